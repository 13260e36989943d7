import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { Command } from '../child.ts';

/** What docker/entrypoint.sh starts. */
export type Program = 'api' | 'worker' | 'migrate' | 'restored' | 'gate' | 'takeover' | 'doctor';

/** One release of the portal, from its files here or out of an image. */
export interface Release {
  /** A program of it with these variables; `Command` without its name. */
  program(name: Program, env: Record<string, string>): Omit<Command, 'name'>;
}

/** The installation without containers. */
export const releaseIn = (folder: string): Release => ({
  program: (name, env) => ({
    command: 'sh',
    args: ['docker/entrypoint.sh', name],
    cwd: folder,
    // The Node that runs the drill, whatever the path has first.
    env: { ...env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}` },
  }),
});

/** What the processes read, of a folder where `npm ci` and the builds were made. */
const RUN_FROM = ['domain', 'workflows', 'activities', 'db', 'worker', 'api', 'docker', 'dist'];
const RUN_BY = ['package-lock.json', 'tsconfig.json'];

/** The same release under a later number, which makes it another build: a build is told by both (decision 0144). */
export function laterReleaseIn(root: string, folder: string): Release {
  mkdirSync(folder, { recursive: true });
  for (const name of [...RUN_FROM, ...RUN_BY])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  numberedLater(folder);
  return releaseIn(folder);
}

export function numberedLater(folder: string): void {
  const file = join(folder, 'package.json');
  const stated = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  writeFileSync(file, JSON.stringify({ ...stated, version: `${stated.version}-later` }, null, 2));
}
