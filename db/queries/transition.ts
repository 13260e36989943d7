import type { Command } from '../../domain/application/command.ts';
import type { Database } from '../connect.ts';
import { applyToCase, moveCase, type CaseOutcome, type Moved } from './case/transition.ts';
import type { ClockContext } from './clocks.ts';
import type { Tx } from './command-input.ts';
import { endWindow } from './window-end.ts';
import { loanRequests, type LoanRequestStored } from './loan-request-kind.ts';
import type { Decision } from './request-view.ts';

export interface TransitionCommand extends Command {
  requestId: number;
  /** Version the workflow holds; null when it does not matter (a new request). */
  knownVersion: number | null;
  /** Outcome of the evaluation, for `evaluate`. */
  decision?: Decision;
}

export interface TransitionContext {
  clocks: ClockContext;
  callPeriodClosed: boolean;
  /** Length of the undo window of decisions; 0 or nothing: they take effect at once. */
  undoMinutes?: number;
  /** Decisions are signed before the applicant reads them; not unless it says so. */
  signsDecisions?: boolean;
}

export type TransitionOutcome = CaseOutcome<LoanRequestStored>;

/** A move of a loan request in a transaction of its own; refusals are values. */
export async function applyTransition(
  db: Database,
  command: TransitionCommand,
  context: TransitionContext,
): Promise<TransitionOutcome> {
  if (command.action === 'endWindow') return endWindow(db, command, context);
  return applyToCase(db, loanRequests(context), commandOf(command));
}

/** The same inside a transaction of the caller; throws Refused. */
export async function transitionIn(
  tx: Tx,
  command: TransitionCommand,
  context: TransitionContext,
): Promise<Moved<LoanRequestStored>> {
  return moveCase(tx, loanRequests(context), commandOf(command));
}

const commandOf = ({ requestId, ...command }: TransitionCommand) => ({ ...command, caseId: requestId });
