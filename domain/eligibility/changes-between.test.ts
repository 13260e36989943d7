import { describe, expect, test } from '@jest/globals';
import { changesBetween } from './changes-between.ts';
import type { RuleResult } from './rule.ts';

const rule = (given: Partial<RuleResult>): RuleResult => ({
  ruleName: 'TradeShare',
  decision: 'Denied',
  value: { kind: 'percent', value: 24 },
  limit: { kind: 'percent', value: 25 },
  source: 'taxAuthority',
  asOf: '2026-11-01',
  remedy: 'checkTradeSums',
  ...given,
});

describe('what a recheck changed', () => {
  test('the same run twice changes nothing, whatever the order of keys and a newer day', () => {
    const stored = rule({ value: { value: 24, kind: 'percent' }, asOf: '2026-11-20' });
    expect(changesBetween([rule({})], [stored])).toEqual({ changed: new Map(), removed: [] });
  });

  test('a decision, a value or a limit that moved is told with what it was', () => {
    const now = rule({ decision: 'Accepted', value: { kind: 'percent', value: 30 }, remedy: null });
    expect(changesBetween([rule({})], [now]).changed.get('TradeShare')).toEqual({
      decision: 'Denied',
      value: { kind: 'percent', value: 24 },
      limit: { kind: 'percent', value: 25 },
    });
    expect(changesBetween([rule({ value: null })], [rule({})]).changed.size).toBe(1);
    expect(changesBetween([rule({ limit: null })], [rule({})]).changed.size).toBe(1);
  });

  test('rules that came or went, as with another purpose of the loan', () => {
    const [working, invest] = [
      rule({ ruleName: 'AllowedEvrkCodes' }),
      rule({ ruleName: 'AllowedEvrkCodesInvest' }),
    ];
    const { changed, removed } = changesBetween([working], [invest]);
    expect([...changed]).toEqual([['AllowedEvrkCodesInvest', { decision: null, value: null, limit: null }]]);
    expect(removed).toEqual([working]);
  });
});
