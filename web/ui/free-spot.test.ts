import { describe, expect, test } from '@jest/globals';
import { freeSpot, type Box } from './free-spot.ts';

const DESK = { width: 1366, height: 768 };
const PHONE = { width: 360, height: 740 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const SIZE = box(0, 0, 440, 60);
const covers = (one: Box, other: Box): boolean =>
  Math.max(one.left, other.left) < Math.min(one.left + one.width, other.left + other.width) &&
  Math.max(one.top, other.top) < Math.min(one.top + one.height, other.top + other.height);

describe('where a notice stands', () => {
  test('in the corner, when nothing is there', () => {
    expect(freeSpot(DESK, SIZE, [])).toEqual(box(16, 692, 440, 60));
  });

  test.each<[string, typeof DESK, Box[]]>([
    ['above the bar at the bottom of a phone', PHONE, [box(0, 626, 360, 114)]],
    ['on the other side of a rail', DESK, [box(0, 0, 460, 768)]],
    [
      'between the rows of a list',
      PHONE,
      Array.from({ length: 6 }, (_, at) => box(16, 40 + at * 130, 328, 44)),
    ],
  ])('%s it covers no button', (_name, view, taken) => {
    const spot = freeSpot(view, SIZE, taken);
    expect(taken.filter((button) => covers(spot, button))).toEqual([]);
    expect(spot.left).toBeGreaterThanOrEqual(16);
    expect(spot.left + spot.width).toBeLessThanOrEqual(view.width - 16);
  });

  test('where everything is taken it covers least', () => {
    const rows = Array.from({ length: 14 }, (_, at) => box(0, at * 53, 360, 50));
    expect(rows.filter((row) => covers(freeSpot(PHONE, SIZE, rows), row)).length).toBeLessThanOrEqual(2);
  });
});
