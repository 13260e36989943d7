// A database and an engine that can be taken back to an earlier instant, each by itself, as a restore of two backups does.
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { anyFreePort } from '../../stack/ports.ts';
import { placesIn } from '../../stack/places.ts';
import { Supervisor } from '../../stack/processes.ts';
import { engineFile, prepareNamespace, temporalService, type DevServer } from '../../stack/temporal.ts';
import { findTemporal } from '../../stack/temporal-binary.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What was committed last may still stand in the log beside the file. */
const PARTS = ['', '-wal', '-shm'];

export interface RestorableEngine {
  address: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Only while it is stopped. */
  save(name: string): void;
  restore(name: string): void;
}

/** A server of the engine with its file in `folder`, running. */
export async function startEngine(folder: string): Promise<RestorableEngine> {
  const places = placesIn(ROOT, folder);
  const server: DevServer = {
    program: await findTemporal(places),
    dataFolder: folder,
    port: await anyFreePort(),
    uiPort: await anyFreePort(),
  };
  const file = engineFile(server);
  const address = `127.0.0.1:${server.port}`;
  let supervisor: Supervisor;
  const start = async (): Promise<void> => {
    supervisor = new Supervisor(places, (reason) => console.error(reason));
    await supervisor.start(temporalService(server));
  };
  await start();
  await prepareNamespace(address);
  const copy = (from: string, to: string): void => {
    for (const part of PARTS) {
      rmSync(to + part, { force: true });
      if (existsSync(from + part)) copyFileSync(from + part, to + part);
    }
  };
  return {
    address,
    start,
    stop: () => supervisor.stop(),
    save: (name) => copy(file, join(folder, name)),
    restore: (name) => copy(join(folder, name), file),
  };
}

/** Keeps copies of a database under other names; whoever is connected is cut off, as by a restore. */
export function restorableDatabase(url: string) {
  const name = new URL(url).pathname.slice(1);
  const saved = new Set<string>();
  const copy = async (from: string, to: string): Promise<void> => {
    const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    await admin.connect();
    try {
      await admin.query(`drop database if exists ${to} with (force)`);
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [from],
      );
      await admin.query(`create database ${to} template ${from}`);
    } finally {
      await admin.end();
    }
  };
  return {
    async save(as: string): Promise<void> {
      saved.add(`${name}_${as}`);
      await copy(name, `${name}_${as}`);
    },
    restore: (from: string): Promise<void> => copy(`${name}_${from}`, name),
    async drop(): Promise<void> {
      const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
      await admin.connect();
      for (const one of saved) await admin.query(`drop database if exists ${one} with (force)`);
      await admin.end();
    },
  };
}
