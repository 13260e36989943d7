const UNITS = 10_000n;

/** Ten-thousandths of a per cent, rounded half up: exact for any cents. A part of nothing is nothing. */
export function percentUnitsOf(partCents: number, wholeCents: number): number {
  if (wholeCents <= 0) return 0;
  const whole = BigInt(wholeCents);
  return Number((BigInt(partCents) * 100n * UNITS * 2n + whole) / (whole * 2n));
}

/** '33.3333' */
export function percentText(units: number): string {
  const digits = String(units).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
