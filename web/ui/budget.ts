import { BUDGET } from '../../domain/texts/lt/screen/common.ts';

/** Sums of the scheme in cents. */
export interface Budget {
  totalCents: number;
  signedCents: number;
  reservedCents: number;
}

export interface BudgetParts extends Budget {
  freeCents: number;
  /** Shares of the total, in per cents with two decimals. */
  signed: number;
  reserved: number;
  free: number;
}

export function budgetParts(budget: Budget): BudgetParts {
  const { totalCents, signedCents, reservedCents } = budget;
  const freeCents = Math.max(0, totalCents - signedCents - reservedCents);
  const share = (cents: number) => (totalCents > 0 ? Math.round((cents / totalCents) * 10_000) / 100 : 0);
  return {
    ...budget,
    freeCents,
    signed: share(signedCents),
    reserved: share(reservedCents),
    free: share(freeCents),
  };
}

const millions = new Intl.NumberFormat('lt-LT', { minimumFractionDigits: 0, maximumFractionDigits: 1 });

/** 66_800_000_00 → '66,8'. Rounded down: never promises money that is not there. */
export function inMillions(cents: number): string {
  return millions.format(Math.floor(cents / 10_000_000) / 10);
}

/** '66,8 mln. EUR' */
export function inMillionsEur(cents: number): string {
  return `${inMillions(cents)}\u00A0${BUDGET.million.replace(' ', '\u00A0')}`;
}

/** Text twin of the bar. */
export function budgetSentence(parts: BudgetParts): string {
  return BUDGET.sentence(
    inMillionsEur(parts.signedCents),
    inMillionsEur(parts.reservedCents),
    inMillionsEur(parts.freeCents),
    inMillionsEur(parts.totalCents),
  );
}
