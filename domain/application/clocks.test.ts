import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { vilniusDate } from '../values/days.ts';
import { addWorkingDays, isWorkingDay, STATUTORY } from '../values/working-days.ts';
import {
  CLOCK_KINDS,
  CLOCKS,
  EXTENDED_LENGTH,
  clockMove,
  clockView,
  MAIN_CLOCK,
  reminderAt,
  type ClockRecord,
} from './clocks.ts';
import { limitOf } from './ledger.ts';
import { holdOf, Status, STATUS_IDS } from './status.ts';

const calendar = { holidays: STATUTORY };
const clock = (given: Partial<ClockRecord> = {}): ClockRecord => ({
  kind: 'evaluation',
  startedAt: '2026-11-23T09:00:00.000Z',
  length: 20,
  pauses: [],
  stoppedAt: null,
  ...given,
});

describe('clocks', () => {
  test('have the lengths and the ends of the specification', () => {
    const told = CLOCK_KINDS.map((kind) => {
      const { length, unit, onExpiry } = CLOCKS[kind];
      return `${kind}: ${length} ${unit}, then ${onExpiry}`;
    });
    expect(told).toEqual([
      'evaluation: 20 workingDays, then overdue',
      'decisionNotice: 2 workingDays, then overdue',
      'contract: 5 workingDays, then overdue',
      'applicantSigns: 10 workingDays, then signingExpired',
      'applicantSignsChange: 10 workingDays, then changeSigningExpired',
      'providerSigns: 5 workingDays, then overdue',
      'conditionsReview: 5 workingDays, then overdue',
      'additionalDocuments: 20 workingDays, then docsExpired',
      'correction: 20 workingDays, then reminder',
      'fundsUse: 6 months, then reminder',
      'appeal: 1 months, then reminder',
    ]);
    expect(EXTENDED_LENGTH).toBe(30);
  });

  test('signing reminds 5, 2 and 1 working days before its end', () => {
    expect(CLOCKS.applicantSigns.remindBefore).toEqual([5, 2, 1]);
    expect(CLOCKS.applicantSignsChange.remindBefore).toEqual([5, 2, 1]);
  });

  test('twenty working days from a Monday before Christmas end after the holidays they skip', () => {
    const view = clockView(
      clock({ startedAt: '2026-12-14T09:00:00.000Z' }),
      '2026-12-14T10:00:00.000Z',
      calendar,
    );
    expect(view.dueDate).toBe('2027-01-14');
    expect(view.dueAt).toBe('2027-01-14T21:59:59.000Z');
    expect(view.skippedHolidays).toEqual(['2026-12-24', '2026-12-25', '2027-01-01']);
    expect(view).toMatchObject({ usedDays: 0, leftDays: 20, overdueDays: 0, heldDays: 0 });
  });

  test('a pause gives the days back: the day of return counts, that of resubmission does not', () => {
    const pauses = [{ from: '2026-11-25T08:00:00.000Z', to: '2026-12-02T08:00:00.000Z' }];
    const view = clockView(clock({ pauses }), '2026-12-02T09:00:00.000Z', calendar);
    expect(view).toMatchObject({ usedDays: 2, heldDays: 5, leftDays: 18 });
    expect(view.dueDate).toBe(
      addWorkingDays(clockView(clock(), '2026-11-23T09:00:00Z', calendar).dueDate, 5),
    );
  });

  test('late at night in Vilnius belongs to the next day, whatever the machine thinks', () => {
    const view = clockView(
      clock({ startedAt: '2026-11-22T22:30:00.000Z' }),
      '2026-11-23T09:00:00.000Z',
      calendar,
    );
    expect(view.startDate).toBe('2026-11-23');
  });

  test('reminders come at nine in the morning of a working day', () => {
    const view = clockView(
      clock({ kind: 'applicantSigns', length: 10 }),
      '2026-11-23T09:00:00.000Z',
      calendar,
    );
    expect(reminderAt(view, 2, calendar)).toBe('2026-12-03T07:00:00.000Z');
  });

  test('any term ends on a working day, and all its days are told', () => {
    const day = fc
      .integer({ min: 0, max: 3650 })
      .map((days) => new Date(Date.UTC(2022, 0, 1, 12) + days * 86_400_000).toISOString());
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 40 }), (startedAt, length) => {
        const view = clockView(clock({ startedAt, length }), startedAt, calendar);
        expect(isWorkingDay(view.dueDate)).toBe(true);
        expect(view.dueDate).toBe(addWorkingDays(vilniusDate(startedAt), length));
        expect(view.usedDays + view.leftDays).toBe(length);
      }),
      { numRuns: 200 },
    );
  });

  test('where days last seconds the end comes after so many of them, pauses added', () => {
    const pauses = [{ from: '2026-11-23T09:00:02.000Z', to: '2026-11-23T09:00:05.000Z' }];
    const view = clockView(clock({ length: 10, pauses }), '2026-11-23T09:00:06.000Z', { daySeconds: 2 });
    expect(view.dueAt).toBe('2026-11-23T09:00:23.000Z');
    expect(view.usedDays).toBe(1);
  });

  test('what each status does to each clock', () => {
    const moves = Object.fromEntries(
      STATUS_IDS.map((status) => [
        status,
        CLOCK_KINDS.flatMap((kind) => {
          const [none, running, paused] = (['none', 'running', 'paused'] as const).map((state) =>
            clockMove(kind, status, state),
          );
          return none === 'keep' && running === 'stop' && paused === 'stop'
            ? []
            : [`${kind}: ${none} ${running} ${paused}`];
        }),
      ]),
    );
    expect(moves).toMatchSnapshot();
    for (const kind of CLOCK_KINDS) expect(clockMove(kind, null, 'running')).toBe('stop');
  });

  test('the clock a status shows is one that runs in it', () => {
    for (const status of STATUS_IDS) {
      const kind = MAIN_CLOCK[status];
      if (kind) expect(CLOCKS[kind].runsIn).toContain(status);
    }
  });
});

describe('money', () => {
  test('reserved, issued, or nothing', () => {
    expect(STATUS_IDS.filter((status) => holdOf(status) === 'reserved')).toEqual([2, 3, 5, 7, 8, 11, 12]);
    expect(STATUS_IDS.filter((status) => holdOf(status) === 'issued')).toEqual([9, 13, 14, 15, 16]);
    expect(holdOf(null)).toBe('none');
    expect(holdOf(Status.rejected)).toBe('none');
  });

  test('the least of the four limits, never below zero', () => {
    const cents = fc.integer({ min: 0, max: 130_000_000_00 });
    const inputs = fc.record({
      budgetCents: cents,
      budgetOpenCents: cents,
      borrowerCapCents: cents,
      borrowerOpenCents: cents,
      groupCapCents: cents,
      groupOpenCents: cents,
      ruleLimitCents: cents,
    });
    fc.assert(
      fc.property(inputs, (given) => {
        const limit = limitOf(given);
        expect(limit.cents).toBeGreaterThanOrEqual(0);
        expect(limit.cents).toBeLessThanOrEqual(given.ruleLimitCents);
        if (limit.cents > 0) {
          expect(given.budgetOpenCents + limit.cents).toBeLessThanOrEqual(given.budgetCents);
          expect(given.borrowerOpenCents + limit.cents).toBeLessThanOrEqual(given.borrowerCapCents);
          expect(given.groupOpenCents + limit.cents).toBeLessThanOrEqual(given.groupCapCents);
        }
      }),
    );
  });
});
