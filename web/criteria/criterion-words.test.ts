import { describe, expect, test } from '@jest/globals';
import { changeWords, criterionWords, failedFirst } from './criterion-words.ts';

const plain = (text: string) => text.replace(/\u00A0/g, ' ');

describe('criteria', () => {
  const rule = (RuleName: string, Decision: 'Accepted' | 'Denied' | 'DataIsMissing') => ({
    RuleName,
    Decision,
    company: null,
    byHand: false,
    previous: null,
  });

  test('failed come first, then unknown', () => {
    const order = failedFirst([
      rule('a', 'Accepted'),
      rule('b', 'DataIsMissing'),
      rule('c', 'Denied'),
      rule('d', 'Denied'),
    ]);
    expect(order.map((one) => one.RuleName)).toEqual(['c', 'd', 'b', 'a']);
  });

  test('value and limit are shown with their unit, and where they come from', () => {
    const words = criterionWords(
      {
        ...rule('TradeShare', 'Denied'),
        value: { kind: 'percent', value: 12.5 },
        limit: { kind: 'percent', value: 25 },
        source: 'taxAuthority',
        remedy: 'checkTradeSums',
      },
      null,
    );
    expect(plain(`${words.value} ${words.limit} ${words.source}`)).toBe('12,5 % 25 % VMI');
    expect(words.remedy).toContain('VMI');
  });

  test('an unknown rule keeps its name', () => {
    expect(criterionWords(rule('Newer', 'Accepted'), null)).toMatchObject({
      title: 'Newer',
      value: '–',
      source: null,
    });
  });

  test('a value of the group says whose it is, and a change what was before', () => {
    const words = criterionWords(
      {
        ...rule('UndertakingInDifficulty', 'Denied'),
        company: '900000030',
        previous: { Decision: 'Accepted', value: { kind: 'money', cents: 100 } },
      },
      { ruleSetVersion: 'tiesiogines/2022-06-01', judgedOn: '2026-11-21' },
    );
    expect(words.title).toContain('2021-12-31');
    expect(words.company).toBe('Grupės įmonė 900000030');
    expect(plain(words.before ?? '')).toBe('Ankstesnėje patikroje: atitinka, 1,00 EUR');
  });

  test('a recheck is compared with the run before, the first run with nothing', () => {
    const result = {
      Decision: 'Accepted' as const,
      Rules: [
        rule('RegisteredInJar', 'Accepted'),
        { ...rule('AllowedEvrkCodesInvest', 'Accepted'), previous: { Decision: null } },
      ],
      evaluatedAt: '2026-11-21 12:00:00',
      ruleSetVersion: 'tiesiogines/2022-06-01',
      judgedOn: '2026-11-21',
      formVersion: 2,
      stale: false,
      outdated: false,
      comparedWith: null,
      removed: [],
    };
    expect(changeWords(result)).toEqual([]);
    const comparedWith = {
      Decision: 'Denied' as const,
      evaluatedAt: '2026-11-20 12:00:00',
      ruleSetVersion: null,
    };
    const removed = [{ RuleName: 'AllowedEvrkCodes', Decision: 'Denied' as const }];
    expect(changeWords({ ...result, comparedWith, removed }).map(plain)).toEqual([
      'Nuo ankstesnės patikros (2026-11-20 12:00:00) pasikeitė: 2 kriterijai',
      'Nebetikrinama: Pagrindinė veikla finansuojama (apyvartinėms lėšoms)',
    ]);
    expect(changeWords({ ...result, Rules: [], comparedWith })[0]).toContain('niekas nepasikeitė');
  });
});
