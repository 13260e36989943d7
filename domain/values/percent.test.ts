import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { stateOwnership } from '../eligibility/rules/state-ownership.ts';
import { companyHolders, majorityCodes, type RegisteredParticipant } from '../eligibility/group.ts';
import { owners, NOW } from '../eligibility/testing/changes.ts';
import { companySnapshot, type DemoParties } from '../eligibility/testing/demo-snapshot.ts';
import { ownersOf, ownershipRuleOn } from '../screening/ownership.ts';
import type { Participant } from '../screening/parties.ts';
import { isPercentOf, percentOfCents, sumPercents } from './percent.ts';

/** Four decimals as the register writes them, and the same as whole ten-thousandths. */
const decimals = fc.integer({ min: 0, max: 1_000_000 }).map((whole) => ({
  whole,
  part: Number(`${Math.floor(whole / 1e4)}.${String(whole % 1e4).padStart(4, '0')}`),
}));

const parties = JSON.parse(
  readFileSync(new URL('../../stack/stand-ins/data/demo-parties.json', import.meta.url), 'utf8'),
) as DemoParties;

const decisionFor = (parts: readonly number[]) => {
  const snapshot = companySnapshot(parties, 'linija');
  owners(...parts.map((sharesPart) => ({ kind: 'state' as const, sharesPart })))(snapshot);
  return stateOwnership.judge(snapshot, NOW).decision;
};

describe('per cents are added exactly', () => {
  test.each([
    [[8.37, 8.36, 8.27], 25],
    [[0.1, 0.2], 0.3],
    [Array.from({ length: 250 }, () => 0.1), 25],
    [[33.3333, 33.3333, 33.3334], 100],
    [[], 0],
  ])('%j make %d', (parts, sum) => {
    expect(sumPercents(parts)).toBe(sum);
  });

  test('any number of parts, as integers add them', () => {
    fc.assert(
      fc.property(fc.array(decimals, { maxLength: 60 }), (parts) => {
        const whole = parts.reduce((sum, one) => sum + BigInt(one.whole), 0n);
        expect(sumPercents(parts.map(({ part }) => part))).toBe(Number(whole) / 1e4);
      }),
    );
  });

  test('a part of a sum is rounded half up to cents, also of sums beyond exact products', () => {
    expect(percentOfCents(1, 50)).toBe(1);
    expect(percentOfCents(9_000_000_000_000_000, 33.3333)).toBe(2_999_997_000_000_000);
    expect(percentOfCents(-3, 50)).toBe(-2);
    expect(isPercentOf(251, 1000, 25.1)).toBe(true);
    expect(isPercentOf(9_007_199_254_740_990, 9_007_199_254_740_991, 100)).toBe(false);
    expect(isPercentOf(0, 0, 0)).toBe(false);
  });
});

describe('many owners', () => {
  test.each([
    [[8.37, 8.36, 8.27], 'Denied'],
    [[8.37, 8.36, 8.2699], 'Accepted'],
    [Array.from({ length: 250 }, () => 0.1), 'Denied'],
    [[...Array.from({ length: 249 }, () => 0.1), 0.0999], 'Accepted'],
    [[12.505, 12.495], 'Denied'],
  ])('public owners of %j: %s', (parts, decision) => {
    expect(decisionFor(parts)).toBe(decision);
  });

  test('public ownership is denied from a quarter on, whoever adds it up', () => {
    fc.assert(
      fc.property(fc.array(decimals, { minLength: 1, maxLength: 12 }), (parts) => {
        const whole = parts.reduce((sum, one) => sum + one.whole, 0);
        expect(decisionFor(parts.map(({ part }) => part))).toBe(whole >= 250_000 ? 'Denied' : 'Accepted');
      }),
    );
  });

  const holder = (companyCode: string, part: number): RegisteredParticipant => ({
    kind: 'company',
    companyCode,
    sharesPart: part,
    votingPart: 0,
  });

  test('rows of one holder count together: two of 25,005 % are a majority, three of 8,34 % a partner', () => {
    const rows = [
      ...[25.005, 25.005].map((part) => holder('900000101', part)),
      ...[8.34, 8.33, 8.33].map((part) => holder('900000102', part)),
      holder('900000103', 24.9999),
    ];
    expect(companyHolders(rows)).toEqual([
      { code: '900000101', link: 'linked', part: 100 },
      { code: '900000102', link: 'partner', part: 25 },
    ]);
    expect(majorityCodes(rows)).toEqual(['900000101']);
    expect(majorityCodes([holder('900000101', 25), holder('900000101', 25)])).toEqual([]);
  });

  const OWN = '900000016';
  const company = (companyCode: string, part: number): Participant => ({
    kind: 'company',
    name: `UAB ${companyCode}`,
    companyCode,
    country: 'LT',
    sharesPart: part,
    votingPart: 0,
  });
  const person = (part: number): Participant => ({
    kind: 'person',
    firstName: 'Ieva',
    lastName: 'Sakalauskaitė',
    personalCode: '48403129911',
    sharesPart: part,
    votingPart: 0,
  });
  const ownersThrough = (first: number, second: number, direct: number) =>
    ownersOf(
      OWN,
      new Map(
        Object.entries({
          [OWN]: [company('900000101', first), person(direct)],
          '900000101': [person(second)],
        }).map(([code, participants]) => [code, { name: code, manager: null, participants }]),
      ),
      ownershipRuleOn('2026-11-21'),
    ).filter(({ kind }) => kind === 'person');

  test.each([
    // 50 % of 50 % is 25 %; a ten-thousandth of a ten-thousandth more is over it.
    [50, 50, 0, 0],
    [50, 50, 0.0001, 1],
    // 24,9999000001 and a ten-thousandth.
    [49.9999, 49.9999, 0.0001, 1],
    [49.9999, 49.9998, 0.0001, 0],
    [0.0001, 0.0001, 25, 1],
    [0.0001, 0.0001, 24.9999, 0],
  ])('%d %% of %d %% and %d %% beside: %i owners', (first, second, direct, count) => {
    expect(ownersThrough(first, second, direct)).toHaveLength(count);
  });

  test('a chain is multiplied exactly', () => {
    fc.assert(
      fc.property(decimals, decimals, decimals, (first, second, direct) => {
        fc.pre(first.whole <= 500_000 && second.whole <= 500_000);
        // Hundred-millionths of a per cent of a per cent, beside the direct part in the same unit.
        const units = BigInt(first.whole) * BigInt(second.whole) + BigInt(direct.whole) * 1_000_000n;
        const isOwner = units > 25n * 10_000n * 1_000_000n;
        expect(ownersThrough(first.part, second.part, direct.part)).toHaveLength(isOwner ? 1 : 0);
      }),
    );
  });
});
