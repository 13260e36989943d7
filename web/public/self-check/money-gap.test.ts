import { expect, test } from '@jest/globals';
import { moneyGap } from './money-gap.ts';

const money = (cents: number) => ({ kind: 'money', cents });

test.each([
  ['a sum below its limit', 'Denied', money(-50_00), money(100_00), 150_00],
  ['a sum over its cap', 'Denied', money(200_00), money(100_00), null],
  ['what is met', 'Accepted', money(50_00), money(100_00), null],
  ['a share', 'Denied', { kind: 'percent', value: 12 }, { kind: 'percent', value: 25 }, null],
  ['nothing known', 'Denied', null, undefined, null],
])('%s', (...row) => {
  const [, Decision, value, limit, gap] = row;
  expect(moneyGap({ Decision, value, limit })).toBe(gap);
});
