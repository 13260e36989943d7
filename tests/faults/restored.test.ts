import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client as EngineClient, Connection } from '@temporalio/client';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listFindings, listReports, type Finding } from '../../db/queries/reconcile-reports.ts';
import { listEpochs } from '../../db/queries/restore-epochs.ts';
import * as define from '../../workflows/definitions.ts';
import type { reconcile } from '../../workflows/reconcile.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { Case, type World } from '../harness/case.ts';
import { addEverybody, toSubmitted, type Staff } from '../harness/journey.ts';
import { restorableDatabase, startEngine, type RestorableEngine } from '../harness/restorable.ts';
import { NAMESPACE } from '../harness/temporal.ts';
import { until } from '../harness/waiting.ts';
import { startWorker, type TestWorker } from '../harness/worker.ts';
import { temporaryFolder } from '../stack/servers-in.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const { folder, remove } = temporaryFolder();

let engine: RestorableEngine;
let database: ReturnType<typeof restorableDatabase>;
let api: Api;
let world: World;
let staff: Staff;
let director: Client;
let connection: Connection;
let worker: TestWorker | null;

/** Moved on after the backup, all of them: to version 4 in the same status, deleted, rejected. */
let moved: Case, deleted: Case, rejected: Case;
/** Started after the backup; the second was deleted again. */
let late: number, lateAndGone: number;

beforeAll(async () => {
  engine = await startEngine(folder);
  api = await startApi({ env: { TEMPORAL_ADDRESS: engine.address } });
  database = restorableDatabase(api.database.url);
  connection = await Connection.connect({ address: engine.address });
  worker = api.worker!;
  const { taskQueue, storageDir } = worker;
  const client = new EngineClient({ connection, namespace: NAMESPACE });
  world = { db: api.database.db, client, taskQueue, storageDir };
  staff = await addEverybody(world);
  director = await api.applicant();
  [moved, rejected] = [await toSubmitted(world), await toSubmitted(world)];
  deleted = await Case.prepare(world);
  await deleted.start();
  for (const one of [moved, rejected])
    await until(async () => (await one.row())?.aml_check_result_id, { what: 'the screening' });
  await keepBackup('early');

  await moved.act(staff.assessor, 'setAssessor', { commandId: 'lost-1', input: assessor() });
  await moved.act(staff.assessor, 'setCompanySize', { commandId: 'lost-2', input: { companySizeTypeId: 2 } });
  await rejected.act(staff.approver, 'reject', { commandId: 'lost-3', input: { comment: 'Netinka šiai' } });
  await deleted.act(deleted.applicant, 'delete', { commandId: 'lost-4' });
  await Promise.all([rejected.handle.result(), deleted.handle.result()]);
  [late, lateAndGone] = [await startRequest(), await startRequest()];
  expect((await director.delete(`/api/Request/Delete?requestId=${lateAndGone}`)).status).toBe(200);
  await keepBackup('newer');
}, 240_000);

afterAll(async () => {
  await worker?.stop();
  await connection?.close();
  await api?.close();
  await database?.drop();
  await engine?.stop();
  remove();
}, 60_000);

const assessor = () => ({ userId: staff.assessor.actorId });
const handleOf = (number: number) => world.client.workflow.getHandle(define.workflowIdOf(number));

async function startRequest(): Promise<number> {
  const answer = await director.post('/api/Request/Start', { json: {} });
  expect(answer.status).toBe(200);
  return answer.body.requestId as number;
}

async function stopWorker(): Promise<void> {
  await worker?.stop();
  worker = null;
}

async function resumeWork(): Promise<void> {
  worker = await startWorker({
    databaseUrl: api.database.url,
    env: { ...api.standIns.env, TEMPORAL_ADDRESS: engine.address, PUBLIC_URL: api.url },
    taskQueue: world.taskQueue,
    storageDir: world.storageDir,
  });
}

/** Everything stands still while both are copied, then goes on. */
async function keepBackup(name: string): Promise<void> {
  await stopWorker();
  await engine.stop();
  await database.save(name);
  engine.save(name);
  await engine.start();
  await resumeWork();
}

async function restore(backups: { database: string; engine: string }): Promise<void> {
  await stopWorker();
  await engine.stop();
  await database.restore(backups.database);
  engine.restore(backups.engine);
  await engine.start();
}

/** The step of the runbook, as an operator runs it. */
async function runRestored(): Promise<string> {
  const { NODE_OPTIONS: _options, ...env } = process.env;
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'restored'], {
    cwd: ROOT,
    env: {
      ...env,
      APP_ENV: 'test',
      DATABASE_URL: api.database.url,
      TEMPORAL_ADDRESS: engine.address,
      TEMPORAL_NAMESPACE: NAMESPACE,
      TEMPORAL_TASK_QUEUE: world.taskQueue,
    },
  });
  return stdout;
}

/** A run as the schedule makes it; answers what it found. */
async function runOnSchedule(): Promise<define.ReconcileReport> {
  return world.client.workflow.execute<typeof reconcile>(define.WORKFLOW_TYPE.reconcile, {
    workflowId: `reconcile-${Date.now()}`,
    taskQueue: world.taskQueue,
    args: [{ patienceSeconds: 0 } satisfies define.ReconcileWish],
  });
}

const noneLeft = () =>
  until(async () => Object.keys((await runOnSchedule()).differences ?? { none: 0 }).length === 0, {
    what: 'database and engine agree',
    timeoutMs: 30_000,
  });

const findingsOf = async (number: number): Promise<Finding[]> =>
  (await listFindings(world.db, 100)).filter(({ requestNumber }) => requestNumber === number);

