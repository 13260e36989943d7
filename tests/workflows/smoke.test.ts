import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startStandIns, type StandIns } from '../../stack/stand-ins/start.ts';
import { Case, createDatabase, startWorker, temporalClient, type TestClient, type TestDatabase, type TestWorker, type World } from '../harness/index.ts';

let database: TestDatabase, standIns: StandIns, worker: TestWorker, temporal: TestClient, world: World;
beforeAll(async () => {
  [database, standIns, temporal] = await Promise.all([createDatabase(), startStandIns(), temporalClient()]);
  worker = await startWorker({ databaseUrl: database.url, env: standIns.env });
  world = { db: database.db, client: temporal.client, taskQueue: worker.taskQueue, storageDir: worker.storageDir };
});
afterAll(async () => {
  console.log(worker?.logs());
  await worker?.stop();
  await temporal?.close();
  await standIns?.close();
  await database?.drop();
});
test('smoke', async () => {
  const one = await Case.prepare(world);
  expect(await one.start()).toMatchObject({ status: 1, version: 1 });
  const result = await one.submit();
  expect(result).toMatchObject({ status: 2 });
  console.log(result, await one.tasks(), await one.money());
});
