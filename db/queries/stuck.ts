import { sql } from 'kysely';
import { noteTry } from './repair/tries.ts';
import { closeTask, openTask } from './tasks.ts';
import type { Database } from '../connect.ts';

/** A restore took back moves that somebody was told were done; it stays until a person has looked at every finding. */
export const ACTIONS_LOST = 'restore:actionsLost';

/**
 * Flags a request that needs a person (a code such as `screening:unavailable`), or takes the flag away (null). What a
 * restore has lost is flagged again underneath. The task `stuck` opens and closes with it.
 */
export async function flagStuck(db: Database, requestId: number, code: string | null): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ lost: boolean }>`select exists (select 1 from reconcile_finding f
      where f.request_number = ${requestId} and f.needs_person and f.acknowledged_at is null) as lost`.execute(
      tx,
    );
    const flag = code ?? (rows[0]!.lost ? ACTIONS_LOST : null);
    await sql`update loan_request set stuck_code = ${flag},
      stuck_since = case when ${flag}::text is null then null else coalesce(stuck_since, clock_timestamp()) end
      where id = ${requestId} and stuck_code is distinct from ${flag}::text`.execute(tx);
    if (code !== null) await noteTry(tx, `work:${code}`, requestId);
    if (flag === null) await closeTask(tx, requestId, 'stuck', 'healed');
    else await openTask(tx, 'stuck', { requestId, assessorId: null, clocks: [] });
  });
}
