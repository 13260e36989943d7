import { expect, jest, test } from '@jest/globals';
import { UNTOUCHED_MS, every, onReturn, touchesOf } from './untouched.ts';

test('a page asks as usual for a quarter of an hour after it was touched, then a fifth as often', () => {
  let now = 5_000_000;
  const { touch, pause } = touchesOf(() => now);
  expect(pause(10_000)).toBe(10_000);
  now += UNTOUCHED_MS;
  expect(pause(10_000)).toBe(10_000);
  now += 1;
  expect([2_000, 10_000, 60_000].map(pause)).toEqual([60_000, 60_000, 300_000]);
  expect(touch()).toBe(true);
  expect(pause(10_000)).toBe(10_000);
});

test('only the first touch of a page that was left is a return', () => {
  let now = 0;
  const { touch } = touchesOf(() => now);
  now += UNTOUCHED_MS;
  expect(touch()).toBe(false);
  now += UNTOUCHED_MS + 1;
  expect([touch(), touch()]).toEqual([true, false]);
});

test('all who wait for a return are told of it, and who has gone is not', () => {
  const page = new EventTarget();
  Object.assign(globalThis, { window: page });
  const start = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(start);
  const told: string[] = [];
  const stops = ['bell', 'list'].map((name) => onReturn(() => told.push(name)));
  const comeBack = (): void => {
    now.mockReturnValue(Date.now() + UNTOUCHED_MS + 1);
    page.dispatchEvent(new Event('pointermove'));
    page.dispatchEvent(new Event('keydown'));
  };
  try {
    comeBack();
    expect(told).toEqual(['bell', 'list']);
    expect(every(60_000)()).toBe(60_000);
    stops[1]!();
    comeBack();
    expect(told).toEqual(['bell', 'list', 'bell']);
    stops[0]!();
    comeBack();
    expect(told).toHaveLength(3);
    expect(every(60_000)()).toBe(300_000);
  } finally {
    now.mockRestore();
    Reflect.deleteProperty(globalThis, 'window');
  }
});
