import { sql } from 'kysely';
import type { Database } from '../../connect.ts';
import { closeCaseTasks, openCaseTask } from '../case/tasks.ts';
import { ACTIONS_LOST } from '../stuck.ts';
import { PAYMENT_TASK } from './tables.ts';

/**
 * Flags a payment request that needs a person, or takes the flag away (null); what a restore has lost is flagged again
 * underneath. The task `stuck` opens and closes with it.
 */
export async function flagPayment(
  db: Database,
  paymentRequestId: number,
  code: string | null,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ lost: boolean }>`select exists (select 1 from reconcile_finding f
      where f.payment_request_number = ${paymentRequestId} and f.needs_person and f.acknowledged_at is null) as lost`.execute(
      tx,
    );
    const flag = code ?? (rows[0]!.lost ? ACTIONS_LOST : null);
    await sql`update payment_request set stuck_code = ${flag},
        stuck_since = case when ${flag}::text is null then null else coalesce(stuck_since, clock_timestamp()) end
      where id = ${paymentRequestId} and stuck_code is distinct from ${flag}::text`.execute(tx);
    const task = { caseId: paymentRequestId, kind: 'stuck', assigneeId: null, dueAt: null };
    if (flag !== null) return openCaseTask(tx, PAYMENT_TASK, task);
    const closing = { caseId: paymentRequestId, closedBy: 'healed', kinds: { in: ['stuck'] } };
    await closeCaseTasks(tx, PAYMENT_TASK, closing);
  });
}
