import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What the drill needs beside Node, by the path of each program. */
export interface Tools {
  go: string;
  haproxy: string;
  /** Folder with initdb, postgres, pg_ctl, pg_basebackup and psql of one version. */
  postgres: string;
}

const LEAST_GO = [1, 26, 8] as const;
const POSTGRES = ['initdb', 'postgres', 'pg_ctl', 'pg_basebackup', 'psql'];
const DEBIAN = '/usr/lib/postgresql';

/** Finds everything, or throws one error that names all that is missing and how it is installed on Debian. */
export function findTools(
  { isFromImage }: { isFromImage: boolean },
  env: NodeJS.ProcessEnv = process.env,
): Tools {
  const go = onPath('go', env) ?? (existsSync('/usr/local/go/bin/go') ? '/usr/local/go/bin/go' : undefined);
  const haproxy =
    onPath('haproxy', env) ?? (existsSync('/usr/sbin/haproxy') ? '/usr/sbin/haproxy' : undefined);
  const postgres = postgresFolder(env);
  const missing = [
    go && isNewEnough(goVersion(go)) ? '' : `go ${LEAST_GO.join('.')} or newer (go.dev/dl)`,
    haproxy ? '' : 'haproxy: apt-get install haproxy',
    // The embedded Postgres of `npm start` has neither pg_basebackup nor psql.
    postgres ? '' : 'Postgres 15 or newer with pg_basebackup: apt-get install postgresql, or set PG_BIN',
    ...(isFromImage ? missingForImage(env) : []),
  ].filter(Boolean);
  if (!go || !haproxy || !postgres || missing.length > 0)
    throw new Error(`The drill needs:\n${missing.map((line) => `  - ${line}`).join('\n')}`);
  return { go, haproxy, postgres };
}

/** An image is unpacked with its owners and its processes get a root of their own: both are for root alone. */
function missingForImage(env: NodeJS.ProcessEnv): string[] {
  const programs = ['buildah', 'debootstrap'].filter((name) => !onPath(name, env));
  return [
    process.getuid?.() === 0 ? '' : 'to be started by root, to run from an image',
    programs.length === 0 ? '' : `${programs.join(' and ')}: apt-get install ${programs.join(' ')}`,
  ];
}

/** `version` as `go version` says it, such as `go1.26.8`. */
export function isNewEnough(version: string): boolean {
  const numbers = (/go(\d+)\.(\d+)(?:\.(\d+))?/.exec(version) ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0));
  const at = LEAST_GO.findIndex((least, index) => numbers[index] !== least);
  return numbers.length > 0 && (at === -1 || (numbers[at] ?? 0) > LEAST_GO[at]!);
}

const goVersion = (go: string): string => execFileSync(go, ['version'], { encoding: 'utf8' });

function onPath(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

function postgresFolder(env: NodeJS.ProcessEnv): string | undefined {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .map(Number)
        .filter((major) => major >= 15)
    : [];
  const folders = versions.sort((a, b) => b - a).map((major) => join(DEBIAN, String(major), 'bin'));
  return [env['PG_BIN'] ?? '', ...folders].find(
    (folder) => folder !== '' && POSTGRES.every((program) => existsSync(join(folder, program))),
  );
}
