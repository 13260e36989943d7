import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { schemeOf, SCHEME_CODES, type SchemeCode } from '../schemes/index.ts';
import { evaluate, overallDecision } from './evaluate.ts';
import { REMEDIES, type Decision, type Rule } from './rule.ts';
import { RULE_NAMES, type RuleName } from './rule-name.ts';
import { RULE_SETS, ruleSetFor, ruleSetOfVersion } from './rule-sets.ts';
import { RULES } from './rules/index.ts';
import type { RegisterAnswers, Snapshot } from './snapshot.ts';
import { A, D, M, NOW, groupOf, silent, yearsOf, type Start } from './testing/changes.ts';
import { CONDITION_CASES } from './testing/condition-cases.ts';
import { companySnapshot, individualSnapshot, type DemoParties } from './testing/demo-snapshot.ts';
import { GROUP_CASES } from './testing/group-cases.ts';
import { REGISTER_CASES } from './testing/register-cases.ts';

const parties = JSON.parse(
  readFileSync(new URL('../../stack/stand-ins/data/demo-parties.json', import.meta.url), 'utf8'),
) as DemoParties;

const company = (): Snapshot => companySnapshot(parties, 'linija');
const individual = (): Snapshot => individualSnapshot(parties, 'ruta');
const startOf = (start: Start): Snapshot => (start === 'individual' ? individual() : company());
const COVID = ruleSetFor('covid', '2026-11-21').parameters;
const TABLE = [...REGISTER_CASES, ...CONDITION_CASES, ...GROUP_CASES];

describe('each rule by itself', () => {
  test.each(TABLE)('%s: %s', (...row) => {
    const [name, , change, decision, start = 'company'] = row;
    const snapshot = startOf(start);
    change(snapshot);
    const outcome = RULES[name].judge(snapshot, start === 'covid' ? COVID : NOW);
    expect(outcome.decision).toBe(decision);
    if (decision === 'Accepted') expect(outcome.remedy).toBeNull();
    else expect(REMEDIES).toContain(outcome.remedy);
  });

  test.each(RULE_NAMES.map((name) => [name]))('%s is tried accepted, denied and missing', (name) => {
    const tried = new Set(TABLE.filter(([rule]) => rule === name).map(([, , , decision]) => decision));
    // Missing reports are missing data, never a refusal.
    expect(tried).toEqual(new Set(name === 'FinancialStatementsFiled' ? [A, M] : [A, D, M]));
    expect(RULES[name].name).toBe(name);
  });
});

