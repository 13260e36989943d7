import type { Transition } from './transition.ts';

/** The types a kind of case brings. */
export interface CaseTypes {
  action: string;
  status: number;
  role: string;
  condition: string;
  facts: object;
  /** What a destination may depend on, beside the current status. */
  turn: object;
}

export type CaseRefusal<T extends CaseTypes> = 'wrongRole' | 'wrongStatus' | T['condition'];

/** The rules of a kind of case as transaction and workflow ask them. */
export interface CaseRules<T extends CaseTypes> {
  transitionOf(this: void, action: T['action']): Transition<T['status'], T['role'], T['condition'], unknown>;
  refusal(
    this: void,
    action: T['action'],
    status: T['status'] | null,
    roles: readonly T['role'][],
    facts?: T['facts'],
  ): CaseRefusal<T> | null;
  destination(this: void, action: T['action'], from: T['status'] | null, turn: T['turn']): T['status'] | null;
  /** Nothing leads on from these. */
  finalStatuses: readonly T['status'][];
}
