import threads from 'node:worker_threads';
import { fileURLToPath } from 'node:url';

const PRELOADED = fileURLToPath(new URL('./no-call-stacks.cjs', import.meta.url));
const THREAD = /[\\/]workflow-worker-thread(\.js)?$/;

/**
 * For every promise of a workflow the SDK notes the stack that made it, for the „Call Stack“ of the engine's page: more than
 * half of what reading a case again costs (decision 0145), and no option of the SDK leaves it out. Called before a worker
 * is made; a thread of another name, or an SDK that starts its own otherwise, is left as it is.
 */
export function leaveOutCallStacks(): void {
  const { Worker } = threads;
  threads.Worker = class extends Worker {
    constructor(file: string | URL, options: threads.WorkerOptions = {}) {
      // The SDK's thread is plain JavaScript: the loader for ours, which others inherit, would cost it half a second.
      super(file, THREAD.test(String(file)) ? { ...options, execArgv: ['--require', PRELOADED] } : options);
    }
  };
}
