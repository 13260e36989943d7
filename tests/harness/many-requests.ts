import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { addApplicant } from './people.ts';

/**
 * Requests in status 2 as bare rows, one for each code given (a code given twice has two), in that order. For tests of
 * what staff do with many at once; real journeys would take minutes. Answers their numbers.
 */
export async function addManyRequests(db: Database, codes: readonly string[]): Promise<number[]> {
  const { userId } = await addApplicant(db);
  await sql`insert into party (login_type, code, name)
    select distinct 'Company', code, 'UAB Bandymas ' || code from unnest(${[...codes]}::text[]) code
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into loan_request (id, scheme_code, party_id, login_type, status, version, created_by, submitted_at,
      first_submitted_at, submission_count, applicant_name, applicant_code, applicant_search, loan_sum_cents)
    select nextval('loan_request_number'), 'tiesiogines', p.id, 'Company', 2, 2, ${userId}::uuid, now(), now(), 1,
      p.name, p.code, lower(p.name), 10000000
    from unnest(${[...codes]}::text[]) with ordinality as given (code, no)
      join party p on p.login_type = 'Company' and p.code = given.code
    order by given.no returning id`.execute(db);
  return rows.map(({ id }) => id);
}
