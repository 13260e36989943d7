// Pure formatting of typed values: what was typed is kept when it cannot be understood.
import { formatSum, parseSum } from '../../../domain/values/money.ts';
import { formatIban } from '../../../domain/values/iban.ts';

/** '1234.5' → '1 234,50'; what is no sum stays as typed. Accepts wire decimals as well as typed text. */
export function showSum(text: string): string {
  const cents = parseSum(text);
  return cents === null || Number.isNaN(cents) ? text : formatSum(cents);
}

/** Groups of four; 'LT' alone stays. */
export function showIban(text: string): string {
  return formatIban(text);
}

/** '+37061234567' → '+370 612 34567'; other shapes stay as typed. */
export function showPhone(text: string): string {
  const match = /^(\+370)(\d{3})(\d{5})$/.exec(text.replace(/[\s()-]/g, ''));
  return match ? `${match[1]} ${match[2]} ${match[3]}` : text;
}

/** '20261120', '2026.11.20', '2026 11 20' → '2026-11-20'. */
export function readDate(text: string): string {
  const match = /^\s*(\d{4})[\s./-]?(\d{1,2})[\s./-]?(\d{1,2})\s*$/.exec(text);
  if (!match) return text.trim();
  return `${match[1]}-${match[2]!.padStart(2, '0')}-${match[3]!.padStart(2, '0')}`;
}
