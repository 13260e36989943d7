import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

function run(script: string, args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`node_modules/${script}`, ...args], {
    cwd: root,
    encoding: 'utf8',
    // The runner's own flags must not reach the tools.
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { status, output: `${stdout}${stderr}` };
}

test('every room imports only what it may, without cycles or orphans', () => {
  const { status, output } = run('dependency-cruiser/bin/dependency-cruise.mjs', [
    '--config',
    '.dependency-cruiser.cjs',
    ...['domain', 'workflows', 'activities', 'worker', 'api', 'db', 'web', 'stack'],
  ]);
  expect(status === 0 ? '' : output).toBe('');
}, 180_000);

test('the types hold everywhere', () => {
  const { output } = run('typescript-7/bin/tsc', ['--noEmit', '-p', '.']);
  expect(output).toBe('');
}, 180_000);

test('the domain compiles without Node, browser or any clock of its own', () => {
  const { output } = run('typescript-7/bin/tsc', ['--noEmit', '-p', 'domain']);
  expect(output).toBe('');
}, 180_000);

test('every start of a request’s workflow says how soon a dead worker is noticed', () => {
  const START =
    /(?:workflow\.start|new WithStartWorkflowOperation)\(\s*(?:\w+\.)?WORKFLOW_TYPE\.loanRequest,\s*\{([^}]*)/g;
  const starts = ['activities', 'api', 'bench', 'db', 'worker'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) =>
        [...readFileSync(join(root, room, name), 'utf8').matchAll(START)].map(([, options]) => ({
          file: `${room}/${name}`,
          isSaid: options!.includes('requestStart('),
        })),
      ),
  );
  expect(starts.map(({ file }) => file)).toContain('api/temporal.ts');
  expect(starts.filter(({ isSaid }) => !isSaid)).toEqual([]);
});
