import { describe, expect, test } from '@jest/globals';
import { deadlineTone, deadlineUrgent, deadlineWords } from './deadline.ts';

describe('a deadline says how much time is left', () => {
  test('tone changes at five and at two working days', () => {
    const tone = (leftDays: number) => deadlineTone({ leftDays, overdueDays: 0 });
    expect([6, 5, 3, 2, 0].map(tone)).toEqual(['brand', 'warning', 'warning', 'danger', 'danger']);
    expect(deadlineTone({ leftDays: 0, overdueDays: 1 })).toBe('danger');
  });

  test('a paused clock is grey and says so', () => {
    const paused = { leftDays: 1, overdueDays: 0, paused: true };
    expect(deadlineTone(paused)).toBe('gray');
    expect(deadlineWords(paused)).toBe('laikas sustabdytas');
    expect(deadlineUrgent(paused)).toBe(false);
  });

  test('words bend as Lithuanian does', () => {
    expect(deadlineWords({ leftDays: 0, overdueDays: 0 })).toBe('šiandien');
    expect(deadlineWords({ leftDays: 21, overdueDays: 0 }, true)).toBe('liko 21\u00A0darbo diena');
    expect(deadlineWords({ leftDays: 0, overdueDays: 2 }, true)).toBe('vėluoja 2\u00A0darbo dienas');
    expect(deadlineWords({ leftDays: 4, overdueDays: 0 })).toBe('liko 4\u00A0d.\u00A0d.');
  });
});
