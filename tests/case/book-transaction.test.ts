import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { runCaseClocks } from '../../db/queries/case/clock-run.ts';
import { applyToCase } from '../../db/queries/case/transition.ts';
import { findCommandResult } from '../../db/queries/request-log.ts';
import { STATUTORY } from '../../domain/values/working-days.ts';
import { createDatabase, type TestDatabase } from '../harness/index.ts';
import { Book, type BookAction, type BookRole } from './library-book.ts';
import { addLibrary, libraryBooks, type BookStored } from './library-book-kind.ts';

const books = libraryBooks({ calendar: { holidays: STATUTORY }, version: 'test' });
const inSeconds = libraryBooks({ calendar: { daySeconds: 0.01 }, version: 'test' });
const READER = randomUUID();

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
  await addLibrary(database.db);
}, 60_000);
afterAll(() => database?.drop());

let number = 0;
const newBook = async (): Promise<number> => {
  const bookId = (number += 1);
  expect(await act(bookId, 'acquire', 'librarian')).toMatchObject({ kind: 'done', result: { status: 1 } });
  return bookId;
};

async function act(
  caseId: number,
  action: BookAction,
  role: BookRole,
  given: Partial<BookStored['command']> = {},
) {
  const commandId = given.commandId ?? randomUUID();
  const command = { caseId, action, commandId, actorId: READER, roles: [role], expectedVersion: null };
  return applyToCase(database.db, books, { ...command, knownVersion: null, ...given });
}

/** Lends with an input that was stored before. */
async function actWith(input: Record<string, unknown>, bookId: number) {
  const commandId = randomUUID();
  await sql`insert into command_input (command_id, request_id, action, input)
    values (${commandId}, ${bookId}, 'lend', ${JSON.stringify(input)}::jsonb)`.execute(database.db);
  return act(bookId, 'lend', 'reader', { commandId });
}

const rowsOf = async (table: string, bookId: number) =>
  (
    await sql<Record<string, unknown>>`select * from ${sql.table(table)} where book_id = ${bookId}`.execute(
      database.db,
    )
  ).rows;

describe('a kind of case with tables of its own', () => {
  test('is moved with history, clock, task and command log in one transaction', async () => {
    const bookId = await newBook();
    expect(await actWith({ comment: 'Until Friday', pages: 12 }, bookId)).toMatchObject({
      kind: 'done',
      result: { status: Book.lent, version: 2 },
      state: { wake: { kind: 'reminder' } },
    });
    expect((await rowsOf('book_event', bookId)).at(-1)).toMatchObject({
      version: 2,
      action: 'lend',
      log_codes: [102],
      from_status: Book.shelved,
      to_status: Book.lent,
      actor_role: 'reader',
      comment: 'Until Friday',
      details: { pages: 12, shelf: 'A' },
    });
    const [clock] = await rowsOf('book_clock', bookId);
    expect(clock).toMatchObject({ kind: 'lending', length: 3, stopped_at: null });
    expect(await rowsOf('book_task', bookId)).toMatchObject([
      { kind: 'awaitReturn', closed_at: null, due_at: clock!.due_at },
    ]);

    expect(await act(bookId, 'giveBack', 'reader')).toMatchObject({
      result: { status: Book.shelved, version: 3 },
    });
    expect((await rowsOf('book_clock', bookId))[0]!.stopped_at).not.toBeNull();
    expect((await rowsOf('book_task', bookId))[0]!.closed_at).not.toBeNull();
  });

  test('answers a command sent again as before, and no other command under its id', async () => {
    const bookId = await newBook();
    const commandId = randomUUID();
    const first = await act(bookId, 'lend', 'reader', { commandId });
    expect(await act(bookId, 'lend', 'reader', { commandId })).toEqual(first);
    expect(await act(bookId, 'giveBack', 'reader', { commandId })).toMatchObject({ code: 'commandReused' });
    expect(await rowsOf('book_event', bookId)).toHaveLength(2);
    // The log is shared: what a book was told is no answer to a loan request of the same number.
    expect(await findCommandResult(database.db, { commandId, action: 'lend', actorId: READER })).toBeNull();
    await act(bookId, 'giveBack', 'reader');
  });

  test('does not answer with what another kind was told under the same id', async () => {
    const bookId = await newBook();
    const commandId = randomUUID();
    await act(bookId, 'lend', 'reader', { commandId });
    await sql`update command_log set case_kind = 'loanRequest' where command_id = ${commandId}`.execute(
      database.db,
    );
    expect(await act(bookId, 'lend', 'reader', { commandId })).toMatchObject({ code: 'commandReused' });
    await act(bookId, 'giveBack', 'reader');
  });

  test('is refused by role, status, version, condition and input, and leaves nothing behind', async () => {
    const [lent, other] = [await newBook(), await newBook()];
    await act(lent, 'lend', 'reader');
    const codes = [
      await act(other, 'declareLost', 'reader'),
      await act(other, 'giveBack', 'reader'),
      await act(other, 'lend', 'reader', { expectedVersion: 7 }),
      await act(other, 'lend', 'reader'),
      await act(lent, 'declareLost', 'system'),
      await act(lent, 'acquire', 'librarian'),
      await act(404_404, 'lend', 'reader'),
      await actWith({ pages: 0 }, other),
    ].map((outcome) => outcome.kind === 'refused' && outcome.code);
    expect(codes).toEqual([
      'wrongRole',
      'wrongStatus',
      'versionConflict',
      'copiesLeft',
      'deadlinePassed',
      'wrongStatus',
      'requestGone',
      'inputMissing',
    ]);
    expect(await rowsOf('book_event', other)).toHaveLength(1);
    await act(lent, 'giveBack', 'reader');
  });

  test('two at once get the last copy one after the other', async () => {
    const both = [await newBook(), await newBook()];
    const outcomes = await Promise.all(both.map((bookId) => act(bookId, 'lend', 'reader')));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['done', 'refused']);
    await Promise.all(both.map((bookId) => act(bookId, 'giveBack', 'reader')));
  });

  test('goes where its own target says', async () => {
    const bookId = await newBook();
    await act(bookId, 'lend', 'reader');
    const outcome = await act(bookId, 'giveBack', 'reader', { isDamaged: true });
    expect(outcome).toMatchObject({ result: { status: Book.lost }, state: { wake: null } });
  });

  test('its clock reminds once and then asks for the action of its end', async () => {
    const bookId = await newBook();
    const command = { caseId: bookId, actorId: READER, expectedVersion: null, knownVersion: null };
    await applyToCase(database.db, inSeconds, {
      ...command,
      action: 'lend',
      commandId: randomUUID(),
      roles: ['reader'],
    });
    const run = () => runCaseClocks(database.db, inSeconds, bookId);
    let state = await run();
    while (state?.wake?.kind === 'reminder') state = await run();
    expect(state?.wake?.kind).toBe('declareLost');
    await run();
    expect(await rowsOf('book_letter', bookId)).toHaveLength(1);
    const lost = () => act(bookId, 'declareLost', 'system', { actorId: null });
    let outcome = await lost();
    while (outcome.kind === 'refused' && outcome.code === 'deadlinePassed') outcome = await lost();
    expect(outcome).toMatchObject({ kind: 'done', result: { status: Book.lost } });
  });
});
