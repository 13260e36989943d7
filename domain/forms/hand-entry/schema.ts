import { z } from 'zod';
import type { FileRule } from '../../application/actions/row.ts';
import type { StaffRole } from '../../application/role.ts';
import type { RegisterId } from '../../registers/register-id.ts';
import { parseSum } from '../../values/money.ts';
import { isDate } from '../../values/days.ts';
import { handParts, type HandField, type HandPart } from './fields.ts';

// Values come as people type them, from the dialog and over the wire alike. Messages are codes of texts/lt/problem.ts.

const EMPTY = /^\s*$/;
const LARGEST_CENTS = 100_000_000_000_00;

/** Text → value, or the code of what is wrong with it. */
type Reader = (text: string, field: HandField) => { value: unknown } | { wrong: string };

const matching =
  (pattern: RegExp, wrong: string): Reader =>
  (text) =>
    pattern.test(text) ? { value: text } : { wrong };

const readCount: Reader = (text) =>
  /^\d{1,7}$/.test(text) ? { value: Number(text) } : { wrong: 'notInteger' };

const readSum: Reader = (text) => {
  const cents = parseSum(text);
  if (cents === null || Number.isNaN(cents)) return { wrong: 'sumInvalid' };
  return Math.abs(cents) > LARGEST_CENTS ? { wrong: 'sumTooLarge' } : { value: cents };
};

const readPercent: Reader = (text) => {
  const value = /^\d{1,3}([.,]\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) : NaN;
  return value <= 100 ? { value } : { wrong: 'percentInvalid' };
};

const READERS: Record<Exclude<HandField['kind'], 'yesNo'>, Reader> = {
  text: (text) => (text.length > 300 ? { wrong: 'tooLong' } : { value: text }),
  date: (text) => (isDate(text) ? { value: text } : { wrong: 'dateInvalid' }),
  month: matching(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'monthInvalid'),
  money: readSum,
  count: readCount,
  percent: readPercent,
  choice: (text, { choices = [] }) => (choices.includes(text) ? { value: text } : { wrong: 'valueMissing' }),
  personCode: matching(/^\d{11}$/, 'personCodeInvalid'),
  country: matching(/^[A-Z]{2}$/, 'countryInvalid'),
  companyCode: matching(/^\d{9}$/, 'companyCodeInvalid'),
  activity: matching(/^\d{2,6}$/, 'activityInvalid'),
};

function fieldSchema(field: HandField): z.ZodType {
  if (field.kind === 'yesNo') return z.boolean('valueMissing');
  const read = READERS[field.kind];
  const typed = z
    .union([z.string(), z.number().transform(String)], 'fieldMissing')
    .transform((given, context): unknown => {
      const text = given.trim();
      if (EMPTY.test(text)) {
        if (field.optional) return null;
        context.addIssue({ code: 'custom', message: 'fieldMissing' });
        return z.NEVER;
      }
      const found = read(text, field);
      if ('value' in found) return found.value;
      context.addIssue({ code: 'custom', message: found.wrong });
      return z.NEVER;
    });
  return field.optional ? typed.nullish().transform((value) => value ?? null) : typed;
}

function partSchema(part: HandPart): z.ZodType {
  if (part.kind !== 'rows') return fieldSchema(part);
  return z
    .array(objectSchema(part.fields), 'rowsMissing')
    .min(part.min, 'rowsMissing')
    .max(part.max, 'rowsTooMany');
}

function objectSchema(parts: readonly HandPart[]) {
  return z.object(Object.fromEntries(parts.map((part) => [part.name, partSchema(part)])));
}

/** Values of a register's form, read: sums in cents, empty ones null. */
export type HandValues = Readonly<Record<string, unknown>>;

/** The schema of a register's form. */
export function handSchema(register: RegisterId): z.ZodType<HandValues> {
  return objectSchema(handParts(register)).superRefine((values, context) => {
    for (const { path, message } of contradictions(register, values))
      context.addIssue({ code: 'custom', path, message });
  });
}

interface Contradiction {
  path: (string | number)[];
  message: string;
}

