import { sql } from 'kysely';
import type { Tx } from './command-input.ts';

/**
 * Whether the decision of a version of the request is still the last word. The row is held until the transaction ends,
 * so that no other decision comes between the answer and the document that is made current.
 */
export async function isDecisionInForce(db: Tx, requestId: number, version: number): Promise<boolean> {
  await sql`select 1 from loan_request where id = ${requestId} for share`.execute(db);
  const { rows } = await sql<{ version: number }>`
    select e.version from request_event e where e.request_id = ${requestId} and e.action in
      ('approve', 'approveWithDocs', 'changeTerms', 'changeToSubmitted', 'reject', 'docsExpired')
    order by e.id desc limit 1`.execute(db);
  return rows[0]?.version === version;
}
