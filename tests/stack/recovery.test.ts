import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Client, Connection } from '@temporalio/client';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { endOrphans, identityOf, isAlive, readRecords } from '../../stack/owned-process.ts';
import { until } from '../../stack/waiting.ts';
import { serversIn, temporaryFolder } from './servers-in.ts';
import type { Servers } from './servers-in.ts';

const NAMESPACE = 'loans';

async function sql(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function inEngine<T>(address: string, work: (client: Client) => Promise<T>): Promise<T> {
  const connection = await Connection.connect({ address });
  try {
    return await work(new Client({ connection, namespace: NAMESPACE }));
  } finally {
    await connection.close();
  }
}

/** Leaves a trace in both servers: a committed row and a waiting workflow. */
async function leaveTraces({ databaseUrl, temporalAddress }: Omit<Servers, 'supervisor'>): Promise<void> {
  await sql(databaseUrl, `create table trace as select 'Žąsytė' as name`);
  await inEngine(temporalAddress, ({ workflow }) =>
    workflow.start('waiting', { workflowId: 'trace', taskQueue: 'nobody-listens', args: [] }),
  );
}

async function findsTraces({ databaseUrl, temporalAddress }: Omit<Servers, 'supervisor'>): Promise<boolean> {
  const rows = await sql(databaseUrl, 'select name from trace');
  const status = await inEngine(temporalAddress, async ({ workflow }) =>
    workflow.getHandle('trace').describe(),
  );
  return rows[0]?.['name'] === 'Žąsytė' && status.status.name === 'RUNNING';
}

const said: string[] = [];
beforeAll(() => void jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line)));
afterAll(() => void jest.restoreAllMocks());

describe('servers under a living supervisor', () => {
  const { folder, remove } = temporaryFolder();
  let servers: Servers;

  beforeAll(async () => {
    servers = await serversIn(folder);
    await leaveTraces(servers);
  });

  afterAll(async () => {
    await servers.supervisor.stop();
    remove();
  });

  test.each(['postgres', 'temporal'])(
    '%s killed with -9 comes back by itself and has lost nothing',
    async (name) => {
      const record = readRecords(join(folder, 'run')).find((one) => one.name === name);
      process.kill(record?.pid ?? 0, 'SIGKILL');
      const back = await until(
        async () => {
          const now = readRecords(join(folder, 'run')).find((one) => one.name === name);
          return now?.pid !== record?.pid && (await findsTraces(servers));
        },
        { withinMs: 30_000 },
      );
      expect(back).toBe(true);
      expect(said.some((line) => line.includes('ended by SIGKILL; starting it again'))).toBe(true);
    },
  );

  test('search attributes and ninety days of retention are there, also when prepared again', async () => {
    await inEngine(servers.temporalAddress, async ({ connection }) => {
      const found = await connection.workflowService.describeNamespace({ namespace: NAMESPACE });
      expect(Number(found.config?.workflowExecutionRetentionTtl?.seconds)).toBe(90 * 86_400);
    });
  });

  test('Lithuanian letters sort as in a dictionary', async () => {
    const rows = await sql(
      servers.databaseUrl,
      `select string_agg(word, ' ' order by word) as words from unnest(array['žuvis','šalis','zebras','įmonė','ypač','sala','jis']) word`,
    );
    expect(rows[0]?.['words']).toBe('įmonė ypač jis sala šalis zebras žuvis');
  });

  test('the database speaks only to this machine and keeps no password readable by others', () => {
    const settings = readFileSync(join(folder, 'logs', 'postgres.log'), 'utf8');
    expect(settings).toMatch(/listening on IPv4 address "127\.0\.0\.1"/);
    expect(settings).not.toMatch(/0\.0\.0\.0|Unix socket/);
  });
});

describe('servers whose supervisor was killed', () => {
  test('are found, ended and started again with all their data', async () => {
    const { folder, remove } = temporaryFolder();
    const supervisor = fork(join(import.meta.dirname, 'killed-supervisor.ts'), [folder], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: 'ignore',
    });
    const [before] = (await once(supervisor, 'message')) as [Omit<Servers, 'supervisor'>];
    await leaveTraces(before);
    supervisor.kill('SIGKILL');
    await once(supervisor, 'exit');
    const orphans = readRecords(join(folder, 'run'));
    expect(
      orphans
        .filter(isAlive)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['postgres', 'temporal']);

    expect((await endOrphans(join(folder, 'run'), 'supervisor')).sort()).toEqual(['postgres', 'temporal']);
    expect(orphans.map(({ pid }) => identityOf(pid))).toEqual([undefined, undefined]);
    const after = await serversIn(folder);
    try {
      expect(await findsTraces(after)).toBe(true);
    } finally {
      await after.supervisor.stop();
      remove();
    }
  });
});
