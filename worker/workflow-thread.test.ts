import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import threads from 'node:worker_threads';
import { leaveOutCallStacks } from './workflow-thread.ts';

const { Worker } = threads;
const SAYS_HOOK = `require('node:worker_threads').parentPort.postMessage(typeof require('node:v8').promiseHooks.createHook)`;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'threads-'));
  leaveOutCallStacks();
});

afterEach(() => {
  threads.Worker = Worker;
  rmSync(folder, { recursive: true });
});

/** What a thread of that name finds where the SDK looks for its hook. */
function hookIn(name: string): Promise<unknown> {
  const file = join(folder, name);
  writeFileSync(file, SAYS_HOOK);
  return new Promise((answer, failed) => {
    new threads.Worker(file).once('message', answer).once('error', failed);
  });
}

test.each([
  ['workflow-worker-thread.js', 'undefined'],
  ['other-thread.js', 'function'],
])('%s: %s', async (name, hook) => {
  expect(await hookIn(name)).toBe(hook);
});

// A later SDK may name its thread otherwise: workers would be slower, and nobody told.
test('the thread of the SDK has that name, and looks for the hook where it is taken away', () => {
  const { resolve } = createRequire(import.meta.url);
  const main = resolve('@temporalio/worker');
  expect(resolve(join(main, '..', 'workflow', 'workflow-worker-thread'))).toMatch(
    /workflow-worker-thread\.js$/,
  );
  const vm = createRequire(import.meta.url)(join(main, '..', 'workflow', 'vm-shared')) as {
    GlobalHandlers: { prototype: object };
  };
  expect(String(Reflect.get(vm.GlobalHandlers.prototype, 'setPromiseHook'))).toContain(
    'promiseHooks.createHook(',
  );
});
