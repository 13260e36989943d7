import { ASSESSMENT_ROWS } from './actions/assessment.ts';
import { CLOCK_ROWS } from './actions/clock.ts';
import { CONTRACT_ROWS } from './actions/contract.ts';
import { DECISION_ROWS } from './actions/decision.ts';
import { DRAFT_ROWS } from './actions/draft.ts';
import { HELD_ROWS } from './actions/held.ts';
import type { ActionCall, ActionButton, Elsewhere, Rows, Transition } from './actions/row.ts';
import { Status, type StatusId } from './status.ts';
import { destinationOf } from '../case/transition.ts';

/** PRODUCT.md section 3: the one table read by the workflow, the API, the screens, the docs picture and the tests. */
export const TRANSITIONS = {
  ...DRAFT_ROWS,
  ...ASSESSMENT_ROWS,
  ...DECISION_ROWS,
  ...CONTRACT_ROWS,
  ...HELD_ROWS,
  ...CLOCK_ROWS,
} as const satisfies Rows;

export type ActionName = keyof typeof TRANSITIONS;

/** Moves that judge the answers being edited. All others judge those last submitted: in 5 the two are not the same. */
export const JUDGES_DRAFT: readonly ActionName[] = ['save', 'evaluate', 'submit'];

export const ACTION_NAMES = Object.keys(TRANSITIONS) as readonly ActionName[];

/** The call that carries an action out; null where something else does, or nobody may. */
export function callOf(action: ActionName): ActionCall | null {
  return derived(transitionOf(action).call);
}

/** Its button among the actions of a case; null where it is somewhere else, or nobody's. */
export function buttonOf(action: ActionName): ActionButton | null {
  return derived(transitionOf(action).button);
}

function derived<T extends object>(said: T | Elsewhere | undefined): T | null {
  return said && !('elsewhere' in said) ? said : null;
}

export function transitionOf(action: ActionName): Transition {
  return TRANSITIONS[action];
}

/** The action judges the sum it holds against the limits (PRODUCT.md section 6); no other may take money. */
export function judgesLimits(action: ActionName): boolean {
  return transitionOf(action).needs.includes('withinLimits');
}

export function isActionName(value: unknown): value is ActionName {
  return typeof value === 'string' && Object.hasOwn(TRANSITIONS, value);
}

/** What the destination depends on, beside the current status. */
export interface DestinationFacts {
  /** Status from which the request entered 13. */
  cameFrom?: StatusId | null;
  /** Outcome of the evaluation for `evaluate`. */
  decision?: 'Accepted' | 'Denied' | 'DataIsMissing' | null;
}

/** The status after the action; `null` when the request is gone. The caller has asked `refusal` before. */
export function destination(
  action: ActionName,
  from: StatusId | null,
  facts: DestinationFacts = {},
): StatusId | null {
  return destinationOf(transitionOf(action).to, from, {
    asItCame: () => facts.cameFrom ?? Status.signed,
    byDecision: () =>
      from === Status.preparing && facts.decision === 'Denied' ? Status.criteriaNotMet : from,
  });
}

/** Every status the action may lead to from `from`: for the docs picture and the property tests. */
export function possibleDestinations(
  action: ActionName,
  from: StatusId | null,
): readonly (StatusId | null)[] {
  const { to } = transitionOf(action);
  if (to === 'asItCame') return [Status.signed, Status.changeSigned];
  if (to === 'byDecision' && from === Status.preparing) return [Status.preparing, Status.criteriaNotMet];
  return [destination(action, from)];
}
