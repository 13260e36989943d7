// The book's workflow: the loop of every case with hands of its own, and one Update beside the moves of the table.
import { continueAsNew, defineUpdate, proxyActivities, setHandler } from '@temporalio/workflow';
import { isQuiet } from '../../domain/case/command.ts';
import { caseWorkflow, type CaseEnd } from '../../workflows/case/case-workflow.ts';
import type { CaseInput, CommandOf, Outcome } from '../../workflows/case/held-types.ts';
import type { CaseWorkflow } from '../../workflows/case/kind.ts';
import {
  BOOK_RULES,
  type BookResult,
  type BookState,
  type BookTypes,
  type BookWake,
} from './library-book.ts';

export interface BookHeld extends BookTypes {
  wake: BookWake;
  state: BookState;
  result: BookResult;
}

export interface BookActivities {
  applyBook(
    command: CommandOf<BookHeld> & { caseId: number; knownVersion: number | null },
  ): Promise<Outcome<BookHeld>>;
  loadBook(bookId: number): Promise<BookState | null>;
  runBookClocks(bookId: number): Promise<BookState | null>;
}

/** An Update that only books have: who reads it now. */
export const whoReads = defineUpdate<string, [string]>('whoReads');

export interface BookInput extends CaseInput<BookHeld> {
  bookId: number;
}

const hands = proxyActivities<BookActivities>({
  startToCloseTimeout: '10s',
  retry: { initialInterval: '100ms', maximumAttempts: 5 },
});

export async function book(input: BookInput): Promise<CaseEnd> {
  return caseWorkflow(bookCase(input.bookId), input);
}

function bookCase(bookId: number): CaseWorkflow<BookHeld> {
  return {
    caseId: bookId,
    workflowId: `book:${bookId}`,
    rules: BOOK_RULES,
    notCommands: [],
    hands: {
      apply: (command) => hands.applyBook({ ...command, caseId: bookId }),
      load: () => hands.loadBook(bookId),
      runClocks: () => hands.runBookClocks(bookId),
      flagStuck: () => hands.loadBook(bookId),
    },
    moveOfClock: (wake) => (isQuiet(wake) ? null : { action: wake, roles: ['system'] }),
    nothing: { bookId, status: null, version: 0, wake: null, jobs: [], stuck: null },
    listen({ held, exclusive, refuse }) {
      setHandler(whoReads, (name) => exclusive(async () => `${name} ${held.status}`), {
        validator: (name) => refuse(name === '' ? 'nobody' : null),
      });
    },
    work: async () => undefined,
    show: () => undefined,
    mostEvents: () => 1_500,
    continueAsNew: (input) => continueAsNew<typeof book>({ bookId, ...input }),
  };
}
