import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { SCHEMES } from '../domain/schemes/index.ts';
import { statutoryHolidays } from '../domain/values/working-days.ts';
import { readDatabaseAddress } from './database-settings.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { withAuthorities } from './postgres-tls.ts';
import { settingsOrExit } from './start-settings.ts';

/** What the application may never change once written. */
const INSERT_ONLY = [
  'text_version',
  'signatory_office',
  'request_event',
  'audit_event',
  'ledger_entry',
  'bill_event',
  'rent_ledger_entry',
  'register_snapshot',
  'submission',
  'command_log',
  'aml_check',
  'aml_hit',
  'policy_outcome',
  'consent_event',
  'case_read',
  'evaluator_note',
  'loan_pay_out',
];

/** What only the triggers and functions of the chained log write. */
const READ_ONLY = ['log_head', 'log_seal', 'log_seal_head', 'removed_chain', 'retention_report'];

/** Do as the owner what the application's role may not; each looks itself whether it may (decision 0113). */
const OWNERS_WORK = [
  'remove_case(integer, bigint)',
  'forget_strangers(timestamptz)',
  'seal_retention(integer)',
];

const HOLIDAY_YEARS = { first: 2016, last: 2050 };

/**
 * Brings the database to the newest shape; safe to run by several processes at once and again.
 * `appRole`: the role of the application; it gets no right to create tables and only INSERT on the record tables.
 */
export async function migrate(
  url: string,
  appRole = process.env.APP_DATABASE_ROLE,
  ca?: string[],
): Promise<void> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ ...withAuthorities(url, ca), max: 1 }) }),
  });
  try {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => MIGRATIONS },
      allowUnorderedMigrations: false,
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error instanceof Error ? error : new Error('migration failed', { cause: error });
    await seedReferenceRows(db);
    if (appRole) await grant(db, appRole);
  } finally {
    await db.destroy();
  }
}

async function seedReferenceRows(db: Kysely<unknown>): Promise<void> {
  for (const scheme of Object.values(SCHEMES)) {
    await sql`insert into scheme_budget (scheme_code, budget_cents) values (${scheme.code}, ${scheme.budgetCents})
      on conflict (scheme_code) do nothing`.execute(db);
  }
  const rows = [];
  for (let year = HOLIDAY_YEARS.first; year <= HOLIDAY_YEARS.last; year += 1)
    rows.push(...statutoryHolidays(year));
  await sql`insert into holiday (date, name)
    select * from unnest(${rows.map((row) => row.date)}::date[], ${rows.map((row) => row.name)}::text[])
    on conflict (date) do nothing`.execute(db);
}

async function grant(db: Kysely<unknown>, role: string): Promise<void> {
  const to = sql.id(role);
  await sql`grant usage on schema public to ${to}`.execute(db);
  await sql`grant select, insert, update, delete on all tables in schema public to ${to}`.execute(db);
  await sql`grant usage, select on all sequences in schema public to ${to}`.execute(db);
  await sql`revoke create on schema public from public`.execute(db);
  for (const table of INSERT_ONLY) {
    await sql`revoke update, delete, truncate on ${sql.table(table)} from ${to}`.execute(db);
  }
  for (const work of OWNERS_WORK) await sql`grant execute on function ${sql.raw(work)} to ${to}`.execute(db);
  for (const table of READ_ONLY) {
    await sql`revoke insert, update, delete, truncate on ${sql.table(table)} from ${to}`.execute(db);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const DATABASE_URL = process.env.MIGRATION_DATABASE_URL || process.env.DATABASE_URL;
  const { url, ca } = settingsOrExit(() =>
    readDatabaseAddress('migrations', { ...process.env, DATABASE_URL }),
  );
  await migrate(url, process.env.APP_DATABASE_ROLE, ca);
  process.stdout.write('database is up to date\n');
}
