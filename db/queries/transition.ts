import type { Database } from '../connect.ts';
import { applyToCase, moveCase, type Moved } from './case/transition.ts';
import type { Tx } from './command-input.ts';
import { endWindow } from './window-end.ts';
import { loanRequests, type LoanRequestStored } from './loan-request-kind.ts';
import type { TransitionCommand, TransitionContext, TransitionOutcome } from './transition-command.ts';

export type { TransitionCommand, TransitionContext, TransitionOutcome };

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
