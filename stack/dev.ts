import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { VITE, WORKFLOWS, build } from './build.ts';
import { say } from './console.ts';
import type { Supervisor } from './processes.ts';
import type { Service } from './service.ts';
import { answersHttp } from './waiting.ts';

/** Which process is started again when a file below one of these folders changes. */
const RELOADS: Record<string, string[]> = {
  worker: ['domain', 'workflows', 'activities', 'worker', 'db'],
  api: ['domain', 'workflows', 'api', 'db'],
};

const QUIET_MS = 300;

/** The processes a changed file concerns. */
export function concernedBy(file: string): string[] {
  if (!/\.(ts|tsx|json|sql)$/.test(file) || /\.test\.tsx?$/.test(file)) return [];
  const folder = file.split('/')[0] ?? '';
  return Object.keys(RELOADS).filter((name) => RELOADS[name]?.includes(folder));
}

/** Restarts worker and API after a change, once the editor has been quiet for a moment; Vite reloads the pages itself. */
export function reloadOnChange(supervisor: Supervisor): void {
  const { root } = supervisor.places;
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const reload = async () => {
    const names = [...waiting];
    waiting.clear();
    try {
      if (names.includes('worker')) await build(supervisor, WORKFLOWS);
      for (const name of names) await supervisor.restart(name);
    } catch (error) {
      say('Reload', (error as Error).message);
    }
  };
  for (const folder of new Set(Object.values(RELOADS).flat())) {
    if (!existsSync(join(root, folder))) continue;
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      for (const process of concernedBy(`${folder}/${name ?? ''}`)) waiting.add(process);
      clearTimeout(timer);
      if (waiting.size > 0) timer = setTimeout(() => (work = work.then(reload)), QUIET_MS);
    });
  }
  say('Reload', 'watching the sources');
}

/** Vite in front: it serves the pages as they are being edited and hands calls on to the API. */
export function webDevService(port: number, apiPort: number): Service {
  return {
    name: 'web-dev',
    label: 'Web pages',
    where: `on port ${port}, with reload`,
    command: process.execPath,
    args: [VITE, '--host', process.env['HOST'] ?? '127.0.0.1', '--port', String(port), '--strictPort'],
    env: { API_URL: `http://127.0.0.1:${apiPort}`, NODE_ENV: 'development' },
    isReady: () => answersHttp(`http://127.0.0.1:${port}/`),
  };
}
