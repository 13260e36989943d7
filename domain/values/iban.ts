// IBAN of an account in Lithuania: exactly 20 characters, modulo 97 = 1. Here a wrong checksum is an error.

export type IbanProblem = 'missing' | 'format' | 'length' | 'checksum';

/** The specification's pattern: two letters, two digits, four groups of four digits and up to two more. */
const SPECIFIED = /^[A-Z]{2}\d{2}(?:\d{4}){4}\d{0,2}$/;

/** Upper case without spaces, NBSP and hyphens; a whole number pasted after the „LT“ of the form has that once. */
export function cleanIban(typed: string): string {
  return typed
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/^LT(?=[A-Z]{2}\d)/, '');
}

function remainderBy97(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  for (const char of moved) {
    const value = Number.parseInt(char, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** What is wrong with an IBAN, or null. 'LT' alone is the form's default and counts as not given. */
export function ibanProblem(typed: string): IbanProblem | null {
  const iban = cleanIban(typed.slice(0, 64));
  if (iban === '' || iban === 'LT') return 'missing';
  if (!SPECIFIED.test(iban)) return 'format';
  if (iban.length !== 20) return 'length';
  return remainderBy97(iban) === 1 ? null : 'checksum';
}

/** Valid and of an institution in Lithuania. */
export function isLithuanianIban(typed: string): boolean {
  return ibanProblem(typed) === null && cleanIban(typed).startsWith('LT');
}

/** In groups of four with non-breaking spaces, as printed. */
export function formatIban(iban: string): string {
  return cleanIban(iban).replace(/(.{4})(?=.)/g, '$1\u00A0');
}
