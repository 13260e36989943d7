// The lease whose rent is to be compensated: asked only where the scheme pays bills.
import { BILL_DEFAULTS, OBJECT_ID, PARTY_CODE } from '../../bills/values.ts';
import { schemeOf, type SchemeCode } from '../../schemes/index.ts';
import { BILL_TYPE_TEXT } from '../../texts/lt/bill-type.ts';
import { LEASE as T } from '../../texts/lt/form/loan.ts';
import { VALIDATION } from '../../texts/lt/form/shared.ts';
import type { Condition, Field, FormData, SectionRule } from '../form.ts';
import { isEmptyValue } from '../normalise-value.ts';
import { getAt } from '../path.ts';

const PATHS = ['Invoice.RealEstateObjectId', 'Invoice.OwnerCode', 'Invoice.RentDate'] as const;

const hasBills: Condition = (_data, { scheme }) => schemeOf(scheme).hasBills;
const common = { width: 'half', optional: true, showIf: hasBills } as const;

/** What a new request of such a scheme begins with (specification 1, section 3). */
export const leaseDefaults = (scheme: SchemeCode): FormData =>
  schemeOf(scheme).hasBills ? { Invoice: { ...BILL_DEFAULTS } } : {};

const TYPES = Object.entries(BILL_TYPE_TEXT).map(([value, label]) => ({ value: Number(value), label }));

export const leaseFields: readonly Field[] = [
  { path: PATHS[0], label: T.object, kind: 'text', hint: T.objectHint, maxLength: 30, ...common },
  { path: PATHS[1], label: T.owner, kind: 'text', hint: T.ownerHint, maxLength: 11, ...common },
  { path: PATHS[2], label: T.rentDate, kind: 'date', hint: T.rentDateHint, ...common },
  { path: 'Invoice.InvoiceType', label: T.type, kind: 'select', options: TYPES, ...common },
];

/** All three or none: half a lease can be compared with nothing. The date alone is what the form began with. */
const wholeLease: SectionRule = (data) => {
  const missing = PATHS.filter((path) => isEmptyValue(getAt(data, path)));
  const isBegun = !missing.includes(PATHS[0]) || !missing.includes(PATHS[1]);
  return missing[0] && isBegun
    ? { path: missing[0], code: 'missing', message: VALIDATION.fieldMissing }
    : null;
};

const matching =
  (path: string, pattern: RegExp): SectionRule =>
  (data) => {
    const value = getAt(data, path);
    return typeof value === 'string' && value !== '' && !pattern.test(value)
      ? { path, code: 'invalid', message: VALIDATION.format }
      : null;
  };

export const leaseRules: readonly SectionRule[] = [
  wholeLease,
  matching(PATHS[0], OBJECT_ID),
  matching(PATHS[1], PARTY_CODE),
];
