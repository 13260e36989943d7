import { sql } from 'kysely';
import type { Tx } from './command-input.ts';

/** Answers the party submitted last with another request that is still there; null when there are none. */
export async function earlierAnswers(
  db: Tx,
  { partyId, but }: { partyId: number; but: number },
): Promise<Record<string, unknown> | null> {
  const { rows } = await sql<{ form: Record<string, unknown> }>`
    select s.form from submission s join loan_request r on r.id = s.request_id
    where r.party_id = ${partyId} and r.id <> ${but} and r.deleted_at is null
    order by s.submitted_at desc limit 1`.execute(db);
  return rows[0]?.form ?? null;
}
