// What staff may enter in place of a register: one table for the dialog, the API and the words.
import type { RegisterId } from '../../registers/register-id.ts';

export type HandFieldKind =
  | 'text'
  | 'date'
  | 'month'
  | 'money'
  | 'count'
  | 'percent'
  | 'yesNo'
  | 'choice'
  | 'personCode'
  | 'companyCode'
  | 'country'
  | 'activity';

export interface HandField {
  name: string;
  kind: HandFieldKind;
  /** May stay empty: the document does not say. */
  optional?: true;
  /** Of a choice: codes of the register. */
  choices?: readonly string[];
}

/** Fields that repeat: years, activities, owners. */
export interface HandRows {
  name: string;
  kind: 'rows';
  /** Less are an error, none may be the answer (no cases, no leases). */
  min: number;
  max: number;
  fields: readonly HandField[];
}

export type HandPart = HandField | HandRows;

const FIGURES = [
  'assets',
  'equity',
  'subscribedCapital',
  'sharePremium',
  'income',
  'shortTermDebts',
  'liabilities',
  'ebitda',
  'interest',
] as const;

const text = (name: string): HandField => ({ name, kind: 'text' });
const date = (name: string): HandField => ({ name, kind: 'date' });
const maybe = (field: HandField): HandField => ({ ...field, optional: true });
const sum = (name: string): HandField => ({ name, kind: 'money', optional: true });
const yesNo = (name: string): HandField => ({ name, kind: 'yesNo' });

export const LEGAL_STATUSES = [
  'registered',
  'bankrupt',
  'restructuring',
  'liquidating',
  'deregistered',
] as const;
export const CASE_KINDS = ['bankruptcy', 'restructuring', 'personalBankruptcy'] as const;
export const OWNER_KINDS = ['person', 'company', 'state', 'municipality'] as const;

export const HAND_PARTS = {
  'legal-entities': [
    text('name'),
    text('companyType'),
    { name: 'legalStatus', kind: 'choice', choices: LEGAL_STATUSES },
    date('registrationDate'),
    text('county'),
    text('municipality'),
    text('settlement'),
    maybe(text('street')),
    maybe(text('house')),
    maybe(text('flat')),
    maybe(text('managerFirstName')),
    maybe(text('managerLastName')),
    { name: 'managerCode', kind: 'personCode', optional: true },
    { name: 'managerCitizenship', kind: 'country', optional: true },
  ],
  accounts: [
    yesNo('financialYearIsCalendarYear'),
    {
      name: 'years',
      kind: 'rows',
      min: 1,
      max: 5,
      fields: [date('periodFrom'), date('periodTo'), yesNo('filed'), ...FIGURES.map(sum)],
    },
  ],
  'tax-authority': [
    yesNo('reliableTaxpayer'),
    yesNo('isVatPayer'),
    sum('importTotal'),
    sum('importAffected'),
    sum('exportTotal'),
    sum('exportAffected'),
    {
      name: 'activities',
      kind: 'rows',
      min: 0,
      max: 50,
      fields: [{ name: 'code', kind: 'activity' }, date('from'), maybe(date('to')), yesNo('main')],
    },
  ],
  'social-insurance': [
    { name: 'employees', kind: 'count' },
    { name: 'month', kind: 'month' },
  ],
  insolvency: [
    {
      name: 'cases',
      kind: 'rows',
      min: 0,
      max: 20,
      fields: [
        { name: 'kind', kind: 'choice', choices: CASE_KINDS },
        date('openedOn'),
        maybe(date('closedOn')),
      ],
    },
  ],
  shareholders: [
    {
      name: 'participants',
      kind: 'rows',
      min: 1,
      max: 100,
      fields: [
        { name: 'kind', kind: 'choice', choices: OWNER_KINDS },
        text('name'),
        { name: 'companyCode', kind: 'companyCode', optional: true },
        { name: 'personalCode', kind: 'personCode', optional: true },
        { name: 'country', kind: 'country', optional: true },
        { name: 'sharesPart', kind: 'percent' },
        { name: 'votingPart', kind: 'percent' },
      ],
    },
  ],
  leases: [
    {
      name: 'leases',
      kind: 'rows',
      min: 0,
      max: 100,
      fields: [
        text('objectId'),
        { name: 'tenantCode', kind: 'text' },
        text('tenantName'),
        { name: 'ownerCode', kind: 'text' },
        text('ownerName'),
        date('from'),
        maybe(date('to')),
      ],
    },
  ],
  'individual-activity': [
    {
      name: 'certificates',
      kind: 'rows',
      min: 0,
      max: 20,
      fields: [
        text('certificate'),
        { name: 'activityCode', kind: 'activity' },
        date('from'),
        maybe(date('to')),
      ],
    },
  ],
} as const satisfies Record<RegisterId, readonly HandPart[]>;

export function handParts(register: RegisterId): readonly HandPart[] {
  return HAND_PARTS[register];
}
