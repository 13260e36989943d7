// One value as it is stored: forgiving to what people type, and safe against what nobody types. What cannot be understood stays as
// typed text, so that nothing a person entered is ever lost; validation then says what is wrong with it.
import { cleanCompanyCode } from '../values/company-code.ts';
import { cleanIban } from '../values/iban.ts';
import { parseSum, toWire } from '../values/money.ts';
import { cleanPersonCode } from '../values/person-code.ts';
import { plainText } from '../values/plain-text.ts';
import type { Field, FieldKind, FormContext } from './form.ts';
import { optionsOf } from './form.ts';

const HARD_LIMIT = 10_000;
const SHORT_LIMIT = 200;

type Normalise = (raw: unknown, field: Field, context: FormContext) => unknown;

/**
 * Text without control, zero-width and broken characters (Postgres refuses those), in NFC; numbers become text, everything else
 * becomes ''. Composed after stripping, for what stood apart may now be one character; cut after composing, for that may be longer.
 */
function textOf(raw: unknown, limit: number): string {
  if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw);
  if (typeof raw !== 'string') return '';
  const composed = plainText(raw.replace(/\r\n?/g, '\n')).normalize('NFC').trim();
  // A cut may halve a character.
  return plainText(composed.slice(0, limit)).trim();
}

/** Without the characters a kind does not keep; what they kept apart is composed. */
const without = (text: string, dropped: RegExp): string => text.replace(dropped, '').normalize('NFC');

const orNull = (text: string): string | null => (text === '' ? null : text);
const shortText = (raw: unknown): string => textOf(raw, SHORT_LIMIT);

/** '861234567', '0 612 34567', '370 612 34567' and '61234567' are all +37061234567. */
function phone(typed: string): string {
  const digits = without(typed, /[\s().\-\u2010-\u2015]/g);
  if (/^[08]\d{8}$/.test(digits)) return `+370${digits.slice(1)}`;
  if (/^[3-6]\d{7}$/.test(digits)) return `+370${digits}`;
  if (/^370\d{8}$/.test(digits)) return `+${digits}`;
  return digits.replace(/^00/, '+');
}

function wholeNumber(raw: unknown): number | string | null {
  const text = shortText(raw).replace(/[\s\u00A0]/g, '');
  if (text === '') return null;
  // Adding 0 makes 0 of -0, which JSON does not know.
  return /^-?\d{1,15}$/.test(text) ? Number(text) + 0 : shortText(raw);
}

function decimal(raw: unknown): number | string | null {
  // As digits, or 0.0000001 would come back as '1e-7'.
  if (typeof raw === 'number' && Math.abs(raw) < 1e12) return Number(raw.toFixed(10)) + 0;
  const text = shortText(raw).replace(/[\s%]/g, '').replace('\u2212', '-').replace(',', '.');
  if (text === '') return null;
  return /^-?\d{1,12}(\.\d{1,10})?$/.test(text) ? decimal(Number(text)) : shortText(raw);
}

function money(raw: unknown): string | null {
  const text = shortText(raw);
  const cents = parseSum(text);
  if (cents === null) return null;
  return Number.isNaN(cents) ? text : toWire(cents);
}

const choice: Normalise = (raw, field, context) => {
  const found = optionsOf(field, context).find((option) => String(option.value) === shortText(raw));
  return found ? found.value : null;
};

function yesNo(raw: unknown): boolean | null {
  if (typeof raw === 'boolean') return raw;
  return raw === 'true' ? true : raw === 'false' ? false : null;
}

/** Ids of the classifiers are whole numbers; nothing else can be an id. */
function placeId(raw: unknown): number | null {
  const id = wholeNumber(raw);
  return typeof id === 'number' && id > 0 ? id : null;
}

/** Name of a chosen place. */
export function placeName(raw: unknown): string | null {
  return orNull(textOf(raw, SHORT_LIMIT).replace(/\s+/g, ' '));
}

/** Whole codes only, however the list was typed; one that is too long stays too long, and validation says so. */
function companyCodes(raw: unknown): string | null {
  const codes = textOf(raw, Number.POSITIVE_INFINITY)
    .split(/[,.;\s]+/)
    .filter(Boolean);
  let length = -2;
  const fitting = codes.findIndex((code) => (length += code.length + 2) > HARD_LIMIT);
  const kept = fitting < 0 ? codes : codes.slice(0, Math.max(1, fitting));
  return orNull(textOf(kept.join(', '), HARD_LIMIT));
}

const BY_KIND = {
  text: (raw) => orNull(textOf(raw, HARD_LIMIT).replace(/\s+/g, ' ')),
  textarea: (raw) => orNull(textOf(raw, HARD_LIMIT)),
  email: (raw) => orNull(without(shortText(raw), /\s/g)),
  phone: (raw) => orNull(phone(shortText(raw))),
  money,
  integer: wholeNumber,
  percent: decimal,
  select: choice,
  radio: choice,
  yesNo,
  checkbox: (raw) => yesNo(raw) === true,
  date: (raw) => orNull(shortText(raw)),
  iban: (raw) => {
    const iban = textOf(cleanIban(shortText(raw)), SHORT_LIMIT);
    return iban === 'LT' ? null : orNull(iban);
  },
  evrk: (raw) => orNull(without(shortText(raw), /[\s.]/g)),
  country: (raw) => orNull(shortText(shortText(raw).toUpperCase())),
  companyCode: (raw) => orNull(cleanCompanyCode(shortText(raw)).normalize('NFC')),
  personCode: (raw) => orNull(cleanPersonCode(shortText(raw)).normalize('NFC')),
  companyCodes,
  tokens: companyCodes,
  place: (raw) => placeId(raw),
  postalCode: (raw) => orNull(without(without(shortText(raw), /\s/g), /^(?:LT-?)+/i)),
  rows: normaliseRows,
  instant: (raw) => orNull(shortText(raw)),
  status: wholeNumber,
} satisfies Record<FieldKind, Normalise>;

/** Is anything entered? Unticked boxes and empty lists are nothing. */
export function isEmptyValue(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}

function normaliseRows(raw: unknown, field: Field, context: FormContext): Record<string, unknown>[] {
  if (!Array.isArray(raw) || !field.rows) return [];
  const { fields } = field.rows;
  // Rows above the maximum stay: validation says so, nothing is dropped without a word.
  return raw
    .map((row: unknown) => {
      const source = typeof row === 'object' && row !== null ? (row as Record<string, unknown>) : {};
      return Object.fromEntries(
        fields.map((cell) => [
          cell.path,
          normaliseValue(cell, Object.hasOwn(source, cell.path) ? source[cell.path] : null, context),
        ]),
      );
    })
    .filter((row) => Object.values(row).some((value) => !isEmptyValue(value)));
}

/** Raw value of a field → what is stored. Never throws; null (false for a tick, [] for rows) when nothing usable was given. */
export function normaliseValue(field: Field, raw: unknown, context: FormContext): unknown {
  return BY_KIND[field.kind](raw, field, context);
}
