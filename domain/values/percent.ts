// Per cents as registers give them: decimals that binary fractions only come close to. Adding and comparing is done in integers.

const UNITS = 1_000_000;

/** Whole millionths of a per cent; registers give at most four decimals. */
export const percentUnits = (percent: number): number => Math.round(percent * UNITS);

/** Sum of per cents, exact to six decimals: 8.37 + 8.36 + 8.27 is 25, not a little less. */
export function sumPercents(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + percentUnits(part), 0) / UNITS;
}

/** Whether `part` is at least so many per cents of `total`; both are integers of one unit. Nothing is no part of nothing. */
export function isPercentOf(part: number, total: number, percent: number): boolean {
  return total > 0 && BigInt(part) * 100n * BigInt(UNITS) >= BigInt(total) * BigInt(percentUnits(percent));
}

/** So many per cents of a sum in cents, rounded half up to cents. */
export function percentOfCents(cents: number, percent: number): number {
  const divisor = 200n * BigInt(UNITS);
  const doubled = 2n * BigInt(cents) * BigInt(percentUnits(percent));
  const half = divisor / 2n;
  return Number(doubled >= 0n ? (doubled + half) / divisor : -((-doubled + half) / divisor));
}
