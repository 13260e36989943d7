import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { remedyFor, troubleOf } from './connection-trouble.ts';
import { fine, warning, wrong, type Finding } from './finding.ts';

const SLOW_CLOCK_S = 2;
/** Share of the role's connections from which the next process may find none. */
const NEARLY_ALL = 0.8;

interface Facts {
  version: number;
  role: string;
  isSuperuser: boolean;
  ownsTables: boolean;
  isStandby: boolean;
  encoding: string;
  locale: string | null;
  clock: Date;
  /** Of the server, without those kept for superusers. */
  maxConnections: number;
  /** What all roles with a limit may open together. */
  promised: number;
  /** -1: as many as the server has. */
  roleLimit: number;
  roleConnections: number;
  unsafe: string[];
  awaitedStandbys: string;
  standbys: number;
  archiveFails: boolean;
}

/** Looks at the database as the process's own role sees it; never throws. */
export async function databaseFindings(db: Database): Promise<Finding[]> {
  let facts: Facts;
  const before = Date.now();
  try {
    facts = await readFacts(db);
  } catch (error) {
    const code = troubleOf(error);
    return [wrong(`the database of DATABASE_URL cannot be used (${code})`, remedyFor(code))];
  }
  const after = Date.now();
  return [
    fine(`the database answers: Postgres ${Math.floor(facts.version / 10_000)}, as ${facts.role}`),
    ...(await migrationFindings(db)),
    ...roleFindings(facts),
    ...connectionFindings(facts),
    ...safetyFindings(facts),
    ...languageFindings(facts),
    ...clockFindings(facts.clock, before, after),
  ];
}

async function readFacts(db: Database): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select current_setting('server_version_num')::int as "version", current_user as "role",
      (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
      exists (select 1 from pg_tables where schemaname = 'public' and tablename = 'request_event'
        and pg_has_role(current_user, tableowner, 'member')) as "ownsTables",
      pg_is_in_recovery() as "isStandby", pg_encoding_to_char(encoding) as "encoding",
      case when datlocprovider = 'i' then coalesce(to_jsonb(pg_database) ->> 'datlocale',
        to_jsonb(pg_database) ->> 'daticulocale') end as "locale", clock_timestamp() as "clock",
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0) as "maxConnections",
      (select coalesce(sum(rolconnlimit), 0)::int from pg_roles where rolconnlimit > 0) as "promised",
      (select rolconnlimit from pg_roles where rolname = current_user) as "roleLimit",
      (select count(*)::int from pg_stat_activity where usename = current_user) as "roleConnections",
      array(select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')
        and setting = 'off') as "unsafe",
      current_setting('synchronous_standby_names') as "awaitedStandbys",
      (select count(*)::int from pg_stat_replication) as "standbys",
      (select last_failed_time > coalesce(last_archived_time, '-infinity') from pg_stat_archiver) is true as "archiveFails"
    from pg_database where datname = current_database()`.execute(db);
  return rows[0]!;
}

async function migrationFindings(db: Database): Promise<Finding[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const done = new Set(rows.map(({ name }) => name));
    const missing = Object.keys(MIGRATIONS).filter((name) => !done.has(name));
    if (missing.length > 0)
      return [
        wrong(
          `the database is ${missing.length} migrations behind this release, from ${missing[0]} on`,
          'Run the command migrate before api and worker.',
        ),
      ];
    const newer = rows.filter(({ name }) => !(name in MIGRATIONS)).length;
    return [
      fine(
        newer > 0
          ? `the database is ${newer} migrations ahead of this release, which leave room for it`
          : 'the database has all migrations of this release',
      ),
    ];
  } catch (error) {
    const code = troubleOf(error);
    // 42P01: there is no such table; 42501: there is, and this role may not read it.
    return [
      wrong(
        `the tables of the portal cannot be read (${code})`,
        code === '42501'
          ? 'Run the command migrate with APP_DATABASE_ROLE set to this role.'
          : 'Run the command migrate before api and worker.',
      ),
    ];
  }
}

function roleFindings({ role, isSuperuser, ownsTables }: Facts): Finding[] {
  if (isSuperuser || ownsTables)
    return [
      warning(
        `${role} ${isSuperuser ? 'is a superuser' : 'owns the tables'}: a mistake could change the record of events`,
        'Give DATABASE_URL of api and worker the role portal_app (docker/postgres/roles.sh).',
      ),
    ];
  return [fine('the role may add to the record of events and change nothing in it')];
}

function connectionFindings(facts: Facts): Finding[] {
  const { maxConnections, promised, roleLimit, roleConnections, role } = facts;
  const findings: Finding[] = [];
  if (promised > maxConnections)
    findings.push(
      warning(
        `the server has ${maxConnections} connections, the roles may open ${promised}: under load some calls find none`,
        `Set max_connections to at least ${promised + 30} and restart the server, or lower the limits of the roles.`,
      ),
    );
  const limit = Math.min(roleLimit < 0 ? maxConnections : roleLimit, maxConnections);
  if (roleConnections > limit * NEARLY_ALL)
    findings.push(
      warning(
        `${role} has ${roleConnections} of its ${limit} connections open`,
        'Every api and worker opens up to 20: raise the limit, or put a pooler in between (docs/operations.md, Scaling).',
      ),
    );
  return findings.length > 0 ? findings : [fine(`connections: ${roleConnections} of ${limit} are open`)];
}

function safetyFindings(facts: Facts): Finding[] {
  const findings: Finding[] = [];
  if (facts.isStandby)
    findings.push(
      wrong(
        'this server is a standby and takes no changes',
        'Point DATABASE_URL at the primary, or promote this one.',
      ),
    );
  for (const name of facts.unsafe)
    findings.push(
      wrong(`${name} is off: what was acknowledged may be gone after the power fails`, `Switch ${name} on.`),
    );
  if (facts.awaitedStandbys !== '' && facts.standbys === 0)
    findings.push(
      wrong(
        'every change waits for a standby that is not there (synchronous_standby_names)',
        "Bring a standby back, or: alter system set synchronous_standby_names = ''; select pg_reload_conf();",
      ),
    );
  if (facts.archiveFails)
    findings.push(
      warning(
        'the write-ahead log cannot be archived just now: it piles up on the disk',
        'Look at archive_command and at the room where it writes.',
      ),
    );
  return findings.length > 0 ? findings : [fine('changes are safe once they are answered')];
}

function languageFindings({ encoding, locale }: Facts): Finding[] {
  if (encoding !== 'UTF8')
    return [wrong(`the database is encoded as ${encoding}`, 'Make it anew with --encoding=UTF8.')];
  if (!locale?.startsWith('lt'))
    return [
      warning(
        'names are not put in Lithuanian order',
        'Make the cluster with --locale-provider=icu --icu-locale=lt (docs/operations.md).',
      ),
    ];
  return [fine('texts are Unicode in Lithuanian order')];
}

function clockFindings(clock: Date, before: number, after: number): Finding[] {
  const at = clock.getTime() / 1000;
  const apart = Math.max(before / 1000 - at, at - after / 1000, 0);
  return apart > SLOW_CLOCK_S
    ? [
        warning(
          `the clocks of this machine and of the database are ${Math.round(apart)} s apart`,
          'Let both follow the same time servers: terms are reckoned by either.',
        ),
      ]
    : [];
}
