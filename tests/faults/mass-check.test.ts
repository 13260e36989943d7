import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { findBatch } from '../../db/queries/batches/progress.ts';
import { startBatch } from '../../db/queries/batches/start.ts';
import { startStandIns, type StandIns } from '../../stack/stand-ins/start.ts';
import { massActionWorkflowId, WORKFLOW_TYPE } from '../../workflows/definitions.ts';
import { createDatabase, type TestDatabase } from '../harness/database.ts';
import { addManyRequests } from '../harness/many-requests.ts';
import { addStaff } from '../harness/people.ts';
import { startTaxAuthority, type TaxAuthority } from '../harness/tax-authority.ts';
import { temporalClient, type TestClient } from '../harness/temporal.ts';
import { until } from '../harness/waiting.ts';
import { startWorker, type TestWorker } from '../harness/worker.ts';

const DEATHS = 20;
const COMPANIES = 190;
/** Companies with a second request: asked about once all the same. */
const TWICE = 10;
const REFUSED = 5;
const ROWS = COMPANIES + TWICE;
/** Workers being started while another works; a machine of two cores starts two as fast as one. */
const WARMING = 2;
/** Answers a worker may fetch in its life, and how many rows must be done before it dies among the others. */
const ANSWERS_A_LIFE = 8;
const DONE_A_LIFE = 2;

const CODES = Array.from({ length: COMPANIES }, (_, index) => String(310_000_000 + index));

let database: TestDatabase;
let standIns: StandIns;
let authority: TaxAuthority;
let temporal: TestClient;
const taskQueue = `test-${randomUUID()}`;
const warming: Promise<TestWorker>[] = [];
let last: TestWorker | undefined;

beforeAll(async () => {
  [database, standIns, authority, temporal] = await Promise.all([
    createDatabase(),
    startStandIns(),
    startTaxAuthority(),
    temporalClient(),
  ]);
  for (let index = 0; index < WARMING; index += 1) warm();
}, 60_000);

afterAll(async () => {
  await last?.stop();
  for (const worker of await Promise.allSettled(warming)) {
    if (worker.status === 'fulfilled') await worker.value.stop();
  }
  await temporal?.close();
  await authority?.close();
  await standIns?.close();
  await database?.drop();
}, 60_000);

function warm(): void {
  const started = startWorker({
    databaseUrl: database.url,
    taskQueue,
    env: { ...standIns.env, REGISTERS_URL: authority.url },
  });
  started.catch(() => undefined);
  warming.push(started);
}

const counts = async (text: ReturnType<typeof sql<{ key: string; n: number }>>) =>
  Object.fromEntries((await text.execute(database.db)).rows.map(({ key, n }) => [key, n]));

describe('the worker is killed twenty times in the middle of a mass check', () => {
  let batchId: string;
  const finished = async () => {
    const found = (await findBatch(database.db, batchId))!;
    return found.done + found.failed;
  };

  test('the mass check ends all the same', async () => {
    await addManyRequests(database.db, [...CODES, ...CODES.slice(0, TWICE)]);
    const manager = await addStaff(database.db, 'kristina');
    authority.allow(0);
    authority.refuse(CODES.slice(-REFUSED));
    const started = await startBatch(database.db, {
      kind: 'vmiAdditionalCheck',
      filter: {},
      filterKey: 'all',
      startedBy: manager,
      commandId: randomUUID(),
      rows: { filter: {}, viewer: { userId: manager, roles: ['manager'] } },
    });
    if (started.outcome !== 'started') throw new Error(started.outcome);
    batchId = started.batchId;
    await temporal.client.workflow.start(WORKFLOW_TYPE.massAction, {
      workflowId: massActionWorkflowId(batchId),
      taskQueue,
      args: [{ batchId, maxEvents: 300 }],
      workflowTaskTimeout: '5s',
    });

    for (let death = 1; death <= DEATHS; death += 1) {
      const worker = await warming.shift()!;
      if (death + WARMING <= DEATHS + 1) warm();
      const before = await finished();
      authority.allow(ANSWERS_A_LIFE);
      await until(async () => (await finished()) >= before + DONE_A_LIFE, {
        timeoutMs: 60_000,
        what: `progress in life ${death}`,
      });
      await worker.kill();
      // It is gone; what is left of it is its folder.
      await worker.stop();
    }
    expect(await finished()).toBeLessThan(ROWS);
    authority.allow(ROWS);
    last = await warming.shift()!;
    await until(async () => (await findBatch(database.db, batchId))!.state !== 'inProgress', {
      timeoutMs: 60_000,
      what: 'the end of the mass check',
    });
  }, 400_000);

  test('each row was done exactly once, and the progress says so', async () => {
    expect(await findBatch(database.db, batchId)).toMatchObject({
      state: 'finished',
      total: ROWS,
      sent: 0,
      done: ROWS - REFUSED,
      failed: REFUSED,
      cancelled: 0,
    });
    const effects = await counts(sql`
      select 'checks' as key, count(*)::int as n from vmi_check
      union all select 'checks finished', count(*)::int from vmi_check where state = 'finished'
      union all select 'snapshots', count(*)::int from register_snapshot
      union all select 'subjects with a snapshot', count(distinct subject_id)::int from register_snapshot
      union all select 'requests marked', count(*)::int from loan_request where vmi_checked`);
    expect(effects).toEqual({
      checks: COMPANIES,
      'checks finished': COMPANIES - REFUSED,
      snapshots: COMPANIES - REFUSED,
      'subjects with a snapshot': COMPANIES - REFUSED,
      'requests marked': ROWS - REFUSED,
    });
    expect(
      await counts(sql`select error_code as key, count(*)::int as n from batch_row
      where state = 'failed' group by 1`),
    ).toEqual({ refused: REFUSED });
  });

  test('the authority was asked again only where a death came between the question and its record', () => {
    expect(authority.asked.size).toBe(COMPANIES);
    const asks = [...authority.asked.values()].reduce((sum, one) => sum + one, 0);
    expect(asks - COMPANIES).toBeLessThanOrEqual(DEATHS);
  });
});
