import { mkdirSync, readFileSync, renameSync, rmSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { say, took } from '../console.ts';
import { cacheFolder, type Places } from '../places.ts';
import type { Supervisor } from '../processes.ts';

/** The two programs the runbook builds. */
export interface EnginePrograms {
  version: string;
  server: string;
  sql: string;
}

/** The lines `go install …` of the runbook: the drill builds what a person who reads it would build. */
export function packagesOf(runbook: string): { version: string; packages: string[] } {
  const found = [...runbook.matchAll(/^go install (go\.temporal\.io\/server\/\S+@v(\S+))/gm)];
  const versions = new Set(found.map(([, , version]) => version!));
  if (found.length !== 2 || versions.size !== 1)
    throw new Error('docs/operations.md must name two packages of the engine, of one version.');
  return { version: [...versions][0]!, packages: found.map(([, one]) => one!) };
}

/** Builds server and schema tool once a version (four minutes on two cores); later the cached ones. */
export async function engineBuilt(supervisor: Supervisor, go: string): Promise<EnginePrograms> {
  const { root }: Places = supervisor.places;
  const { version, packages } = packagesOf(readFileSync(join(root, 'docs/operations.md'), 'utf8'));
  const folder = join(cacheFolder(root), `engine-${version}`);
  if (!existsSync(folder)) {
    const since = Date.now();
    const fresh = `${folder}.${process.pid}.new`;
    say('Engine', `building version ${version}, which takes some minutes`);
    mkdirSync(fresh, { recursive: true });
    try {
      for (const one of packages)
        await supervisor.runOnce({
          name: 'build-engine',
          command: go,
          args: ['install', one],
          env: { GOBIN: fresh },
          // A module above the drill's folder is none of its business.
          cwd: fresh,
        });
      renameSync(fresh, folder);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
    say('Engine', `built (${took(since)})`);
  }
  return { version, server: join(folder, 'server'), sql: join(folder, 'sql') };
}
