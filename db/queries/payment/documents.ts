import { sql } from 'kysely';
import type { DocumentValues } from '../../../domain/payment/document-fields.ts';
import type { Split } from '../../../domain/payment/remainders.ts';
import type { Tx } from '../../connect.ts';

export interface PaymentDocument extends DocumentValues {
  id: number;
  paymentRequestId: number;
  number: number;
  /** As the required sum was split when the applicant saved it. */
  asked: Split;
  /** Evaluator's values of the applicant's fields, by their names inside. */
  managerValues: Partial<DocumentValues>;
  managerComment: string;
  isManagerEdited: boolean;
  isApproved: boolean;
  isReturned: boolean;
  isUnpaid: boolean;
  /** Of the applicant's last save: tells two windows apart. */
  formVersion: number;
}

type Row = Omit<PaymentDocument, 'asked'> & { askedTurnover: number; askedInvestment: number };

const COLUMNS = sql`d.id, d.payment_request_id as "paymentRequestId", d.number,
  d.supplier_is_company as "supplierIsCompany", d.supplier_name as "supplierName", d.supplier_code as "supplierCode",
  d.document_number as "documentNumber", d.document_date as "documentDate", d.document_cents as "documentCents",
  d.required_cents as "requiredCents", d.comment, d.funds_origin_1 as "fundsOrigin1", d.funds_cents_1 as "fundsCents1",
  d.funds_origin_2 as "fundsOrigin2", d.funds_cents_2 as "fundsCents2", d.investment_cents as "investmentCents",
  d.turnover_cents as "turnoverCents", d.asked_turnover_cents as "askedTurnover",
  d.asked_investment_cents as "askedInvestment", d.manager_values as "managerValues",
  d.manager_comment as "managerComment", d.is_manager_edited as "isManagerEdited", d.is_approved as "isApproved",
  d.is_returned as "isReturned", d.is_unpaid as "isUnpaid",
  (select coalesce(max(e.id), 0) from payment_event e where e.payment_request_id = d.payment_request_id
    and e.action in ('addDocument', 'saveDocument') and e.details->>'documentId' = d.id::text) as "formVersion"`;

const documentOf = ({ askedTurnover, askedInvestment, ...row }: Row): PaymentDocument => ({
  ...row,
  asked: { turnoverCents: askedTurnover, investmentCents: askedInvestment },
});

/** Documents of a payment request in their order. */
export async function listPaymentDocuments(tx: Tx, paymentRequestId: number): Promise<PaymentDocument[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} from payment_document d
    where d.payment_request_id = ${paymentRequestId} and d.deleted_at is null order by d.number`.execute(tx);
  return rows.map(documentOf);
}

/** One document that is not deleted; null when it is not there. */
export async function findPaymentDocument(tx: Tx, documentId: number): Promise<PaymentDocument | null> {
  const { rows } = await sql<Row>`select ${COLUMNS} from payment_document d
    where d.id = ${documentId} and d.deleted_at is null`.execute(tx);
  return rows[0] ? documentOf(rows[0]) : null;
}

/** What the document says now, the evaluator's values in place of the applicant's. */
export function standingValues(document: PaymentDocument): DocumentValues {
  return { ...document, ...document.managerValues };
}

export interface NewPaymentDocument {
  paymentRequestId: number;
  /** Null: a new one. */
  documentId: number | null;
  values: DocumentValues;
  asked: Split;
  actorId: string;
  /** Saving the same again makes no second one. */
  saveKey: string;
}

/**
 * Writes what an applicant entered; what an evaluator had entered about it before is about something else now. Answers its
 * id, null when there is no such document of the request.
 */
export async function savePaymentDocument(tx: Tx, given: NewPaymentDocument): Promise<number | null> {
  const { values: v, asked, paymentRequestId } = given;
  if (given.documentId !== null) {
    const { rows } = await sql<{ id: number }>`update payment_document set
        supplier_is_company = ${v.supplierIsCompany}, supplier_name = ${v.supplierName},
        supplier_code = ${v.supplierCode}, document_number = ${v.documentNumber},
        document_date = ${v.documentDate}::date, document_cents = ${v.documentCents},
        required_cents = ${v.requiredCents}, comment = ${v.comment}, funds_origin_1 = ${v.fundsOrigin1},
        funds_cents_1 = ${v.fundsCents1}, funds_origin_2 = ${v.fundsOrigin2}, funds_cents_2 = ${v.fundsCents2},
        asked_investment_cents = ${asked.investmentCents}, asked_turnover_cents = ${asked.turnoverCents},
        investment_cents = ${asked.investmentCents}, turnover_cents = ${asked.turnoverCents},
        manager_values = '{}', is_manager_edited = false
      where id = ${given.documentId} and payment_request_id = ${paymentRequestId} and deleted_at is null
      returning id`.execute(tx);
    return rows[0]?.id ?? null;
  }
  const { rows } = await sql<{ id: number }>`
    insert into payment_document (payment_request_id, number, supplier_is_company, supplier_name, supplier_code,
      document_number, document_date, document_cents, required_cents, comment, funds_origin_1, funds_cents_1,
      funds_origin_2, funds_cents_2, asked_investment_cents, asked_turnover_cents, investment_cents, turnover_cents,
      created_by, save_key)
    select ${paymentRequestId}, coalesce(max(o.number), 0) + 1, ${v.supplierIsCompany}::boolean, ${v.supplierName},
      ${v.supplierCode}, ${v.documentNumber}, ${v.documentDate}::date, ${v.documentCents}::bigint,
      ${v.requiredCents}::bigint, ${v.comment}, ${v.fundsOrigin1}::smallint, ${v.fundsCents1}::bigint,
      ${v.fundsOrigin2}::smallint, ${v.fundsCents2}::bigint, ${asked.investmentCents}::bigint,
      ${asked.turnoverCents}::bigint, ${asked.investmentCents}::bigint, ${asked.turnoverCents}::bigint,
      ${given.actorId}::uuid, ${given.saveKey}
    from payment_document o where o.payment_request_id = ${paymentRequestId}
    on conflict (save_key) do update set save_key = excluded.save_key returning id`.execute(tx);
  return rows[0]!.id;
}

/** Marks a document as deleted; false when it was not there. */
export async function deletePaymentDocument(tx: Tx, document: PaymentDocument): Promise<boolean> {
  const { numAffectedRows } = await sql`update payment_document set deleted_at = clock_timestamp()
    where id = ${document.id} and deleted_at is null`.execute(tx);
  return Number(numAffectedRows) > 0;
}

/** Evaluator's values beside the applicant's: those of the applicant's fields, the funded sums, the note. */
export async function storeEvaluation(
  tx: Tx,
  documentId: number,
  { values, note }: { values: Partial<DocumentValues>; note: string },
): Promise<void> {
  const { investmentCents, turnoverCents, ...others } = values;
  await sql`update payment_document set manager_values = manager_values || ${JSON.stringify(others)}::jsonb,
      investment_cents = coalesce(${investmentCents ?? null}::bigint, investment_cents),
      turnover_cents = coalesce(${turnoverCents ?? null}::bigint, turnover_cents),
      manager_comment = ${note}, is_manager_edited = true
    where id = ${documentId}`.execute(tx);
}
