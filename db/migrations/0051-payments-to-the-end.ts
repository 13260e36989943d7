import { sql, type Kysely, type Migration } from 'kysely';

const STATEMENTS = [
  // What the reconciler finds of a payment request; its number is no number of a loan request.
  `alter table reconcile_finding add column payment_request_number bigint`,
  `create index reconcile_finding_payment on reconcile_finding (payment_request_number)
    where needs_person and acknowledged_at is null`,
  // Whose refusal to finance an additional document certifies; null: it certifies none.
  `alter table attachment add column refused_by text check (refused_by in ('bank', 'financialCompany'))`,
  // From the other side the account's own guard: what was approved stays within the sum that is agreed on, whoever writes.
  `create function guard_granted() returns trigger language plpgsql as $$
  begin
    if coalesce(new.invega_loan_sum_cents, 0) <
       coalesce((select funded_cents from payment_account where request_id = new.id), 0) then
      raise exception 'less would be granted than is funded';
    end if;
    return new;
  end $$`,
  `create trigger loan_request_granted before update of invega_loan_sum_cents on loan_request
    for each row when (new.invega_loan_sum_cents is distinct from old.invega_loan_sum_cents)
    execute function guard_granted()`,
];

/** The reconciler compares payment requests too, no sum goes below what is funded, and refusals of financing are marked. */
export const paymentsToTheEnd: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
