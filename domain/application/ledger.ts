import { ISSUED_STATUSES, RESERVED_STATUSES, type StatusId } from './status.ts';

/** Where the money of a request stands (PRODUCT.md section 3, last paragraph). */
export type Hold = 'none' | 'reserved' | 'issued';

export function holdOf(status: StatusId | null): Hold {
  if (status === null) return 'none';
  if (RESERVED_STATUSES.includes(status)) return 'reserved';
  if (ISSUED_STATUSES.includes(status)) return 'issued';
  return 'none';
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
