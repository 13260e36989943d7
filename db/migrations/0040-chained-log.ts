import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Each row of the two logs holds the hash of the one before it in its case (decision 0077). The chain is kept by a trigger, so
 * the previous version's rows are in it too; `log_head` is what serialises the rows of one case and of no other. A row
 * is hashed as the text of its JSON without empty columns: columns added later leave old hashes as they are.
 */
const STATEMENTS = [
  `set local timezone to 'UTC'`,
  `lock table request_event, audit_event in share row exclusive mode`,
  `create function log_text(entry jsonb) returns text language sql immutable as $$
    select jsonb_object_agg(key, value)::text from jsonb_each(entry - 'hash') where value <> 'null'::jsonb
  $$`,
  `create table log_seal (
    no integer generated always as identity primary key,
    day date not null unique,
    sealed_at timestamptz not null default clock_timestamp(),
    digest bytea not null
  )`,
  `create table log_seal_head (
    seal_no integer not null references log_seal,
    log text not null,
    request_id bigint not null,
    chain_no integer not null,
    hash bytea not null,
    primary key (log, request_id, seal_no)
  )`,
  `create index log_seal_head_of on log_seal_head (seal_no)`,
  `create table log_head (
    log text not null,
    request_id bigint not null,
    chain_no integer not null,
    hash bytea not null,
    sealed_no integer not null default 0,
    primary key (log, request_id)
  )`,
  ...['request_event', 'audit_event'].flatMap((log) => [
    `alter table ${log} add column chain_no integer, add column hash bytea`,
    `do $$
    declare entry record; before bytea := ''; place integer := 0; of_case bigint := null;
    begin
      for entry in select * from ${log} where request_id is not null order by request_id, id loop
        if entry.request_id is distinct from of_case then
          of_case := entry.request_id; before := ''; place := 0;
        end if;
        place := place + 1;
        before := sha256(before || convert_to(log_text(to_jsonb(entry) || jsonb_build_object('chain_no', place)), 'UTF8'));
        update ${log} set chain_no = place, hash = before where id = entry.id;
      end loop;
    end $$`,
    `insert into log_head (log, request_id, chain_no, hash)
      select distinct on (request_id) '${log}', request_id, chain_no, hash from ${log}
      where request_id is not null order by request_id, chain_no desc`,
    `create index ${log}_chain on ${log} (request_id, chain_no)`,
  ]),
  `create function chain_log() returns trigger language plpgsql security definer
    set search_path = public set timezone = 'UTC' as $$
  declare head record;
  begin
    if new.request_id is null then return new; end if;
    insert into log_head (log, request_id, chain_no, hash) values (tg_table_name, new.request_id, 0, '')
      on conflict do nothing;
    select chain_no, hash into head from log_head
      where log = tg_table_name and request_id = new.request_id for update;
    new.chain_no := head.chain_no + 1;
    new.hash := sha256(head.hash || convert_to(log_text(to_jsonb(new)), 'UTF8'));
    update log_head set chain_no = new.chain_no, hash = new.hash
      where log = tg_table_name and request_id = new.request_id;
    return new;
  end $$`,
  `create trigger request_event_chain before insert on request_event for each row execute function chain_log()`,
  `create trigger audit_event_chain before insert on audit_event for each row execute function chain_log()`,
  `create function seal_log(of_day date) returns boolean language plpgsql security definer
    set search_path = public as $$
  declare prior bytea; made integer; said text;
  begin
    perform pg_advisory_xact_lock(4900036);
    if exists (select 1 from log_seal where day >= of_day) then return false; end if;
    select digest into prior from log_seal order by no desc limit 1;
    insert into log_seal (day, digest) values (of_day, '') returning no into made;
    with moved as (
      update log_head h set sealed_no = made where not exists (select 1 from log_seal_head s where s.log = h.log
        and s.request_id = h.request_id and s.seal_no = h.sealed_no and s.chain_no = h.chain_no)
      returning h.log, h.request_id, h.chain_no, h.hash
    )
    insert into log_seal_head (seal_no, log, request_id, chain_no, hash)
      select made, log, request_id, chain_no, hash from moved;
    select string_agg(concat_ws(' ', log, request_id, chain_no, encode(hash, 'hex')), E'\\n' order by log, request_id)
      into said from log_seal_head where seal_no = made;
    update log_seal set digest = sha256(coalesce(prior, '') || convert_to(concat_ws(E'\\n', of_day, said), 'UTF8'))
      where no = made;
    return true;
  end $$`,
];

export const chainedLog: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
