import { Worker } from 'node:worker_threads';
import type { EmployeeRow } from '../../../domain/imports/employee-row.ts';
import { IMPORT_BUDGET, type ImportRefusal } from '../../../domain/imports/refusal.ts';
import type { ReadEnd, Reading, ThreadMessage } from './messages.ts';

export type ReadResult = ({ refusal: null } & ReadEnd) | { refusal: ImportRefusal };

/**
 * Reads an untrusted file in a thread of its own, with its own memory limit and at most `wallMs` of its time; what `onRows` takes is
 * not counted. A thread that runs out of either is ended: the file is refused, the process lives on.
 */
export function readFile(
  reading: Reading,
  onRows: (rows: EmployeeRow[]) => Promise<void>,
  wallMs: number = IMPORT_BUDGET.wallMs,
): Promise<ReadResult> {
  const thread = new Worker(new URL('./thread.mjs', import.meta.url), {
    workerData: reading,
    execArgv: [],
    // Nothing of our settings is its business.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: IMPORT_BUDGET.heapMegabytes, maxYoungGenerationSizeMb: 32 },
  });
  return new Promise<ReadResult>((resolve, reject) => {
    const clock = stopwatch(wallMs, () => end({ refusal: 'tooSlow' }));
    const end = (result: ReadResult): void => {
      clock.stop();
      void thread.terminate();
      resolve(result);
    };
    const fail = (error: Error): void => {
      clock.stop();
      void thread.terminate();
      reject(error);
    };
    const onMessage = async (message: ThreadMessage): Promise<void> => {
      if (message.kind === 'refused') return end({ refusal: message.code });
      if (message.kind === 'end') return end({ refusal: null, sheetName: message.sheetName });
      clock.stop();
      await onRows(message.rows);
      clock.go();
      thread.postMessage('next');
    };
    thread.on('message', (message: ThreadMessage) => void onMessage(message).catch(fail));
    thread.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? end({ refusal: 'tooMuchMemory' }) : fail(error),
    );
    thread.on('exit', () => end({ refusal: 'notRead' }));
  });
}

/** Runs out after so many milliseconds of running. */
function stopwatch(total: number, onEnd: () => void): { go(): void; stop(): void } {
  let left = total;
  let startedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const go = (): void => {
    startedAt = performance.now();
    timer = setTimeout(onEnd, Math.max(0, left)).unref();
  };
  const stop = (): void => {
    if (timer) left -= performance.now() - startedAt;
    clearTimeout(timer);
    timer = undefined;
  };
  go();
  return { go, stop };
}
