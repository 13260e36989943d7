import { refusalOf } from '../case/transition.ts';
import { CONDITIONS, type Condition, type Facts } from './conditions.ts';
import type { Role } from './role.ts';
import type { StatusId } from './status.ts';
import { transitionOf, type ActionName } from './transitions.ts';

/** Stable codes; sentences are in texts/lt/problem.ts. */
export type RefusalCode = 'wrongRole' | 'wrongStatus' | Condition;

/** Why `action` may not be done to a loan request, or null when it may; without `facts` by role and status alone. */
export function refusal(
  action: ActionName,
  status: StatusId | null,
  roles: readonly Role[],
  facts?: Facts,
): RefusalCode | null {
  return refusalOf(transitionOf(action), { status, roles }, CONDITIONS, facts);
}

/** Screening: what was asked for is done already, or under way. */
const SETTLED = ['screeningIdle', 'amlReviewable', 'amlFailed', 'findingsCurrent'] as const;

/** Somebody else was faster: what the person saw is no longer so, and looking again helps. */
const OVERTAKEN: readonly string[] = ['wrongStatus', 'versionConflict', ...SETTLED];

export function isOvertaken(code: string): boolean {
  return OVERTAKEN.includes(code);
}

/** Refusals that follow from what somebody did: the caller is told who did what last. Another person's decision is not undone by looking again. */
const BY_ANOTHERS_MOVE: readonly string[] = [
  ...OVERTAKEN,
  'notOwnAssessment',
  'notOwnApproval',
  'notOwnDecision',
  'noDecisionHeld',
];

export function followsFromAnothersMove(code: string): boolean {
  return BY_ANOTHERS_MOVE.includes(code);
}
