import type { HeldCase } from './held-case.ts';
import type { CaseInput, HeldTypes, MovingKind } from './held-types.ts';

/** What handlers and jobs work with. */
export interface Desk<T extends HeldTypes> {
  held: HeldCase<T>;
  /** For jobs: one at a time, to the end even when an operator cancels. */
  alone: <R>(work: () => Promise<R>) => Promise<R>;
  /** For handlers: the same, failing with application failures only. */
  exclusive: <R>(work: () => Promise<R>) => Promise<R>;
  /** In validators: refuses the Update when there is a code. */
  refuse: (code: string | null) => void;
  resync: () => Promise<void>;
}

/** A kind of case as its workflow needs it: the loan request is one, a payment request another. */
export interface CaseWorkflow<T extends HeldTypes> extends MovingKind<T> {
  /** What operators are told while there is no case yet. */
  nothing: T['state'];
  /** Updates and signals beside the moves of the table. A changed order may not replay. */
  listen(desk: Desk<T>): void;
  /** Does the work of a job that is due. */
  work(job: T['state']['jobs'][number], desk: Desk<T>): Promise<unknown>;
  /** How the case looks to operators. */
  show(held: HeldCase<T>): void;
  /** Length of a run's history after which it goes on in a new one. */
  mostEvents(): number;
  continueAsNew(input: CaseInput<T>): Promise<never>;
}
