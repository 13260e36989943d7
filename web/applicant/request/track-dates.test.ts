import { describe, expect, test } from '@jest/globals';
import { trackDates } from './track-dates.ts';

const clock = (
  kind: 'evaluation' | 'decisionNotice' | 'contract' | 'fundsUse' | 'correction',
  startDate: string,
  dueDate: string,
) => ({
  kind,
  startDate,
  dueDate,
  paused: false,
});
const evaluation = clock('evaluation', '2026-10-12', '2026-11-09');
const decision = clock('decisionNotice', '2026-11-02', '2026-11-04');

describe('the steps of a request', () => {
  test('say when the answer is promised while it is evaluated', () => {
    const words = trackDates({ status: 2, submittedAt: '2026-10-12 10:00:00', clocks: [evaluation] });
    expect(words[0]).toBe('2026-10-12');
    expect(words[1]).toBe('iki 2026-11-09');
    expect(words.slice(2)).toEqual([
      'pranešame per 2 darbo dienas',
      'rengiame per 5, pasirašote per 10 darbo dienų',
      'per 6 mėnesius',
    ]);
  });

  test('say when it was decided, and until when the contract is made', () => {
    const contract = clock('contract', '2026-11-02', '2026-11-09');
    expect(
      trackDates({ status: 3, submittedAt: '2026-10-12 10:00:00', clocks: [evaluation, decision, contract] }),
    ).toEqual(['2026-10-12', '2026-11-02', '2026-11-02', 'iki 2026-11-09', 'per 6 mėnesius']);
  });

  test('end on the day of a rejection, and promise nothing after it', () => {
    const words = trackDates({
      status: 4,
      submittedAt: '2026-10-12 10:00:00',
      clocks: [evaluation, decision],
    });
    expect(words.slice(2)).toEqual(['2026-11-02', '', '']);
  });

  test('promise nothing while the clock stands still or nothing is known', () => {
    expect(
      trackDates({ status: 2, submittedAt: null, clocks: [{ ...evaluation, paused: true }] }).slice(0, 2),
    ).toEqual(['', '']);
    expect(trackDates({ status: 1, submittedAt: null, clocks: [] })[0]).toBe('');
  });
});
