import type { Role } from '../application/role.ts';
import type { CaseRules, CaseTypes } from '../case/rules.ts';
import { destinationOf, refusalOf, type Transition } from '../case/transition.ts';
import { PAYMENT_CONDITIONS, type PaymentCondition, type PaymentFacts } from './conditions.ts';
import { FINAL_PAYMENT_STATUSES, PaymentStatus, type PaymentStatusId } from './status.ts';

/** Who reads what is written with an action. */
export type PaymentCommentReader = 'applicant' | 'staff';

export interface PaymentTransition extends Transition<PaymentStatusId, Role, PaymentCondition> {
  comment?: PaymentCommentReader;
  /** Takes effect only after the undo window, and may be stopped until then (decision 0045). */
  afterWindow?: true;
}

const S = PaymentStatus;
const approver = ['approver'] as const;
const reviewers = ['manager', 'assessor'] as const;

/** PRODUCT.md section 4: the one table of payment requests. Log codes 23–37 are those of the specification's list, in its order. */
export const PAYMENT_TRANSITIONS = {
  start: {
    from: null,
    to: S.preparing,
    by: ['applicant'],
    needs: ['loanSigned', 'surveyAnswered'],
    log: [25],
  },
  submit: {
    from: [S.preparing, S.returned],
    to: S.submitted,
    by: ['applicant'],
    needs: ['loanInForce', 'documentsPresent', 'documentsAttached', 'withinGranted'],
    log: [26],
  },
  return: {
    from: [S.submitted],
    to: S.returned,
    by: reviewers,
    needs: ['noDecisionHeld', 'loanInForce', 'documentsKnown'],
    log: [27],
    comment: 'applicant',
  },
  reject: {
    from: [S.submitted],
    to: S.rejected,
    by: approver,
    needs: ['noDecisionHeld'],
    log: [28],
    irreversible: true,
    afterWindow: true,
    comment: 'applicant',
  },
  // Its loan has ended: what was not sent can be sent no more (decision 0111).
  close: {
    from: [S.preparing, S.returned],
    to: S.rejected,
    by: ['system'],
    needs: ['loanEnded'],
    log: [28],
    comment: 'applicant',
  },
  approve: {
    from: [S.submitted],
    to: S.approved,
    by: approver,
    needs: ['noDecisionHeld', 'loanInForce', 'documentsPresent', 'withinGranted', 'withinCallTerm'],
    log: [29],
    irreversible: true,
    afterWindow: true,
    comment: 'applicant',
  },
  // The evaluator's values beside the applicant's; the status stays.
  editDocument: {
    from: [S.submitted],
    to: 'same',
    by: reviewers,
    needs: ['noDecisionHeld', 'documentsKnown', 'withinRemainders'],
    log: [35],
  },
  // „Apmokėjimas nepatikrintas“, and the same call takes it back. Applicants do not see it.
  markUnpaid: {
    from: [S.submitted, S.approved],
    to: 'same',
    by: reviewers,
    needs: ['documentsKnown'],
    log: [35],
  },
  // Money that left for what was approved; the whole of it ends the term of paying out (decision 0106).
  payOut: {
    from: [S.approved],
    to: 'same',
    by: ['manager'],
    needs: ['notPaidOut', 'withinApproved', 'payOutDayKnown'],
    log: [],
  },
  // The click on a row with `afterWindow` is kept under this name; what it decides happens when the window ends.
  holdDecision: { from: [S.submitted], to: 'same', by: approver, needs: ['noDecisionHeld'], log: [] },
  stopDecision: {
    from: [S.submitted],
    to: 'same',
    by: approver,
    needs: ['decisionHeld', 'mayStopDecision'],
    log: [],
    comment: 'staff',
  },
  endWindow: { from: [S.submitted], to: 'same', by: ['system'], needs: ['deadlinePassed'], log: [] },
} as const satisfies Record<string, PaymentTransition>;

export type PaymentAction = keyof typeof PAYMENT_TRANSITIONS;
export const PAYMENT_ACTIONS = Object.keys(PAYMENT_TRANSITIONS) as readonly PaymentAction[];

export function paymentTransitionOf(action: PaymentAction): PaymentTransition {
  return PAYMENT_TRANSITIONS[action];
}

export type PaymentRefusal = 'wrongRole' | 'wrongStatus' | PaymentCondition;

/** Why `action` may not be done to a payment request, or null when it may; without `facts` by role and status alone. */
export function paymentRefusal(
  action: PaymentAction,
  status: PaymentStatusId | null,
  roles: readonly Role[],
  facts?: PaymentFacts,
): PaymentRefusal | null {
  return refusalOf(paymentTransitionOf(action), { status, roles }, PAYMENT_CONDITIONS, facts);
}

/** The payment request as a kind of case. */
export interface PaymentTypes extends CaseTypes {
  action: PaymentAction;
  status: PaymentStatusId;
  role: Role;
  condition: PaymentCondition;
  facts: PaymentFacts;
  turn: Record<never, never>;
}

export const PAYMENT_RULES: CaseRules<PaymentTypes> = {
  transitionOf: paymentTransitionOf,
  refusal: paymentRefusal,
  destination: (action, from) => destinationOf(paymentTransitionOf(action).to, from, {}),
  finalStatuses: FINAL_PAYMENT_STATUSES,
};
