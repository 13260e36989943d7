import { sql } from 'kysely';
import { addressLine } from '../../domain/forms/read-only-values.ts';
import {
  INVOICE_KINDS,
  invoiceDueDate,
  invoiceFeeCents,
  type Buyer,
  type FeeInvoice,
  type InvoiceKind,
  type Seller,
} from '../../domain/invoices/fee-invoice.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { type Holidays } from '../../domain/values/working-days.ts';
import type { Tx } from './command-input.ts';
import { currentDocument } from './documents.ts';
import { nameOfParty } from './parties.ts';
import { loadSnapshots } from './registers.ts';

export interface InvoiceRow extends FeeInvoice {
  id: string;
  requestId: number;
  /** The contract or the change of conditions it is for. */
  documentId: string;
  active: boolean;
  issuedAt: Date;
}

export interface Issue {
  requestId: number;
  kinds: readonly InvoiceKind[];
  contractNumber: string;
  /** The loan the fee is reckoned from. */
  loanCents: number;
  borrower: { partyId: number; partyCode: string; isCompany: boolean };
  seller: Seller;
  holidays: Holidays | undefined;
  /** ISO instant of the transition. */
  now: string;
  commandId: string;
}

/**
 * Issues invoices in the transaction of the move that they follow from. The series is the last lock a transaction takes: its
 * row is held until the end, so numbers follow each other without a gap and in the order of the commits.
 */
export async function issueInvoices(tx: Tx, issue: Issue): Promise<void> {
  if (issue.kinds.length === 0) return;
  const buyer = await buyerOf(tx, issue.borrower);
  for (const kind of INVOICE_KINDS)
    if (issue.kinds.includes(kind)) await issueOne(tx, { ...issue, kind, buyer });
}

async function issueOne(tx: Tx, issue: Issue & { kind: InvoiceKind; buyer: Buyer }): Promise<void> {
  const { requestId, kind, now, loanCents } = issue;
  const document = await currentDocument(
    tx,
    requestId,
    kind === 'administration' ? 'Contract' : 'ChangeConditions',
  );
  if (!document) throw new Error(`an invoice without its document: ${kind}`);
  const issuedOn = vilniusDate(now);
  const replaced = kind === 'administration' ? await deactivate(tx, requestId) : null;
  await tx
    .insertInto('fee_invoice')
    .values({
      request_id: requestId,
      kind,
      number: await nextNumber(tx, issuedOn.slice(0, 4)),
      contract_number: issue.contractNumber,
      document_id: document.id,
      fee_cents: invoiceFeeCents(kind, loanCents),
      loan_cents: loanCents,
      seller: JSON.stringify(issue.seller),
      buyer: JSON.stringify(issue.buyer),
      issued_at: now,
      due_date: invoiceDueDate(issuedOn, issue.holidays),
      replaces: replaced,
      command_id: issue.commandId,
    })
    .execute();
}

/** The administration invoice in force stays in sight, and counts no more. */
async function deactivate(tx: Tx, requestId: number): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`update fee_invoice set active = false
    where request_id = ${requestId} and kind = 'administration' and active returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** „VP-2026-00001“: a series a year, without gaps. */
export async function nextNumber(tx: Tx, year: string): Promise<string> {
  const series = `VP-${year}`;
  const { rows } = await sql<{
    no: number;
  }>`insert into invoice_series (series, last_no) values (${series}, 1)
    on conflict (series) do update set last_no = invoice_series.last_no + 1 returning last_no as no`.execute(
    tx,
  );
  return `${series}-${String(rows[0]!.no).padStart(5, '0')}`;
}

/** The borrower as the register knows the company; of a person the name alone. */
async function buyerOf(tx: Tx, { partyId, partyCode, isCompany }: Issue['borrower']): Promise<Buyer> {
  const { name } = await nameOfParty(tx, partyId);
  if (!isCompany) return { name, code: null, address: null };
  const entity = (await loadSnapshots(tx, 'company', partyCode))['legal-entities']?.data;
  return {
    name: entity?.name ?? name,
    code: partyCode,
    address: entity?.address ? addressLine(entity.address) : null,
  };
}

const COLUMNS = sql`i.id, i.request_id as "requestId", i.document_id as "documentId", i.kind, i.number, i.active,
  i.contract_number as "contractNumber", i.fee_cents as "feeCents", i.loan_cents as "loanCents", i.seller, i.buyer,
  i.issued_at as "issuedAt", to_char(i.due_date, 'YYYY-MM-DD') as "dueDate",
  case when o.id is not null then jsonb_build_object('number', o.number,
    'issuedOn', to_char(o.issued_at at time zone 'Europe/Vilnius', 'YYYY-MM-DD')) end as replaces`;

const invoiceOf = (row: Omit<InvoiceRow, 'issuedOn'>): InvoiceRow => ({
  ...row,
  issuedOn: vilniusDate(row.issuedAt.toISOString()),
});

/** Invoices of a request, the newest first; replaced ones too. */
export async function listInvoices(db: Tx, requestId: number): Promise<InvoiceRow[]> {
  const { rows } = await sql<Omit<InvoiceRow, 'issuedOn'>>`select ${COLUMNS}
    from fee_invoice i left join fee_invoice o on o.id = i.replaces
    where i.request_id = ${requestId} order by i.issued_at desc, i.number desc`.execute(db);
  return rows.map(invoiceOf);
}

/**
 * An invoice of a kind by its own id or by that of the document it is for (the specification's table names only that one);
 * of several for a document the one in force.
 */
export async function findInvoice(db: Tx, kind: InvoiceKind, id: string): Promise<InvoiceRow | null> {
  const { rows } = await sql<Omit<InvoiceRow, 'issuedOn'>>`select ${COLUMNS}
    from fee_invoice i left join fee_invoice o on o.id = i.replaces
    where i.kind = ${kind} and (i.id = ${id}::uuid or i.document_id = ${id}::uuid)
    order by (i.id = ${id}::uuid) desc, i.active desc, i.issued_at desc limit 1`.execute(db);
  return rows[0] ? invoiceOf(rows[0]) : null;
}
