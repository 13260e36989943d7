import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { evaluate } from './evaluate.ts';
import { ruleSetFor, ruleSetOfVersion, type RuleParameters } from './rule-sets.ts';
import type { Snapshot } from './snapshot.ts';
import { companySnapshot, type DemoParties } from './testing/demo-snapshot.ts';
import { draftRuleSet, judgeAgain, type JudgedBefore } from './what-if.ts';

const PARTIES = JSON.parse(
  readFileSync(new URL('../../stack/stand-ins/data/demo-parties.json', import.meta.url), 'utf8'),
) as DemoParties;
const IN_FORCE = ruleSetFor('tiesiogines', '2026-11-21');

function stored(snapshot: Snapshot): JudgedBefore {
  const { decision, results, ruleSet } = evaluate(snapshot);
  return { decision, rules: results, snapshot, ruleSetVersion: ruleSet };
}
const draft = (changes: Partial<RuleParameters> = {}) =>
  draftRuleSet({ id: 'x', version: 1, parameters: { ...IN_FORCE.parameters, ...changes } }, IN_FORCE.scheme);
const good = stored(companySnapshot(PARTIES, 'linija'));

describe('what a draft would have decided', () => {
  test('the same rules decide the same, for every demo company', () => {
    for (const key of Object.keys(PARTIES.companies)) {
      const before = stored(companySnapshot(PARTIES, key));
      expect(judgeAgain(before, draft())).toEqual({
        oldDecision: before.decision,
        newDecision: before.decision,
        byDraft: true,
        flips: [],
      });
    }
  });

  test('names each rule that flipped, with its value and both limits', () => {
    const division = good.snapshot.answers.mainEvrk!.slice(0, 2);
    const excludedDivisions = [...IN_FORCE.parameters.excludedDivisions, division];
    const found = judgeAgain(good, draft({ excludedDivisions, tradeSharePercent: 100 }));
    expect(found).toMatchObject({ oldDecision: 'Accepted', newDecision: 'Denied', byDraft: true });
    expect(found.flips.map(({ ruleName }) => ruleName)).toEqual(['TradeShare', 'AllowedEvrkCodes']);
    expect(found.flips[0]).toMatchObject({
      oldDecision: 'Accepted',
      newDecision: 'Denied',
      oldLimit: { kind: 'percent', value: 25 },
      newLimit: { kind: 'percent', value: 100 },
    });
  });

  test('a rule asked on one side only is shown as not asked on the other', () => {
    const before = { ...good, decision: 'Denied' as const, rules: good.rules.slice(1) };
    const [first] = judgeAgain(before, draft()).flips;
    expect(first).toMatchObject({
      ruleName: good.rules[0]!.ruleName,
      oldDecision: null,
      newDecision: 'Accepted',
    });
  });

  test('a change that the old parameters bring about, too, is not put down to the draft', () => {
    expect(judgeAgain({ ...good, decision: 'Denied' }, draft())).toMatchObject({ byDraft: false });
    expect(judgeAgain({ ...good, decision: 'Denied', ruleSetVersion: null }, draft())).toMatchObject({
      byDraft: true,
    });
  });

  test('data that the rules of today cannot read end as not judged', () => {
    const odd = { ...good, snapshot: { scheme: 'tiesiogines' } as Snapshot };
    expect(judgeAgain(odd, draft())).toMatchObject({ newDecision: 'NotJudged', flips: [] });
  });
});

test('no stored decision can be taken for one of a draft', () => {
  expect(ruleSetOfVersion(draft().version)).toBeUndefined();
});
