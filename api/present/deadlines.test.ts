import { expect, test } from '@jest/globals';
import type { BoardRow } from '../../db/queries/deadline-board.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { STATUTORY } from '../../domain/values/working-days.ts';
import { boardHeadOf, deadlineRowOf, groupOf } from './deadlines.ts';

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
  const isLate = dueDate !== null && dueDate < today;
  expect(groupOf({ date: dueDate, isLate }, today, STATUTORY)).toBe(group);
});

/** The last second of 2026, the first of 2027 in Vilnius; 23:00 UTC lies past midnight there. */
test.each([
  ['2026-12-31T21:59:59.000Z', '2026-12-31T21:59:58.000Z', 'today'],
  ['2026-12-31T21:59:59.000Z', '2026-12-31T22:00:00.000Z', 'overdue'],
  ['2027-01-04T21:59:59.000Z', '2026-12-31T21:00:00.000Z', 'soon'],
  ['2027-01-04T21:59:59.000Z', '2026-12-30T22:30:00.000Z', 'soon'],
  ['2027-01-08T21:59:59.000Z', '2026-12-31T10:00:00.000Z', 'week'],
  ['2027-01-11T21:59:59.000Z', '2026-12-31T10:00:00.000Z', 'later'],
  // A day of training ends within a day: what has ended is overdue on the very day.
  ['2026-11-27T09:00:00.000Z', '2026-11-27T09:00:01.000Z', 'overdue'],
  ['2026-11-27T09:00:00.000Z', '2026-11-27T08:59:59.000Z', 'today'],
] as const)('a term that ends at %s is, at %s, %s', (dueAt, now, group) => {
  const row: BoardRow = {
    ...{ requestId: 1, name: 'UAB Bandymas', status: 2, assessor: null, kind: 'evaluation', length: 20 },
    ...{ startedAt: '2026-11-02T09:00:00.000Z', pauses: [], dueAt, isPaused: false },
  };
  expect(deadlineRowOf(row, { holidays: STATUTORY }, now).group).toBe(group);
  const days = [{ date: vilniusDate(dueAt), isLate: dueAt < now, count: 3 }];
  const counted = boardHeadOf(days, { holidays: STATUTORY }, now).groups.filter(({ count }) => count > 0);
  expect(counted).toEqual([{ group, count: 3 }]);
});
