import { sql } from 'kysely';
import { closeTask, openTask } from './tasks.ts';
import type { Database } from '../connect.ts';

/**
 * Flags a request that needs a person (a code such as `screening:unavailable`), or takes the flag away (null).
 * The task `stuck` opens and closes with it.
 */
export async function flagStuck(db: Database, requestId: number, code: string | null): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`update loan_request set stuck_code = ${code},
      stuck_since = case when ${code}::text is null then null else coalesce(stuck_since, clock_timestamp()) end
      where id = ${requestId} and stuck_code is distinct from ${code}::text`.execute(tx);
    if (code === null) await closeTask(tx, requestId, 'stuck', 'healed');
    else await openTask(tx, 'stuck', { requestId, assessorId: null, clocks: [] });
  });
}
