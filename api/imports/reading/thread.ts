// Entry of the worker thread: reads one untrusted file. Memory is limited by the thread, time by whoever started it.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { EmployeeRow } from '../../../domain/imports/employee-row.ts';
import { employeeRows } from './employee-rows.ts';
import type { Reading, ThreadMessage } from './messages.ts';
import { RefusedFile } from './refused.ts';
import { openTable } from './table.ts';

const BATCH = 1_000;

const port = parentPort;
if (!port) throw new Error('runs as a worker thread only');
const tell = (message: ThreadMessage): void => port.postMessage(message);

async function handOver(rows: EmployeeRow[]): Promise<void> {
  const taken = once(port!, 'message');
  tell({ kind: 'rows', rows });
  await taken;
}

async function read({ path, extension, thisMonth }: Reading): Promise<void> {
  const table = await openTable(path, extension);
  try {
    let batch: EmployeeRow[] = [];
    for await (const row of employeeRows(table, thisMonth)) {
      batch.push(row);
      if (batch.length < BATCH) continue;
      await handOver(batch);
      batch = [];
    }
    if (batch.length > 0) await handOver(batch);
    tell({ kind: 'end', sheetName: table.sheetName });
  } finally {
    table.close();
  }
}

try {
  await read(workerData as Reading);
} catch (error) {
  tell({ kind: 'refused', code: error instanceof RefusedFile ? error.code : 'notRead' });
}
// Streams of a refused file may still be open.
port.close();
