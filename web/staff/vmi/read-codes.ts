import { readCheckCode, type CheckCode } from '../../../domain/values/check-code.ts';

/** A pasted column of codes is read whole, up to so many. */
const MOST_CODES = 30;

/** One code, or several parted by spaces, commas or lines; null when anything among them is no code. */
export function readCodes(typed: string): CheckCode[] | null {
  const one = readCheckCode(typed);
  if (one) return [one];
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
  const codes = parts.map(readCheckCode);
  if (codes.length === 0 || codes.length > MOST_CODES || codes.includes(null)) return null;
  const seen = new Map((codes as CheckCode[]).map((code) => [code.code, code]));
  return [...seen.values()];
}

/** Digits typed so far, for the hint under the field. */
export function digitsIn(typed: string): number {
  return typed.replace(/\D/g, '').length;
}
