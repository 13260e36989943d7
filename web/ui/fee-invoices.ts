import { queryOptions } from '@tanstack/react-query';
import { INVOICE_FILE } from '../../domain/texts/lt/invoice.ts';
import { api, ask } from '../api/client.ts';
import { download } from '../api/files.ts';
import { showProblem } from '../api/query-client.ts';
import type { components } from '../api/schema.gen.ts';

export type FeeInvoice = components['schemas']['FeeInvoice'];

/** Under `version`: every move of the request may bring an invoice or replace one. */
export const invoicesQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: ['invoices', id, version],
    queryFn: () => ask(api.GET('/api/Request/GetAdministrationInvoices/{id}', { params: { path: { id } } })),
  });

const CALL = {
  administration: 'DownloadAdministrationInvoice',
  conditionsChange: 'DownloadChangeConditionsInvoice',
} as const;

export function downloadInvoice({ id, kind, number }: FeeInvoice, format: 'pdf' | 'xml'): void {
  const path = `/api/Request/${CALL[kind]}/${id}${format === 'xml' ? '?format=xml' : ''}`;
  void download(path, INVOICE_FILE(number, format)).catch(showProblem);
}
