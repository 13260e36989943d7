// Requests as bare rows, one in each status: what a call may reach, without the way there.
import { sql } from 'kysely';
import type { Database } from '../../../db/connect.ts';
import { STATUS_IDS, type StatusId } from '../../../domain/application/status.ts';
import { validForm } from '../../harness/form.ts';

export interface Owner {
  partyId: number;
  userId: string;
  assessorId: string | null;
}

/** A request of the party in this status; answers its number. */
export async function addCase(db: Database, owner: Owner, status: StatusId): Promise<number> {
  const { partyId, userId, assessorId } = owner;
  const wasSubmitted = status !== 1 && status !== 6;
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into loan_request (id, scheme_code, party_id, login_type, status, version, created_by, applicant_name,
        applicant_code, applicant_search, loan_sum_cents, submission_count, submitted_at, first_submitted_at, assessor_id)
      select nextval('loan_request_number'), 'tiesiogines', p.id, 'Company', ${status}, 1, ${userId}::uuid, p.name, p.code,
        lower(p.name), 10000000, ${wasSubmitted ? 1 : 0}, case when ${wasSubmitted} then now() end,
        case when ${wasSubmitted} then now() end, ${assessorId}::uuid
      from party p where p.id = ${partyId} returning id`.execute(tx);
    const { id } = rows[0]!;
    const form = JSON.stringify(validForm());
    await sql`insert into loan_request_form (request_id, form, form_version) values (${id}, ${form}::jsonb, 1)`.execute(
      tx,
    );
    if (wasSubmitted)
      await sql`insert into submission (request_id, no, form, form_version, printout, rule_set_version, limit_cents, submitted_by)
        values (${id}, 1, ${form}::jsonb, 1, '[]'::jsonb, 'tiesiogines/2022-06-01', 100000000, ${userId}::uuid)`.execute(
        tx,
      );
    return id;
  });
}

/** One in each status, by status. */
export async function addCases(
  db: Database,
  owner: Owner,
  statuses: readonly StatusId[] = STATUS_IDS,
): Promise<Map<StatusId, number>> {
  const cases = new Map<StatusId, number>();
  for (const status of statuses) cases.set(status, await addCase(db, owner, status));
  return cases;
}
