import type { FormData } from './form.ts';
import { getAt } from './path.ts';

const CODE = /^\d{9}$/;

/** Codes of Lithuanian companies in the answers that the register of legal entities must know, each once. */
export function namedCompanies(answers: FormData): string[] {
  const rows = getAt(answers, 'pepData.ControllingCompanies');
  const controlling = (Array.isArray(rows) ? rows : [])
    .filter((row: unknown) => getAt(row, 'country') === 'LT')
    .map((row: unknown) => getAt(row, 'code'));
  const codes = [...controlling, getAt(answers, 'pepData.parentCompanyCode')]
    .filter((code): code is string => typeof code === 'string')
    .map((code) => code.replace(/\s/g, ''));
  return [...new Set(codes)].filter((code) => CODE.test(code));
}
