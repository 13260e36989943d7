import { describe, expect, test } from '@jest/globals';
import { dayProblems, type DayKind } from './day-off.ts';

const TODAY = '2026-11-23';
const change = (date: string, kind: DayKind, more: object = {}) => ({
  date,
  kind,
  name: 'Gedulo diena',
  reason: 'Vyriausybės nutarimas',
  ...more,
});

describe('a change of days off', () => {
  test.each([
    ['an ordinary Friday off', '2026-11-27', 'dayOff', [null, undefined]],
    ['today off', '2026-11-23', 'dayOff', [null, undefined]],
    ['yesterday', '2026-11-22', 'dayOff', [null, 'datePast']],
    ['a Saturday', '2026-11-28', 'dayOff', [null, 'alreadyOff']],
    ['Christmas', '2026-12-25', 'dayOff', [null, 'alreadyOff']],
    ['a day that is off already', '2026-11-27', 'dayOff', [{ working: false }, 'alreadyOff']],
    ['Christmas is worked', '2026-12-25', 'worked', [null, undefined]],
    ['a holiday on a Saturday is worked', '2026-12-26', 'worked', [null, 'notHoliday']],
    ['an ordinary day is worked', '2026-11-27', 'worked', [null, 'notHoliday']],
    ['Christmas is worked already', '2026-12-25', 'worked', [{ working: true }, 'notHoliday']],
    ['Christmas as the law has it again', '2026-12-25', 'statutory', [{ working: true }, undefined]],
    ['nothing to take back', '2026-11-27', 'statutory', [null, 'notChanged']],
    ['the last year that counts', '2029-12-31', 'dayOff', [null, undefined]],
    ['a year too far', '2030-01-02', 'dayOff', [null, 'dateTooFar']],
    ['no date', '2026-02-30', 'dayOff', [null, 'dateMissing']],
  ] as const)('%s', (_name, date, kind, more) => {
    const [stored, problem] = more;
    expect(dayProblems(change(date, kind), { today: TODAY, stored }).date).toBe(problem);
  });

  test('an extra day off has a name, every change a reason', () => {
    const facts = { today: TODAY, stored: null };
    expect(dayProblems(change('2026-11-27', 'dayOff', { name: ' ', reason: 'trump' }), facts)).toEqual({
      name: 'nameMissing',
      reason: 'reasonMissing',
    });
    expect(dayProblems(change('2026-12-25', 'worked', { name: '' }), facts)).toEqual({});
  });
});
