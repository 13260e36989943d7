import type { CaseFailure, Command as CaseCommand, QuietWake, Wake as CaseWake } from '../case/command.ts';
import type { Role } from './role.ts';
import type { StatusId } from './status.ts';
import type { ActionName } from './transitions.ts';

/** A command on a loan request. */
export type Command = CaseCommand<ActionName, Role>;

/** What an acknowledged command answers; also the state the workflow adopts. */
export interface CommandResult {
  requestId: number;
  status: StatusId | null;
  version: number;
  /** Next instant at which the workflow must wake, ISO; null when no clock runs. */
  deadline: Wake | null;
  schemeCode: string;
  /** The command is a decision that takes effect only then, ISO instant of UTC; left out where it took effect at once. */
  takesEffectAt?: string;
}

export type Wake = CaseWake<WakeKind>;

export type WakeKind = 'signingExpired' | 'changeSigningExpired' | 'docsExpired' | 'endWindow' | QuietWake;

/** Codes with which an Update may fail, beside the refusal codes of the table. */
export type CommandFailure =
  | CaseFailure
  /** A generated document was made from other terms than it is sent with. */
  | 'documentTermsDiffer'
  /** An uploaded document whose terms nobody answers for. */
  | 'termsNotConfirmed';

export function workflowIdOf(requestId: number): string {
  return `loan-request:${requestId}`;
}
