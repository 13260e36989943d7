// A worker as a process of its own, so that it can be killed like one.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { programArguments } from '../../stack/run-program.ts';
import { expectNoFailedTask } from './failed-tasks.ts';
import { NAMESPACE, TEMPORAL_ADDRESS } from './temporal.ts';
import { testFolder } from './test-folder.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface WorkerOptions {
  databaseUrl: string;
  /** Usually `standIns.env`, and variables of the contract. */
  env?: Record<string, string>;
  /** Given to a second worker of the same test. */
  taskQueue?: string;
  storageDir?: string;
}

export interface TestWorker {
  taskQueue: string;
  storageDir: string;
  pid: number;
  /** Everything it wrote so far. */
  logs(): string;
  /** Workflows are made to fail from here on; otherwise one that failed is told when the worker ends. */
  mayFailTasks(): void;
  /** SIGTERM, waits until it has gone, removes a storage folder of its own. Answers the exit code. */
  stop(): Promise<number | null>;
  /** kill -9 of this process alone. */
  kill(): Promise<void>;
}

/** Starts `worker/main.ts` and waits for its ready line. */
export async function startWorker(options: WorkerOptions): Promise<TestWorker> {
  const taskQueue = options.taskQueue ?? `test-${randomUUID()}`;
  const ownFiles = options.storageDir ? null : testFolder('worker-files-');
  const storageDir = options.storageDir ?? ownFiles!.path;
  const child = spawn(process.execPath, programArguments('worker/main.ts', options.env), {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...cleanEnvironment(),
      APP_ENV: 'test',
      DATABASE_URL: options.databaseUrl,
      TEMPORAL_ADDRESS,
      TEMPORAL_NAMESPACE: NAMESPACE,
      TEMPORAL_TASK_QUEUE: taskQueue,
      STORAGE_DIR: storageDir,
      // Decisions take effect at once and need no signature, unless a test is about that.
      DECISION_UNDO_MINUTES: '0',
      DECISION_SIGNING: '0',
      ...options.env,
    },
  });
  let output = '';
  let mayFail = false;
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('"worker ready"')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void gone.then((code) => {
      if (!output.includes('"worker ready"')) ownFiles?.remove();
      reject(new Error(`worker ended with ${code}:\n${output.slice(-4000)}`));
    });
    setTimeout(() => reject(new Error(`worker not ready:\n${output}`)), 60_000).unref();
  });
  return {
    taskQueue,
    storageDir,
    pid: child.pid!,
    logs: () => output,
    mayFailTasks() {
      mayFail = true;
    },
    async stop() {
      child.kill('SIGTERM');
      const code = await gone;
      ownFiles?.remove();
      if (!mayFail) expectNoFailedTask(output);
      return code;
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
      if (!mayFail) expectNoFailedTask(output);
    },
  };
}

/** Jest's own flags and a developer's settings must not reach the worker. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _options, JEST_WORKER_ID: _id, ...rest } = process.env;
  return rest;
}
