// What is wrong with one stored value. Sentences are those of the specification; fields may bring their own words.
import { isEvrkShaped } from '../classifiers/evrk-shape.ts';
import { isListed } from '../eligibility/activities.ts';
import { VALIDATION, fill } from '../texts/lt/form/shared.ts';
import { ibanProblem } from '../values/iban.ts';
import { fromWire } from '../values/money.ts';
import { isDate } from '../values/days.ts';
import {
  optionsOf,
  type Field,
  type FieldKind,
  type FieldProblem,
  type FormContext,
  type ProblemKind,
  type RowSet,
} from './form.ts';
import { isEmptyValue } from './normalise-value.ts';

/** HTML's definition of an e-mail address, and at least one dot in its domain. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;
/** An optional plus, three digits, three digits, then three to five. */
const PHONE = /^\+?\d{3}\d{3}\d{3,5}$/;

type Found = { code: ProblemKind; message: string } | null;
type Check = (value: unknown, field: Field, context: FormContext) => Found;

const found = (code: ProblemKind, message: string): Found => ({ code, message });
const lower = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

function matching(pattern: RegExp, message: string): Check {
  return (value, field) =>
    typeof value === 'string' && pattern.test(value)
      ? null
      : found('invalid', field.words?.invalid ?? message);
}

const text: Check = (value, field) => {
  const length = typeof value === 'string' ? value.length : 0;
  const name = { field: lower(field.label) };
  if (length < (field.minLength ?? 1))
    return found('tooShort', field.words?.tooShort ?? fill(VALIDATION.textTooShort, name));
  const max = field.maxLength ?? (field.kind === 'textarea' ? 2000 : 200);
  return length > max ? found('tooLong', fill(VALIDATION.textTooLong, name)) : null;
};

function inRange(value: number, field: Field): Found {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field;
  if (value >= min && value <= max) return null;
  return found('outOfRange', field.words?.outOfRange ?? fill(VALIDATION.numberRange, { min, max }));
}

const integer: Check = (value, field) =>
  typeof value === 'number' && Number.isSafeInteger(value)
    ? inRange(value, field)
    : found('invalid', field.words?.invalid ?? VALIDATION.wholeNumber);

const percent: Check = (value, field) =>
  typeof value === 'number' && Number.isFinite(value)
    ? inRange(value, field)
    : found('invalid', field.words?.invalid ?? VALIDATION.format);

const money: Check = (value, field) => {
  const cents = fromWire(value);
  if (cents === null || cents < 0) return found('invalid', field.words?.invalid ?? VALIDATION.sumInvalid);
  return cents === 0 && (field.min ?? 1) > 0 ? found('zero', VALIDATION.sumZero) : null;
};

const option: Check = (value, field, context) =>
  optionsOf(field, context).some((row) => row.value === value)
    ? null
    : found('invalid', field.words?.missing ?? VALIDATION.optionMissing);

const date: Check = (value, field) =>
  isDate(value) && value >= '1900-01-01'
    ? null
    : found('invalid', field.words?.invalid ?? VALIDATION.dateInvalid);

const iban: Check = (value, field) => {
  const problem = ibanProblem(String(value));
  return problem === null ? null : found('invalid', field.words?.invalid ?? VALIDATION.format);
};

/** A code the tax authority lists may be of EVRK 2, of which not all are kept: it need only look like one. */
const evrk: Check = (value, field, { codes, registeredEvrks }) => {
  if (typeof value !== 'string' || !/^\d{6}$/.test(value))
    return found('invalid', field.words?.invalid ?? VALIDATION.evrkInvalid);
  const listed = isListed(registeredEvrks ?? [], value);
  if (codes && !codes.evrk(value) && !(listed && isEvrkShaped(value)))
    return found('invalid', VALIDATION.evrkUnknown);
  return field.listed && registeredEvrks?.length && !listed
    ? found('invalid', VALIDATION.evrkUnlisted)
    : null;
};

const country: Check = (value, field, { codes }) => {
  if (typeof value !== 'string' || !/^[A-Z]{2}$/.test(value))
    return found('invalid', field.words?.invalid ?? VALIDATION.format);
  return codes && !codes.country(value) ? found('invalid', VALIDATION.countryUnknown) : null;
};

/** How many rows there are; what is wrong within one stands at the row (`cellProblems`). */
const rows: Check = (value, field) => {
  if (!field.rows || !Array.isArray(value)) return null;
  const { min, max, tooFew } = field.rows;
  if (value.length > max) return found('tooManyRows', fill(VALIDATION.rowsTooMany, { max }));
  return value.length < min ? found('tooFewRows', tooFew) : null;
};

const cellsOf = (row: unknown): Record<string, unknown> => row as Record<string, unknown>;

