// Sums are integer cents everywhere inside; text and wire forms are made and read here, digit by digit, never through floats.

const NBSP = '\u00A0';
const WIRE = /^-?\d{1,14}(?:\.\d{1,2})?$/;

/** Reads digits with an optional fraction of one or two digits into integer cents. */
function centsOfPlainDecimal(text: string): number {
  const negative = text.startsWith('-');
  const [whole = '0', fraction = ''] = (negative ? text.slice(1) : text).split('.');
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return negative && cents !== 0 ? -cents : cents;
}

/** Integer cents → wire decimal with exactly two digits: 123450 → '1234.50'. Throws RangeError on a value that is no whole number of cents. */
export function toWire(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError('A sum must be a whole number of cents');
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Wire decimal ('1234.50', '1234' or a JSON number with at most two decimals) → integer cents; null when it is not one. */
export function fromWire(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !WIRE.test(text)) return null;
  const cents = centsOfPlainDecimal(text);
  return Number.isSafeInteger(cents) ? cents : null;
}

/** Integer cents → '1 234,50' with non-breaking group spaces and U+2212 for minus (the Lithuanian typographic form). */
export function formatSum(cents: number): string {
  const [whole = '0', fraction = '00'] = toWire(Math.abs(cents)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NBSP);
  return `${cents < 0 ? '\u2212' : ''}${grouped},${fraction}`;
}

/** Integer cents → '1 234,50 EUR', all spaces non-breaking. */
export function formatEur(cents: number): string {
  return `${formatSum(cents)}${NBSP}EUR`;
}

/** A sum of the wire as it is shown: '1234.50' → '1 234,50 EUR'. What is no sum reads as 0. */
export function eurOfWire(wire: unknown): string {
  return formatEur(fromWire(wire) ?? 0);
}

/** The same without the unit, for columns whose head says it. */
export function sumOfWire(wire: unknown): string {
  return formatSum(fromWire(wire) ?? 0);
}

/**
 * What a person typed → integer cents. Forgives any spaces (also NBSP and U+202F), comma or dot, U+2212, a trailing EUR or €.
 * '' gives null (not entered); text that is no sum with at most two decimals gives NaN, so that a slip never reads as 0.
 */
export function parseSum(input: string): number | null {
  const text = input
    .slice(0, 64)
    .replace(/\s/g, '')
    .replace(/\u2212/g, '-')
    .replace(/(?:eur|€)\.?$/i, '');
  if (text === '') return input.trim() === '' ? null : Number.NaN;
  // '1.234.567,80' and '1,234,567.80': the last separator is the decimal one when the other kind groups thousands.
  const grouped = /^-?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?!\1)[.,]\d{1,2}$/.test(text);
  const plain = grouped
    ? text.slice(0, -3).replace(/[.,]/g, '') + text.slice(-3).replace(',', '.')
    : text.replace(',', '.');
  const cents = fromWire(plain.replace(/^\+/, '').replace(/\.$/, ''));
  return cents ?? Number.NaN;
}

/** share of a whole, rounded half up to cents: shareOf(cents, 4, 1000) = 0.4 %. Exact for any safe integer. */
export function shareOf(cents: number, numerator: number, denominator: number): number {
  const product = BigInt(cents) * BigInt(numerator) * 2n;
  const divisor = BigInt(denominator) * 2n;
  const rounded = (product + BigInt(denominator)) / divisor;
  return Number(rounded);
}
