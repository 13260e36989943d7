// Runs that give way to the next every few moves, while people act: nobody is told that a move failed which was made.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { Case } from '../harness/case.ts';
import { temporalClient, type TestClient } from '../harness/temporal.ts';

let api: Api;
let temporal: TestClient;
let manager: Client;
beforeAll(async () => {
  [api, temporal] = await Promise.all([startApi(), temporalClient()]);
  manager = await api.staff('kristina', ['manager', 'assessor']);
}, 120_000);
afterAll(async () => {
  await temporal?.close();
  await api?.close();
}, 60_000);

const MOST_EVENTS = 25;
const ROUNDS = 40;

test('who acts while runs give way is told what was done, at once', async () => {
  const { taskQueue, storageDir } = api.worker!;
  const { db } = api.database;
  const one = await Case.prepare({ db, client: temporal.client, taskQueue, storageDir });
  await one.start({}, MOST_EVENTS);
  await one.submit();
  const id = one.requestId;
  const firstRun = (await one.handle.describe()).runId;
  const act = async (path: string): Promise<string> => {
    const { status, body } = await manager.post(path, { once: true });
    return status === 200 ? 'done' : `${status} ${(body as { code: string }).code}`;
  };
  const told = { renewAml: [] as string[], setAssessor: [] as string[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    // The first starts work beside the moves, which still runs as the second comes.
    told.renewAml.push(await act(`/api/Request/RenewAmlChecks/${id}`));
    told.setAssessor.push(await act(`/api/Request/SetAssessor?requestId=${id}&userId=${manager.userId}`));
  }
  const made = async (action: string): Promise<number> =>
    (
      await db
        .selectFrom('request_event')
        .select('id')
        .where('request_id', '=', id)
        .where('action', '=', action)
        .execute()
    ).length;
  const done = (answers: readonly string[]): number => answers.filter((answer) => answer === 'done').length;
  expect(told.setAssessor.filter((answer) => answer !== 'done')).toEqual([]);
  // Refused is only what the work still under way forbids.
  expect(told.renewAml.filter((answer) => answer !== 'done' && answer !== '409 screeningIdle')).toEqual([]);
  expect(await made('setAssessor')).toBe(ROUNDS);
  expect(await made('renewAml')).toBe(done(told.renewAml));
  expect((await one.handle.describe()).runId).not.toBe(firstRun);
}, 120_000);
