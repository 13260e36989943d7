import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDatabase, type TestDatabase } from '../tests/harness/database.ts';
import { startPooler, type Pooler, type PoolerOptions } from '../tests/harness/pooler.ts';
import { connect, type Database } from './connect.ts';
import type { Pooler as Mode } from './database-settings.ts';
import { migrate } from './migrate.ts';
import { poolerProblem } from './pooler.ts';

let database: TestDatabase;
let role: string;
const open: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  database = await createDatabase();
  role = new URL(database.url).username;
  await sql`create table note (id int primary key, text text)`.execute(database.db);
}, 60_000);
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});
afterAll(async () => {
  await database?.drop();
});

/** As `alter role … set` does, for this database alone: other tests have the same role. */
const limit = (setting: string) =>
  sql`alter role ${sql.id(role)} in database ${sql.id(new URL(database.url).pathname.slice(1))}
    set statement_timeout = ${sql.lit(setting)}`.execute(database.db);

async function pooled(options?: PoolerOptions): Promise<Pooler> {
  const pooler = await startPooler(database.url, options);
  open.push(pooler);
  return pooler;
}

function client(url: string, pooler: Mode, max = 4): Database {
  const db = connect({ url, pooler, ca: undefined }, { max });
  open.push({ close: () => db.destroy() });
  return db;
}

const problem = (url: string, pooler: Mode) => poolerProblem({ url, pooler, ca: undefined });

describe('what stands between the portal and Postgres', () => {
  test('nothing: all is well', async () => {
    expect(await problem(database.url, 'none')).toBeNull();
  });

  test('nobody: there is nothing to say yet', async () => {
    await expect(problem('postgres://x:y@127.0.0.1:1/z', 'none')).rejects.toThrow();
  });

  test('a pooler nobody told of is refused, whether it takes our parameters or not', async () => {
    const strict = await pooled();
    expect(await problem(strict.url, 'none')).toMatch(
      /^DATABASE_URL: leads to a pooler that refuses our start-up parameters; set DATABASE_POOLER=transaction/,
    );
    for (const mode of ['transaction', 'session'] as const) {
      const lax = await pooled({ mode, ignored: ['statement_timeout'] });
      expect(await problem(lax.url, 'none')).toMatch(/^DATABASE_URL: leads to a pooler; set DATABASE_POOLER/);
    }
  });

  test('the words of the refusal are those of PgBouncer', async () => {
    const { url } = await pooled();
    await expect(sql`select 1`.execute(client(url, 'none'))).rejects.toMatchObject({
      code: '08P01',
      message: 'unsupported startup parameter: statement_timeout',
    });
  });

  test('a role without a time limit is refused behind a pooler, which passes none on', async () => {
    const { url } = await pooled();
    await limit('0');
    expect(await problem(url, 'transaction')).toMatch(/^DATABASE_URL: the role has no statement_timeout/);
  });

  test.each([1, 3])(
    'transactions pooled where sessions were promised are refused, with %d servers',
    async (servers) => {
      await limit('30s');
      const { url } = await pooled({ servers });
      expect(await problem(url, 'session')).toMatch(/^DATABASE_POOLER: .* set it to transaction$/);
      expect(await problem(url, 'transaction')).toBeNull();
      const sessions = await pooled({ mode: 'session', servers: 3 });
      expect(await problem(sessions.url, 'session')).toBeNull();
    },
  );
});

test('a process says the sentence and ends, without an address or a password in it', async () => {
  const { url } = await pooled();
  const { PATH, TMPDIR } = process.env;
  const ended = promisify(execFile)(process.execPath, ['--import', 'tsx', 'worker/restored.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { PATH, TMPDIR, APP_ENV: 'test', DATABASE_URL: url, TEMPORAL_ADDRESS: '127.0.0.1:1' },
  });
  const failed = await ended.catch((error: { code: number; stderr: string }) => error);
  expect(failed).toMatchObject({ code: 1 });
  expect(failed.stderr).toMatch(
    /^The restored command cannot start\. .*\n {2}DATABASE_URL: leads to a pooler that refuses/,
  );
  expect(failed.stderr.trim().split('\n')).toHaveLength(2);
  expect(failed.stderr).not.toContain(new URL(url).host);
}, 60_000);

describe('a pooler by transaction', () => {
  /** Many at once, so that every client meets every server. */
  const work = (db: Database, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, id) =>
        db.transaction().execute(async (tx) => {
          await sql`insert into note values (${id}, ${`n${id}`}) on conflict (id) do nothing`.execute(tx);
          await sql`select pg_sleep(0.005)`.execute(tx);
          return (await sql<{ text: string }>`select text from note where id = ${id}`.execute(tx)).rows[0]
            ?.text;
        }),
      ),
    );

  test('serves two processes whose statements differ', async () => {
    await limit('30s');
    const { url } = await pooled({ servers: 3 });
    const [one, other] = [client(url, 'transaction'), client(url, 'transaction')];
    const wanted = Array.from({ length: 40 }, (_, id) => `n${id}`);
    const [first, second, sums] = await Promise.all([
      work(one, 40),
      work(other, 40),
      Promise.all(
        Array.from({ length: 40 }, async (_, n) => {
          const { rows } = await sql<{ n: number }>`select ${n}::int * 2 as n`.execute(other);
          return rows[0]!.n;
        }),
      ),
    ]);
    expect(first).toEqual(wanted);
    expect(second).toEqual(wanted);
    expect(sums).toEqual(Array.from({ length: 40 }, (_, n) => n * 2));
  });

  test('lets the migrations through', async () => {
    const url = new URL(database.url);
    url.pathname = `${url.pathname}_empty`;
    const name = sql.id(url.pathname.slice(1));
    await sql`create database ${name}`.execute(database.db);
    const pooler = await startPooler(url.href);
    try {
      await migrate(pooler.url);
      const schemes = await sql`select scheme_code from scheme_budget`.execute(
        client(pooler.url, 'transaction'),
      );
      expect(schemes.rows.length).toBeGreaterThan(0);
    } finally {
      for (const one of open.splice(0)) await one.close();
      await pooler.close();
      await sql`drop database ${name} with (force)`.execute(database.db);
    }
  }, 60_000);

  test('keeps the time limit of the role', async () => {
    await limit('200ms');
    const { url } = await pooled();
    await expect(sql`select pg_sleep(5)`.execute(client(url, 'transaction'))).rejects.toMatchObject({
      code: '57014',
    });
  });

  test('would mix up statements that have names: what the refusal keeps from happening', async () => {
    const { url } = await pooled({ servers: 1, ignored: ['statement_timeout'] });
    const [one, other] = [client(url, 'none', 1), client(url, 'none', 1)];
    await sql`select ${1}::int as n`.execute(one);
    await expect(sql`select ${'x'}::text as t`.execute(other)).rejects.toMatchObject({ code: '42P05' });
  });
});
