import { sql, type Kysely, type Migration } from 'kysely';

/** What the list narrows by and the row itself says; an index that holds it answers without looking at the rows (0073). */
const NARROWED_BY = [
  'submitted_at',
  'first_submitted_at',
  'approved_at',
  'decided_at',
  'contract_signing_time',
  'assessor_id',
  'status',
  'conditions_changed',
  'all_evaluation_completed',
  'scheme_code',
];
const SUM = 'coalesce(invega_loan_sum_cents, loan_sum_cents)';
// An expression of an index is not read from it; what it is made of is.
const SUMS = ['invega_loan_sum_cents', 'loan_sum_cents'];

/** An order of the list: its keys, and what is held beside those and `NARROWED_BY`. */
function order(name: string, keys: string, held: readonly string[] = []): string {
  const columns = [...NARROWED_BY.filter((column) => !keys.startsWith(column)), ...held];
  return `create index loan_request_by_${name} on loan_request (${keys}) include (${columns.join(', ')})
    where deleted_at is null`;
}

/**
 * The indexes of the orders hold what is filtered by, in place of those that held the order alone: a walk to the last page
 * offered fetched each row it passed. Before, 270 MB at a million requests; now 925 MB.
 */
const STATEMENTS = [
  order('id', 'id'),
  order('deadline', 'deadline_at, id'),
  order('deadline_down', 'deadline_at desc nulls last, id desc'),
  order('submitted', 'submitted_at, id'),
  order('submitted_down', 'submitted_at desc nulls last, id desc'),
  order('sum', `(${SUM}), id`, SUMS),
  order('sum_down', `(${SUM}) desc nulls last, id desc`, SUMS),
  order('name', 'applicant_name collate "lt-x-icu", id', ['applicant_search']),
  order('status', 'status, id'),
  `drop index loan_request_deadline, loan_request_deadline_down, loan_request_submitted, loan_request_submitted_down,
    loan_request_sum, loan_request_sum_down, loan_request_name, loan_request_status_id`,
  // Which codes a request has had, without its events.
  `create index request_event_of_request on request_event (request_id, id) include (log_codes)`,
  `drop index request_event_request`,
  `create index reservation_reserved on reservation (request_id) where hold = 'reserved'`,
  // Clocks that run, as „overdue“ asks for them; those that are paused or have stopped are not in it.
  `create index clock_running on clock (due_at) include (request_id, kind)
    where stopped_at is null and not jsonb_path_exists(pauses, '$[*] ? (@.to == null)')`,
];

export const listFromIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
