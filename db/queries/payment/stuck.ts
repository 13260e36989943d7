import { sql } from 'kysely';
import type { Database } from '../../connect.ts';
import { closeCaseTasks, openCaseTask } from '../case/tasks.ts';
import { PAYMENT_TASK } from './tables.ts';

/** Flags a payment request that needs a person, or takes the flag away (null); the task `stuck` opens and closes with it. */
export async function flagPayment(
  db: Database,
  paymentRequestId: number,
  code: string | null,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`update payment_request set stuck_code = ${code},
        stuck_since = case when ${code}::text is null then null else coalesce(stuck_since, clock_timestamp()) end
      where id = ${paymentRequestId} and stuck_code is distinct from ${code}::text`.execute(tx);
    const task = { caseId: paymentRequestId, kind: 'stuck', assigneeId: null, dueAt: null };
    if (code !== null) return openCaseTask(tx, PAYMENT_TASK, task);
    const closing = { caseId: paymentRequestId, closedBy: 'healed', kinds: { in: ['stuck'] } };
    await closeCaseTasks(tx, PAYMENT_TASK, closing);
  });
}
