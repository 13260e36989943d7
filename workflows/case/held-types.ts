import type { CaseState, Command } from '../../domain/case/command.ts';
import type { CaseRules, CaseTypes } from '../../domain/case/rules.ts';

/** The types a kind of case brings to its workflow, beside those of its rules. */
export interface HeldTypes extends CaseTypes {
  /** What clocks end in: actions of the system, `overdue`, `reminder`. */
  wake: string;
  state: CaseState<this['status'], this['wake']>;
  /** What an acknowledged command answers. */
  result: object;
}

export type CommandOf<T extends HeldTypes> = Command<T['action'], T['role']>;

export type Outcome<T extends HeldTypes> =
  | { kind: 'done'; result: T['result']; state: T['state'] }
  | { kind: 'refused'; code: string; state: T['state'] | null };

export interface LastStep {
  action: string;
  at: string;
}

/** Ids and results of the newest commands: they survive continue-as-new, where the engine forgets update ids. */
export type Recent<Result> = readonly [commandId: string, result: Result];

/** What a run begins with: nothing, a recovery from the database, or what the run before it held. */
export interface CaseInput<T extends Pick<HeldTypes, 'state' | 'result'>> {
  resumeFrom?: T['state'];
  recent?: readonly Recent<T['result']>[];
  lastStep?: LastStep | null;
  /** Continue as new after so many events; tests lower it. */
  maxEvents?: number;
}

/** The workflow's hands in the database: each is one activity, one transaction. */
export interface CaseHands<T extends HeldTypes> {
  apply(command: CommandOf<T> & { knownVersion: number | null }): Promise<Outcome<T>>;
  load(): Promise<T['state'] | null>;
  runClocks(): Promise<T['state'] | null>;
  /** Flags a case that needs a person, or (null) takes the flag away. */
  flagStuck(code: string | null): Promise<T['state'] | null>;
}

/** Of a kind of case, what its moves need. */
export interface MovingKind<T extends HeldTypes> {
  caseId: number;
  workflowId: string;
  rules: CaseRules<Pick<T, keyof CaseTypes>>;
  /** Rows of the table that are made in other ways than by the Update `command`. */
  notCommands: readonly T['action'][];
  hands: CaseHands<T>;
  /** What a clock that has struck asks for; null: a reminder, or an end that only makes a task overdue. */
  moveOfClock(wake: T['wake']): Pick<CommandOf<T>, 'action' | 'roles'> | null;
}
