import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import type { components } from '../api/schema.gen.ts';

export type OpenDocument = components['schemas']['OpenPrDocument'];
export type PaymentRequest = components['schemas']['PaymentRequest'];
export type ListedDocument = PaymentRequest['DocumentsInfo']['Documents'][number];
export type PaymentFile = components['schemas']['PaymentFile'];

export const documentQuery = (documentId: number) =>
  queryOptions({
    queryKey: ['paymentDocument', documentId],
    queryFn: () => ask(api.GET('/api/PaymentRequest/GetPrDocument', { params: { query: { documentId } } })),
  });

export const paymentQuery = (paymentRequestId: number) =>
  queryOptions({
    queryKey: ['paymentRequest', paymentRequestId],
    queryFn: () => ask(api.GET('/api/PaymentRequest/Get', { params: { query: { paymentRequestId } } })),
  });

/** A document was saved, or a file of it came or went: whatever shows it asks again. */
export async function refreshPayment(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['paymentDocument'] }),
    queryClient.invalidateQueries({ queryKey: ['paymentRequest'] }),
  ]);
}
