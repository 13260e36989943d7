import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../connect.ts';
import type { DB } from '../../schema.gen.ts';

/** What the tax authority said. Sums are cents; `asOf` is the day the data describe. */
export interface TaxAnswer {
  source: string;
  asOf: string;
  data: unknown;
  exportSumCents: number | null;
  importSumCents: number | null;
}

const TAX_AUTHORITY = 'tax-authority';

interface Closed {
  subjectId: number;
  batchId: string | null;
  reason: string;
}

/**
 * Stores an answer: the snapshot every request of the subject is judged by, the record of the check, and the rows of
 * its mass action, in one transaction. Only the call that finds the check in progress does anything.
 */
export async function concludeCheck(db: Database, checkId: string, answer: TaxAnswer): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const check = await close(
      tx,
      checkId,
      sql`state = 'finished', error_code = null, export_sum_cents = ${answer.exportSumCents}, export_date = ${answer.asOf}::date,
        import_sum_cents = ${answer.importSumCents}, import_date = ${answer.asOf}::date`,
    );
    if (!check) return;
    await sql`with made as (insert into register_snapshot (subject_id, register, source, as_of, data)
        values (${check.subjectId}, ${TAX_AUTHORITY}, ${answer.source}, ${answer.asOf}::date,
          ${JSON.stringify(answer.data)}::jsonb) returning id)
      update vmi_check set snapshot_id = made.id from made where vmi_check.id = ${checkId}::uuid`.execute(tx);
    await closeRows(tx, check, sql`state = 'done'`);
    if (check.reason === 'massCheck') {
      await sql`update loan_request set vmi_checked = true where id in (select request_id from batch_row
        where batch_id = ${check.batchId}::uuid and subject_id = ${check.subjectId} and state = 'done')`.execute(
        tx,
      );
    }
  });
}

/** Ends a check without an answer, and with it the rows of its mass action. `code` says why. */
export async function failCheck(db: Database, checkId: string, code: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const check = await close(tx, checkId, sql`state = 'failed', error_code = ${code}`);
    if (check) await closeRows(tx, check, sql`state = 'failed', error_code = ${code}`);
  });
}

/** Claims the end of a check; null when somebody has ended it. */
async function close(
  tx: Transaction<DB>,
  checkId: string,
  change: RawBuilder<unknown>,
): Promise<Closed | null> {
  const { rows } = await sql<Closed>`update vmi_check set ${change}, finished_at = clock_timestamp()
    where id = ${checkId}::uuid and state = 'inProgress'
    returning subject_id as "subjectId", batch_id as "batchId", reason`.execute(tx);
  return rows[0] ?? null;
}

async function closeRows(
  tx: Transaction<DB>,
  { batchId, subjectId }: Closed,
  change: RawBuilder<unknown>,
): Promise<void> {
  if (batchId === null) return;
  await sql`update batch_row set ${change}, finished_at = clock_timestamp()
    where batch_id = ${batchId}::uuid and subject_id = ${subjectId} and state = 'waiting'`.execute(tx);
}
