import { sql } from 'kysely';
import type { PaymentFileType } from '../../../domain/payment/files.ts';
import type { PaymentStatusId } from '../../../domain/payment/status.ts';
import type { Tx } from '../../connect.ts';
import type { ScanState } from '../../files/scanner.ts';

export interface PaymentFile {
  id: string;
  paymentRequestId: number;
  /** Null: of the payment request itself. */
  documentId: number | null;
  type: PaymentFileType;
  fileName: string;
  contentType: string;
  size: number;
  sha256: string;
  storageKey: string;
  uploadedAt: Date;
  /** Staff added it. */
  byStaff: boolean;
  scanState: ScanState;
}

const COLUMNS = sql`f.id, f.payment_request_id as "paymentRequestId", f.document_id as "documentId", f.type,
  f.file_name as "fileName", f.content_type as "contentType", f.size_bytes as size, f.sha256,
  f.storage_key as "storageKey", f.uploaded_at as "uploadedAt", u.kind = 'staff' as "byStaff",
  f.scan_state as "scanState"`;

/** Files of a payment request and of its documents, in the order they came. */
export async function listPaymentFiles(tx: Tx, paymentRequestId: number): Promise<PaymentFile[]> {
  const { rows } =
    await sql<PaymentFile>`select ${COLUMNS} from payment_file f join app_user u on u.id = f.uploaded_by
    left join payment_document d on d.id = f.document_id
    where f.payment_request_id = ${paymentRequestId} and f.deleted_at is null and d.deleted_at is null
    order by f.uploaded_at, f.id`.execute(tx);
  return rows;
}

export interface NewPaymentFile {
  paymentRequestId: number;
  documentId: number | null;
  type: PaymentFileType;
  fileName: string;
  contentType: string;
  stored: { storageKey: string; sha256: string; size: number };
  scanState: Exclude<ScanState, 'infected'>;
  uploadedBy: string;
  representativeId: string | null;
  /** Storing the same upload again adds nothing. */
  uploadKey: string;
}

/** Adds a file whose bytes are stored, if the payment request is still in one of `statuses`. Null: it is not. */
export async function insertPaymentFile(
  tx: Tx,
  made: NewPaymentFile,
  statuses: readonly PaymentStatusId[],
): Promise<{ id: string; isNew: boolean } | null> {
  const { rows } = await sql<{ id: string }>`
    insert into payment_file (payment_request_id, document_id, type, file_name, content_type, size_bytes, sha256,
      storage_key, uploaded_by, representative_id, upload_key, scan_state, scanned_at)
    select p.id, ${made.documentId}::bigint, ${made.type}::smallint, ${made.fileName}, ${made.contentType},
      ${made.stored.size}::bigint, ${made.stored.sha256}, ${made.stored.storageKey}, ${made.uploadedBy}::uuid,
      ${made.representativeId}::uuid, ${made.uploadKey}, ${made.scanState},
      case when ${made.scanState} = 'clean' then clock_timestamp() end
    from (select id from payment_request where id = ${made.paymentRequestId}
      and status = any(${[...statuses]}::smallint[]) for share) p
    on conflict (upload_key) do nothing returning id`.execute(tx);
  if (rows[0]) return { id: rows[0].id, isNew: true };
  const old = await sql<{
    id: string;
  }>`select id from payment_file where upload_key = ${made.uploadKey}`.execute(tx);
  return old.rows[0] ? { id: old.rows[0].id, isNew: false } : null;
}

/** Marks a file as deleted while the payment request is in one of `statuses`; the bytes stay for the record. */
export async function deletePaymentFile(
  tx: Tx,
  { id, paymentRequestId }: PaymentFile,
  statuses: readonly PaymentStatusId[],
): Promise<boolean> {
  const { numAffectedRows } = await sql`update payment_file f set deleted_at = clock_timestamp()
    from (select id from payment_request where id = ${paymentRequestId}
      and status = any(${[...statuses]}::smallint[]) for share) p
    where f.id = ${id}::uuid and f.payment_request_id = p.id and f.deleted_at is null`.execute(tx);
  return Number(numAffectedRows) > 0;
}
