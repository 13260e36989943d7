// The lease whose rent is to be compensated: asked only where the scheme pays bills.
import { schemeOf } from '../../schemes/index.ts';
import { LEASE as T } from '../../texts/lt/form/loan.ts';
import { VALIDATION } from '../../texts/lt/form/shared.ts';
import type { Condition, Field, SectionRule } from '../form.ts';
import { isEmptyValue } from '../normalise-value.ts';
import { getAt } from '../path.ts';

const OBJECT_ID = /^\d{4}-\d{4}-\d{4}(?::\d{4})?$/;
const PARTY_CODE = /^(?:\d{9}|\d{11})$/;
const PATHS = ['Invoice.RealEstateObjectId', 'Invoice.OwnerCode', 'Invoice.RentDate'] as const;

const hasBills: Condition = (_data, { scheme }) => schemeOf(scheme).hasBills;
const common = { width: 'half', optional: true, showIf: hasBills } as const;

export const leaseFields: readonly Field[] = [
  { path: PATHS[0], label: T.object, kind: 'text', hint: T.objectHint, maxLength: 30, ...common },
  { path: PATHS[1], label: T.owner, kind: 'text', hint: T.ownerHint, maxLength: 11, ...common },
  { path: PATHS[2], label: T.rentDate, kind: 'date', hint: T.rentDateHint, ...common },
];

/** All three or none: half a lease can be compared with nothing. */
const wholeLease: SectionRule = (data) => {
  const missing = PATHS.filter((path) => isEmptyValue(getAt(data, path)));
  return missing[0] && missing.length < PATHS.length
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
