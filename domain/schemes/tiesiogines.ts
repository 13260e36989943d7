import { ALL_SECTIONS } from './shared-parts.ts';
import { YOUNG_SOCIAL_BUSINESS } from './questionnaire.ts';
import { SCHEME_TEXT } from '../texts/lt/scheme.ts';
import type { Scheme } from './scheme.ts';

export const tiesiogines: Scheme = {
  code: 'tiesiogines',
  ...SCHEME_TEXT.tiesiogines,
  budgetCents: 130_000_000_00,
  borrowerCapCents: 5_000_000_00,
  groupCapCents: 10_000_000_00,
  period: { from: '2022-06-15', to: '2027-12-31' },
  purposes: [1, 2],
  sectors: [],
  oneRequestPerSector: false,
  termMonths: { min: 1, max: 24 },
  delayMonths: { min: 1, max: 6 },
  sections: ALL_SECTIONS,
  attachments: [1, 12, 3, 5, 6, 7, 8, 9, 10, 11],
  rules: [
    'RegisteredInJar',
    'BankruptcyStatus',
    'InsolvencyCase',
    'PersonalBankruptcy',
    'IndividualActivityRegistered',
    'ReliableTaxpayer',
    'LithuanianIban',
    'FinancialStatementsFiled',
    'UndertakingInDifficulty',
    'TradeShare',
    'AllowedEvrkCodes',
    'AllowedEvrkCodesInvest',
  ],
  limits: [{ limitCents: 5_000_000_00 }],
  hasBills: false,
  asksSocialBusiness: true,
  questionnaire: YOUNG_SOCIAL_BUSINESS,
  rate: { referenceBp: 300, marginBp: 400, referenceDate: '2026-11-01' },
  retentionYears: 10,
};
