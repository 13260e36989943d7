import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { storeChunk } from '../../db/queries/policy/judging.ts';
import { listOutcomes } from '../../db/queries/policy/outcomes.ts';
import { findRun, listTotals } from '../../db/queries/policy/runs.ts';
import { policyRunWorkflowId, WORKFLOW_TYPE, type PolicyRunInput } from '../../workflows/definitions.ts';
import { addEvaluated, snapshotOf } from '../harness/evaluated.ts';
import { addStaff, surroundings, until, type Surroundings } from '../harness/index.ts';
import { addRun } from '../harness/policy.ts';

let around: Surroundings;
let saulius: string;
/** 22 % of trade: denied today, accepted by a draft that asks for 20. */
const ALMOST = snapshotOf('linija', 22);
/** 30 %: accepted by both. */
const ENOUGH = snapshotOf('linija', 30);
const FIRST = 10_000_001;
const LENIENT = { parameters: { tradeSharePercent: 20 } };

beforeAll(async () => {
  around = await surroundings();
  const { db } = around.world;
  saulius = await addStaff(db, 'saulius');
  await addEvaluated(db, ALMOST, { first: FIRST, count: 40, sumCents: 50_000_00, grantedCents: 30_000_00 });
  await addEvaluated(db, ENOUGH, { first: FIRST + 40, count: 60, finishedAt: '2026-10-01T10:00:00Z' });
}, 120_000);
afterAll(async () => await around?.close(), 60_000);

const start = async (runId: string, more: Partial<PolicyRunInput> = {}) =>
  around.world.client.workflow.start(WORKFLOW_TYPE.policyRun, {
    workflowId: policyRunWorkflowId(runId),
    taskQueue: around.world.taskQueue,
    args: [{ runId, ...more }],
  });
const runOf = async (id: string) => (await findRun(around.world.db, id))!;
const ALL = { oldDecision: null, newDecision: null, rule: null };

