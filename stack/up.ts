import { join } from 'node:path';
import { announcement, readPeople } from './announce.ts';
import type { Addresses } from './announce.ts';
import { WEB, WORKFLOWS, build } from './build.ts';
import { choosePorts } from './chosen-ports.ts';
import { say, took } from './console.ts';
import { reloadOnChange, webDevService } from './dev.ts';
import { endOrphans } from './owned-process.ts';
import { placesIn } from './places.ts';
import { apiService, portalEnvironment, workerService } from './portal.ts';
import { Stopped, Supervisor } from './processes.ts';
import { SUPERVISOR, announceUrl, releaseFolder, takeFolder } from './running.ts';
import { seedWhenEmpty } from './seeding.ts';
import { bringUpDatabase, bringUpTemporal } from './servers.ts';
import { bringUpStandIns } from './stand-ins-service.ts';

export interface UpOptions {
  /** Restart what changes, for daily work. */
  reload: boolean;
}

/** Brings everything up in this folder and keeps it up until it is told to stop. */
export async function up(root: string, options: UpOptions): Promise<void> {
  const places = placesIn(root);
  const other = takeFolder(places);
  if (other) {
    console.log(
      `The portal is already running here (process ${other.pid}): ${other.url ?? 'it is still starting'}`,
    );
    return;
  }
  const supervisor = new Supervisor(places, (reason) => void end(1, reason));
  const end = async (code: number, reason?: string): Promise<void> => {
    if (supervisor.isStopping) return;
    console.log(reason ? `\n${reason}\n\nStopping everything.` : '\nStopping everything.');
    await supervisor.stop();
    releaseFolder(places);
    process.exit(code);
  };
  listenForTheEnd(end);
  try {
    await bringUp(supervisor, options);
  } catch (error) {
    if (!(error instanceof Stopped)) await end(1, explained(error));
  }
}

function listenForTheEnd(end: (code: number, reason?: string) => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  process.on('uncaughtException', (error) => void end(1, explained(error)));
  // The terminal may be gone; the portal goes down in order all the same.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
}

function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return process.env['DEBUG'] ? (error.stack ?? error.message) : error.message;
}

async function bringUp(supervisor: Supervisor, { reload }: UpOptions): Promise<void> {
  const since = Date.now();
  const { places } = supervisor;
  const orphans = await endOrphans(places.run, SUPERVISOR);
  if (orphans.length > 0) say('Earlier run', `was killed; ended what it left running: ${orphans.join(', ')}`);
  const ports = await choosePorts();
  const portalUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${ports.portal}`;
  const builds = Promise.all([reload ? undefined : build(supervisor, WEB), build(supervisor, WORKFLOWS)]);
  const [database, engine, standIns] = await Promise.all([
    bringUpDatabase(supervisor, ports.postgres),
    bringUpTemporal(supervisor, ports),
    bringUpStandIns(supervisor, ports, portalUrl),
    builds,
  ]);
  const env = portalEnvironment({ places, database, engine, standIns, portalUrl });
  const apiPort = reload ? ports.api : ports.portal;
  await Promise.all([
    supervisor.start(workerService(env, ports)),
    supervisor.start(apiService(env, apiPort)),
    reload && supervisor.start(webDevService(ports.portal, apiPort)),
  ]);
  announceUrl(places, portalUrl);
  await seedWhenEmpty(supervisor, database, { ...env, PORTAL_URL: portalUrl });
  const addresses: Addresses = {
    portal: portalUrl,
    temporalUi: engine.uiUrl,
    standIns: standIns.urls,
    database: database.description,
  };
  console.log(announcement(addresses, readPeople(places.root)));
  console.log(`  Logs: ${join('.data', 'logs')} – up in ${took(since)}\n`);
  if (reload) reloadOnChange(supervisor);
}