function isUnfinished(row: unknown, { fields }: RowSet, context: FormContext): boolean {
  return fields.some((cell) => checkValue(cell, cellsOf(row)[cell.path], context)?.code === 'missing');
}

/** Rows in which something is not filled, and cells that are filled wrongly, each at its full path. */
export function cellProblems(field: Field, value: unknown, context: FormContext): FieldProblem[] {
  const set = field.rows;
  if (!set || !Array.isArray(value)) return [];
  return value.flatMap((row: unknown, index) => {
    const cells = set.fields.map((cell) => checkValue(cell, cellsOf(row)[cell.path], context));
    const wrong = cells.filter((problem) => problem !== null && problem.code !== 'missing');
    const seen = new Set(cells.map((problem) => problem?.path));
    const further = (set.rules ?? [])
      .map((rule) => rule(cellsOf(row), context))
      .filter((problem) => problem !== null && !seen.has(problem.path));
    const path = `${field.path}.${index}`;
    const unfinished: FieldProblem[] = isUnfinished(row, set, context)
      ? [{ path, code: 'incompleteRow', message: set.incomplete }]
      : [];
    return unfinished.concat(
      uniqueByPath([...wrong, ...further] as FieldProblem[]).map((problem) => ({
        ...problem,
        path: `${path}.${problem.path}`,
      })),
    );
  });
}

function uniqueByPath(problems: readonly FieldProblem[]): FieldProblem[] {
  return [...new Map([...problems].reverse().map((problem) => [problem.path, problem])).values()].reverse();
}

const LIST_MAX = 2000;

/** A list of codes: its form, and not longer than a list may be. */
function listOf(pattern: RegExp): Check {
  const form = matching(pattern, VALIDATION.format);
  return (value, field, context) =>
    typeof value === 'string' && value.length > LIST_MAX
      ? found('tooLong', fill(VALIDATION.textTooLong, { field: lower(field.label) }))
      : form(value, field, context);
}

const fine: Check = () => null;

const BY_KIND = {
  text,
  textarea: text,
  email: matching(EMAIL, fill(VALIDATION.emailInvalid, {})),
  phone: matching(PHONE, fill(VALIDATION.phoneInvalid, {})),
  money,
  integer,
  percent,
  select: option,
  radio: option,
  yesNo: fine,
  checkbox: fine,
  date,
  iban,
  evrk,
  country,
  companyCode: matching(/^\d{9}$/, VALIDATION.format),
  personCode: matching(/^\d{11}$/, VALIDATION.format),
  companyCodes: listOf(/^\d{9}(?:, \d{9})*$/),
  tokens: listOf(/^[^\s,]{1,22}(?:, [^\s,]{1,22})*$/),
  place: fine,
  postalCode: matching(/^\d{1,5}$/, VALIDATION.format),
  rows,
  instant: fine,
  status: fine,
} satisfies Record<FieldKind, Check>;

const MISSING: Partial<Record<FieldKind, string>> = {
  email: fill(VALIDATION.emailMissing, {}),
  phone: fill(VALIDATION.phoneMissing, {}),
  money: VALIDATION.sumMissing,
  integer: VALIDATION.requiredNumber,
  percent: VALIDATION.requiredNumber,
  select: VALIDATION.optionMissing,
  radio: VALIDATION.optionMissing,
  yesNo: VALIDATION.optionMissing,
  checkbox: VALIDATION.notAccepted,
  date: VALIDATION.dateMissing,
  iban: VALIDATION.format,
  evrk: VALIDATION.evrkMissing,
  country: VALIDATION.citizenshipMissing,
  companyCodes: VALIDATION.fieldMissing,
  tokens: VALIDATION.fieldMissing,
  place: VALIDATION.optionMissing,
};

/** The yes/no answer „Ne“ is an answer; an unticked box is none. */
function isMissing(value: unknown, field: Field): boolean {
  return field.kind === 'yesNo' ? typeof value !== 'boolean' : isEmptyValue(value);
}

/** What is wrong with a normalised value of a field that is shown; null when nothing is. */
export function checkValue(field: Field, value: unknown, context: FormContext): FieldProblem | null {
  const problem =
    isMissing(value, field) && field.kind !== 'rows'
      ? missing(field)
      : BY_KIND[field.kind](value, field, context);
  return problem && { path: field.path, ...problem };
}

function missing(field: Field): Found {
  if (field.optional) return null;
  const sentence = field.words?.missing ?? MISSING[field.kind] ?? VALIDATION.required;
  return found(
    field.kind === 'checkbox' ? 'notAccepted' : 'missing',
    fill(sentence, { field: lower(field.label) }),
  );
}
