import { describe, expect, test } from '@jest/globals';
import { isExcludedActivity } from './excluded-activities.ts';
import { ruleSetFor } from './rule-sets.ts';

const { parameters } = ruleSetFor('tiesiogines', '2026-11-24');

describe('activities shown in red', () => {
  test.each([
    ['641100', '2.1', true],
    ['920000', '2', true],
    ['016100', null, true],
    ['479100', '2', true],
    // The same digits name something else in the newer classifier.
    ['479100', '2.1', false],
    ['479100', null, true],
    ['451100', '2', false],
  ] as const)('%s of classifier %s: excluded %s', (code, version, isExcluded) => {
    expect(isExcludedActivity({ code, version }, parameters)).toBe(isExcluded);
  });
});
