import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Every match of the lists is judged for itself, with what the list says of its entry; a sanctions match is cleared by
 * two people. The previous version goes on writing its one decision per request, which then counts for no match.
 */
const STATEMENTS = [
  `alter table aml_hit
    add column birth_dates text[] not null default '{}',
    add column countries text[] not null default '{}'`,

  // A match has the same key in every run: who was searched, whom the list means, and why that matters.
  `create table aml_match_review (
    id bigint generated always as identity primary key,
    request_id bigint not null references loan_request,
    match_key text not null,
    hit_id bigint not null references aml_hit,
    kind text not null check (kind in ('sanctions', 'pep')),
    answer text not null check (answer in ('same', 'other')),
    note text,
    answered_by uuid not null references app_user,
    answered_at timestamptz not null,
    confirmed_by uuid references app_user,
    confirmed_at timestamptz,
    confirmation_note text,
    cleared_by uuid references app_user,
    cleared_second_by uuid references app_user,
    cleared_at timestamptz,
    superseded_at timestamptz,
    check ((confirmed_by is null) = (confirmed_at is null)),
    check (confirmed_by is null or (answer = 'other' and confirmed_by <> answered_by)),
    check ((cleared_by is null) = (cleared_at is null)),
    check (cleared_by is null or answer = 'same'),
    check (cleared_second_by is null or cleared_second_by <> cleared_by),
    check (cleared_by is null or kind <> 'sanctions' or cleared_second_by is not null)
  )`,
  `create unique index aml_match_review_standing on aml_match_review (request_id, match_key)
    where superseded_at is null`,
  `create index aml_match_review_request on aml_match_review (request_id)`,

  // The additional check of a failed result; over a sanctions match it counts once a second person has said the same.
  `create table aml_additional_check (
    id bigint generated always as identity primary key,
    request_id bigint not null references loan_request,
    result smallint not null check (result between 1 and 2),
    checked_on date not null,
    note text,
    made_by uuid not null references app_user,
    made_at timestamptz not null,
    needs_second boolean not null,
    confirmed_by uuid references app_user,
    confirmed_at timestamptz,
    confirmation_note text,
    superseded_at timestamptz,
    check ((confirmed_by is null) = (confirmed_at is null)),
    check (confirmed_by is null or (needs_second and confirmed_by <> made_by)),
    check (not needs_second or result = 1)
  )`,
  `create unique index aml_additional_check_open on aml_additional_check (request_id)
    where needs_second and confirmed_by is null and superseded_at is null`,

  // What one person had decided of all matches they saw. What nobody else has confirmed waits for a second person.
  `insert into aml_match_review (request_id, match_key, hit_id, kind, answer, note, answered_by, answered_at,
      cleared_by, cleared_at)
    select distinct on (r.id, c.subject_key, h.entity_id, h.kind) r.id,
      c.subject_key || '|' || h.entity_id || '|' || h.kind, h.id, h.kind, d.answer, r.aml_decision_note,
      r.aml_decided_by, r.aml_decided_at, case when d.clears then r.aml_decided_by end,
      case when d.clears then r.aml_decided_at end
    from loan_request r
      join screening_run s on s.request_id = r.id and s.finished_at <= r.aml_decided_at
      join aml_check c on c.run_id = s.id join aml_hit h on h.check_id = c.id,
      lateral (select case when r.aml_decision = 'review' and r.aml_decision_result = 1 then 'other' else 'same' end
          as answer,
        r.aml_decision = 'additionalCheck' and r.aml_decision_result = 1 and h.kind = 'pep' as clears) d
    where r.aml_decided_by is not null and r.aml_decision_result is not null and c.subject_key is not null
    order by r.id, c.subject_key, h.entity_id, h.kind, h.id desc`,
];

export const matchReviews: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
