import type { Database } from '../connect.ts';
import { endCaseWindow, type WindowBook } from './case/window.ts';
import { HELD, release } from './held-decision.ts';
import { loanRequests, type LoanRequestStored } from './loan-request-kind.ts';
import { nextVersion } from './transition-effects.ts';
import type { TransitionCommand, TransitionContext, TransitionOutcome } from './transition-command.ts';

const WINDOWS: WindowBook<LoanRequestStored> = {
  held: HELD,
  tasks: { table: 'staff_task', key: 'request_id' },
  heldOf: ({ held }) => held,
  nextVersion,
  release,
};

/** The undo window of a held decision on a loan request has ended: it takes effect or falls (case/window.ts). */
export async function endWindow(
  db: Database,
  { requestId, ...command }: TransitionCommand,
  context: TransitionContext,
): Promise<TransitionOutcome> {
  const kind = loanRequests({ ...context, undoMinutes: 0 });
  return endCaseWindow(db, kind, WINDOWS, { ...command, caseId: requestId });
}
