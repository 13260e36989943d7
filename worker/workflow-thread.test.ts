import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import v8 from 'node:v8';
import threads from 'node:worker_threads';
import { leaveOutCallStacks } from './workflow-thread.ts';

const { Worker } = threads;
/** As the SDK installs its hook, and as workflows and Node use those of AsyncLocalStorage afterwards. */
const TRIES_HOOKS = `
  const { promiseHooks } = require('node:v8');
  const { AsyncLocalStorage } = require('node:async_hooks');
  const attempt = (work) => { try { return work(); } catch (error) { return error.message; } };
  const noted = attempt(() => {
    promiseHooks.createHook({ init() {}, settled(promise) { activatorOf(promise).promiseStackStore.delete(promise); } });
    return 'notes stacks';
  });
  const storage = new AsyncLocalStorage();
  const local = attempt(() => storage.run('kept', () => storage.getStore()));
  require('node:worker_threads').parentPort.postMessage([noted, local]);`;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'threads-'));
  leaveOutCallStacks();
});

afterEach(() => {
  threads.Worker = Worker;
  rmSync(folder, { recursive: true });
});

function hooksIn(name: string): Promise<unknown> {
  const file = join(folder, name);
  writeFileSync(file, TRIES_HOOKS);
  return new Promise((answer, failed) => {
    new threads.Worker(file).once('message', answer).once('error', failed);
  });
}

test.each([
  ['workflow-worker-thread.js', ['call stacks are left out', 'kept']],
  ['other-thread.js', ['notes stacks', 'kept']],
])('%s: %s', async (name, hooks) => {
  expect(await hooksIn(name)).toEqual(hooks);
});

// A later SDK may name its thread otherwise: workers would be slower, and nobody told.
test('the thread of the SDK has that name, and its hook is known by what it fills', () => {
  const { resolve } = createRequire(import.meta.url);
  const main = resolve('@temporalio/worker');
  expect(resolve(join(main, '..', 'workflow', 'workflow-worker-thread'))).toMatch(
    /workflow-worker-thread\.js$/,
  );
  const { GlobalHandlers } = createRequire(import.meta.url)(join(main, '..', 'workflow', 'vm-shared')) as {
    GlobalHandlers: { prototype: { setPromiseHook: () => void } };
  };
  let settled: unknown;
  const { createHook } = v8.promiseHooks;
  v8.promiseHooks.createHook = (hooks) => {
    settled = hooks.settled;
    return () => undefined;
  };
  try {
    GlobalHandlers.prototype.setPromiseHook.call({});
  } finally {
    v8.promiseHooks.createHook = createHook;
  }
  expect(String(settled)).toContain('promiseStackStore');
});
