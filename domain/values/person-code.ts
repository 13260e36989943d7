// Asmens kodas: G YYMMDD NNN K (domain.md 4.4). A wrong checksum is a warning, the register is the truth.
import { isDate } from './days.ts';

const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1];
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 1, 2, 3];

export interface PersonCodeCheck {
  /** Eleven digits: without them the code is an error. */
  formatOk: boolean;
  /** Checksum and date hold; false is only a warning. */
  checksumOk: boolean;
  /** 'yyyy-MM-dd'; null for codes of old records (month or day 00) and those that begin with 9. */
  birthDate: string | null;
}

/** Drops the spaces and hyphens people type in codes. */
export function cleanPersonCode(typed: string): string {
  return typed.replace(/[\s\-\u2010-\u2015]/g, '');
}

function checkDigit(digits: readonly number[]): number {
  const sum = (weights: readonly number[]): number =>
    weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0) % 11;
  const first = sum(FIRST_WEIGHTS);
  if (first < 10) return first;
  const second = sum(SECOND_WEIGHTS);
  return second < 10 ? second : 0;
}

/** Checks an eleven-digit personal code; expects text without spaces (see cleanPersonCode). */
export function checkPersonCode(code: string): PersonCodeCheck {
  if (!/^\d{11}$/.test(code)) return { formatOk: false, checksumOk: false, birthDate: null };
  const digits = Array.from(code, Number);
  const century = Math.floor(((digits[0] ?? 0) - 1) / 2) + 18;
  const dated = `${century}${code.slice(1, 3)}-${code.slice(3, 5)}-${code.slice(5, 7)}`;
  const exception = code[0] === '9' || code.slice(3, 5) === '00' || code.slice(5, 7) === '00';
  const knownCentury = /^[1-6]/.test(code);
  const birthDate = knownCentury && !exception && isDate(dated) ? dated : null;
  return {
    formatOk: true,
    checksumOk: checkDigit(digits) === digits[10] && (birthDate !== null || (exception && code[0] !== '0')),
    birthDate,
  };
}

/** Full years between birth and a day. */
export function ageInYears(birthDate: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return on.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
