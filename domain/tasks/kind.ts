import type { StaffRole } from '../application/role.ts';

/** Staff tasks (PRODUCT.md section 8). Entering a status opens the task of whoever must act, leaving closes it. */
export const TASK_KINDS = [
  'takeRequest',
  'assess',
  'decide',
  'prepareContract',
  'signAsProvider',
  'reviewConditionsChange',
  'signChange',
  'signDecision',
  'confirmTerms',
  'reviewPaymentRequest',
  'confirmBills',
  'amlReview',
  'confirmRegister',
  'undeliveredMail',
  'decisionFell',
  'stuck',
] as const;

export type TaskKind = (typeof TASK_KINDS)[number];

export interface TaskRule {
  /** Any one of these roles may do it. */
  waitsFor: readonly StaffRole[];
  /** Goes to the request's assessor by name; everybody else's inbox stays quiet. */
  personal: boolean;
  /** Order in an inbox among tasks with the same deadline: smaller first. */
  urgency: number;
}

export const TASKS = {
  takeRequest: { waitsFor: ['assessor', 'manager'], personal: false, urgency: 5 },
  assess: { waitsFor: ['assessor', 'manager'], personal: true, urgency: 4 },
  decide: { waitsFor: ['approver'], personal: false, urgency: 2 },
  prepareContract: { waitsFor: ['manager'], personal: false, urgency: 3 },
  signAsProvider: { waitsFor: ['signatory'], personal: false, urgency: 1 },
  reviewConditionsChange: { waitsFor: ['manager'], personal: false, urgency: 4 },
  signChange: { waitsFor: ['signatory'], personal: false, urgency: 1 },
  signDecision: { waitsFor: ['signatory'], personal: false, urgency: 1 },
  confirmTerms: { waitsFor: ['approver'], personal: false, urgency: 2 },
  reviewPaymentRequest: { waitsFor: ['manager', 'assessor'], personal: false, urgency: 3 },
  confirmBills: { waitsFor: ['manager'], personal: false, urgency: 4 },
  amlReview: { waitsFor: ['assessor', 'manager'], personal: true, urgency: 2 },
  confirmRegister: { waitsFor: ['assessor', 'manager'], personal: false, urgency: 2 },
  undeliveredMail: { waitsFor: ['assessor', 'manager'], personal: false, urgency: 1 },
  decisionFell: { waitsFor: ['approver', 'manager'], personal: false, urgency: 1 },
  stuck: { waitsFor: ['manager', 'administrator'], personal: false, urgency: 0 },
} as const satisfies Record<TaskKind, TaskRule>;

/** May a person with these roles do tasks of this kind? */
export function mayDoTask(kind: TaskKind, roles: readonly string[]): boolean {
  return (TASKS[kind].waitsFor as readonly string[]).some((role) => roles.includes(role));
}

/** Kinds that reach the inbox of a person with these roles. */
export function taskKindsOf(roles: readonly string[]): TaskKind[] {
  return TASK_KINDS.filter((kind) => mayDoTask(kind, roles));
}
