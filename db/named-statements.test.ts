import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createDatabase, type TestDatabase } from '../tests/harness/database.ts';
import { connect, type Database } from './connect.ts';
import { StatementNames } from './named-statements.ts';

describe('names of statements', () => {
  test('go to reads and writes of rows only, one a text, and never twice', () => {
    const names = new StatementNames();
    const first = names.nameOf('select $1');
    expect(names.nameOf('select $1')).toBe(first);
    expect(names.nameOf(' with x as (select $1) select 1 from x')).not.toBe(first);
    expect(names.nameOf('create table x ()')).toBeUndefined();
    expect(names.nameOf('set local a.b = $1')).toBeUndefined();
    names.forget('select $1');
    expect(names.nameOf('select $1')).not.toBe(first);
  });

  test('are given to a bounded number of texts', () => {
    const names = new StatementNames();
    const given = Array.from({ length: 1_000 }, (_, n) => names.nameOf(`select $1, ${n}`));
    expect(given.filter(Boolean).length).toBe(300);
    expect(names.nameOf('select $1, 0')).toBe(given[0]);
  });
});

describe('a connection', () => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await createDatabase();
    db = connect(database.url, { max: 1 });
    await sql`create table note (id int, text text)`.execute(database.db);
    await sql`insert into note values (1, 'one')`.execute(database.db);
  }, 60_000);
  afterAll(async () => {
    await db?.destroy();
    await database?.drop();
  });

  const note = async (id: number) => (await sql`select * from note where id = ${id}`.execute(db)).rows[0];
  const prepared = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from pg_prepared_statements`.execute(db)).rows[0]!.n;

  test('prepares a statement once', async () => {
    await note(1);
    expect(await prepared()).toBe(1);
    expect(await note(1)).toEqual({ id: 1, text: 'one' });
    expect(await prepared()).toBe(1);
  });

  test('that comes after a lost one prepares it again', async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(database.db);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await note(1)).toEqual({ id: 1, text: 'one' });
    expect(await prepared()).toBe(1);
  });

  test('that breaks under a statement fails it with the code of a lost connection', async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    const slow = sql`select pg_sleep(30)`.execute(db).catch((error: unknown) => error);
    await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(database.db);
    // The server may still have said why (57P01), or only have hung up.
    expect(await slow).toMatchObject({ code: expect.stringMatching(/^(57P01|08006)$/) });
    const transaction = db.transaction().execute(async (tx) => {
      const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${own.rows[0]!.pid})`.execute(database.db);
      await sql`select 1`.execute(tx).catch(() => undefined);
      await sql`select 2`.execute(tx);
    });
    await expect(transaction).rejects.toMatchObject({ name: 'ConnectionLost', code: '08006' });
  });

  test('that does not come in time is a lost one', async () => {
    const busy = db.transaction().execute((tx) => sql`select pg_sleep(6)`.execute(tx));
    await expect(note(1)).rejects.toMatchObject({ name: 'ConnectionLost', code: '08006' });
    await busy;
  }, 15_000);

  test('plans anew after its table has changed, at the latest when asked again', async () => {
    await sql`alter table note add column at int`.execute(database.db);
    await note(1).catch(() => undefined);
    expect(await note(1)).toEqual({ id: 1, text: 'one', at: null });
  });
});
