import { CONDITIONS, type Condition, type Facts } from './conditions.ts';
import type { Role } from './role.ts';
import type { StatusId } from './status.ts';
import { transitionOf, type ActionName } from './transitions.ts';

/** Stable codes; sentences are in texts/lt/problem.ts. */
export type RefusalCode = 'wrongRole' | 'wrongStatus' | Condition;

/**
 * The only decision function: why `action` may not be done, or null when it may.
 * Without `facts` only role and status are judged (the synchronous validator of the workflow);
 * the transaction that makes the move asks again with facts.
 */
export function refusal(
  action: ActionName,
  status: StatusId | null,
  roles: readonly Role[],
  facts?: Facts,
): RefusalCode | null {
  const row = transitionOf(action);
  if (!row.by.some((role) => roles.includes(role))) return 'wrongRole';
  const statusFits = row.from === null ? status === null : status !== null && row.from.includes(status);
  if (!statusFits) return 'wrongStatus';
  if (!facts) return null;
  return row.needs.find((condition) => !CONDITIONS[condition](facts)) ?? null;
}
