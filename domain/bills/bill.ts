// What a bill of rent says, and what is wrong with what somebody entered of it.
import { BILL } from '../texts/lt/bill.ts';
import { BILL_TYPE_TEXT } from '../texts/lt/bill-type.ts';
import { VALIDATION } from '../texts/lt/form/shared.ts';
import { isDate } from '../values/days.ts';
import { parseSum } from '../values/money.ts';
import { plainText } from '../values/plain-text.ts';
import { BILL_DEFAULTS, OBJECT_ID, PARTY_CODE, type BillType, type BillValues } from './values.ts';

/** As somebody gave it, by wire name. */
export type RawBill = Readonly<Record<string, unknown>>;
/** Sentences by wire name. */
export type BillProblems = Record<string, string[]>;

const MOST_CENTS = 10_000_000_00;

/** Every field judged; `values` are whole where there is no problem. Names that were not given have their default. */
export function readBill(
  raw: RawBill,
  { today, tenantCode }: { today: string; tenantCode: string },
): { values: Partial<BillValues>; problems: BillProblems } {
  const given = { ...BILL_DEFAULTS, ...defined(raw) } as RawBill;
  const problems: BillProblems = {};
  const tell = (name: string, sentence: string): undefined => void (problems[name] ??= [sentence]);
  const text = (name: string, most: number): string | undefined => {
    const value = textOf(given[name]);
    if (value === '') return tell(name, VALIDATION.fieldMissing);
    return value.length > most ? tell(name, BILL.problem.tooLong) : value;
  };
  const shaped = (name: string, pattern: RegExp): string | undefined => {
    const value = text(name, 30)?.replace(/\s/g, '');
    return value === undefined || pattern.test(value) ? value : tell(name, VALIDATION.format);
  };
  const values: Partial<BillValues> = {
    number: text('Number', 60),
    rentDate: dayOf(given.RentDate, today, (sentence) => tell('RentDate', sentence)),
    type: typeOf(given.InvoiceType) ?? tell('InvoiceType', VALIDATION.optionMissing),
    cents: sumOf(given.Sum, (sentence) => tell('Sum', sentence)),
    objectId: shaped('RealEstateObjectId', OBJECT_ID),
    ownerCode: shaped('OwnerCode', PARTY_CODE),
    ownerName: text('OwnerName', 250),
  };
  if (values.ownerCode === tenantCode) tell('OwnerCode', BILL.problem.ownerIsTenant);
  return { values, problems };
}

const defined = (raw: RawBill): RawBill =>
  Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined));

const textOf = (value: unknown): string =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? plainText(value).trim() : '';

function typeOf(value: unknown): BillType | undefined {
  const type = Number(value);
  return Object.keys(BILL_TYPE_TEXT).map(Number).includes(type) ? (type as BillType) : undefined;
}

type Tell = (sentence: string) => undefined;

function dayOf(value: unknown, today: string, tell: Tell): string | undefined {
  const day = textOf(value);
  if (day === '') return tell(VALIDATION.dateMissing);
  return isDate(day) && day <= today ? day : tell(VALIDATION.dateInvalid);
}

function sumOf(value: unknown, tell: Tell): number | undefined {
  const cents = parseSum(textOf(value));
  if (cents === null) return tell(VALIDATION.sumMissing);
  if (Number.isNaN(cents)) return tell(VALIDATION.sumInvalid);
  return cents > 0 && cents <= MOST_CENTS ? cents : tell(BILL.problem.sumRange);
}
