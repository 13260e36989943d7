import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Invoices of contract fees. The number is drawn in the transaction that issues the invoice: what is rolled back gives its
 * number back, and the next one waits for it (decision 0047). Seller and buyer stand as they were that day.
 */
const STATEMENTS = [
  `create table invoice_series (
    series text primary key,
    last_no integer not null check (last_no > 0)
  )`,
  `create table fee_invoice (
    id uuid primary key default gen_random_uuid(),
    request_id bigint not null references loan_request,
    kind text not null check (kind in ('administration', 'conditionsChange')),
    number text not null unique,
    contract_number text not null,
    document_id uuid not null references document,
    fee_cents bigint not null check (fee_cents > 0),
    loan_cents bigint not null check (loan_cents > 0),
    seller jsonb not null,
    buyer jsonb not null,
    issued_at timestamptz not null,
    due_date date not null,
    active boolean not null default true,
    replaces uuid unique references fee_invoice,
    command_id text not null,
    unique (command_id, kind)
  )`,
  `create index fee_invoice_request on fee_invoice (request_id)`,
  `create unique index fee_invoice_administration on fee_invoice (request_id) where kind = 'administration' and active`,
  `create unique index fee_invoice_change on fee_invoice (document_id) where kind = 'conditionsChange'`,
];

export const feeInvoices: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
