import { DIFFERENCE } from '../../../domain/texts/lt/screen/staff-case.ts';
import { EMPTY, fold, formatEur, formatInteger } from '../../../domain/texts/lt/format.ts';
import { formatSum } from '../../../domain/values/money.ts';

/** A value on either side of the comparison: text as read, whole numbers, or sums in cents. */
export type Compared =
  | { kind: 'text'; declared: string | null; register: string | null }
  | { kind: 'number'; declared: number | null; register: number | null }
  | { kind: 'money'; declared: number | null; register: number | null };

export interface Difference {
  /** none: one side has no value, so there is nothing to compare. */
  state: 'same' | 'differs' | 'none';
  /** How they differ: „skiriasi 3“, „−14 250,00“; empty when they do not. */
  words: string;
}

/** Spaces, case, quotation marks and the words of the legal form do not make a difference. */
function alike(text: string): string {
  return fold(text)
    .replace(/uždaroji akcinė bendrovė/g, 'uab')
    .replace(/[\s.,]+/g, ' ')
    .trim();
}

/** Declared against register: the same, different (and by how much, seen from the register), or not comparable. */
export function differenceOf(compared: Compared): Difference {
  const { declared, register } = compared;
  if (declared === null || register === null || declared === '' || register === '')
    return { state: 'none', words: '' };
  if (compared.kind === 'text') {
    const same = alike(compared.declared!) === alike(compared.register!);
    return same ? { state: 'same', words: '' } : { state: 'differs', words: DIFFERENCE.text };
  }
  const by = compared.register! - compared.declared!;
  if (by === 0) return { state: 'same', words: '' };
  const sign = by > 0 ? '+' : '';
  return {
    state: 'differs',
    words:
      compared.kind === 'money' ? `${sign}${formatSum(by)}` : DIFFERENCE.number(formatInteger(Math.abs(by))),
  };
}

/** How many of the rows differ. */
export function differingCount(rows: readonly { compared: Compared }[]): number {
  return rows.filter((row) => differenceOf(row.compared).state === 'differs').length;
}

/** One side in words. */
export function sideWords(compared: Compared, side: 'declared' | 'register'): string {
  const value = compared[side];
  if (value === null || value === '') return EMPTY;
  if (compared.kind === 'text') return String(value);
  return compared.kind === 'money' ? formatEur(Number(value)) : formatInteger(Number(value));
}
