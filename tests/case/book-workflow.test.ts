import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { WithStartWorkflowOperation } from '@temporalio/client';
import { bundleWorkflowCode, DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';
import { randomInt, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { runCaseClocks } from '../../db/queries/case/clock-run.ts';
import { applyToCase } from '../../db/queries/case/transition.ts';
import { caseMessages } from '../../workflows/case/messages.ts';
import type { CommandOf } from '../../workflows/case/held-types.ts';
import {
  createDatabase,
  NAMESPACE,
  TEMPORAL_ADDRESS,
  temporalClient,
  type TestClient,
  type TestDatabase,
} from '../harness/index.ts';
import { failureCode } from '../harness/case.ts';
import { whoReads, type book, type BookActivities, type BookHeld } from './book-workflows.ts';
import { Book, type BookAction, type BookResult, type BookRole, type BookState } from './library-book.ts';
import { addLibrary, libraryBooks } from './library-book-kind.ts';

const { command, getState } = caseMessages<CommandOf<BookHeld>, BookResult, BookState>();
const TASK_QUEUE = `books-${randomUUID()}`;
const FIRST = randomInt(1, 1_000_000) * 1000;

let database: TestDatabase;
let temporal: TestClient;
let worker: Worker;
let running: Promise<void>;
let connection: NativeConnection;
/** Three of these are the term of a lending. */
let daySeconds = 3600;

beforeAll(async () => {
  Runtime.install({ logger: new DefaultLogger('ERROR') });
  [database, temporal, connection] = await Promise.all([
    createDatabase(),
    temporalClient(),
    NativeConnection.connect({ address: TEMPORAL_ADDRESS }),
  ]);
  await addLibrary(database.db);
  await sql`update library set may_be_lent = 99`.execute(database.db);
  const { code } = await bundleWorkflowCode({
    workflowsPath: fileURLToPath(new URL('./book-workflows.ts', import.meta.url)),
    logger: new DefaultLogger('ERROR'),
  });
  const kind = () => libraryBooks({ calendar: { daySeconds }, version: 'test' });
  const activities: BookActivities = {
    applyBook: (given) => applyToCase(database.db, kind(), given),
    loadBook: (bookId) => kind().stateOf(database.db, bookId),
    runBookClocks: (bookId) => runCaseClocks(database.db, kind(), bookId),
  };
  worker = await Worker.create({
    connection,
    namespace: NAMESPACE,
    taskQueue: TASK_QUEUE,
    workflowBundle: { code },
    activities: { ...activities },
  });
  running = worker.run();
}, 120_000);

afterAll(async () => {
  worker?.shutdown();
  await running;
  await Promise.all([connection?.close(), temporal?.close()]);
  await database?.drop();
});

const asked = (action: BookAction, role: BookRole): CommandOf<BookHeld> => ({
  action,
  commandId: randomUUID(),
  actorId: null,
  roles: [role],
  expectedVersion: null,
});

let number = FIRST;
async function newBook(maxEvents?: number) {
  const bookId = (number += 1);
  const begin = new WithStartWorkflowOperation<typeof book>('book', {
    workflowId: `book:${bookId}`,
    args: [{ bookId, maxEvents }],
    taskQueue: TASK_QUEUE,
    workflowIdConflictPolicy: 'USE_EXISTING',
  });
  const result = await temporal.client.workflow.executeUpdateWithStart(command, {
    args: [asked('acquire', 'librarian')],
    startWorkflowOperation: begin,
  });
  expect(result).toEqual({ status: Book.shelved, version: 1 });
  const handle = temporal.client.workflow.getHandle<typeof book>(`book:${bookId}`);
  const act = (action: BookAction, role: BookRole, given = asked(action, role)) =>
    handle.executeUpdate(command, { args: [given], updateId: given.commandId });
  return { bookId, handle, act };
}

describe('the loop of a kind that is no loan request', () => {
  test('makes moves one at a time and refuses by the table', async () => {
    const { handle, act } = await newBook();
    expect(await act('lend', 'reader')).toEqual({ status: Book.lent, version: 2 });
    expect(await act('lend', 'reader').then(() => 'done', failureCode)).toBe('wrongStatus');
    expect(await act('giveBack', 'librarian').then(() => 'done', failureCode)).toBe('wrongRole');
    const both = await Promise.all(
      ['giveBack', 'giveBack'].map(() => act('giveBack', 'reader').then(() => 'done', failureCode)),
    );
    expect(both.sort()).toEqual(['done', 'wrongStatus']);
    expect(await handle.query(getState)).toMatchObject({ status: Book.shelved, version: 3, wake: null });
    await handle.terminate();
  }, 60_000);

  test('answers Updates of its own', async () => {
    const { handle } = await newBook();
    expect(await handle.executeUpdate(whoReads, { args: ['Ieva'] })).toBe(`Ieva ${Book.shelved}`);
    expect(await handle.executeUpdate(whoReads, { args: [''] }).then(() => 'done', failureCode)).toBe(
      'nobody',
    );
    await handle.terminate();
  }, 60_000);

  test('a run that has grown long goes on as a new one, and still knows what it answered', async () => {
    const { handle, act } = await newBook(20);
    const given = asked('lend', 'reader');
    const first = await act('lend', 'reader', given);
    const { runId } = await handle.describe();
    const runs = new Set([runId]);
    while (runs.size === 1) {
      await act('giveBack', 'reader');
      await act('lend', 'reader');
      runs.add((await handle.describe()).runId);
    }
    const { version } = await handle.query(getState);
    expect(await act('lend', 'reader', given)).toEqual(first);
    expect((await handle.query(getState)).version).toBe(version);
    await handle.terminate();
  }, 60_000);

  test('its clock strikes: a reminder, then the action of its end, and the case is over', async () => {
    daySeconds = 0.5;
    const { bookId, handle, act } = await newBook();
    await act('lend', 'reader');
    expect(await handle.result()).toBe('final');
    daySeconds = 3600;
    const { rows } = await sql<{ action: string; actor_role: string; command_id: string }>`
      select action, actor_role, command_id from book_event where book_id = ${bookId} order by id`.execute(
      database.db,
    );
    expect(rows.map(({ action }) => action)).toEqual(['acquire', 'lend', 'declareLost']);
    expect(rows[2]).toMatchObject({ actor_role: 'system', command_id: `book:${bookId}:declareLost:2` });
    const letters = await sql`select 1 from book_letter where book_id = ${bookId}`.execute(database.db);
    expect(letters.rows).toHaveLength(1);
  }, 60_000);

  test('a beginning that is refused can still be made by whom the table lets', async () => {
    const bookId = (number += 1);
    const handle = await temporal.client.workflow.start<typeof book>('book', {
      workflowId: `book:${bookId}`,
      args: [{ bookId }],
      taskQueue: TASK_QUEUE,
    });
    const refused = handle.executeUpdate(command, { args: [asked('acquire', 'reader')] });
    expect(await refused.then(() => 'done', failureCode)).toBe('wrongRole');
    const again = handle.executeUpdate(command, { args: [asked('acquire', 'librarian')] });
    expect(await again).toMatchObject({ status: Book.shelved });
    await handle.terminate();
  }, 60_000);
});
