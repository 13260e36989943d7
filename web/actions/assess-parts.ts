import { vilniusDate } from '../../domain/values/days.ts';
import type { StaffCase } from '../staff/data/types.ts';
import { againstCase } from './against-case.ts';
import { ASSESS_PARTS, type AssessPart } from './assess-rows.ts';
import { caseFacts } from './case-facts.ts';
import { firstValues } from './first-values.ts';
import { readDialog, type DialogErrors, type DialogValues } from './values.ts';

/** The fields of each part. */
export const PART_FIELDS = {
  setCompanySize: ['companySizeTypeId'],
  setLoanSum: ['sumCents', 'reason'],
  assessRisk: ['result', 'date', 'note'],
} as const satisfies Record<AssessPart, readonly (keyof DialogValues)[]>;

/** What the controls open with, in one set: no two parts have a field of the same name. */
export const firstAssessment = (request: StaffCase): DialogValues =>
  Object.assign({}, ...ASSESS_PARTS.map((part) => firstValues(part, request))) as DialogValues;

/** What the case says already. A prefilled size or sum is only proposed until somebody has said so. */
function knownOf(part: AssessPart, request: StaffCase): DialogValues {
  const { enteredSize, setCents } = caseFacts(request);
  const isProposed =
    (part === 'setCompanySize' && enteredSize === null) || (part === 'setLoanSum' && setCents === null);
  return isProposed ? {} : firstValues(part, request);
}

export type SavedParts = Partial<Record<AssessPart, DialogValues>>;

/** Whether the part's controls say something that neither the case nor the last save of the part knows. */
export function isNew(
  part: AssessPart,
  values: DialogValues,
  request: StaffCase,
  saved: SavedParts,
): boolean {
  const known = saved[part] ?? knownOf(part, request);
  return PART_FIELDS[part].some((name) => (values[name] ?? '') !== (known[name] ?? ''));
}

/** Reads one part as its own dialog does. */
export function judgePart(
  part: AssessPart,
  values: DialogValues,
  request: StaffCase,
): { input: object | null; errors: DialogErrors } {
  const today = vilniusDate(new Date().toISOString());
  return againstCase(readDialog(part, values, today), part, caseFacts(request));
}
