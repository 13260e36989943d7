import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { newAuthority } from '../stack/authority.ts';
import { createDatabase, type TestDatabase } from '../tests/harness/database.ts';
import { startTlsFront, type TlsFront } from '../tests/harness/tls-front.ts';
import { connect } from './connect.ts';
import { withAuthorities } from './postgres-tls.ts';

let database: TestDatabase;
let front: TlsFront;
let ca: string[];

beforeAll(async () => {
  database = await createDatabase();
  const authority = await newAuthority();
  ca = [authority.cert];
  front = await startTlsFront({
    server: await authority.issue('localhost'),
    to: Number(new URL(database.url).port),
    isPostgres: true,
  });
}, 60_000);
afterAll(async () => {
  await front?.close();
  await database?.drop();
});

async function ask(mode: string, authorities: string[] | undefined): Promise<unknown> {
  const url = new URL(database.url);
  url.host = `localhost:${front.port}`;
  url.search = mode;
  const db = connect({ url: url.href, pooler: 'none', ca: authorities });
  try {
    return (await sql`select 1 as one`.execute(db)).rows[0];
  } finally {
    await db.destroy();
  }
}

test('a database that shows the certificate of a private authority is trusted where its authority is given', async () => {
  expect(await ask('?sslmode=verify-full', ca)).toEqual({ one: 1 });
  await expect(ask('?sslmode=verify-full', undefined)).rejects.toThrow();
  await expect(ask('?sslmode=verify-full', [(await newAuthority()).cert])).rejects.toThrow();
});

test('an address that says how it is verified, or that it is not, keeps its word', () => {
  for (const mode of [
    '',
    '?sslmode=disable',
    '?sslmode=no-verify',
    '?sslmode=verify-full&sslrootcert=/x.pem',
  ]) {
    const url = `postgres://a:b@c/d${mode}`;
    expect(withAuthorities(url, ca)).toEqual({ connectionString: url });
  }
  expect(withAuthorities('postgres://a:b@c/d?sslmode=require&application_name=x', ca)).toEqual({
    connectionString: 'postgres://a:b@c/d?application_name=x',
    ssl: { ca },
  });
});
