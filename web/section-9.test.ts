// Section 9 of the specification: constants of the business, each where it works.
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ruleSetFor } from '../domain/eligibility/rule-sets.ts';
import type { SizeType } from '../domain/schemes/index.ts';
import { financialData } from '../domain/forms/sections/financial-data.ts';
import { ownershipRuleOn } from '../domain/screening/ownership.ts';
import { formatEur } from '../domain/texts/lt/format.ts';
import { SIZE_TEXT } from '../domain/texts/lt/form/entity.ts';
import { PEP } from '../domain/texts/lt/form/pep.ts';
import { EVALUATION_POLL_MS, REGISTERS_POLL_MS } from './applicant/request/queries.ts';

const source = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const TODAY = '2026-11-20';

describe('constants of the business', () => {
  test('a person in office within 12 months, an owner over 25 %, the state from 25 %, and the two caps', () => {
    expect(PEP.has).toContain('per 12 mėnesių ėjo');
    expect(ownershipRuleOn(TODAY)).toMatchObject({ percent: 25, inclusive: false });
    const { parameters } = ruleSetFor('tiesiogines', TODAY);
    expect(parameters).toMatchObject({
      stateOwnershipPercent: 25,
      incomeCapCents: 50_000_000_00,
      assetsCapCents: 43_000_000_00,
    });
    expect(source('../domain/eligibility/rules/state-ownership.ts')).toContain(
      'held >= stateOwnershipPercent',
    );
    expect(['Labai maža', 'Maža', 'Vidutinė', 'Didelė'].map((size) => `${size} įmonė`)).toEqual(
      [1, 2, 3, 4].map((size) => SIZE_TEXT[size as SizeType].label),
    );
  });

  test('money has two decimals, spaces and its currency', () => {
    expect(formatEur(123_450)).toBe('1\u00A0234,50\u00A0EUR');
  });

  test('from 2022-06-01 the years 2021 and 2020 stand where 2019 stood', () => {
    const years = (today: string) =>
      financialData.fields
        .filter(({ path, showIf }) => /Turnover\d{4}$/.test(path) && showIf?.({}, { today } as never))
        .map(({ path }) => path.slice(-4));
    expect(years('2022-05-31')).toEqual(['2019']);
    expect(years('2022-06-01')).toEqual(['2021', '2020']);
  });

  test('registers are asked every 3 s, an evaluation and a signing every 2 s, the token is pushed every 60 s', () => {
    expect([REGISTERS_POLL_MS, EVALUATION_POLL_MS]).toEqual([3_000, 2_000]);
    expect(source('./shell/SessionWatch.tsx')).toContain('const PUSH_MS = 60_000;');
    expect(source('./shell/SessionWatch.tsx')).toContain('setInterval(() => void push(), PUSH_MS)');
    expect(source('./api/session.ts')).toContain('const MAX_AGE_HOURS = 12;');
  });

  test('back from signing a sign turns for two seconds at most, then the data come anew where the page stands', () => {
    const screen = source('./applicant/signing/AfterSigning.tsx');
    const [, pauses] = /SOON_MS = \[([\d, ]+)\]/.exec(source('./applicant/signing/settle.ts'))!;
    const whole = pauses!.split(',').reduce((sum, pause) => sum + Number(pause), 0);
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBeLessThan(2000);
    expect(screen).toContain("outcome === 'checking' && <IconLoader2");
    expect(screen).toContain('refreshRequest(id)');
    expect(screen).not.toContain('location.reload');
  });
});
