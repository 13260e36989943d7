import { describe, expect, test } from '@jest/globals';
import { destinationOf, refusalOf, type Transition } from './transition.ts';

type Lamp = 1 | 2 | 3;
const ROW: Transition<Lamp, 'watchman' | 'lamplighter', 'oilLeft' | 'isDark', 'asTheWindBlows'> = {
  from: [1, 2],
  to: 3,
  by: ['lamplighter'],
  needs: ['isDark', 'oilLeft'],
  log: [],
};
const CONDITIONS = {
  oilLeft: ({ oil }: { oil: number; hour: number }) => oil > 0,
  isDark: ({ hour }: { oil: number; hour: number }) => hour > 20,
};

describe('a row of any kind of case', () => {
  test('is refused by role first, then by status, then by its first unmet condition', () => {
    const ask = (roles: readonly ('watchman' | 'lamplighter')[], status: Lamp | null, oil = 1, hour = 22) =>
      refusalOf(ROW, { status, roles }, CONDITIONS, { oil, hour });
    expect(ask(['watchman'], 3)).toBe('wrongRole');
    expect(ask(['watchman', 'lamplighter'], 3)).toBe('wrongStatus');
    expect(ask(['lamplighter'], null)).toBe('wrongStatus');
    expect(ask(['lamplighter'], 1, 0, 12)).toBe('isDark');
    expect(ask(['lamplighter'], 1, 0)).toBe('oilLeft');
    expect(ask(['lamplighter'], 2)).toBeNull();
  });

  test('without facts is judged by role and status alone', () => {
    expect(refusalOf(ROW, { status: 1, roles: ['lamplighter'] }, CONDITIONS)).toBeNull();
  });

  test('a beginning has no status before it', () => {
    const begin = { ...ROW, from: null };
    expect(refusalOf(begin, { status: null, roles: ['lamplighter'] }, CONDITIONS)).toBeNull();
    expect(refusalOf(begin, { status: 1, roles: ['lamplighter'] }, CONDITIONS)).toBe('wrongStatus');
  });

  test('leads to a status, nowhere, out of being, or where the kind says', () => {
    const own = { asTheWindBlows: () => 2 as const };
    expect(destinationOf<Lamp, 'asTheWindBlows'>(3, 1, own)).toBe(3);
    expect(destinationOf<Lamp, 'asTheWindBlows'>('same', 1, own)).toBe(1);
    expect(destinationOf<Lamp, 'asTheWindBlows'>('gone', 1, own)).toBeNull();
    expect(destinationOf<Lamp, 'asTheWindBlows'>('asTheWindBlows', 1, own)).toBe(2);
  });
});
