import { queryOptions } from '@tanstack/react-query';
import { fromWire } from '../../domain/values/money.ts';
import { api, ask } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import type { components } from '../api/schema.gen.ts';

export type PaymentList = components['schemas']['PaymentList'];
export type PaymentItem = components['schemas']['PaymentItem'];
export type PaymentRequest = components['schemas']['PaymentRequest'];
/** Whose screen it is. */
export type Side = 'applicant' | 'staff';

export const paymentListQuery = (requestId: number) =>
  queryOptions({
    queryKey: ['paymentList', requestId],
    queryFn: () => ask(api.GET('/api/PaymentRequest/List', { params: { query: { requestId } } })),
  });

export const paymentLogQuery = (paymentRequestId: number) =>
  queryOptions({
    queryKey: ['paymentRequest', paymentRequestId, 'log'],
    queryFn: () =>
      ask(api.GET('/api/PaymentRequest/GetActionLogManager', { params: { query: { paymentRequestId } } })),
  });

/** Something moved: lists, the payment request, its documents and the account of its loan are asked anew. */
export async function refreshPayments(): Promise<void> {
  await Promise.all(
    ['paymentList', 'paymentRequest', 'paymentDocument', 'loan-account'].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );
}

export const cents = (wire: string): number => fromWire(wire) ?? 0;
