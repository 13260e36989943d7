import { ALL_SECTIONS, COMMON_ATTACHMENTS } from './shared-parts.ts';
import { SCHEME_TEXT } from '../texts/lt/scheme.ts';
import type { Scheme } from './scheme.ts';

export const nuoma: Scheme = {
  code: 'nuoma',
  ...SCHEME_TEXT.nuoma,
  budgetCents: 101_000_000_00,
  borrowerCapCents: 800_000_00,
  groupCapCents: 800_000_00,
  period: { from: '2020-05-18', to: '2027-12-31' },
  purposes: [2],
  sectors: [],
  oneRequestPerSector: false,
  termMonths: { min: 1, max: 24 },
  delayMonths: { min: 1, max: 6 },
  sections: ALL_SECTIONS,
  attachments: COMMON_ATTACHMENTS,
  rules: [
    'RegisteredInJar',
    'BankruptcyStatus',
    'PersonalBankruptcy',
    'IndividualActivityRegistered',
    'LithuanianIban',
    'IncomeOrAssetsCap',
    'StateOwnership',
    'ExcludedMainActivity',
    'LeaseRegistered',
    'LeasePartiesMatch',
    'RentPartyRelated',
    'ActivityInReferencePeriod',
  ],
  limits: [
    { divisions: ['03'], limitCents: 120_000_00 },
    { divisions: ['01'], limitCents: 100_000_00 },
    { limitCents: 800_000_00 },
  ],
  hasBills: true,
  asksSocialBusiness: false,
  questionnaire: null,
  rate: { referenceBp: 300, marginBp: 400, referenceDate: '2026-11-01' },
  retentionYears: 5,
};
