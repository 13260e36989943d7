import type { Command } from '../../domain/application/command.ts';
import type { Seller } from '../../domain/invoices/fee-invoice.ts';
import type { CaseOutcome } from './case/transition.ts';
import type { ClockContext } from './clocks.ts';
import type { LoanRequestStored } from './loan-request-kind.ts';
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
  /** Who issues the invoices; left out: the demo's provider. */
  seller?: Seller;
  /** Length of the undo window of decisions; 0 or nothing: they take effect at once. */
  undoMinutes?: number;
  /** Decisions are signed before the applicant reads them; not unless it says so. */
  signsDecisions?: boolean;
}

export type TransitionOutcome = CaseOutcome<LoanRequestStored>;
