import { sql } from 'kysely';
import type { Tx } from '../../connect.ts';

/** Notes a try that an outside service failed, for a request: `cause` names it (domain/repair/cause.ts). */
export async function noteTry(db: Tx, cause: string, requestId: number): Promise<void> {
  await sql`insert into failed_try (cause, request_id) values (${cause}, ${requestId})`.execute(db);
}

/** It answered: what it failed before no longer waits for anybody. Costs a look at the index where nothing failed. */
export async function forgetTries(db: Tx, cause: string, requestId: number): Promise<void> {
  await sql`delete from failed_try where cause = ${cause} and request_id = ${requestId}`.execute(db);
}
