import { sql } from 'kysely';
import { PaymentStatus, type PaymentStatusId } from '../../../domain/payment/status.ts';
import type { Tx } from '../../connect.ts';

export interface Duplicate {
  /** Whose likeness it is. */
  of: number;
  documentId: number;
  paymentRequestId: number;
  requestId: number;
  number: number;
  status: PaymentStatusId;
}

/**
 * Documents of the same supplier, number, date and sum as those of a payment request. For staff across the portal, by what
 * stands after evaluators' corrections; for an applicant (`partyId`) their party's own, by what they entered, and of no
 * request that was rejected.
 */
export async function findDuplicates(
  tx: Tx,
  paymentRequestId: number,
  partyId: number | null,
): Promise<Duplicate[]> {
  const { rows } =
    partyId === null ? await across(tx, paymentRequestId) : await own(tx, paymentRequestId, partyId);
  return rows;
}

const COLUMNS = sql`d.id as of, o.id as "documentId", o.payment_request_id as "paymentRequestId",
  p.request_id as "requestId", p.number, p.status`;

/** Spaces and letters' case of a number say nothing. */
const plain = (text: ReturnType<typeof sql>) => sql`upper(regexp_replace(${text}, '\\s', '', 'g'))`;

const across = (tx: Tx, paymentRequestId: number) => {
  const standing = (alias: 'd' | 'o', key: string, column: string) =>
    sql`coalesce(${sql.ref(`${alias}.manager_values`)}->>${sql.lit(key)}, ${sql.ref(`${alias}.${column}`)}::text)`;
  const same = (key: string, column: string) => {
    const [one, other] = [standing('d', key, column), standing('o', key, column)];
    return sql`${plain(one)} = ${plain(other)}`;
  };
  return sql<Duplicate>`select ${COLUMNS} from payment_document d
    join payment_document o on o.id <> d.id and o.deleted_at is null
      and coalesce((o.manager_values->>'documentCents')::bigint, o.document_cents)
        = coalesce((d.manager_values->>'documentCents')::bigint, d.document_cents)
      and ${same('documentDate', 'document_date')} and ${same('supplierCode', 'supplier_code')}
      and ${same('documentNumber', 'document_number')}
    join payment_request p on p.id = o.payment_request_id
    where d.payment_request_id = ${paymentRequestId} and d.deleted_at is null order by d.number, o.id`.execute(
    tx,
  );
};

const own = (tx: Tx, paymentRequestId: number, partyId: number) =>
  sql<Duplicate>`select ${COLUMNS} from payment_document d
    join payment_document o on o.id <> d.id and o.deleted_at is null and o.document_cents = d.document_cents
      and o.document_date = d.document_date and ${plain(sql`o.supplier_code`)} = ${plain(sql`d.supplier_code`)}
      and ${plain(sql`o.document_number`)} = ${plain(sql`d.document_number`)}
    join payment_request p on p.id = o.payment_request_id and p.status <> ${PaymentStatus.rejected}
    join loan_request r on r.id = p.request_id and r.party_id = ${partyId} and r.deleted_at is null
    where d.payment_request_id = ${paymentRequestId} and d.deleted_at is null order by d.number, o.id`.execute(
    tx,
  );