/** Every table that is not of the what-if: how many rows, and what Postgres says of the last writer of each. */
async function realTables(): Promise<Record<string, string>> {
  const { db } = around.world;
  const tables = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'policy\\_%' order by 1`.execute(db);
  const found: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ state: string }>`select count(*) || ' '
        || coalesce(md5(string_agg(t.ctid || ' ' || t.xmin || ' ' || t.xmax || ' ' || md5(t::text), ',' order by t.ctid)), '') as state
      from ${sql.table(name)} t`.execute(db);
    found[name] = rows[0]!.state;
  }
  return found;
}

describe('a what-if run', () => {
  let before: Record<string, string>;
  beforeEach(async () => void (before = await realTables()));

  test('tells what would change, for how much money and by which rule, and changes nothing real', async () => {
    const runId = await addRun(around.world.db, saulius, LENIENT);
    // The draft itself names who saved it: the person's row is looked at, never written.
    before = await realTables();
    expect(await (await start(runId)).result()).toBe('finished');
    expect(await runOf(runId)).toMatchObject({ state: 'finished', done: 100, total: 100, changed: 40 });
    expect(await listTotals(around.world.db, runId)).toEqual([
      {
        oldDecision: 'Accepted',
        newDecision: 'Accepted',
        requests: 60,
        notByDraft: 0,
        askedCents: 60 * 100_000_00,
        grantedCents: 0,
        grantedRequests: 0,
      },
      {
        oldDecision: 'Denied',
        newDecision: 'Accepted',
        requests: 40,
        notByDraft: 0,
        askedCents: 40 * 50_000_00,
        grantedCents: 40 * 30_000_00,
        grantedRequests: 40,
      },
    ]);
    const { rows, total } = await listOutcomes(around.world.db, { runId, ...ALL }, { page: 2, perPage: 30 });
    expect(total).toBe(40);
    expect(rows).toHaveLength(10);
    expect(rows[0]!.flips).toEqual([
      {
        ruleName: 'TradeShare',
        oldDecision: 'Denied',
        newDecision: 'Accepted',
        oldValue: { kind: 'percent', value: 22 },
        newValue: { kind: 'percent', value: 22 },
        oldLimit: { kind: 'percent', value: 25 },
        newLimit: { kind: 'percent', value: 20 },
        company: null,
      },
    ]);
    expect(await realTables()).toEqual(before);
  }, 60_000);

  test('of a period looks at the evaluations of those days only', async () => {
    const period = { periodFrom: '2026-10-01', periodTo: '2026-10-31' };
    const runId = await addRun(around.world.db, saulius, {
      parameters: { tradeSharePercent: 35 },
      ...period,
    });
    await (await start(runId)).result();
    expect(await runOf(runId)).toMatchObject({ state: 'finished', total: 60, done: 60, changed: 60 });
  }, 60_000);

  test('of a scheme without evaluations ends at once with nothing', async () => {
    const runId = await addRun(around.world.db, saulius, { scheme: 'nuoma' });
    expect(await (await start(runId)).result()).toBe('finished');
    expect(await runOf(runId)).toMatchObject({ total: 0, done: 0, changed: 0 });
  }, 60_000);

  test('judges the newest finished evaluation of a request, and not those of deleted requests', async () => {
    const { db } = around.world;
    await sql`insert into evaluation (request_id, kind, state, decision, rules, snapshot, rule_set_version, form_version,
        command_id, started_at, finished_at)
      select request_id, 'recheck', 'finished', 'Accepted', rules, ${JSON.stringify(ENOUGH)}::jsonb, rule_set_version, 1,
        'newer', started_at + interval '1 day', finished_at + interval '1 day'
      from evaluation where request_id = ${FIRST}`.execute(db);
    await sql`insert into evaluation (request_id, kind, state, form_version, command_id, started_at, finished_at, failure_code)
      values (${FIRST}, 'recheck', 'failed', 1, 'newest', now(), now(), 'internal')`.execute(db);
    await sql`update loan_request set deleted_at = now() where id = ${FIRST + 1}`.execute(db);
    const runId = await addRun(db, saulius, LENIENT);
    await (await start(runId)).result();
    expect(await runOf(runId)).toMatchObject({ total: 99, done: 99, changed: 38 });
  }, 60_000);

  test('says which changes are not the draft’s doing, and what today’s rules cannot read', async () => {
    const { db } = around.world;
    const [odd, drifted] = [FIRST + 500, FIRST + 501];
    await addEvaluated(db, ENOUGH, { first: odd, count: 2 });
    await sql`update evaluation set snapshot = '{"scheme":"tiesiogines","registers":null}' where request_id = ${odd}`.execute(
      db,
    );
    await sql`update evaluation set decision = 'Denied' where request_id = ${drifted}`.execute(db);
    const runId = await addRun(db, saulius);
    expect(await (await start(runId)).result()).toBe('finished');
    const { rows } = await listOutcomes(db, { runId, ...ALL }, { page: 1, perPage: 30 });
    expect(rows.map(({ requestId, newDecision, byDraft }) => ({ requestId, newDecision, byDraft }))).toEqual([
      { requestId: odd, newDecision: 'NotJudged', byDraft: false },
      { requestId: drifted, newDecision: 'Accepted', byDraft: false },
    ]);
    await sql`update loan_request set deleted_at = now() where id in (${odd}, ${drifted})`.execute(db);
  }, 60_000);
});

describe('a run goes on', () => {
  test('after continuing as new, and a chunk that comes twice counts once', async () => {
    const { db } = around.world;
    const runId = await addRun(db, saulius, LENIENT);
    const handle = await start(runId, { chunk: 10, chunks: 3 });
    expect(await handle.result()).toBe('finished');
    expect(handle.firstExecutionRunId).not.toBe((await handle.describe()).runId);
    const before = await listTotals(db, runId);
    const judged = (await listOutcomes(db, { runId, ...ALL }, { page: 1, perPage: 5 })).rows.map((row) => ({
      ...row,
      evaluationId: '00000000-0000-4000-8000-000000000000',
    }));
    await sql`update policy_run set state = 'running' where id = ${runId}::uuid`.execute(db);
    await storeChunk(db, { runId, after: 0, judged });
    expect(await listTotals(db, runId)).toEqual(before);
    expect(await runOf(runId)).toMatchObject({ done: 99, changed: 38 });
    await sql`update policy_run set state = 'finished' where id = ${runId}::uuid`.execute(db);
  }, 60_000);

  test('after its worker was killed in the middle, as if nothing had happened', async () => {
    const { db } = around.world;
    const runId = await addRun(db, saulius, LENIENT);
    const handle = await start(runId, { chunk: 1 });
    await until(async () => (await runOf(runId)).done >= 5, { what: 'the first chunks' });
    await around.worker.kill();
    const { done } = await runOf(runId);
    expect(done).toBeLessThan(99);
    const second = await around.replaceWorker();
    await until(async () => (await runOf(runId)).done > done, { what: 'a chunk after the kill' });
    await second.kill();
    await around.replaceWorker();
    expect(await handle.result()).toBe('finished');
    expect(await runOf(runId)).toMatchObject({ state: 'finished', done: 99, total: 99, changed: 38 });
    const totals = await listTotals(db, runId);
    expect(totals.map(({ requests }) => requests)).toEqual([61, 38]);
  }, 120_000);

  test('after its workflow was ended by an operator: the reconciler starts it where it stood', async () => {
    const { db, client, taskQueue } = around.world;
    const runId = await addRun(db, saulius, LENIENT);
    const handle = await start(runId, { chunk: 1 });
    await until(async () => (await runOf(runId)).done >= 3, { what: 'the first chunks' });
    await handle.terminate();
    await sql`update policy_run set started_at = started_at - interval '5 minutes' where id = ${runId}::uuid`.execute(
      db,
    );
    await client.workflow.execute(WORKFLOW_TYPE.reconcile, {
      workflowId: `reconcile-${runId}`,
      taskQueue,
      args: [],
    });
    await until(async () => (await runOf(runId)).state === 'finished', { what: 'the end' });
    expect(await runOf(runId)).toMatchObject({ done: 99, changed: 38 });
  }, 60_000);
});

test('a run that is cancelled keeps what it found and goes no further', async () => {
  const runId = await addRun(around.world.db, saulius, LENIENT);
  const handle = await start(runId, { chunk: 1 });
  await until(async () => (await runOf(runId)).done >= 3, { what: 'the first chunks' });
  await handle.cancel();
  expect(await handle.result()).toBe('cancelled');
  const { state, done, total } = await runOf(runId);
  expect(state).toBe('cancelled');
  expect(done).toBeLessThan(total!);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await runOf(runId)).done).toBe(done);
}, 60_000);

test('the engine is told ids and counts only', async () => {
  const runId = await addRun(around.world.db, saulius, LENIENT);
  const handle = await start(runId);
  await handle.result();
  const text = JSON.stringify(await handle.fetchHistory(), (_key, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString() : value,
  );
  expect(text).toContain(runId);
  expect(text).not.toMatch(/linija|Bandom|TradeShare|percent|parameters/i);
}, 60_000);
