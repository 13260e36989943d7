import { startStandIns, type StandIns } from '../../stack/stand-ins/start.ts';
import type { World } from './case.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { addEverybody, type Staff } from './journey.ts';
import { temporalClient, type TestClient } from './temporal.ts';
import { startWorker, type TestWorker } from './worker.ts';

/** Everything a test of workflows needs, running. */
export interface Surroundings {
  database: TestDatabase;
  standIns: StandIns;
  worker: TestWorker;
  temporal: TestClient;
  world: World;
  staff: Staff;
  /** Where people sign. */
  place: { url: string };
  /** Another worker on the same queue, database and files, as after a crash. */
  replaceWorker(env?: Record<string, string>): Promise<TestWorker>;
  close(): Promise<void>;
}

/** Starts database, stand-ins, a worker and a client; `env` goes to the worker. */
export async function surroundings(env: Record<string, string> = {}): Promise<Surroundings> {
  const [database, standIns, temporal] = await Promise.all([
    createDatabase(),
    startStandIns(),
    temporalClient(env.PAYLOAD_KEY),
  ]);
  const options = { databaseUrl: database.url, env: { ...standIns.env, ...env } };
  const worker = await startWorker(options);
  const { taskQueue, storageDir } = worker;
  const world: World = { db: database.db, client: temporal.client, taskQueue, storageDir };
  const others: TestWorker[] = [];
  return {
    database,
    standIns,
    temporal,
    world,
    worker,
    staff: await addEverybody(world),
    place: { url: standIns.urls.signing },
    async replaceWorker(more = {}) {
      const other = await startWorker({
        ...options,
        env: { ...options.env, ...more },
        taskQueue,
        storageDir,
      });
      others.push(other);
      return other;
    },
    async close() {
      // The first owns the files: it goes when nobody writes there any more.
      const ends = await Promise.allSettled(others.map((one) => one.stop()));
      try {
        await worker.stop();
        for (const end of ends) if (end.status === 'rejected') throw end.reason;
      } finally {
        await temporal.close();
        await standIns.close();
        await database.drop();
      }
    },
  };
}
