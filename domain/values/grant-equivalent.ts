// Gross grant equivalent of a loan below the market's rate. Sums in integer cents, rates in basis points, dates 'yyyy-MM-dd'.
import { daysBetween } from './days.ts';
import type { Instalment } from './loan-schedule.ts';

/** Communication 2008/C 14/02: the discount rate is the base rate and 100 basis points. */
const DISCOUNT_MARGIN_BP = 100;
const YEAR_DAYS = 365;
const BP = 10_000;

export interface AidRates {
  /** Agreed rate of the loan. */
  rateBp: number;
  /** The Commission's base rate on the day of the grant; a negative one counts as nothing, as in the formula of the rate. */
  referenceBp: number;
  /** Margin by rating and collateral. */
  marginBp: number;
}

/**
 * Aid in a loan: the interest a market loan over the same balances would bear less what is agreed, each instalment discounted to the day
 * of the grant, in cents rounded half up. Source: Communication 2008/C 14/02; a loan dearer than the market's holds no aid (0).
 */
export function grantEquivalentCents(
  rows: readonly Instalment[],
  { rateBp, referenceBp, marginBp }: AidRates,
  grantedOn: string,
): number {
  const base = Math.max(referenceBp, 0);
  const advantage = (base + marginBp - rateBp) / BP;
  const discount = 1 + (base + DISCOUNT_MARGIN_BP) / BP;
  const cents = rows.reduce((sum, row) => {
    const interest = ((row.balanceCents + row.principalCents) * advantage * row.days) / YEAR_DAYS;
    return sum + interest / discount ** (daysBetween(grantedOn, row.dueDate) / YEAR_DAYS);
  }, 0);
  return Math.max(0, Math.round(cents));
}
