import type { EvaluationKind } from './inputs.ts';
import { refusal, type RefusalCode } from './refusal.ts';
import type { Role } from './role.ts';
import { ASSESSED_STATUSES, type StatusId } from './status.ts';

const CHECKERS: readonly Role[] = ['assessor', 'manager', 'approver'];

/** The applicant's own evaluation is a row of the table; rechecks and double checks of staff never move a status. */
export function evaluationRefusal(
  kind: EvaluationKind,
  status: StatusId | null,
  roles: readonly Role[],
): RefusalCode | null {
  if (kind === 'applicant') return refusal('evaluate', status, roles);
  if (!CHECKERS.some((role) => roles.includes(role))) return 'wrongRole';
  return status !== null && ASSESSED_STATUSES.includes(status) ? null : 'wrongStatus';
}

/** A contract's document is made by the manager who will send it; the status is asked when it is sent. */
export function contractDraftRefusal(roles: readonly Role[]): RefusalCode | null {
  return roles.includes('manager') ? null : 'wrongRole';
}
