import { Readable } from 'node:stream';
import { newestDocument } from '../../db/queries/document-list.ts';
import { findInvoice, listInvoices, type InvoiceRow } from '../../db/queries/fee-invoices.ts';
import type { InvoiceKind } from '../../domain/invoices/fee-invoice.ts';
import { showsInvoices } from '../../domain/invoices/shown.ts';
import { INVOICE_FILE } from '../../domain/texts/lt/invoice.ts';
import { toWire } from '../../domain/values/money.ts';
import { readCase } from '../case-reads.ts';
import type { Deps } from '../deps.ts';
import { ANY_FILE, defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { fileReply } from '../http/reply.ts';
import { applicantAnd } from '../http/rights.ts';
import type { Session } from '../http/session.ts';
import { ublInvoice } from '../invoices/ubl.ts';
import { time } from '../present/wire-values.ts';
import { feeInvoiceSheet } from '../print/fee-invoice.ts';
import { print } from '../print/print.ts';
import * as wire from '../wire/invoices.ts';
import { idParams } from '../wire/shared.ts';

const present = (row: InvoiceRow, contractId: string | null) => ({
  ContractId: contractId,
  Active: row.active,
  CreatedAt: time(row.issuedAt),
  ContractNumber: row.contractNumber,
  AdministrationFee: toWire(row.feeCents),
  ChangeConditionsFileId: row.kind === 'conditionsChange' ? row.documentId : null,
  id: row.id,
  kind: row.kind,
  number: row.number,
  dueDate: row.dueDate,
});

interface Asked {
  kind: InvoiceKind;
  id: string;
  format: 'pdf' | 'xml';
}

/** Whose request it is not, and who may not see invoices yet, is told what everybody is told: there is none. */
async function download(deps: Deps, session: Session, { kind, id, format }: Asked) {
  const invoice = await findInvoice(deps.db, kind, id);
  if (!invoice) throw new Problem('notFound');
  const row = await readCase(deps, session, invoice.requestId, 'document');
  if (!showsInvoices(row.status)) throw new Problem('notFound');
  const bytes = format === 'xml' ? Buffer.from(ublInvoice(invoice)) : await print(feeInvoiceSheet(invoice));
  return fileReply({
    stream: Readable.from([bytes]),
    name: INVOICE_FILE(invoice.number, format),
    contentType: format === 'xml' ? 'application/xml' : 'application/pdf',
    size: bytes.length,
    inline: format === 'pdf',
  });
}

export const invoiceRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetAdministrationInvoices/{id}',
    access: applicantAnd('readCases'),
    summary: 'Invoices of the contract fee and of changes, the newest first, with those that were replaced',
    params: idParams,
    output: wire.feeInvoices,
    handler: async ({ deps, session, params }) => {
      const row = await readCase(deps, session, params.id, 'case');
      if (!showsInvoices(row.status)) return [];
      const invoices = await listInvoices(deps.db, row.id);
      const contract = await newestDocument(deps.db, row.id, 'Contract');
      return invoices.map((invoice) => present(invoice, contract?.id ?? null));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/DownloadAdministrationInvoice/{id}',
    access: applicantAnd('readCases'),
    rate: 'heavy',
    summary: 'The invoice of the contract fee: PDF, or (`format=xml`) EN 16931 in UBL 2.1',
    params: wire.invoiceParams,
    query: wire.invoiceQuery,
    output: { file: ANY_FILE },
    handler: async ({ deps, session, params, query }) =>
      download(deps, session, { kind: 'administration', ...params, ...query }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/DownloadChangeConditionsInvoice/{id}',
    access: applicantAnd('readCases'),
    rate: 'heavy',
    summary: 'The invoice of a change of conditions: PDF, or (`format=xml`) EN 16931 in UBL 2.1',
    params: wire.invoiceParams,
    query: wire.invoiceQuery,
    output: { file: ANY_FILE },
    handler: async ({ deps, session, params, query }) =>
      download(deps, session, { kind: 'conditionsChange', ...params, ...query }),
  }),
];
