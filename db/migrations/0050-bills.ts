import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Bills of rent: the tenant sends them, the owner of the premises and the lease register confirm them, staff fund them (decisions
 * 0108, 0109). A version from before knows nothing of them.
 */
const STATEMENTS = [
  `create table bill (
    id bigint generated always as identity primary key,
    request_id bigint not null references loan_request,
    tenant_code text not null,
    number text not null,
    rent_date date not null default '2020-02-01',
    type smallint not null default 1 check (type in (1, 2)),
    cents bigint not null check (cents > 0),
    object_id text not null,
    owner_code text not null check (owner_code <> tenant_code),
    owner_name text not null,
    status smallint not null check (status between 1 and 5),
    version integer not null default 1,
    sent jsonb,
    sent_at timestamptz,
    decided_at timestamptz,
    comment text,
    refused_by text check (refused_by in ('owner', 'register', 'staff')),
    check_result smallint check (check_result between 1 and 3),
    check_reason text,
    checked_at timestamptz,
    funded_at timestamptz check (funded_at is null or status = 2),
    retain_until date not null,
    created_at timestamptz not null default clock_timestamp(),
    created_by uuid not null references app_user,
    deleted_at timestamptz
  )`,
  `create index bill_request on bill (request_id) where deleted_at is null`,
  `create index bill_owner on bill (owner_code) where deleted_at is null`,
  `create index bill_sent_owner on bill ((sent->>'ownerCode')) where deleted_at is null and status = 3`,
  `create index bill_new on bill (request_id) where deleted_at is null and status = 2 and funded_at is null`,
  `create unique index bill_number on bill (tenant_code, owner_code, lower(number))
    where deleted_at is null and status <> 4`,
  // Whoever writes: what was funded is what was confirmed, and stays so.
  `create function guard_bill() returns trigger language plpgsql as $$
  begin
    if old.funded_at is not null and (new.funded_at, new.cents, new.status, new.tenant_code, new.owner_code, new.deleted_at)
        is distinct from (old.funded_at, old.cents, old.status, old.tenant_code, old.owner_code, old.deleted_at) then
      raise exception 'a bill that was funded stands';
    end if;
    return new;
  end $$`,
  `create trigger bill_stands before update on bill for each row execute function guard_bill()`,
  `create table bill_event (
    id bigint generated always as identity primary key,
    bill_id bigint not null references bill,
    version integer not null,
    action text not null,
    log_code smallint not null,
    from_status smallint,
    to_status smallint not null,
    actor_id uuid not null references app_user,
    actor_role text not null check (actor_role in ('tenant', 'owner', 'manager')),
    representative_id uuid references representative,
    command_id text not null,
    comment text,
    at timestamptz not null default clock_timestamp(),
    unique (command_id, bill_id)
  )`,
  `create index bill_event_bill on bill_event (bill_id, id)`,

  // Rent aid of a party in all its requests, as tenant and as owner, and each decision that gave it: never over its ceiling.
  `create table rent_aid (
    party_code text primary key,
    funded_cents bigint not null check (funded_cents between 0 and 80000000)
  )`,
  `create table rent_ledger_entry (
    id bigint generated always as identity primary key,
    bill_id bigint not null unique references bill,
    request_id bigint not null references loan_request,
    tenant_code text not null,
    owner_code text not null,
    cents bigint not null check (cents > 0),
    tenant_ceiling_cents bigint not null,
    owner_ceiling_cents bigint not null,
    command_id text not null,
    at timestamptz not null default clock_timestamp()
  )`,
  `create index rent_ledger_entry_request on rent_ledger_entry (request_id)`,
  `create function take_rent_aid() returns trigger language plpgsql as $$
  declare party record; total bigint;
  begin
    for party in select code, ceiling from (values (new.tenant_code, new.tenant_ceiling_cents),
        (new.owner_code, new.owner_ceiling_cents)) p(code, ceiling) order by code loop
      insert into rent_aid as a (party_code, funded_cents) values (party.code, new.cents)
        on conflict (party_code) do update set funded_cents = a.funded_cents + excluded.funded_cents
        returning funded_cents into total;
      if total > party.ceiling then
        raise exception 'more rent aid would be given than the ceiling allows';
      end if;
    end loop;
    return new;
  end $$`,
  `create trigger rent_ledger_entry_aid before insert on rent_ledger_entry
    for each row execute function take_rent_aid()`,
];

export const bills: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