describe('what a result tells', () => {
  const resultOf = (snapshot: Snapshot, name: RuleName) =>
    evaluate(snapshot).results.find((result) => result.ruleName === name);

  test('every result has a day and a remedy or is accepted', () => {
    for (const snapshot of [company(), individual()])
      for (const result of evaluate(snapshot).results) {
        expect(result.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(result.remedy === null).toBe(result.decision === 'Accepted');
      }
  });

  test('a value of the group says whose it is', () => {
    const snapshot = company();
    groupOf({ code: '900000030', accounts: yearsOf({ equity: -1 }) })(snapshot);
    expect(resultOf(snapshot, 'UndertakingInDifficulty')).toMatchObject({
      decision: 'Denied',
      company: '900000030',
      value: { kind: 'money', cents: -1 },
    });
    expect(resultOf(company(), 'UndertakingInDifficulty')).not.toHaveProperty('company');
  });

  test('what staff entered by hand is marked, in the applicant and in the group', () => {
    const snapshot = company();
    const { legalEntity } = snapshot.registers;
    snapshot.registers.legalEntity = { ...legalEntity, byHand: true } as never;
    expect(resultOf(snapshot, 'BankruptcyStatus')?.byHand).toBe(true);
    expect(resultOf(snapshot, 'UndertakingInDifficulty')).not.toHaveProperty('byHand');
    groupOf({ accounts: { ...yearsOf({ equity: -1 }), byHand: true } as never })(snapshot);
    expect(resultOf(snapshot, 'UndertakingInDifficulty')?.byHand).toBe(true);
  });
});

describe('together', () => {
  test.each([
    [['Accepted', 'Accepted'], 'Accepted'],
    [['Accepted', 'DataIsMissing'], 'DataIsMissing'],
    [['DataIsMissing', 'Denied'], 'Denied'],
    [[], 'DataIsMissing'],
  ] as [Decision[], Decision][])('%j → %s', (decisions, overall) => {
    expect(overallDecision(decisions.map((decision) => ({ decision })))).toBe(overall);
  });

  test('the rule about activities follows the purpose of the loan', () => {
    const names = (purpose: 1 | 2): RuleName[] =>
      evaluate(companySnapshot(parties, 'linija', { purpose })).results.map((result) => result.ruleName);
    expect(names(1)).toContain('AllowedEvrkCodesInvest');
    expect(names(1)).not.toContain('AllowedEvrkCodes');
    expect(names(2)).toContain('AllowedEvrkCodes');
    expect(names(2)).not.toContain('AllowedEvrkCodesInvest');
  });

  test('companies and sole traders are asked their own rules', () => {
    const names = (snapshot: Snapshot): RuleName[] =>
      evaluate(snapshot).results.map((result) => result.ruleName);
    expect(names(company())).not.toContain('PersonalBankruptcy');
    expect(names(individual())).toEqual([
      'InsolvencyCase',
      'PersonalBankruptcy',
      'IndividualActivityRegistered',
      'ReliableTaxpayer',
      'LithuanianIban',
      'TradeShare',
      'AllowedEvrkCodes',
    ]);
  });

  test('nothing has answered: everything is missing, nothing is refused, nothing throws', () => {
    for (const scheme of SCHEME_CODES) {
      for (const start of [company, individual]) {
        const snapshot = { ...start(), scheme };
        for (const register of Object.keys(snapshot.registers))
          silent(register as keyof RegisterAnswers)(snapshot);
        snapshot.answers = {
          purpose: null,
          mainEvrk: null,
          sizeType: null,
          socialBusiness: null,
          iban: null,
        };
        const { decision, results } = evaluate(snapshot);
        expect(decision).toBe('DataIsMissing');
        expect(results.filter((result) => result.decision === 'Denied')).toEqual([]);
      }
    }
  });

  test('a stored snapshot gives the same answer after JSON', () => {
    const snapshot = company();
    expect(evaluate(JSON.parse(JSON.stringify(snapshot)) as Snapshot)).toEqual(evaluate(snapshot));
  });
});

/** The scheme owner's table (eligibility-rules.csv): who is asked what in which scheme. */
const ALL = SCHEME_CODES;
const ASKED: Record<RuleName, [readonly SchemeCode[], Rule['appliesTo']]> = {
  RegisteredInJar: [ALL, 'company'],
  BankruptcyStatus: [ALL, 'company'],
  InsolvencyCase: [['tiesiogines', 'startuok', 'covid'], 'both'],
  PersonalBankruptcy: [ALL, 'individual'],
  IndividualActivityRegistered: [ALL, 'individual'],
  ReliableTaxpayer: [['tiesiogines', 'startuok', 'covid'], 'both'],
  LithuanianIban: [ALL, 'both'],
  FinancialStatementsFiled: [['tiesiogines', 'startuok', 'covid'], 'company'],
  UndertakingInDifficulty: [['tiesiogines', 'covid'], 'company'],
  IncomeOrAssetsCap: [['startuok', 'covid', 'nuoma'], 'both'],
  StateOwnership: [['startuok', 'covid', 'nuoma'], 'company'],
  TradeShare: [['tiesiogines'], 'both'],
  AllowedEvrkCodes: [['tiesiogines', 'startuok', 'covid'], 'both'],
  AllowedEvrkCodesInvest: [['tiesiogines', 'startuok', 'covid'], 'both'],
  ExcludedMainActivity: [['startuok', 'nuoma'], 'both'],
  RegisteredByDate: [['covid'], 'company'],
  SocialProjectAge: [['startuok'], 'both'],
  NonSocialAge: [['startuok'], 'both'],
  SocialProjectSize: [['startuok'], 'both'],
  LargeSize: [['startuok'], 'both'],
  LeaseRegistered: [['nuoma'], 'both'],
  LeasePartiesMatch: [['nuoma'], 'both'],
  RentPartyRelated: [['nuoma'], 'company'],
  ActivityInReferencePeriod: [['nuoma'], 'both'],
};

describe('who is asked what', () => {
  test.each(RULE_NAMES.map((name) => [name]))('%s', (name) => {
    const [schemes, appliesTo] = ASKED[name];
    expect(SCHEME_CODES.filter((code) => schemeOf(code).rules.some((rule) => rule === name))).toEqual(
      SCHEME_CODES.filter((code) => schemes.includes(code)),
    );
    expect(RULES[name].appliesTo).toBe(appliesTo);
  });
});

describe('rule sets', () => {
  test.each([
    ['tiesiogines', '2022-05-31', [2019], null],
    ['tiesiogines', '2022-06-01', [2020, 2021], 2021],
    ['tiesiogines', '2023-05-31', [2020, 2021], 2021],
    ['tiesiogines', '2023-06-01', [2020, 2021], null],
    ['tiesiogines', '2026-11-21', [2020, 2021], null],
    ['covid', '2021-05-05', [2019], 2019],
    ['covid', '2026-11-21', [2020, 2021], 2019],
    ['nuoma', '2019-01-01', [2019], 2020],
  ] as const)(
    '%s on %s asks the years %j and looks for difficulty in %s',
    (scheme, date, years, difficultyYear) => {
      expect(ruleSetFor(scheme, date).parameters).toMatchObject({ financialYears: years, difficultyYear });
    },
  );

  test('every day has one set and every version a name of its own', () => {
    expect(new Set(RULE_SETS.map((set) => set.version)).size).toBe(RULE_SETS.length);
    for (const set of RULE_SETS) expect(ruleSetOfVersion(set.version)).toBe(set);
    expect(schemeOf('tiesiogines').rules).toHaveLength(12);
  });
});
