import { sql, type Kysely, type Migration } from 'kysely';

/** Screening as runs with their subjects and matches, the decisions of staff about it, and the risk assessment. */
const STATEMENTS = [
  // A run is work to be done: `finished_at` is empty while the lists have not answered.
  `create table screening_run (
    id uuid primary key default gen_random_uuid(),
    request_id bigint not null references loan_request,
    reason text not null check (reason in ('submission', 'renewal')),
    started_by uuid references app_user,
    started_at timestamptz not null default clock_timestamp(),
    attempts integer not null default 0,
    failure_code text,
    failing_since timestamptz,
    finished_at timestamptz,
    outcome text check (outcome in ('answered', 'abandoned')),
    result smallint check (result between 1 and 3),
    gaps integer not null default 0
  )`,
  `create unique index screening_run_open on screening_run (request_id) where finished_at is null`,
  `create index screening_run_request on screening_run (request_id, started_at desc)`,

  // Who has to do with a request, by code: the same person is found in other requests.
  `create table request_subject (
    request_id bigint not null references loan_request,
    kind text not null check (kind in ('person', 'company')),
    code text not null,
    name text not null,
    roles text[] not null,
    primary key (request_id, kind, code)
  )`,
  `create index request_subject_code on request_subject (kind, code)`,

  `alter table aml_check
    add column run_id uuid references screening_run,
    add column subject_kind text check (subject_kind in ('person', 'company')),
    add column subject_key text,
    add column roles text[] not null default '{}'`,
  `create index aml_check_run on aml_check (run_id)`,
  `create table aml_hit (
    id bigint generated always as identity primary key,
    check_id bigint not null references aml_check,
    kind text not null check (kind in ('sanctions', 'pep')),
    entity_id text not null,
    caption text not null,
    score real not null,
    datasets text[] not null default '{}',
    topics text[] not null default '{}',
    found_at timestamptz not null default clock_timestamp()
  )`,
  `create index aml_hit_check on aml_hit (check_id)`,

  `alter table loan_request
    add column aml_decision text check (aml_decision in ('review', 'additionalCheck')),
    add column aml_decision_result smallint check (aml_decision_result between 1 and 2),
    add column aml_decision_on date,
    add column aml_decision_note text,
    add column aml_decided_by uuid references app_user,
    add column aml_decided_at timestamptz,
    add column risk_assessment_result_id smallint check (risk_assessment_result_id between 1 and 3),
    add column risk_assessment_note text,
    add column risk_assessment_date date,
    add column risk_assessed_by uuid references app_user,
    add column risk_assessed_at timestamptz`,

  // What was screened before becomes runs; a submission nobody has screened yet gets its run.
  `insert into screening_run (request_id, reason, started_at, finished_at, outcome, result)
    select request_id, 'submission', checked_at, checked_at, 'answered',
      case when bool_or(has_sanctions or has_pep) then 3 else 1 end
    from aml_check group by request_id, checked_at`,
  `update aml_check c set run_id = s.id, subject_key = c.subject_name,
      roles = array[case c.subject_role when 'manager' then 'companyHead' when 'owner' then 'controllingPerson'
        else c.subject_role end],
      subject_role = case c.subject_role when 'manager' then 'companyHead' when 'owner' then 'controllingPerson'
        else c.subject_role end
    from screening_run s where s.request_id = c.request_id and s.started_at = c.checked_at`,
  `insert into screening_run (request_id, reason) select r.id, 'submission' from loan_request r
    where r.deleted_at is null and r.status in (2, 12) and r.submitted_at is not null
      and not exists (select 1 from aml_check c where c.request_id = r.id and c.checked_at >= r.submitted_at)`,
];

export const screening: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
