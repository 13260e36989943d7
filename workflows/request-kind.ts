import type { LoanRequestTypes } from '../domain/application/rules.ts';
import type { CommandResult, WakeKind } from '../domain/application/command.ts';
import type { HeldCase } from './case/held-case.ts';
import type { Desk } from './case/kind.ts';
import type { RequestState } from './definitions.ts';

/** The types of the loan request in its workflow. */
export interface LoanRequestHeld extends LoanRequestTypes {
  wake: WakeKind;
  state: RequestState;
  result: CommandResult;
}

export type HeldRequest = HeldCase<LoanRequestHeld>;
export type RequestDesk = Desk<LoanRequestHeld>;
