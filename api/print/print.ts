import { Worker } from 'node:worker_threads';
import type { Sheet } from '../../db/files/print/print-pdf.ts';
import type { PrintAnswer, PrintJob } from './messages.ts';

/** A sheet that takes longer is given up, with the thread that prints it. */
const MAX_WAIT_MS = 30_000;

interface Waiting {
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
}

let thread: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Prints in one thread of this process, made at the first sheet and anew after it broke. */
export async function print(sheet: Sheet): Promise<Buffer> {
  const worker = (thread ??= start());
  const job: PrintJob = { ...sheet, id: (lastId += 1) };
  // Only while somebody waits does the thread keep the process.
  worker.ref();
  const overtime = setTimeout(() => void worker.terminate(), MAX_WAIT_MS).unref();
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      waiting.set(job.id, { resolve, reject });
      worker.postMessage(job);
    });
  } finally {
    clearTimeout(overtime);
    waiting.delete(job.id);
    if (waiting.size === 0) worker.unref();
  }
}

function start(): Worker {
  const worker = new Worker(new URL('./thread.mjs', import.meta.url), {
    execArgv: [],
    // Nothing of our settings is its business.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  worker.on('message', (answer: PrintAnswer) => {
    const caller = waiting.get(answer.id);
    if ('bytes' in answer) caller?.resolve(Buffer.from(answer.bytes));
    else caller?.reject(new Error(answer.error));
  });
  const ended = (error: Error): void => {
    if (thread !== worker) return;
    thread = null;
    for (const caller of waiting.values()) caller.reject(error);
  };
  worker.on('error', ended);
  worker.on('exit', () => ended(new Error('the printing thread ended')));
  return worker;
}
