import { expect, test } from '@jest/globals';
import { STATUTORY } from '../../domain/values/working-days.ts';
import { groupOf } from './deadlines.ts';

const FRIDAY = '2026-11-27';

test.each([
  [FRIDAY, '2026-11-26', 'soon'],
  [FRIDAY, FRIDAY, 'today'],
  [FRIDAY, '2026-11-28', 'overdue'],
  [FRIDAY, '2026-11-29', 'overdue'],
  [FRIDAY, '2026-11-30', 'overdue'],
  ['2026-12-01', FRIDAY, 'soon'],
  ['2026-12-02', FRIDAY, 'week'],
  ['2026-12-04', FRIDAY, 'week'],
  ['2026-12-07', FRIDAY, 'later'],
  // Christmas Eve, Christmas and the weekend lie between.
  ['2026-12-28', '2026-12-23', 'soon'],
  [null, FRIDAY, 'paused'],
] as const)('a term that ends on %s is, on %s, %s', (dueDate, today, group) => {
  expect(groupOf(dueDate, today, STATUTORY)).toBe(group);
});
