import { sql, type Kysely, type Migration } from 'kysely';

/** What was paid out of a loan, and what staff enter as overdue (decisions 0106, 0107). A version from before knows nothing of them. */
const STATEMENTS = [
  `create table loan_pay_out (
    id bigint generated always as identity primary key,
    request_id bigint not null references loan_request,
    payment_request_id bigint not null references payment_request,
    cents bigint not null check (cents > 0),
    paid_on date not null,
    recorded_by uuid not null references app_user,
    recorded_at timestamptz not null,
    command_id text not null unique
  )`,
  `create index loan_pay_out_request on loan_pay_out (request_id)`,
  `create index loan_pay_out_payment on loan_pay_out (payment_request_id)`,
  // Whoever writes: no more leaves than decisions funded, and what left is never written anew.
  `create function guard_pay_out() returns trigger language plpgsql as $$
  begin
    perform 1 from payment_request where id = new.payment_request_id and request_id = new.request_id for no key update;
    if not found then
      raise exception 'a pay-out belongs to a payment request of its loan';
    end if;
    if new.cents + coalesce((select sum(p.cents) from loan_pay_out p
          where p.payment_request_id = new.payment_request_id), 0)
       > coalesce((select sum(e.funded_delta_cents) from payment_ledger_entry e
          where e.payment_request_id = new.payment_request_id), 0) then
      raise exception 'more would be paid out than was approved';
    end if;
    return new;
  end $$`,
  `create trigger loan_pay_out_approved before insert on loan_pay_out for each row execute function guard_pay_out()`,
  `create table loan_arrear (
    id bigint generated always as identity primary key,
    request_id bigint not null references loan_request,
    kind text not null check (kind in ('overdue', 'insolvency')),
    cents bigint not null check (case kind when 'overdue' then cents > 0 else cents = 0 end),
    since date not null,
    ended_on date check (ended_on >= since),
    note text not null default '',
    entered_by uuid not null references app_user,
    entered_at timestamptz not null default clock_timestamp(),
    save_key text not null unique,
    ended_by uuid references app_user,
    ended_at timestamptz,
    end_key text unique,
    check ((ended_on is null) = (ended_by is null) and (ended_on is null) = (ended_at is null))
  )`,
  `create index loan_arrear_request on loan_arrear (request_id)`,
];

export const loanAccount: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
