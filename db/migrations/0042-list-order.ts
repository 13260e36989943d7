import { sql, type Kysely, type Migration } from 'kysely';

/** Every order of the staff's list and every filter of it has an index, so that a page costs the same at a million (0073). */
const LIVE = 'where deleted_at is null';
const STATEMENTS = [
  `create index loan_request_deadline_down on loan_request (deadline_at desc nulls last, id desc) ${LIVE}`,
  `create index loan_request_submitted on loan_request (submitted_at, id) ${LIVE}`,
  `create index loan_request_submitted_down on loan_request (submitted_at desc nulls last, id desc) ${LIVE}`,
  `create index loan_request_sum on loan_request ((coalesce(invega_loan_sum_cents, loan_sum_cents)), id) ${LIVE}`,
  `create index loan_request_sum_down on loan_request
    ((coalesce(invega_loan_sum_cents, loan_sum_cents)) desc nulls last, id desc) ${LIVE}`,
  `create index loan_request_name on loan_request (applicant_name collate "lt-x-icu", id) ${LIVE}`,
  `create index loan_request_status_id on loan_request (status, id) ${LIVE}`,
  `create index loan_request_status_since on loan_request (status, status_changed_at) ${LIVE}`,
  `create index loan_request_first_submitted on loan_request (first_submitted_at) ${LIVE}`,
  `create index loan_request_approved on loan_request (approved_at) where deleted_at is null and approved_at is not null`,
  `create index loan_request_decided on loan_request (decided_at) where deleted_at is null and decided_at is not null`,
  `create index loan_request_signed on loan_request (contract_signing_time)
    where deleted_at is null and contract_signing_time is not null`,
  `create index loan_request_returned on loan_request (returned_at) where deleted_at is null and status = 5`,
  `create index loan_request_changed on loan_request (id) where deleted_at is null and conditions_changed`,
  `create index loan_request_evaluated on loan_request (id) where deleted_at is null and all_evaluation_completed`,
  `create index loan_request_code_start on loan_request (applicant_code text_pattern_ops) ${LIVE}`,
  `create index request_event_codes on request_event using gin (log_codes)`,
  `create index request_event_rare on request_event (action, at, request_id)
    where action in ('increaseLoanSum', 'requestConditionsChange')`,
  `create index request_event_actor on request_event (actor_id, at)`,
  `create index staff_task_open_kind on staff_task (kind, request_id) where closed_at is null`,
  `create index ledger_entry_at on ledger_entry (at)`,
];

export const listOrder: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
