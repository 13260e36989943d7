import { queryOptions } from '@tanstack/react-query';
import type { BillSide, BillStatusId } from '../../domain/bills/moves.ts';
import type { Tone } from '../../domain/texts/lt/status.ts';
import { api, ask } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import type { components } from '../api/schema.gen.ts';

export type Bill = components['schemas']['Invoice'];
export type OpenBill = components['schemas']['OpenInvoice'];
export type TenantBills = components['schemas']['TenantInvoices'];
export type NewBills = components['schemas']['CanConfirmInvoices'];
export type Leases = NonNullable<TenantBills['Leases']>;

const KEY = 'bills';

export const tenantBillsQuery = (requestId: number | null) =>
  queryOptions({
    queryKey: [KEY, 'tenant', requestId],
    queryFn: () =>
      ask(api.GET('/api/Invoice/TenantList', { params: { query: requestId === null ? {} : { requestId } } })),
  });

export const ownerBillsQuery = queryOptions({
  queryKey: [KEY, 'owner'],
  queryFn: () => ask(api.GET('/api/Invoice/OwnerList')),
});

export const managerBillsQuery = (query: { requestId?: number; onlyNew?: boolean; page: number }) =>
  queryOptions({
    queryKey: [KEY, 'staff', query],
    queryFn: () => ask(api.GET('/api/Invoice/ManagerList', { params: { query } })),
  });

const GET_OF = {
  tenant: '/api/Invoice/GetByTenant',
  owner: '/api/Invoice/GetByOwner',
  staff: '/api/Invoice/ManagerGet',
} as const;

export const billQuery = (side: BillSide, invoiceId: number) =>
  queryOptions({
    queryKey: [KEY, 'one', side, invoiceId],
    queryFn: () => ask(api.GET(GET_OF[side], { params: { query: { invoiceId } } })),
  });

export const newBillsQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, 'new', id],
    queryFn: () =>
      ask(api.GET('/api/Request/CanConfirmInvoicesFromManager/{id}', { params: { path: { id } } })),
  });

/** Something moved: every list and bill is asked anew, and what the header knows of them. */
export async function refreshBills(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [KEY] }),
    queryClient.invalidateQueries({ queryKey: ['me'] }),
  ]);
}

/** '2020-05-01' → '2020-05' */
export const monthOf = ({ RentDate }: Pick<Bill, 'RentDate'>): string => RentDate.slice(0, 7);

/** A word is a status's; the tone also says whether the matter is over. */
export function toneOf({ InvoiceStatusId: status, FundedDate }: Bill): Tone {
  if (FundedDate) return 'success';
  return ({ 1: 'gray', 2: 'brand', 3: 'warning', 4: 'danger', 5: 'brand' } as const)[status as BillStatusId];
}
