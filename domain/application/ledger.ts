export interface Standing {
  /** Held before the transition. */
  hadCents: number;
  /** Agreed or asked for after it; while a change of conditions is signed, the greater of the two sums. */
  standingCents: number;
  /** The transition has judged that sum against the limits. */
  isJudged: boolean;
}

/**
 * What a request holds after a transition, in cents. Only a sum that was judged may be more than was held; every other
 * transition keeps what there is, or gives back what is no longer asked for.
 */
export function heldCents({ hadCents, standingCents, isJudged }: Standing): number {
  return isJudged ? standingCents : Math.min(hadCents, standingCents);
}

/** A sum set by staff stands until the applicant asks for another one than in the last submission (PRODUCT.md section 3). */
export function staffSumStands(
  byStaffCents: number | null,
  asked: { nowCents: number | null; beforeCents: number | null },
): byStaffCents is number {
  return byStaffCents !== null && asked.nowCents === asked.beforeCents;
}

/** Cents. `…Open` are sums already reserved or issued without the request in question. */
export interface LimitInputs {
  budgetCents: number;
  budgetOpenCents: number;
  borrowerCapCents: number;
  borrowerOpenCents: number;
  groupCapCents: number;
  groupOpenCents: number;
  /** Limit of the rule set by age, size and social flag. */
  ruleLimitCents: number;
}

export type LimitReason = 'budget' | 'borrower' | 'group' | 'rules';

export interface Limit {
  cents: number;
  reason: LimitReason;
}

/** The least of the four limits, never below zero (PRODUCT.md section 6). */
export function limitOf(inputs: LimitInputs): Limit {
  const limits: Limit[] = [
    { reason: 'rules', cents: inputs.ruleLimitCents },
    { reason: 'borrower', cents: inputs.borrowerCapCents - inputs.borrowerOpenCents },
    { reason: 'group', cents: inputs.groupCapCents - inputs.groupOpenCents },
    { reason: 'budget', cents: inputs.budgetCents - inputs.budgetOpenCents },
  ];
  const least = limits.reduce((a, b) => (b.cents < a.cents ? b : a));
  return { reason: least.reason, cents: Math.max(0, least.cents) };
}
