// What keeps requests from going on without a person, and what a person may do about it (decision 0055).
import type { ActionName } from '../application/transitions.ts';

/**
 * register: an outside register is silent. signing: the provider, or the service that validates signatures.
 * work: something else beside the decisions of people fails (screening, a document). workflow: the code of the workflow fails. mail: refused for good. mailServer: no mail
 * leaves. reconcile: database and engine differed and somebody must look.
 * One group is known by kind and subject: `register:tax-authority`, `work:screening:malformed`.
 */
export const CAUSE_KINDS = [
  'register',
  'signing',
  'work',
  'workflow',
  'mail',
  'mailServer',
  'reconcile',
] as const;
export type CauseKind = (typeof CAUSE_KINDS)[number];

export const REMEDIES = ['retry', 'return'] as const;
export type Remedy = (typeof REMEDIES)[number];

/** Rows of the transition table that lead back to an earlier stage with nothing but a comment. */
export const RETURNS = [
  'return',
  'changeToSubmitted',
  'rejectConditionsChange',
] as const satisfies readonly ActionName[];
export type ReturnAction = (typeof RETURNS)[number];

export function causeKind(cause: string): CauseKind | null {
  const [kind] = cause.split(':');
  return CAUSE_KINDS.find((known) => known === kind) ?? null;
}

/** What stands after the kind: a register, a code, a difference. */
export function causeSubject(cause: string): string {
  return cause.slice(cause.indexOf(':') + 1);
}
