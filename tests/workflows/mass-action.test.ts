import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { sql } from 'kysely';
import { COMPANIES } from '../../stack/stand-ins/parties.ts';
import { WORKFLOW_TYPE, massActionWorkflowId } from '../../workflows/definitions.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';
import { askOne, cancel, checkOf, ended, startMass, taxAuthority } from './vmi-stories.ts';

let around: Surroundings;
beforeAll(async () => {
  around = await surroundings();
}, 120_000);
afterEach(() => taxAuthority(around, { reset: true }));
afterAll(() => around?.close(), 60_000);

const CODES = ['900000016', '900000023', '900000030'];

/** Later batches take in the requests of earlier tests, too. */
const empty = () => sql`update loan_request set deleted_at = now()`.execute(around.world.db);

describe('questions to the tax authority', () => {
  test('one question ends with its sums, and the workflow is over', async () => {
    const check = await checkOf(around, await askOne(around, '900000023'));
    expect(check).toMatchObject({ state: 'finished', exportSumCents: 18_000_000_00, errorCode: null });
  });

  test('an authority that answers 500 is asked a few times and then the check has failed', async () => {
    await taxAuthority(around, { mode: 'failing', target: 'tax-authority:900000048' });
    const check = await checkOf(around, await askOne(around, '900000048'));
    expect(check).toMatchObject({ state: 'failed', errorCode: 'unavailable', exportSumCents: null });
  }, 90_000);

  test('an answer about another company is never taken', async () => {
    await taxAuthority(around, { mode: 'lying', target: 'tax-authority:900000055' });
    const check = await checkOf(around, await askOne(around, '900000055'));
    expect(check).toMatchObject({ state: 'failed', errorCode: 'wrongSubject', exportSumCents: null });
  });
});

describe('a mass action', () => {
  test('goes on over several runs and does every row', async () => {
    await empty();
    const batchId = await startMass(around, { maxEvents: 20 });
    const batch = await ended(around, batchId);
    expect(batch).toMatchObject({ state: 'finished', done: batch.total, failed: 0 });
    const runs = await around.world.client.workflow.getHandle(massActionWorkflowId(batchId)).fetchHistory();
    const first = runs.events?.[0]?.workflowExecutionStartedEventAttributes;
    expect(first?.continuedExecutionRunId).not.toBe('');
    const told = historyToJSON(runs).replace(/"data":\s*"([A-Za-z0-9+/=]+)"/g, (_all, data: string) =>
      Buffer.from(data, 'base64').toString(),
    );
    expect(told).toContain(batchId);
    for (const { CompanyCode } of COMPANIES) expect(told).not.toContain(CompanyCode);
  }, 90_000);

  test('fails the row of a company the authority will not answer about, and goes on', async () => {
    await empty();
    await taxAuthority(around, { mode: 'malformed', target: `tax-authority:${CODES[1]}` });
    const batch = await ended(around, await startMass(around, { codes: CODES }));
    expect(batch).toMatchObject({ state: 'finished', done: 2, failed: 1 });
    expect(batch.failures.map(({ code }) => code)).toEqual(['malformed']);
  }, 90_000);

  test('is cancelled while the authority thinks: nothing more is stored, the rest is told as not done', async () => {
    await empty();
    await taxAuthority(around, { mode: 'slow', delayMs: 2_000 });
    const batchId = await startMass(around, { codes: CODES });
    await until(async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from vmi_check
        where batch_id = ${batchId}::uuid and query_id is not null`.execute(around.world.db);
      return rows[0]!.n === CODES.length;
    });
    await cancel(around, batchId);
    expect(await ended(around, batchId)).toMatchObject({ state: 'cancelled', done: 0, cancelled: 3 });
    // The answers come after the end, and nobody takes them.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(await ended(around, batchId)).toMatchObject({ state: 'cancelled', done: 0, cancelled: 3 });
  }, 90_000);

  test('whose workflow is lost is taken up again by the reconciler', async () => {
    await empty();
    const batchId = await startMass(around, { codes: CODES });
    await around.world.client.workflow.getHandle(massActionWorkflowId(batchId)).terminate('lost');
    await sql`update batch set started_at = started_at - interval '10 minutes'
      where id = ${batchId}::uuid`.execute(around.world.db);
    await around.world.client.workflow.execute(WORKFLOW_TYPE.reconcile, {
      workflowId: `reconcile-${around.world.taskQueue}`,
      taskQueue: around.world.taskQueue,
      args: [],
    });
    expect(await ended(around, batchId)).toMatchObject({ state: 'finished', done: 3 });
  }, 90_000);
});
