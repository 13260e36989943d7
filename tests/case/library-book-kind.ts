// The book in Postgres: its own tables, and what a move of it does beside history and command log.
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/connect.ts';
import {
  loadOpenClocks,
  moveCaseClocks,
  wakeOfClocks,
  type ClockBook,
  type ClockContext,
} from '../../db/queries/case/clocks.ts';
import type { CaseCommand, CaseKind, CaseView } from '../../db/queries/case/kind.ts';
import { closeCaseTasks, openCaseTask } from '../../db/queries/case/tasks.ts';
import {
  Book,
  BOOK_CLOCK,
  BOOK_RULES,
  type BookAction,
  type BookClock,
  type BookResult,
  type BookRole,
  type BookState,
  type BookStatus,
  type BookTypes,
  type BookWake,
} from './library-book.ts';

const TABLES = [
  `create table library (may_be_lent integer not null)`,
  `insert into library values (1)`,
  `create table book (id bigint primary key, status smallint not null, version integer not null)`,
  `create table book_event (
    id bigint generated always as identity primary key,
    book_id bigint not null references book,
    version integer not null,
    action text not null,
    log_codes smallint[] not null,
    from_status smallint,
    to_status smallint,
    actor_id uuid,
    actor_role text not null,
    command_id text not null,
    representative_id uuid,
    comment text,
    comment_reader text,
    details jsonb not null,
    at timestamptz not null
  )`,
  `create table book_clock (
    id uuid primary key default gen_random_uuid(),
    book_id bigint not null references book,
    kind text not null,
    length integer not null,
    started_at timestamptz not null,
    pauses jsonb not null default '[]',
    stopped_at timestamptz,
    due_at timestamptz not null,
    extended boolean not null,
    reminded jsonb not null default '[]',
    calendar_version text not null
  )`,
  `create table book_task (
    book_id bigint not null references book,
    kind text not null,
    assignee_id uuid,
    due_at timestamptz,
    closed_at timestamptz,
    closed_by text
  )`,
  `create unique index book_task_open on book_task (book_id, kind) where closed_at is null`,
  `create table book_letter (book_id bigint not null, due_at timestamptz not null)`,
];

export async function addLibrary(db: Database): Promise<void> {
  for (const statement of TABLES) await sql.raw(statement).execute(db);
}

export interface BookStored extends BookTypes {
  view: CaseView<BookStatus> & { isOverdue: boolean };
  state: BookState;
  command: CaseCommand<BookAction, BookRole> & { isDamaged?: boolean };
  clock: BookClock;
  wake: BookWake;
  result: BookResult;
}

const CLOCKS: ClockBook<BookClock, BookStatus, BookWake> = {
  table: 'book_clock',
  key: 'book_id',
  kinds: ['lending'],
  ruleOf: () => BOOK_CLOCK,
};
const TASKS = { table: 'book_task', key: 'book_id' };

export function libraryBooks(clocks: ClockContext): CaseKind<BookStored> {
  return {
    name: 'book',
    rules: BOOK_RULES,
    history: { table: 'book_event', key: 'book_id' },
    clocks: CLOCKS,
    clockContext: clocks,
    lockClass: 99,
    load,
    parse: (_action, stored) => (stored.pages === 0 ? null : stored),
    turn: (_view, { isDamaged }) => ({ isDamaged }),
    async judge(tx, { command, view, to }) {
      const bookId = command.caseId;
      // The hook where a kind of money takes its budget.
      const library = await sql<{ may_be_lent: number }>`select may_be_lent from library for update`.execute(
        tx,
      );
      const others = await sql<{ lent: number }>`select count(*)::int as lent from book
        where status = ${Book.lent} and id <> ${bookId}`.execute(tx);
      const [{ may_be_lent: mayBeLent }, { lent }] = [library.rows[0]!, others.rows[0]!];
      return {
        facts: { lent, mayBeLent, isOverdue: view?.isOverdue ?? false },
        hasWaited: true,
        async carryOut(now) {
          await sql`insert into book (id, status, version) values (${bookId}, ${to}, 1)
            on conflict (id) do update set status = excluded.status, version = book.version + 1`.execute(tx);
          const open = await moveCaseClocks(tx, CLOCKS, { caseId: bookId, to, now }, clocks);
          await closeCaseTasks(tx, TASKS, {
            caseId: bookId,
            closedBy: command.commandId,
            kinds: { notIn: [] },
          });
          const dueAt = open[0]?.dueAt ?? null;
          const task = { caseId: bookId, kind: 'awaitReturn', assigneeId: command.actorId, dueAt };
          if (to === Book.lent) await openCaseTask(tx, TASKS, task);
          return { details: { shelf: 'A' }, clocks: open };
        },
      };
    },
    commentReader: () => null,
    stateOf: async (tx, bookId, open) => {
      const { rows } = await sql<{ status: BookStatus; version: number }>`
        select status, version from book where id = ${bookId}`.execute(tx);
      if (!rows[0]) return null;
      const running = open ?? (await loadOpenClocks(tx, CLOCKS, bookId));
      const wake = wakeOfClocks(CLOCKS, running, { calendar: clocks.calendar, heldBack: [] });
      return { bookId, ...rows[0], wake, jobs: [], stuck: null };
    },
    resultOf: ({ status, version }) => ({ status, version }),
    async remind(tx, bookId, { dueAt }) {
      await sql`insert into book_letter (book_id, due_at) values (${bookId}, ${dueAt})`.execute(tx);
    },
    heldBack: async () => [],
  };
}

async function load(tx: Tx, bookId: number): Promise<BookStored['view'] | null> {
  const { rows } = await sql<{ status: BookStatus; version: number; now: Date; overdue: boolean }>`
    select status, version, clock_timestamp() as now, exists (select 1 from book_clock c
      where c.book_id = b.id and c.stopped_at is null and c.due_at <= clock_timestamp()) as overdue
    from book b where id = ${bookId} for update`.execute(tx);
  if (!rows[0]) return null;
  const { status, version, now, overdue } = rows[0];
  return { status, version, now: now.toISOString(), isOverdue: overdue };
}
