import { sql, type Kysely, type Migration } from 'kysely';

/** What parts words in names; the same set as in `searchWords` (db/queries/search-words.ts). */
// eslint-disable-next-line house/in-texts -- signs of punctuation, not words
const GAPS = String.raw`[\s„“”"''.,;:()/\\–—-]+`;

/**
 * What staff look for a request by, kept beside it: one text of words (number, name, code, people) with one index, and what
 * filters would otherwise dig out of the answers (decision 0073). Kept by the database, so that an older version of
 * the portal, which knows nothing of it, keeps it as well.
 */
const STATEMENTS = [
  `create function search_fold(words text) returns text language sql immutable parallel safe as $$
    select lower(regexp_replace(regexp_replace(normalize(words, NFD), '[\\u0300-\\u036f]', '', 'g'), '${GAPS}', ' ', 'g')
      collate "und-x-icu") $$`,
  `create table request_search (
    request_id bigint primary key references loan_request,
    words text not null,
    emails text[] not null default '{}',
    has_parent boolean not null default false
  )`,
  // Answers as submitted; before the first submission the draft.
  `create function request_search_rows(ids bigint[]) returns table (request_id bigint, words text, emails text[], has_parent boolean)
    language sql stable as $$
    select r.id,
      search_fold(concat_ws(' ', '', r.id, r.applicant_name, r.applicant_code,
        a.form->'CompanyData'->>'CompanyManagerName',
        a.form->'ApplicantData'->>'CompanyManagerName', a.form->'ApplicantData'->>'CompanyManagerSurName',
        a.form->'ContactInfo'->>'ApplicantName', a.form->'ContactInfo'->>'ApplicantSurname',
        (select string_agg(concat_ws(' ', p->>'name', p->>'surname'), ' ')
          from jsonb_array_elements(case jsonb_typeof(a.form->'pepData'->'ControllingPersons')
            when 'array' then a.form->'pepData'->'ControllingPersons' else '[]' end) p),
        (select string_agg(s.name, ' ') from request_subject s where s.request_id = r.id and s.kind = 'person'),
        (select string_agg(concat_ws(' ', v.first_name, v.last_name), ' ') from representative v
          where v.party_id = r.party_id and v.deleted_at is null))),
      array(select distinct lower(e) from unnest(array[a.form->'ContactInfo'->>'ApplicantEmail',
        a.form->'CompanyData'->>'ContractEmail', a.form->'ApplicantData'->>'ContractEmail']) e where e <> ''),
      coalesce(a.form->'CompanyData'->'HasParentCompanyCode', a.form->'ApplicantData'->'HasParentCompanyCode')
        is not distinct from 'true'::jsonb
    from loan_request r
      left join loan_request_form f on f.request_id = r.id
      left join submission s on s.request_id = r.id and s.no = r.submission_count
      cross join lateral (select coalesce(s.form, f.form, '{}') as form) a
    where r.id = any(ids) $$`,
  `create function keep_request_search(ids bigint[]) returns void language sql as $$
    insert into request_search (request_id, words, emails, has_parent) select * from request_search_rows(ids)
    on conflict (request_id) do update
      set words = excluded.words, emails = excluded.emails, has_parent = excluded.has_parent
      where (request_search.words, request_search.emails, request_search.has_parent)
        is distinct from (excluded.words, excluded.emails, excluded.has_parent) $$`,
  `create function request_search_of_request() returns trigger language plpgsql as $$
    begin perform keep_request_search(array[new.id]); return null; end $$`,
  `create function request_search_of_part() returns trigger language plpgsql as $$
    begin perform keep_request_search(array[case tg_op when 'DELETE' then old.request_id else new.request_id end]); return null; end $$`,
  `create function request_search_of_party() returns trigger language plpgsql as $$
    begin perform keep_request_search(array(select id from loan_request where party_id = new.party_id order by id)); return null; end $$`,
  `create trigger request_search_added after insert on loan_request for each row execute function request_search_of_request()`,
  `create trigger request_search_renamed after update of applicant_name, applicant_code, submission_count on loan_request
    for each row when ((old.applicant_name, old.applicant_code, old.submission_count)
      is distinct from (new.applicant_name, new.applicant_code, new.submission_count))
    execute function request_search_of_request()`,
  `create trigger request_search_drafted after insert on loan_request_form for each row execute function request_search_of_part()`,
  `create trigger request_search_redrafted after update of form on loan_request_form for each row
    when (old.form is distinct from new.form) execute function request_search_of_part()`,
  `create trigger request_search_submitted after insert on submission for each row execute function request_search_of_part()`,
  `create trigger request_search_people after insert or update or delete on request_subject for each row
    execute function request_search_of_part()`,
  `create trigger request_search_represented after insert or update of first_name, last_name, deleted_at on representative
    for each row execute function request_search_of_party()`,
  `insert into request_search (request_id, words, emails, has_parent)
    select * from request_search_rows(array(select id from loan_request))`,
  `create index request_search_words on request_search using gin (words gin_trgm_ops)`,
  `create index request_search_emails on request_search using gin (emails)`,
  `create index request_search_parent on request_search (request_id) where has_parent`,
];

export const requestSearch: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
