import type { CaseState, Command } from '../../../domain/case/command.ts';
import type { CaseRules, CaseTypes } from '../../../domain/case/rules.ts';
import type { Tx } from '../../connect.ts';
import type { StoredInput } from './command-log.ts';
import type { CaseTable } from './table.ts';
import type { ClockBook, ClockContext, OpenClock } from './clocks.ts';

/** What the machine itself reads of a row. */
export interface CaseView<Status extends number = number> {
  /** null: deleted. */
  status: Status | null;
  version: number;
  /** ISO instant of the database, at the moment of reading. */
  now: string;
}

/** The types a kind brings to its transaction, beside those of its rules. */
export interface StoredTypes extends CaseTypes {
  view: CaseView<this['status']>;
  state: CaseState<this['status'], this['wake']>;
  command: CaseCommand<this['action'], this['role']>;
  clock: string;
  /** What clocks end in: actions of the system, `overdue`, `reminder`. */
  wake: string;
  /** What an acknowledged command answers, now and when it is sent again. */
  result: object;
}

export interface CaseCommand<Action extends string = string, Role extends string = string> extends Command<
  Action,
  Role
> {
  caseId: number;
  /** Version the workflow holds; null when it does not matter (a new case). */
  knownVersion: number | null;
}

export interface Attempt<T extends StoredTypes> {
  command: T['command'];
  /** null: the case is to be made. */
  view: T['view'] | null;
  from: T['status'] | null;
  to: T['status'] | null;
  /** The parsed input, and what the server put beside it. */
  given: Record<string, unknown>;
}

export interface Effects<Kind extends string> {
  /** What the history keeps beside the input. */
  details: Record<string, unknown>;
  /** The clocks that are open afterwards; those of a new case may be left to be read. */
  clocks?: readonly OpenClock<Kind>[];
  /** The move is kept in the history under this action, in the status it was made in: what it asks for happens later. */
  keptAs?: string;
}

/** An attempt with everything read that its conditions ask. */
export interface Judged<T extends StoredTypes> {
  facts: T['facts'];
  /** Others may have been waited for (a budget): whoever comes later has the later instant, in the history too. */
  hasWaited: boolean;
  /** Everything an allowed move does beside history and command log: row, clocks, tasks, ledger, mail. */
  carryOut: (now: string) => Promise<Effects<T['clock']>>;
}

/** A kind of case as the transaction needs it: the loan request is one, a payment request another. */
export interface CaseKind<T extends StoredTypes> {
  /** Stands in the command log. */
  name: string;
  rules: CaseRules<Pick<T, keyof CaseTypes>>;
  history: CaseTable;
  clocks: ClockBook<T['clock'], T['status'], T['wake']>;
  clockContext: ClockContext;
  /** Class of the advisory locks on numbers that have no row yet. */
  lockClass: number;
  /** The row as an action has to look at it, taken until the transaction ends. */
  load(tx: Tx, caseId: number, action: T['action'] | null): Promise<T['view'] | null>;
  /** null: the stored input does not fit the action. */
  parse(action: T['action'], stored: StoredInput): Record<string, unknown> | null;
  turn(view: T['view'], command: T['command']): T['turn'];
  /** Takes the locks the move needs, in the one order of all kinds, and reads its facts. */
  judge(tx: Tx, attempt: Attempt<T>): Promise<Judged<T>>;
  /** Who may read the comment in the history; null: everybody who sees the case. */
  commentReader(action: T['action']): string | null;
  stateOf(tx: Tx, caseId: number, open?: readonly OpenClock<T['clock']>[]): Promise<T['state'] | null>;
  resultOf(state: T['state'], caseId: number): T['result'];
  /** What goes out when a clock that nothing else answers for has come to a reminder or, by `now`, to its end. */
  remind(tx: Tx, caseId: number, clock: OpenClock<T['clock']>, now: string): Promise<void>;
  /** Ends that only make a task overdue for now, though the table has an action for them. */
  heldBack(tx: Tx): Promise<readonly T['wake'][]>;
}
