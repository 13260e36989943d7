import type { CaseRules, CaseTypes } from '../case/rules.ts';
import type { Condition, Facts } from './conditions.ts';
import { refusal } from './refusal.ts';
import type { Role } from './role.ts';
import { FINAL_STATUSES, type StatusId } from './status.ts';
import { destination, transitionOf, type ActionName, type DestinationFacts } from './transitions.ts';

/** The loan request as a kind of case. */
export interface LoanRequestTypes extends CaseTypes {
  action: ActionName;
  status: StatusId;
  role: Role;
  condition: Condition;
  facts: Facts;
  turn: DestinationFacts;
}

export const LOAN_REQUEST_RULES: CaseRules<LoanRequestTypes> = {
  transitionOf,
  refusal,
  destination,
  finalStatuses: FINAL_STATUSES,
};
