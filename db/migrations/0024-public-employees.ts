import { sql, type Kysely, type Migration } from 'kysely';

/** Insured employees by the public file of the social insurance: a company's newest month, and when the file was last tried. */
const STATEMENTS = [
  `create table public_employees (
    company_code text primary key,
    month text not null check (month ~ '^\\d{4}-\\d{2}$'),
    employees integer not null check (employees >= 0)
  )`,
  `create index public_employees_newest on public_employees (month)`,
  `create table public_employees_import (
    only_row boolean primary key default true check (only_row),
    next_try_at timestamptz not null,
    imported_at timestamptz,
    companies integer
  )`,
];

export const publicEmployees: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
