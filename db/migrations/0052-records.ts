import { sql, type Kysely, type Migration } from 'kysely';

/**
 * How long records are kept (decision 0113): holds, the yearly list, what is left of a removed case, and the sealed report. The
 * application's role may delete from none of the logs; `remove_case` does it as the owner, and only what two people let go.
 */
const STATEMENTS = [
  `create table legal_hold (
    id uuid primary key default gen_random_uuid(),
    request_id bigint not null references loan_request,
    reason text not null check (length(btrim(reason)) > 0),
    placed_by uuid not null references app_user,
    placed_at timestamptz not null default clock_timestamp(),
    call_key text not null unique,
    ended_by uuid references app_user,
    ended_at timestamptz,
    end_reason text,
    check ((ended_at is null) = (ended_by is null)),
    check (ended_at is null or length(btrim(end_reason)) > 0)
  )`,
  `create unique index legal_hold_open on legal_hold (request_id) where ended_at is null`,
  `create table draft_notice (
    request_id bigint primary key references loan_request,
    told_on date not null,
    removal_on date not null
  )`,

  `create table retention_list (
    id integer generated always as identity primary key,
    year smallint not null,
    day date not null,
    made_at timestamptz not null default clock_timestamp(),
    state text not null default 'open' check (state in ('open', 'proposed', 'confirmed', 'finished')),
    reason text,
    proposed_by uuid references app_user,
    proposed_at timestamptz,
    confirmed_by uuid references app_user,
    confirmed_at timestamptz,
    finished_at timestamptz,
    check (state = 'open' or state = 'finished' or proposed_by is not null),
    check (confirmed_by is null or (proposed_by is not null and confirmed_by <> proposed_by)),
    check (state <> 'confirmed' or confirmed_by is not null),
    check ((state = 'finished') = (finished_at is not null))
  )`,
  `create unique index retention_list_one on retention_list ((true)) where state <> 'finished'`,
  // Numbers and days only: it outlives what it speaks of.
  `create table retention_item (
    list_id integer not null references retention_list,
    request_id bigint not null,
    kind text not null check (kind in ('case', 'draft')),
    scheme_code text not null,
    ended_on date not null,
    due_on date not null,
    state text not null default 'listed' check (state in ('listed', 'held', 'changed', 'rowsGone', 'removed')),
    counts jsonb,
    row_count integer,
    left_over jsonb,
    files integer,
    runs integer,
    decided_at timestamptz,
    primary key (list_id, request_id)
  )`,
  `create index retention_item_request on retention_item (request_id)`,
  // The ends of the chains of a removed case: seals go on naming them.
  `create table removed_chain (
    log text not null,
    request_id bigint not null,
    chain_no integer not null,
    hash bytea not null,
    list_id integer not null references retention_list,
    removed_at timestamptz not null default clock_timestamp(),
    primary key (log, request_id)
  )`,
  `create table retention_report (
    no integer primary key,
    list_id integer not null unique references retention_list,
    said text not null,
    hash bytea not null,
    sealed_at timestamptz not null default clock_timestamp()
  )`,

  // Children first, along the foreign keys the database itself knows, so that a table of a later release is not forgotten. What
  // only points here from something that stays is detached.
  `create function remove_rows(parent regclass, matching text, only_of bigint) returns void language plpgsql as $$
  declare link record; found integer;
  begin
    for link in
      select c.conrelid::regclass as child, c.conname as name, array_length(c.conkey, 1) as width,
        a.attname as child_column, p.attname as parent_column,
        (c.conrelid = parent or c.conrelid in ('register_snapshot'::regclass, 'import_row'::regclass)
          and parent in ('register_hand_entry'::regclass, 'register_snapshot'::regclass)) as is_pointer,
        exists (select 1 from pg_attribute r where r.attrelid = c.conrelid and r.attname = 'request_id'
          and not r.attisdropped) as of_case
      from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        join pg_attribute p on p.attrelid = c.confrelid and p.attnum = c.confkey[1]
      where c.contype = 'f' and c.confrelid = parent
      -- A trigger writes this one again when people of the case go.
      order by c.conrelid::regclass::text = 'request_search', c.conrelid
    loop
      if link.width <> 1 then raise exception 'removal does not know keys of several columns: %', link.name; end if;
      if link.is_pointer then
        execute format('update %s set %I = null where %I in (select %I from %s where %s)',
          link.child, link.child_column, link.child_column, link.parent_column, parent, matching);
        continue;
      end if;
      if only_of is not null and link.of_case then
        execute format('select count(*) from %s where request_id <> %s and %I in (select %I from %s where %s)',
          link.child, only_of, link.child_column, link.parent_column, parent, matching) into found;
        if found > 0 then raise exception '% holds rows of another case', link.child; end if;
      end if;
      perform remove_rows(link.child,
        format('%I in (select %I from %s where %s)', link.child_column, link.parent_column, parent, matching), only_of);
    end loop;
    perform remove_matching(parent, matching);
  end $$`,
  `create function remove_matching(of_table regclass, matching text) returns void language plpgsql as $$
  declare gone integer;
  begin
    if exists (select 1 from pg_attribute where attrelid = of_table and attname = 'storage_key' and not attisdropped) then
      execute format('insert into pg_temp.removed_key select storage_key from %s where %s and storage_key is not null',
        of_table, matching);
    end if;
    execute format('delete from %s where %s', of_table, matching);
    get diagnostics gone = row_count;
    if gone > 0 then
      insert into pg_temp.removed_count as c (of_table, gone) values (of_table::text, gone)
        on conflict on constraint removed_count_pkey do update set gone = c.gone + excluded.gone;
    end if;
  end $$`,
  `create function begin_removal() returns void language plpgsql as $$
  begin
    create temp table if not exists removed_key (storage_key text not null) on commit drop;
    create temp table if not exists removed_count (of_table text constraint removed_count_pkey primary key, gone integer not null)
      on commit drop;
    delete from pg_temp.removed_key;
    delete from pg_temp.removed_count;
  end $$`,

  `create function remove_case(of_list integer, of_request bigint) returns text language plpgsql security definer
    set search_path = public, pg_temp as $$
  declare payments bigint[]; subjects bigint[]; keys jsonb; by_table jsonb; total integer;
  begin
    perform 1 from retention_list where id = of_list and state = 'confirmed' and confirmed_by <> proposed_by for share;
    if not found then raise exception 'two people have not let the list go'; end if;
    perform 1 from loan_request where id = of_request for update;
    if not found then raise exception 'no such request'; end if;
    perform 1 from retention_item where list_id = of_list and request_id = of_request and state = 'listed' for update;
    if not found then raise exception 'the request is not on the list'; end if;
    perform 1 from legal_hold where request_id = of_request and ended_at is null;
    if found then return 'held'; end if;

    perform begin_removal();
    select coalesce(array_agg(id), '{}') into payments from payment_request where request_id = of_request;
    select coalesce(array_agg(s.id), '{}') into subjects from register_subject s
      where (exists (select 1 from request_subject q where q.request_id = of_request and q.kind = s.kind and q.code = s.code)
          or exists (select 1 from loan_request r where r.id = of_request and r.applicant_code = s.code))
        and not exists (select 1 from request_subject q where q.request_id <> of_request and q.kind = s.kind and q.code = s.code)
        and not exists (select 1 from loan_request r where r.id <> of_request and r.applicant_code = s.code)
        and not exists (select 1 from register_hand_entry h where h.subject_id = s.id and h.request_id <> of_request)
        and not exists (select 1 from batch_row b where b.subject_id = s.id and b.request_id <> of_request);

    insert into removed_chain (log, request_id, chain_no, hash, list_id)
      select log, request_id, chain_no, hash, of_list from log_head where request_id = of_request and chain_no > 0;
    perform remove_matching('command_input', format('command_id in (select command_id from command_log
      where case_kind = ''loanRequest'' and request_id = %s or case_kind = ''paymentRequest'' and request_id = any(%L::bigint[]))
      or request_id = %s and created_at < now() - interval ''1 day''
        and not exists (select 1 from command_log l where l.command_id = command_input.command_id)',
      of_request, payments, of_request));
    perform remove_matching('command_log', format('case_kind = ''loanRequest'' and request_id = %s
      or case_kind = ''paymentRequest'' and request_id = any(%L::bigint[])', of_request, payments));
    perform remove_matching('audit_event', format('request_id = %s', of_request));
    perform remove_matching('policy_outcome', format('request_id = %s', of_request));
    perform remove_rows('loan_request', format('id = %s', of_request), of_request);
    -- What registers said of companies and people of this case alone.
    perform remove_rows('register_subject', format('id = any(%L::bigint[])', subjects), null);

    select coalesce(jsonb_agg(distinct storage_key), '[]') into keys from pg_temp.removed_key;
    select coalesce(jsonb_object_agg(of_table, gone), '{}'), coalesce(sum(gone), 0) into by_table, total from pg_temp.removed_count;
    update retention_item set state = 'rowsGone', decided_at = clock_timestamp(), row_count = total,
        counts = by_table, left_over = jsonb_build_object('keys', keys, 'payments', to_jsonb(payments))
      where list_id = of_list and request_id = of_request;
    return 'rowsGone';
  end $$`,

  // Answers about companies that nobody applies for: visitors and a look at a code asked for them.
  `create function forget_strangers(before timestamptz) returns integer language plpgsql security definer
    set search_path = public, pg_temp as $$
  declare subjects bigint[];
  begin
    select coalesce(array_agg(id), '{}') into subjects from (
      select s.id from register_subject s where s.kind = 'company'
        and not exists (select 1 from register_run r where r.subject_id = s.id
          and (r.reason not in ('selfCheck', 'companyLookUp') or r.state = 'inProgress' or r.started_at >= before))
        and not exists (select 1 from register_snapshot n where n.subject_id = s.id and n.fetched_at >= before)
        and not exists (select 1 from request_subject q where q.kind = 'company' and q.code = s.code)
        and not exists (select 1 from loan_request q where q.applicant_code = s.code)
        and not exists (select 1 from party p where p.code = s.code)
        and not exists (select 1 from vmi_check v where v.subject_id = s.id)
        and not exists (select 1 from batch_row b where b.subject_id = s.id)
        and not exists (select 1 from register_snapshot n where n.subject_id = s.id and n.import_id is not null)
      limit 500) strangers;
    if cardinality(subjects) = 0 then return 0; end if;
    perform begin_removal();
    perform remove_rows('register_subject', format('id = any(%L::bigint[])', subjects), null);
    return cardinality(subjects);
  end $$`,

  // The report is what the items say, so that either can be held against the other.
  `create function retention_said(of_list integer) returns text language sql stable set search_path = public as $$
    select concat_ws(E'\\n',
      concat_ws(' ', 'list', l.id, l.year, l.day, 'proposed', coalesce(l.proposed_by::text, '-'),
        'confirmed', coalesce(l.confirmed_by::text, '-')),
      (select string_agg(concat_ws(' ', i.request_id, i.kind, i.scheme_code, i.ended_on, i.due_on, i.state,
          coalesce(i.row_count, 0), coalesce(i.files, 0), coalesce(i.runs, 0)), E'\\n' order by i.request_id)
        from retention_item i where i.list_id = l.id))
    from retention_list l where l.id = of_list $$`,
  `create function seal_retention(of_list integer) returns boolean language plpgsql security definer
    set search_path = public as $$
  declare prior record; text_said text;
  begin
    perform pg_advisory_xact_lock(4900053);
    if exists (select 1 from retention_report where list_id = of_list) then return false; end if;
    update retention_list set state = 'finished', finished_at = clock_timestamp()
      where id = of_list and (state = 'confirmed'
          or state = 'open' and not exists (select 1 from retention_item where list_id = of_list))
        and not exists (select 1 from retention_item where list_id = of_list and state in ('listed', 'rowsGone'));
    if not found then raise exception 'the list is not done'; end if;
    text_said := retention_said(of_list);
    select no, hash into prior from retention_report order by no desc limit 1;
    insert into retention_report (no, list_id, said, hash) values (coalesce(prior.no, 0) + 1, of_list, text_said,
      sha256(coalesce(prior.hash, '') || convert_to(text_said, 'UTF8')));
    return true;
  end $$`,
  `revoke execute on function remove_case(integer, bigint), forget_strangers(timestamptz), seal_retention(integer) from public`,
];

export const records: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
