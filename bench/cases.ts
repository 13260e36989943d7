import { Client, Connection } from '@temporalio/client';
import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { loadCalendar } from '../db/queries/clocks.ts';
import { loadRequestState } from '../db/queries/request-state.ts';
import { issueProgramToken } from '../db/queries/program-tokens.ts';
import { validForm } from '../tests/harness/form.ts';
import { addStaff } from '../tests/harness/people.ts';
import { WORKFLOW_TYPE, requestStart } from '../workflows/definitions.ts';
import type { BenchPortal } from './portal.ts';

/** Small enough that ten thousand of them fit the budget of the scheme. */
export const SUM_CENTS = 10_000_00;

/**
 * Submitted requests as the transition activity leaves them, each of a company of its own: row, form, clock, task,
 * reservation, event and a finished screening, so that nothing is due and the request waits for staff.
 * The rows are written in bulk; ten thousand real journeys would take hours and end in the same rows.
 */
export async function addSubmittedRequests(db: Database, first: number, count: number): Promise<number[]> {
  const last = first + count - 1;
  const applicant = await anyApplicant(db);
  const form = JSON.stringify(validForm({ sum: (SUM_CENTS / 100).toFixed(2) }));
  await db.transaction().execute(async (tx) => {
    await sql`insert into party (login_type, code, name)
      select 'Company', (300000000 + n)::text, 'Bandomoji įmonė ' || n from generate_series(${first}::int, ${last}::int) n`.execute(
      tx,
    );
    await sql`insert into loan_request (id, scheme_code, party_id, login_type, status, version, created_by, first_submitted_at,
        submitted_at, submission_count, applicant_name, applicant_code, applicant_search, loan_sum_cents, loan_term, deadline_at, deadline_kind)
      select n, 'tiesiogines', p.id, 'Company', 2, 2, ${applicant}::uuid, now(), now(), 1, p.name, p.code, lower(p.name),
        ${SUM_CENTS}::bigint, 24, now() + interval '28 days', 'evaluation'
      from generate_series(${first}::int, ${last}::int) n join party p on p.login_type = 'Company' and p.code = (300000000 + n)::text`.execute(
      tx,
    );
    await sql`insert into loan_request_form (request_id, form, form_version)
      select n, ${form}::jsonb, 1 from generate_series(${first}::int, ${last}::int) n`.execute(tx);
    await sql`insert into clock (request_id, kind, length, started_at, due_at, calendar_version)
      select n, 'evaluation', 20, now(), now() + interval '28 days', 'bench' from generate_series(${first}::int, ${last}::int) n`.execute(
      tx,
    );
    await sql`insert into staff_task (request_id, kind, due_at)
      select n, 'takeRequest', now() + interval '28 days' from generate_series(${first}::int, ${last}::int) n`.execute(
      tx,
    );
    await sql`insert into reservation (request_id, scheme_code, borrower_code, cents, hold)
      select n, 'tiesiogines', (300000000 + n)::text, ${SUM_CENTS}::bigint, 'reserved' from generate_series(${first}::int, ${last}::int) n`.execute(
      tx,
    );
    await sql`update scheme_budget set reserved_cents = reserved_cents + ${count * SUM_CENTS}::bigint
      where scheme_code = 'tiesiogines'`.execute(tx);
    await sql`insert into request_event (request_id, version, action, from_status, to_status, actor_id, actor_role, command_id)
      select n, 2, 'submit', 1, 2, ${applicant}::uuid, 'applicant', 'bench-submit-' || n from generate_series(${first}::int, ${last}::int) n`.execute(
      tx,
    );
    await sql`insert into aml_check (request_id, subject_role, subject_name, query, has_sanctions, has_pep, checked_at)
      select n, 'applicant', '', '', false, false, now() + interval '1 second' from generate_series(${first}::int, ${last}::int) n`.execute(
      tx,
    );
  });
  await sql`analyze`.execute(db);
  return Array.from({ length: count }, (_, index) => first + index);
}

async function anyApplicant(db: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into app_user (kind, personal_code, first_name, last_name)
    values ('applicant', '38001010000', 'Bandomasis', 'Pareiškėjas')
    on conflict (kind, personal_code) do update set active = true returning id`.execute(db);
  return rows[0]!.id;
}

const STARTS_AT_ONCE = 32;

/** Starts the workflow of each request from what the database says of it, the way a lost workflow is started again. */
export async function startWorkflows(
  portal: BenchPortal,
  db: Database,
  ids: readonly number[],
): Promise<void> {
  const connection = await Connection.connect({ address: portal.temporalAddress });
  const client = new Client({ connection, namespace: portal.namespace });
  const clocks = await loadCalendar(db, null);
  const waiting = [...ids];
  const startNext = async (): Promise<void> => {
    for (let requestId = waiting.pop(); requestId !== undefined; requestId = waiting.pop()) {
      const resumeFrom = (await loadRequestState(db, requestId, clocks)) ?? undefined;
      await client.workflow.start(WORKFLOW_TYPE.loanRequest, {
        ...requestStart(requestId),
        taskQueue: portal.taskQueue,
        args: [{ requestId, resumeFrom }],
      });
    }
  };
  await Promise.all(Array.from({ length: STARTS_AT_ONCE }, startNext));
  await connection.close();
}

/**
 * Waits until so many submitted requests wait in the engine: a workflow shows its status in its first step, so by then
 * nothing is left to do for any of them.
 */
export async function untilParked(portal: BenchPortal, count: number): Promise<void> {
  const connection = await Connection.connect({ address: portal.temporalAddress });
  const client = new Client({ connection, namespace: portal.namespace });
  let seen = -1;
  while (seen < count) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    ({ count: seen } = await client.workflow.count(
      'LoanStatus = "submitted" and ExecutionStatus = "Running"',
    ));
  }
  await connection.close();
}

/** A manager's token, of the kind programs have. */
export async function managerToken(db: Database): Promise<string> {
  const userId = await addStaff(db, 'kristina');
  return issueProgramToken(db, { userId, label: 'bench', days: 1 });
}