type Row = Record<string, unknown>;
const rowsOf = (values: Row, name: string): Row[] => (values[name] ?? []) as Row[];

/** What single fields cannot see. */
function contradictions(register: RegisterId, values: Row): Contradiction[] {
  switch (register) {
    case 'legal-entities':
      return managerIsWhole(values);
    case 'accounts':
      return rowsOf(values, 'years').flatMap((year, index) =>
        ordered(year, ['years', index], ['periodFrom', 'periodTo']),
      );
    case 'tax-authority':
      return [
        ...partOfTotal(values, 'importAffected', 'importTotal'),
        ...partOfTotal(values, 'exportAffected', 'exportTotal'),
        ...rowsOf(values, 'activities').flatMap((row, index) =>
          ordered(row, ['activities', index], ['from', 'to']),
        ),
      ];
    case 'insolvency':
      return rowsOf(values, 'cases').flatMap((row, index) =>
        ordered(row, ['cases', index], ['openedOn', 'closedOn']),
      );
    case 'shareholders':
      return rowsOf(values, 'participants').flatMap(ownerHasCode);
    case 'leases':
      return rowsOf(values, 'leases').flatMap((row, index) => [
        ...ordered(row, ['leases', index], ['from', 'to']),
        ...(['tenantCode', 'ownerCode'] as const)
          .filter((name) => !/^(\d{9}|\d{11})$/.test(String(row[name])))
          .map((name) => ({ path: ['leases', index, name], message: 'partyCodeInvalid' })),
      ]);
    case 'individual-activity':
      return rowsOf(values, 'certificates').flatMap((row, index) =>
        ordered(row, ['certificates', index], ['from', 'to']),
      );
    case 'social-insurance':
      return [];
  }
}

function managerIsWhole(values: Row): Contradiction[] {
  const names = ['managerFirstName', 'managerLastName', 'managerCode', 'managerCitizenship'];
  const missing = names.filter((name) => values[name] === null);
  return missing.length === names.length
    ? []
    : missing.map((name) => ({ path: [name], message: 'fieldMissing' }));
}

function ordered(row: Row, path: (string | number)[], [first, last]: [string, string]): Contradiction[] {
  const [from, to] = [row[first], row[last]];
  const isBackwards = typeof from === 'string' && typeof to === 'string' && to < from;
  return isBackwards ? [{ path: [...path, last], message: 'dateInvalid' }] : [];
}

function partOfTotal(values: Row, part: string, total: string): Contradiction[] {
  const [some, all] = [values[part], values[total]];
  return typeof some === 'number' && typeof all === 'number' && some > all
    ? [{ path: [part], message: 'partOverTotal' }]
    : [];
}

const OWNER_NEEDS: Readonly<Record<string, readonly string[]>> = {
  company: ['companyCode', 'country'],
  person: ['personalCode', 'country'],
};

function ownerHasCode(owner: Row, index: number): Contradiction[] {
  return (OWNER_NEEDS[String(owner.kind)] ?? [])
    .filter((name) => owner[name] === null)
    .map((name) => ({ path: ['participants', index, name], message: 'fieldMissing' }));
}

/** What goes with the values of any register: the day they hold for, and why they are entered by hand. */
export const handReason = z.object({
  asOf: z
    .string()
    .min(1, 'dateMissing')
    .refine((text) => text === '' || isDate(text), 'dateInvalid'),
  reason: z.string().trim().min(1, 'reasonMissing').min(6, 'commentTooShort').max(2000, 'commentTooLong'),
});

/** The document the values are taken from. */
export const HAND_FILE: FileRule = { min: 1, max: 1, extensions: ['.pdf', '.jpg', '.png', '.docx', '.xlsx'] };

export const HAND_ENTRY_STATES = ['waiting', 'confirmed', 'declined', 'withdrawn', 'overtaken'] as const;
export type HandEntryState = (typeof HAND_ENTRY_STATES)[number];

/** Who enters such values, and who confirms what another has entered. */
export const HAND_ENTRY_ROLES = ['assessor', 'manager'] as const satisfies readonly StaffRole[];
