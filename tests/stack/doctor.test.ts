import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client, type Connection } from '@temporalio/client';
import { sql } from 'kysely';
import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { httpFinding, portFinding } from '../../db/checkup/address-findings.ts';
import { databaseFindings } from '../../db/checkup/database-findings.ts';
import { fileFindings } from '../../db/checkup/file-findings.ts';
import { fine, reportFindings, warning, wrong, type Finding } from '../../db/checkup/finding.ts';
import { connect } from '../../db/connect.ts';
import { diskFileStore } from '../../db/files/store.ts';
import { engineFindings, pollerFindings } from '../../worker/engine-findings.ts';
import { dataConverter } from '../../workflows/codec/data-converter.ts';
import { newAuthority } from '../../stack/authority.ts';
import { createDatabase, type TestDatabase } from '../harness/database.ts';
import { temporalClient, type TestClient } from '../harness/temporal.ts';
import { testFolder } from '../harness/test-folder.ts';
import { startTlsFront } from '../harness/tls-front.ts';
import { until } from '../harness/waiting.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const said = (findings: readonly Finding[]): string[] =>
  findings.map(({ level, what }) => `${level}: ${what}`);

describe('a database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());

  test('that has all migrations is in order, but for who asks', async () => {
    const found = said(await databaseFindings(database.db));
    expect(found).toContain('fine: the database has all migrations of this release');
    expect(found).toContainEqual(
      expect.stringMatching(/^warning: \w+ is a superuser: a mistake could change the record/),
    );
  });

  test('whose newest migrations are missing is wrong, and which is the first is said', async () => {
    await sql`delete from kysely_migration where name >= '0053'`.execute(database.db);
    const found = (await databaseFindings(database.db)).find(({ what }) => what.includes('migrations'));
    expect(found).toEqual({
      level: 'wrong',
      what: expect.stringMatching(
        /^the database is \d migrations behind this release, from 0053-aid-publication on$/,
      ),
      todo: 'Run the command migrate before api and worker.',
    });
  });

  test('whose roles may open more connections than it has is warned of before the first call finds none', async () => {
    const role = `greedy_${randomUUID().slice(0, 8)}`;
    const before = said(await databaseFindings(database.db));
    await sql.raw(`create role ${role} connection limit 5000`).execute(database.db);
    try {
      const after = said(await databaseFindings(database.db));
      const warned = expect.stringMatching(
        /^warning: the server has \d+ connections, the roles may open 5\d{3}:/,
      );
      expect(before).not.toContainEqual(warned);
      expect(after).toContainEqual(warned);
    } finally {
      await sql.raw(`drop role ${role}`).execute(database.db);
    }
  });

  test('that answers before its disk has the change is wrong', async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    await sql.raw(`alter database ${rows[0]!.name} set synchronous_commit = off`).execute(database.db);
    const anew = connect(database.url, { max: 1 });
    try {
      expect(said(await databaseFindings(anew))).toContain(
        'wrong: synchronous_commit is off: what was acknowledged may be gone after the power fails',
      );
    } finally {
      await anew.destroy();
    }
  });

  test.each([
    ['a role that is not there', 'username', 'nobody_here', '28'],
    ['a database that is not there', 'pathname', '/nowhere', '3D000'],
    ['a port where nobody listens', 'port', '1', 'ECONNREFUSED'],
  ] as const)('asked at %s is wrong, in a sentence with its code', async (_, part, value, code) => {
    const url = new URL(database.url);
    url[part] = value;
    const db = connect(url.href, { max: 1 });
    const [found] = await databaseFindings(db);
    await db.destroy();
    expect(found?.level).toBe('wrong');
    expect(found?.what).toContain(`cannot be used (${code}`);
    expect(found?.todo).toBeTruthy();
  });
});

