// Entry of the printing thread: setting pages takes a few hundred milliseconds in which the API must answer others.
import { parentPort } from 'node:worker_threads';
import { printPages } from '../../db/files/print/print-pdf.ts';
import type { PrintAnswer, PrintJob } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('runs as a worker thread only');

async function answerOf({ id, frame, content }: PrintJob): Promise<PrintAnswer> {
  try {
    return { id, bytes: await printPages({ frame, content }) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : 'not printed' };
  }
}

port.on('message', (job: PrintJob) => void answerOf(job).then((answer) => port.postMessage(answer)));
