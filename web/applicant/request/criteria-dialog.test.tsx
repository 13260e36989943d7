import { describe, expect, test } from '@jest/globals';
import { rendered } from '../../../tests/harness/rendered.tsx';
import { ruleTitle } from '../../../domain/texts/lt/eligibility.ts';
import { ruleSetFor } from '../../../domain/eligibility/rule-sets.ts';
import CriteriaDialog from './CriteriaDialog.tsx';
import type { CriteriaResult } from './queries.ts';

const rule = (RuleName: string, Decision: 'Accepted' | 'Denied' | 'DataIsMissing') => ({
  RuleName,
  Decision,
  value: null,
  limit: null,
  source: null,
  asOf: null,
  remedy: null,
  company: null,
  byHand: false,
  previous: null,
});

/** What the dialog says of a result, judged on a day by the rules of that day. */
async function said(
  Decision: string | null,
  { on = '2026-11-20', rules = [rule('LithuanianIban', 'Denied')] } = {},
) {
  const result = {
    Decision,
    Rules: rules,
    evaluatedAt: `${on} 10:00:00`,
    ruleSetVersion: ruleSetFor('tiesiogines', on).version,
    judgedOn: on,
    stale: false,
    outdated: false,
    comparedWith: null,
    removed: [],
  } as unknown as CriteriaResult;
  const state = { kind: 'result' as const, result };
  return (await rendered(<CriteriaDialog state={state} onClose={() => undefined} />)).text;
}

describe('the outcome of the criteria in words', () => {
  test('met, not met with the rules that were not, data missing, not checked, and anything else', async () => {
    expect(await said('Accepted')).toContain(
      'Prašymas atitinka finansavimo kriterijus. Pateikite finansuotinų sąskaitų sąrašą.',
    );
    const denied = await said('Denied');
    expect(denied).toContain('Prašymas atmetamas, nes neatitinka kriterijų:');
    const { parameters } = ruleSetFor('tiesiogines', '2026-11-20');
    expect(denied).toContain(ruleTitle('LithuanianIban', parameters, '2026-11-20'));
    expect(await said('DataIsMissing')).toContain('Tolesni veiksmai negalimi, nes nepateiktos');
    expect(await said(null)).toContain('Patikra neatlikta');
    expect(await said('Maybe')).toContain('Sistemos klaida');
  });

  test('a financial year of 2020 names its own end', async () => {
    expect(await said('DataIsMissing', { on: '2022-03-01' })).toMatch(/mokumo kriterijaus 2020-12-31/);
    expect(await said('DataIsMissing', { on: '2022-06-02' })).toMatch(/mokumo kriterijaus 2021-12-31/);
  });
});
