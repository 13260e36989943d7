import { expect, test } from '@jest/globals';
import { criteriaFor } from './for-applicant.ts';

type Result = Parameters<typeof criteriaFor>[1];
type Rule = Result['Rules'][number];

const rule = (differs: Partial<Rule>): Rule => ({
  RuleName: 'CompanySize',
  Decision: 'Accepted',
  value: 'large',
  limit: 'medium',
  source: 'evaluator',
  asOf: null,
  remedy: null,
  company: null,
  byHand: true,
  previous: { Decision: 'Accepted', value: 'medium', limit: 'medium' },
  ...differs,
});
const result = (Rules: Rule[]): Result => ({
  Decision: 'Accepted',
  Rules,
  evaluatedAt: null,
  ruleSetVersion: null,
  judgedOn: null,
  formVersion: 1,
  stale: false,
  outdated: false,
  comparedWith: null,
  removed: [],
});

test('the size staff found is told to an applicant only where it is the reason of a refusal', () => {
  const seen = criteriaFor(
    { kind: 'applicant' },
    result([rule({}), rule({ Decision: 'Denied' }), rule({ source: 'answers' })]),
  );
  expect(seen.Rules).toEqual([
    rule({ value: null, limit: null, source: null, previous: null, byHand: false }),
    rule({ Decision: 'Denied', byHand: false }),
    rule({ source: 'answers', byHand: false }),
  ]);
});

test('staff see what they entered', () => {
  const all = result([rule({})]);
  expect(criteriaFor({ kind: 'staff' }, all)).toBe(all);
});