describe('an engine', () => {
  const key = randomBytes(32).toString('base64');
  const namespace = `doctor-${randomUUID().slice(0, 8)}`;
  let engine: TestClient;
  let client: Client;
  const asked = (payloadKey?: string) =>
    engineFindings({ client, namespace, taskQueue: 'loans', payloadKey });

  beforeAll(async () => {
    engine = await temporalClient();
    client = new Client({
      connection: engine.client.connection,
      namespace,
      dataConverter: dataConverter({ payloadKey: key }),
    });
  });
  afterAll(() => engine.close());

  test('without the namespace is wrong', async () => {
    expect(said(await asked()).at(-1)).toBe(`wrong: the engine has no namespace ${namespace}`);
  });

  test('that forgets after three days, and where nobody works, is warned of', async () => {
    await (client.connection as Connection).workflowService.registerNamespace({
      namespace,
      workflowExecutionRetentionPeriod: { seconds: 3 * 24 * 60 * 60 } as never,
    });
    // A new namespace becomes known to all parts of the server within some seconds.
    const found = await until(async () => {
      const findings = await asked();
      return findings.length > 2 && findings;
    });
    expect(said(found)).toEqual([
      expect.stringMatching(/^fine: the engine answers: Temporal \d/),
      'warning: histories of ended cases are kept 3 days, the runbook counts on 90',
      expect.stringMatching(/^warning: search attributes are missing: LoanStatus, /),
      'warning: the reconciler is not scheduled',
    ]);
    expect(said(await pollerFindings({ client, namespace, taskQueue: 'loans', payloadKey: key }))).toEqual([
      'warning: nobody works on task queue loans',
      'warning: nobody works on task queue loans-registers',
    ]);
  });

  test('with cases that no key here opens is wrong, and in order with the key', async () => {
    await client.workflow.start('loanRequest', { workflowId: 'one', taskQueue: 'loans', args: [{ id: 1 }] });
    const isReadable = 'fine: running cases can be read';
    await until(async () => said(await asked(key)).includes(isReadable));
    const other = randomBytes(32).toString('base64');
    for (const without of [undefined, other])
      expect(said(await asked(without))).toContain(
        'wrong: running cases are encrypted with a key that is not in PAYLOAD_KEY',
      );
    expect(said(await asked(`${other},${key}`))).toContain(isReadable);
  });
});

describe('what lies outside', () => {
  let server: Server;
  const port = () => (server.address() as AddressInfo).port;
  beforeAll(async () => {
    server = createServer((_, response) => response.writeHead(405).end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());

  test('is in order whatever its server answers, and never named by its address', async () => {
    const address = `http://127.0.0.1:${port()}/secret-key`;
    expect(await httpFinding('REGISTERS_URL', address)).toEqual({
      level: 'fine',
      what: 'REGISTERS_URL answers',
    });
    expect(await portFinding('CLAMAV_URL', '127.0.0.1', port())).toEqual({
      level: 'fine',
      what: 'CLAMAV_URL answers',
    });
  });

  test('is wrong where nobody listens', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port: nobody } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, 'close');
    const what = expect.stringMatching(/^\w+ does not answer \(ECONNREFUSED\)$/);
    expect(await httpFinding('REGISTERS_URL', `http://127.0.0.1:${nobody}/`)).toMatchObject({
      level: 'wrong',
      what,
    });
    expect(await portFinding('CLAMAV_URL', '127.0.0.1', nobody)).toMatchObject({ level: 'wrong', what });
  });

  test('with a certificate of an authority nobody told us of names the setting for it', async () => {
    const authority = await newAuthority();
    const front = await startTlsFront({ server: await authority.issue('127.0.0.1'), to: port() });
    try {
      expect(await httpFinding('SIGNING_URL', `https://127.0.0.1:${front.port}/`)).toMatchObject({
        level: 'wrong',
        todo: expect.stringContaining('CA_FILE'),
      });
    } finally {
      await front.close();
    }
  });
});

test('a folder for files is tried, and nothing is left in it', async () => {
  const folder = testFolder('doctor-');
  try {
    const files = diskFileStore(folder.path);
    expect(said(await fileFindings(files, folder.path))[0]).toBe(
      'fine: files can be stored, read and removed',
    );
    for await (const left of files.list()) throw new Error(`left behind: ${left.storageKey}`);
    const file = join(folder.path, 'a-file');
    writeFileSync(file, '');
    expect(said(await fileFindings(diskFileStore(file), file))[0]).toMatch(
      /^wrong: files cannot be stored \(E\w+\)$/,
    );
  } finally {
    folder.remove();
  }
});

test('a process that starts writes what is to be done into its log, and nothing of what is in order', async () => {
  const lines: object[] = [];
  const write = (level: string) => (entry: object) => void lines.push({ level, ...entry });
  await reportFindings({ warn: write('warn'), error: write('error') }, [
    Promise.resolve([fine('a'), warning('b', 'do b')]),
    Promise.reject(new Error('cannot look')),
    Promise.resolve([wrong('c', 'do c')]),
  ]);
  expect(lines).toEqual([
    { level: 'warn', msg: 'checkup', finding: 'b', todo: 'do b' },
    { level: 'error', msg: 'checkup', finding: 'c', todo: 'do c' },
  ]);
});

test('the command names what is missing for both processes and ends with 1', () => {
  const { PATH } = process.env;
  const { status, stderr } = spawnSync('sh', ['docker/doctor.sh'], {
    cwd: ROOT,
    env: { PATH },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /The worker cannot start[\s\S]+REGISTERS_URL[\s\S]+The api cannot start[\s\S]+IDENTITY_URL/,
  );
});
