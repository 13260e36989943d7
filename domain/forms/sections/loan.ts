import { schemeOf } from '../../schemes/index.ts';
import { LOAN as T, PAYMENT_DAY_TEXT, PURPOSE_TEXT, SECTOR_TEXT } from '../../texts/lt/form/loan.ts';
import { VALIDATION, fill } from '../../texts/lt/form/shared.ts';
import { isDelayShorter } from '../../values/loan-schedule.ts';
import { formatEur, fromWire } from '../../values/money.ts';
import type { FormContext, FormData, FieldProblem, Section } from '../form.ts';
import { getAt } from '../path.ts';
import { leaseFields, leaseRules } from './lease-fields.ts';

const PAYMENT_DAYS = ([5, 15, 25] as const).map((value) => ({ value, label: PAYMENT_DAY_TEXT[value] }));
const TERM = { min: 1, max: 24 };
const DELAY = { min: 1, max: 6 };

function overLimit(data: FormData, { limitCents }: FormContext): FieldProblem | null {
  const path = 'LoanInfo.LoanSum';
  const cents = fromWire(getAt(data, path));
  if (cents === null || limitCents === null || limitCents === undefined || cents <= limitCents) return null;
  return {
    path,
    code: 'overLimit',
    message: fill(VALIDATION.sumOverLimit, { limit: formatEur(limitCents) }),
  };
}

function delayWithinTerm(data: FormData): FieldProblem | null {
  const term = getAt(data, 'LoanInfo.LoanTerm');
  const path = 'LoanInfo.LoanDelayTerm';
  const delay = getAt(data, path);
  // A term that cannot be is told about itself; it says nothing of the delay.
  const isLonger =
    typeof term === 'number' && term >= TERM.min && typeof delay === 'number' && !isDelayShorter(delay, term);
  return isLonger ? { path, code: 'outOfRange', message: T.delayOverTerm } : null;
}

export const loan: Section = {
  id: 'loan',
  number: 10,
  title: T.title,
  short: T.short,
  group: 'loan',
  fields: [
    { path: 'LoanInfo.LoanSum', label: T.sum, kind: 'money', hint: T.sumHint, unit: 'EUR', width: 'half' },
    {
      path: 'LoanInfo.LoanPurposeId',
      label: T.purpose,
      kind: 'select',
      width: 'half',
      options: ({ scheme }) =>
        schemeOf(scheme).purposes.map((value) => ({ value, label: PURPOSE_TEXT[value] })),
    },
    {
      path: 'LoanInfo.LoanTerm',
      label: T.term,
      kind: 'integer',
      hint: T.termHint,
      width: 'quarter',
      ...TERM,
      words: { missing: VALIDATION.termMissing, outOfRange: fill(T.termRange, TERM) },
    },
    {
      path: 'LoanInfo.LoanDelayTerm',
      label: T.delay,
      kind: 'integer',
      hint: T.delayHint,
      width: 'quarter',
      ...DELAY,
      words: { missing: VALIDATION.delayMissing, outOfRange: fill(T.delayRange, DELAY) },
    },
    {
      path: 'LoanInfo.LoanPaymentDay',
      label: T.paymentDay,
      kind: 'radio',
      options: PAYMENT_DAYS,
      width: 'half',
      words: { missing: VALIDATION.paymentDayMissing },
    },
    { path: 'LoanInfo.LoanEvrk', label: T.evrk, kind: 'evrk', hint: T.evrkHint, width: 'full' },
    {
      path: 'LoanInfo.SectorType',
      label: T.sector,
      kind: 'select',
      width: 'half',
      options: ({ scheme }) =>
        schemeOf(scheme).sectors.map((value) => ({ value, label: SECTOR_TEXT[value] })),
      showIf: (_data, { scheme }) => schemeOf(scheme).sectors.length > 0,
    },
    {
      path: 'LoanInfo.LoanSocialBusiness',
      label: T.socialBusiness,
      kind: 'yesNo',
      width: 'half',
      showIf: (_data, { scheme }) => schemeOf(scheme).asksSocialBusiness,
    },
    ...leaseFields,
  ],
  rules: [overLimit, delayWithinTerm, ...leaseRules],
};
