// Each rule accepted, denied and missing, with the demo party, scheme and answers that show it. docs/eligibility.md tells people the same.
import type { Decision } from '../../domain/eligibility/rule.ts';
import type { RuleName } from '../../domain/eligibility/rule-name.ts';
import type { SchemeCode } from '../../domain/schemes/index.ts';
import { codeOf } from './demo-form.ts';

export interface Answers {
  purpose?: 1 | 2;
  social?: boolean | null;
  size?: 1 | 2 | 3 | 4 | null;
  evrk?: string | null;
  iban?: string | null;
  income?: string;
  named?: string;
  bill?: { objectId: string; ownerCode: string; rentDate: string };
  sector?: 1 | 2 | 3;
}

export interface Sighting {
  /** Key of a demo company, or of a demo person who trades alone. */
  party: string;
  scheme: SchemeCode;
  answers?: Answers;
  decision: Decision;
  /** The rules behind a Denied; behind a DataIsMissing, those without data. */
  rules: readonly RuleName[];
  /** Rules without data beside a Denied. */
  alsoMissing?: readonly RuleName[];
}

const seen = (
  party: string,
  scheme: SchemeCode,
  answers: Answers,
  [decision, ...rules]: readonly [Decision, ...RuleName[]],
): Sighting => ({ party, scheme, answers, decision, rules });

const mantasLease = { objectId: '1094-0123-4567:0001', rentDate: '2020-04-01' };
const linijaLease = { objectId: '4400-3333-4444:5555', rentDate: '2020-04-01' };
const TOO_MUCH = '50000000.01';

/** What `expected` of demo-parties.json does not say already. */
export const SIGHTINGS: readonly Sighting[] = [
  seen('ukis', 'tiesiogines', { purpose: 1 }, ['Denied', 'AllowedEvrkCodesInvest']),
  seen('linija', 'tiesiogines', { purpose: 1 }, ['Accepted']),
  seen('linija', 'tiesiogines', { purpose: 1, evrk: null }, ['DataIsMissing', 'AllowedEvrkCodesInvest']),
  seen('linija', 'tiesiogines', { evrk: null }, ['DataIsMissing', 'AllowedEvrkCodes']),
  seen('linija', 'tiesiogines', { iban: 'EE382200221020145685' }, ['Denied', 'LithuanianIban']),
  seen('linija', 'tiesiogines', { iban: null }, ['DataIsMissing', 'LithuanianIban']),
  seen('linija', 'tiesiogines', { named: codeOf('sunkmetis') }, ['Denied', 'UndertakingInDifficulty']),
  seen('linija', 'tiesiogines', { named: '900000176' }, ['DataIsMissing', 'UndertakingInDifficulty']),
  seen('linija', 'startuok', { social: true, size: 3 }, ['Denied', 'SocialProjectAge', 'SocialProjectSize']),
  seen('socialinis', 'startuok', { social: true, size: 4 }, ['Denied', 'SocialProjectSize', 'LargeSize']),
  seen('socialinis', 'startuok', { social: true, size: null }, [
    'DataIsMissing',
    'SocialProjectSize',
    'LargeSize',
  ]),
  seen('socialinis', 'startuok', { social: null }, ['DataIsMissing', 'SocialProjectAge', 'NonSocialAge']),
  seen('socialinis', 'startuok', { social: true, evrk: '920000' }, ['Denied', 'ExcludedMainActivity']),
  {
    ...seen('socialinis', 'startuok', { social: true, evrk: null }, ['DataIsMissing', 'AllowedEvrkCodes']),
    rules: ['AllowedEvrkCodes', 'ExcludedMainActivity'],
  },
  seen('socialinis', 'covid', {}, ['Denied', 'RegisteredByDate']),
  seen('tekstile', 'covid', { named: codeOf('savivalda') }, ['Denied', 'IncomeOrAssetsCap']),
  seen('socialinis', 'nuoma', {}, ['Denied', 'LeaseRegistered', 'ActivityInReferencePeriod']),
  seen('linija', 'nuoma', { bill: { ...linijaLease, ownerCode: codeOf('ukis') } }, [
    'Denied',
    'LeaseRegistered',
    'LeasePartiesMatch',
    'RentPartyRelated',
  ]),
  seen('mantas', 'nuoma', { income: '40000.00', bill: { ...mantasLease, ownerCode: codeOf('laima') } }, [
    'Accepted',
  ]),
  seen('mantas', 'nuoma', { income: '40000.00', bill: { ...mantasLease, ownerCode: codeOf('jonas') } }, [
    'Denied',
    'LeasePartiesMatch',
  ]),
  seen('mantas', 'nuoma', { income: TOO_MUCH }, ['Denied', 'IncomeOrAssetsCap']),
  seen('mantas', 'nuoma', {}, ['DataIsMissing', 'IncomeOrAssetsCap']),
  seen('ruta', 'covid', { income: '40000.00' }, ['Accepted']),
];

/** The same with every register silent about the party (stand-ins: `POST /__control {mode: failing, target: <code>}`). */
export const IN_SILENCE: readonly Sighting[] = [
  seen('riba', 'tiesiogines', {}, [
    'DataIsMissing',
    'RegisteredInJar',
    'BankruptcyStatus',
    'InsolvencyCase',
    'ReliableTaxpayer',
    'FinancialStatementsFiled',
    'UndertakingInDifficulty',
    'TradeShare',
    'AllowedEvrkCodes',
  ]),
  seen('riba', 'startuok', { social: true }, [
    'DataIsMissing',
    'RegisteredInJar',
    'BankruptcyStatus',
    'InsolvencyCase',
    'ReliableTaxpayer',
    'FinancialStatementsFiled',
    'IncomeOrAssetsCap',
    'StateOwnership',
    'AllowedEvrkCodes',
    'ExcludedMainActivity',
    'SocialProjectAge',
  ]),
  seen('riba', 'covid', {}, [
    'DataIsMissing',
    'RegisteredInJar',
    'BankruptcyStatus',
    'InsolvencyCase',
    'ReliableTaxpayer',
    'FinancialStatementsFiled',
    'UndertakingInDifficulty',
    'IncomeOrAssetsCap',
    'StateOwnership',
    'AllowedEvrkCodes',
    'RegisteredByDate',
  ]),
  seen('riba', 'nuoma', {}, [
    'DataIsMissing',
    'RegisteredInJar',
    'BankruptcyStatus',
    'IncomeOrAssetsCap',
    'StateOwnership',
    'ExcludedMainActivity',
    'LeaseRegistered',
    'LeasePartiesMatch',
    'RentPartyRelated',
    'ActivityInReferencePeriod',
  ]),
  seen('ruta', 'tiesiogines', {}, [
    'DataIsMissing',
    'InsolvencyCase',
    'PersonalBankruptcy',
    'IndividualActivityRegistered',
    'ReliableTaxpayer',
    'TradeShare',
    'AllowedEvrkCodes',
  ]),
];
