import { sql, type Kysely, type Migration } from 'kysely';

/** A number of the newest submission's answers; null where it is none, or none that a column can hold. */
const number = (path: string) =>
  `case when jsonb_typeof(s.form #> ${path}) = 'number' and (s.form #>> ${path}) ~ '^\\d{1,4}$' then (s.form #>> ${path})::smallint end`;
const SUM = `case when s.form #>> '{LoanInfo,LoanSum}' ~ '^\\d{1,12}(\\.\\d{1,2})?$'
  then round((s.form #>> '{LoanInfo,LoanSum}')::numeric * 100)::bigint end`;

/**
 * A returned request's columns are those of its last submission, not of the draft. What drafts have changed is put back;
 * money they reserved beyond what was submitted or set by staff is given back. What they released is taken again, within
 * the limits, by the next move that judges them. The index finds whom a company holds.
 */
const STATEMENTS = [
  `create index register_snapshot_participants on register_snapshot
    using gin ((data -> 'participants') jsonb_path_ops) where register = 'shareholders'`,
  `update loan_request r set loan_sum_cents = ${SUM},
      loan_term = ${number(`'{LoanInfo,LoanTerm}'`)},
      loan_purpose_id = ${number(`'{LoanInfo,LoanPurposeId}'`)},
      company_size_type_id = ${number(`array[case r.login_type when 'Company' then 'CompanyData' else 'ApplicantData' end, 'CompanySizeType']`)},
      sector_type = coalesce(${number(`'{LoanInfo,SectorType}'`)}, r.sector_type)
    from submission s where s.request_id = r.id and s.no = r.submission_count and r.status in (4, 5)`,
  `with excess as (
      select v.request_id, v.scheme_code, v.cents - coalesce(r.invega_loan_sum_cents, r.loan_sum_cents) as cents
      from reservation v join loan_request r on r.id = v.request_id
      where r.status = 5 and v.hold = 'reserved' and v.cents > coalesce(r.invega_loan_sum_cents, r.loan_sum_cents)),
    lowered as (update reservation v set cents = v.cents - e.cents from excess e where v.request_id = e.request_id),
    freed as (update scheme_budget b set reserved_cents = b.reserved_cents - e.cents
      from (select scheme_code, sum(cents)::bigint as cents from excess group by scheme_code) e
      where b.scheme_code = e.scheme_code)
    insert into ledger_entry (scheme_code, request_id, command_id, reserved_delta_cents, issued_delta_cents)
    select scheme_code, request_id, 'migration:0012', -cents, 0 from excess`,
];

export const submittedAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
