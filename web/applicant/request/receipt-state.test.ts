import { describe, expect, test } from '@jest/globals';
import { receiptState } from './receipt-state.ts';

describe('the confirmation page without a receipt', () => {
  const waiting = { missing: true, sent: true, isLate: false, status: 1 as const };

  test('says „Pateikimas vyksta“ while the server is still at it', () => {
    expect(receiptState(waiting)).toBe('pending');
    expect(receiptState({ ...waiting, status: 5 })).toBe('pending');
  });

  test('says that a draft is a draft when nothing was sent, or nothing came of it', () => {
    expect(receiptState({ ...waiting, sent: false })).toBe('draft');
    expect(receiptState({ ...waiting, isLate: true })).toBe('lost');
  });

  test('says nothing of the kind once there is a receipt', () => {
    expect(receiptState({ ...waiting, missing: false })).toBeNull();
  });
});
