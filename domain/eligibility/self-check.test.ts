import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { SCHEME_CODES, type SchemeCode } from '../schemes/scheme.ts';
import { RULE_NAMES, type RuleName } from './rule-name.ts';
import { selfCheck } from './self-check.ts';
import { missingAnswer, type RegisterAnswers } from './snapshot.ts';
import { answered, companySnapshot, type DemoParties } from './testing/demo-snapshot.ts';

const file = new URL('../../stack/stand-ins/data/demo-parties.json', import.meta.url);
const parties = JSON.parse(readFileSync(file, 'utf8')) as DemoParties;
const keys = Object.keys(parties.companies);
const askedOn = '2026-11-21';

const check = (key: string, scheme: SchemeCode = 'tiesiogines', changed: Partial<RegisterAnswers> = {}) =>
  selfCheck({ ...companySnapshot(parties, key).registers, ...changed }, { scheme, askedOn });
const named = (result: ReturnType<typeof selfCheck>, decision: string, when = 'now'): RuleName[] =>
  result.results
    .filter((one) => one.decision === decision && one.when === when)
    .map(({ ruleName }) => ruleName);
/** Rules of „Denied: BankruptcyStatus, InsolvencyCase“ that public registers answer. */
const PUBLIC_RULES: readonly RuleName[] = [
  'RegisteredInJar',
  'BankruptcyStatus',
  'InsolvencyCase',
  'FinancialStatementsFiled',
  'UndertakingInDifficulty',
];

describe('„Ar man tinka?“ of the demo companies', () => {
  const expected = keys.flatMap((key) => {
    const text = parties.companies[key]!.expected['tiesiogines'];
    // The group's figures are known only once the applicant has named the group; silence is played elsewhere.
    return text && !['dukra', 'vmi-tyli', 'jar-neveikia'].includes(key) ? [[key, text] as const] : [];
  });

  test.each(expected)('%s: %s', (key, text) => {
    const decision = /^(Accepted|Denied|DataIsMissing)/.exec(text)![1]!;
    const rules = RULE_NAMES.filter((name) => PUBLIC_RULES.includes(name) && text.includes(name));
    const result = check(key);
    if (rules.length > 0) expect(named(result, decision).sort()).toEqual([...rules].sort());
    if (decision === 'Denied' && rules.length > 0) expect(result.outcome).toBe('denied');
    // What only a login would tell never counts against anybody.
    if (rules.length === 0) expect(result.outcome).toBe('clear');
    if (decision === 'DataIsMissing') expect(result.outcome).toBe('unknown');
  });

  test.each(SCHEME_CODES.flatMap((scheme) => keys.map((key) => [key, scheme] as const)))(
    '%s, %s: a rule that needs an answer or a login is listed and never failed',
    (key, scheme) => {
      for (const rule of check(key, scheme).results) {
        if (rule.when === 'now') expect(['legalEntity', 'accounts', 'insolvency']).toContain(rule.source);
        else expect([rule.decision, rule.value]).toEqual(['DataIsMissing', null]);
      }
    },
  );
});

describe('what stays hidden', () => {
  test('sums and answers of registers that are not public change nothing', () => {
    const bare = check('bankrotas', 'nuoma', {
      taxAuthority: missingAnswer('x'),
      shareholders: missingAnswer('x'),
      leases: missingAnswer('x'),
    });
    expect(check('bankrotas', 'nuoma')).toEqual(bare);
  });

  test('who manages the company, where it sits, and what staff entered by hand', () => {
    const { legalEntity, accounts } = companySnapshot(parties, 'linija').registers;
    const named = { ...legalEntity.data!, managerName: 'Ieva Sakalauskaitė', address: 'Bandymų g. 1' };
    const result = check('linija', 'tiesiogines', {
      legalEntity: answered(named),
      accounts: { ...accounts, byHand: true } as typeof accounts,
    });
    expect(JSON.stringify(result)).not.toMatch(/Sakalauskaitė|Bandymų/);
    expect(result.known.accounts.state).toBe('missing');
    expect(result.outcome).toBe('unknown');
  });
});

describe('registers that know nothing', () => {
  test('a code nobody has is not found; a silent register is not the company’s fault', () => {
    expect(check('linija', 'tiesiogines', { legalEntity: answered(null) }).outcome).toBe('notFound');
    const silent = check('linija', 'tiesiogines', { legalEntity: missingAnswer('legal-entities') });
    expect(silent.outcome).toBe('unknown');
    expect(named(silent, 'DataIsMissing')).toEqual(['RegisteredInJar', 'BankruptcyStatus']);
  });

  test('what is known to be wrong weighs more than what is not known', () => {
    const result = check('bankrotas', 'tiesiogines', { accounts: missingAnswer('accounts') });
    expect(result.outcome).toBe('denied');
  });
});
