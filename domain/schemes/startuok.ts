import { ALL_SECTIONS, COMMON_ATTACHMENTS } from './shared-parts.ts';
import { YOUNG_SOCIAL_BUSINESS } from './questionnaire.ts';
import { SCHEME_TEXT } from '../texts/lt/scheme.ts';
import type { Scheme } from './scheme.ts';

export const startuok: Scheme = {
  code: 'startuok',
  ...SCHEME_TEXT.startuok,
  budgetCents: 20_000_000_00,
  borrowerCapCents: 200_000_00,
  groupCapCents: 400_000_00,
  period: { from: '2022-01-03', to: '2027-12-31' },
  purposes: [1, 2],
  sectors: [],
  oneRequestPerSector: false,
  termMonths: { min: 1, max: 24 },
  delayMonths: { min: 1, max: 6 },
  sections: ALL_SECTIONS,
  attachments: COMMON_ATTACHMENTS,
  rules: [
    'RegisteredInJar',
    'BankruptcyStatus',
    'InsolvencyCase',
    'PersonalBankruptcy',
    'IndividualActivityRegistered',
    'ReliableTaxpayer',
    'LithuanianIban',
    'FinancialStatementsFiled',
    'IncomeOrAssetsCap',
    'StateOwnership',
    'AllowedEvrkCodes',
    'AllowedEvrkCodesInvest',
    'ExcludedMainActivity',
    'SocialProjectAge',
    'NonSocialAge',
    'SocialProjectSize',
    'LargeSize',
  ],
  limits: [
    { socialBusiness: true, maxAgeYears: 5, sizes: [2], limitCents: 200_000_00 },
    { socialBusiness: true, maxAgeYears: 5, sizes: [1], limitCents: 150_000_00 },
    { socialBusiness: false, maxAgeYears: 3, sizes: [2], limitCents: 150_000_00 },
    { socialBusiness: false, maxAgeYears: 3, sizes: [1], limitCents: 100_000_00 },
    // Size or age not known yet: what everybody may ask for.
    { limitCents: 50_000_00 },
  ],
  hasBills: false,
  asksSocialBusiness: true,
  questionnaire: YOUNG_SOCIAL_BUSINESS,
  rate: { referenceBp: 300, marginBp: 400, referenceDate: '2026-11-01' },
  retentionYears: 10,
};
