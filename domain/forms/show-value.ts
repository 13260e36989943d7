// One value as text, for the read-only view, the PDF and the export.
import { statusLabel } from '../texts/lt/status.ts';
import { FORM_WORDS } from '../texts/lt/form/shared.ts';
import { formatDateTime, formatEur, formatInteger, formatPercent } from '../texts/lt/format.ts';
import { formatIban } from '../values/iban.ts';
import { fromWire } from '../values/money.ts';
import { optionsOf, type Field, type FieldKind, type FormContext } from './form.ts';
import { isEmptyValue } from './normalise-value.ts';

/** Names behind codes; the lists are too big for the form itself. */
export interface CodeNames {
  evrk?: (code: string) => string | null;
  country?: (code: string) => string | null;
}

type Show = (value: unknown, field: Field, context: FormContext, names: CodeNames) => string;

const asIs: Show = (value) => String(value);
const named = (code: string, name: string | null | undefined): string => (name ? `${code} ${name}` : code);

const money: Show = (value) => {
  const cents = fromWire(value);
  return cents === null ? String(value) : formatEur(cents);
};

const option: Show = (value, field, context) =>
  optionsOf(field, context).find((row) => row.value === value)?.label ?? String(value);

const yesNo: Show = (value) => (value === true ? FORM_WORDS.yes : FORM_WORDS.no);

const number =
  (format: (value: number) => string): Show =>
  (value, field) => {
    const shown = typeof value === 'number' ? format(value) : String(value);
    return field.unit ? `${shown}\u00A0${field.unit}` : shown;
  };

// On the wire times are Vilnius wall clock already: they have no zone and are shown as they are.
const WALL_CLOCK = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

const instant: Show = (value) => {
  const text = String(value);
  return WALL_CLOCK.test(text) || Number.isNaN(Date.parse(text)) ? text : formatDateTime(text);
};

const BY_KIND = {
  text: asIs,
  textarea: asIs,
  email: asIs,
  phone: asIs,
  money,
  integer: number(formatInteger),
  // The sign stands in the number already.
  percent: (value) => (typeof value === 'number' ? formatPercent(value) : String(value)),
  select: option,
  radio: option,
  yesNo,
  checkbox: (value) => (value === true ? FORM_WORDS.accepted : FORM_WORDS.notAcceptedYet),
  date: asIs,
  iban: (value) => formatIban(String(value)),
  evrk: (value, _field, _context, names) => named(String(value), names.evrk?.(String(value))),
  country: (value, _field, _context, names) => names.country?.(String(value)) ?? String(value),
  companyCode: asIs,
  personCode: asIs,
  companyCodes: asIs,
  tokens: asIs,
  place: asIs,
  postalCode: (value) => `LT-${String(value)}`,
  rows: (value) => (Array.isArray(value) ? String(value.length) : ''),
  instant,
  status: (value) => statusLabel(Number(value)),
} satisfies Record<FieldKind, Show>;

/** Text of a value; a dash when nothing is given. */
export function showValue(field: Field, value: unknown, context: FormContext, names: CodeNames = {}): string {
  const given =
    field.kind === 'yesNo' || field.kind === 'checkbox' ? typeof value === 'boolean' : !isEmptyValue(value);
  return given ? BY_KIND[field.kind](value, field, context, names) : FORM_WORDS.notGiven;
}
