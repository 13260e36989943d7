// Checks over the cells of one person, company or supplier.
import { VALIDATION } from '../../texts/lt/form/shared.ts';
import type { FieldProblem, FormContext, RowRule } from '../form.ts';

const HOME = 'LT';
const COMPANY = /^\d{9}$/;
const PERSON = /^\d{11}$/;

const invalid = (path: string): FieldProblem => ({ path, code: 'invalid', message: VALIDATION.format });

/** A code given in Lithuania has its length; codes of other countries have their own forms. */
export function homeCode(code: string, country: string, kinds: readonly ('company' | 'person')[]): RowRule {
  const patterns = kinds.map((kind) => (kind === 'company' ? COMPANY : PERSON));
  return (row) =>
    row[country] === HOME && !patterns.some((pattern) => pattern.test(String(row[code])))
      ? invalid(code)
      : null;
}

/** A Lithuanian company must stand in the register of legal entities; nothing is said while it has not answered. */
export function foundInRegister(code: string, country: string): RowRule {
  return (row, context) => (row[country] === HOME ? companyProblem(code, String(row[code]), context) : null);
}

/** „Įmonė nerasta.“ when the register knows nobody by the code. */
export function companyProblem(path: string, code: string, { companies }: FormContext): FieldProblem | null {
  const known = companies && Object.hasOwn(companies, code) ? companies[code] : undefined;
  return known && !known.found ? { path, code: 'notFound', message: VALIDATION.companyNotFound } : null;
}

/** A day that has been. */
export function notInFuture(path: string): RowRule {
  return (row, { today }) =>
    typeof row[path] === 'string' && row[path] > today
      ? { path, code: 'outOfRange', message: VALIDATION.dateInvalid }
      : null;
}