async function stateOf(one: Case) {
  const { status, version } = await one.handle.query(define.getState);
  return { status, version };
}
const rowOf = async (one: Case) => {
  const { status, version, deleted_at: at } = (await one.row())!;
  return { status: at === null ? status : null, version };
};

describe('an older database meets a newer engine', () => {
  beforeAll(async () => {
    await restore({ database: 'early', engine: 'newer' });
    const said = await runRestored();
    expect(said).toContain('ahead: 3');
    expect(said).toContain('orphan: 2');
    await resumeWork();
  }, 120_000);

  test('every lost action is reported by number, version, command and time', async () => {
    expect(await findingsOf(moved.requestId)).toMatchObject([
      { kind: 'ahead', measure: 'restarted', rowVersion: 2, heldVersion: 4, needsPerson: true },
    ]);
    const [{ lost } = { lost: [] }] = await findingsOf(moved.requestId);
    expect(lost.map(({ version, action, commandId }) => [version, action, commandId])).toEqual([
      [3, 'setAssessor', 'lost-1'],
      [4, 'setCompanySize', 'lost-2'],
    ]);
    for (const { at } of lost) expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(10 * 60_000);
    const others = [...(await findingsOf(rejected.requestId)), ...(await findingsOf(deleted.requestId))];
    expect(others.map(({ kind, lost: steps }) => [kind, steps.map(({ commandId }) => commandId)])).toEqual([
      ['ahead', ['lost-3']],
      ['ahead', ['lost-4']],
    ]);
  });

  test('the statuses and versions of row and workflow are equal', async () => {
    for (const one of [moved, rejected, deleted]) expect(await stateOf(one)).toEqual(await rowOf(one));
    expect(await rowOf(moved)).toEqual({ status: 2, version: 2 });
  });

  test('a request without a row is quarantined: it ends with its reason, its history stays', async () => {
    const described = await handleOf(late).describe();
    expect(described.status.name).toBe('TERMINATED');
    const { events } = await handleOf(late).fetchHistory();
    expect(events?.at(-1)?.workflowExecutionTerminatedEventAttributes?.reason).toContain('quarantined');
    expect(await findingsOf(late)).toMatchObject([
      { kind: 'orphan', measure: 'quarantined', hasRequest: false, heldVersion: 1 },
    ]);
    expect(await findingsOf(lateAndGone)).toMatchObject([{ kind: 'orphan', measure: 'ended' }]);
  });

  test('no number is blocked and none is used twice', async () => {
    const numbers = [await startRequest(), await startRequest(), await startRequest()];
    const [epoch] = await listEpochs(world.db, 1);
    expect(epoch).toMatchObject({ reason: 'operator' });
    expect(numbers).toEqual([0, 1, 2].map((more) => epoch!.nextNumber + more));
    expect(Math.min(...numbers)).toBeGreaterThan(Math.max(late, lateAndGone) + 1_000);
  });

  test('work goes on from the row, a lost command is not answered from memory, the case is flagged until looked at', async () => {
    expect((await moved.row())!.stuck_code).toBe('restore:actionsLost');
    expect(await moved.tasks()).toContain('stuck');
    const again = await moved.act(staff.assessor, 'setAssessor', { commandId: 'lost-1', input: assessor() });
    expect(again).toMatchObject({ version: 3 });
    expect((await moved.events()).map(({ command_id: id }) => id)).toContain('lost-1');
  });

  test('the next run on the schedule finds nothing more', async () => {
    await noneLeft();
    expect((await listReports(world.db, { limit: 1 }))[0]).toMatchObject({
      differences: {},
      byOperator: false,
    });
  });
});

describe('a newer database meets an older engine', () => {
  beforeAll(async () => {
    await restore({ database: 'newer', engine: 'early' });
    const said = await runRestored();
    expect(said).toContain('behind: 1');
    expect(said).toContain('notEnded: 2');
    expect(said).toContain('missing: 1');
    await resumeWork();
  }, 120_000);

  test('rejected and deleted requests stop running, the others catch up', async () => {
    expect(await rejected.handle.result()).toBe('final');
    expect(await deleted.handle.result()).toBe('gone');
    await until(async () => (await stateOf(moved)).version === 4, { what: 'version 4' });
    expect(await handleOf(late).query(define.getState)).toMatchObject({ status: 1, version: 1 });
  });

  test('nothing is lost, so nobody is called', async () => {
    const open = (await listFindings(world.db, 100)).filter(({ needsPerson }) => needsPerson);
    expect(open).toEqual([]);
    expect((await moved.row())!.stuck_code).toBeNull();
  });

  test('starts are answered, and the next run finds nothing more', async () => {
    expect(await startRequest()).toBeGreaterThan(lateAndGone + 1_000);
    await noneLeft();
  });
});

describe('an older database meets a newer engine and nobody says so', () => {
  beforeAll(async () => {
    await restore({ database: 'early', engine: 'newer' });
    await resumeWork();
  }, 120_000);

  test('three starts are answered 200, on numbers nobody had', async () => {
    const numbers = [await startRequest(), await startRequest(), await startRequest()];
    expect(Math.min(...numbers)).toBeGreaterThan(Math.max(late, lateAndGone));
    expect((await listEpochs(world.db, 5)).map(({ reason }) => reason)).toContain('numberTaken');
  });

  test('the schedule alone notices, heals and reports it', async () => {
    expect((await runOnSchedule()).differences).toMatchObject({ ahead: 3, orphan: 2 });
    expect((await listEpochs(world.db, 5)).map(({ reason }) => reason)).toContain('databaseOlder');
    for (const one of [moved, rejected, deleted]) expect(await stateOf(one)).toEqual(await rowOf(one));
    await noneLeft();
  });
});
