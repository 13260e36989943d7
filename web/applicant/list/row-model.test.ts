import { describe, expect, test } from '@jest/globals';
import type { RequestRow } from './query.ts';
import { grantedWire, groupByTurn, mainAction, mayDo } from './row-model.ts';

const row = (Id: number, Status: RequestRow['Status'], dueAt?: string): RequestRow =>
  ({ Id, Status, actions: [], clock: dueAt ? { dueAt } : null }) as unknown as RequestRow;

describe('the list of requests', () => {
  test('is grouped by whose turn it is, nearest deadline first', () => {
    const groups = groupByTurn([
      row(1, 2),
      row(2, 1),
      row(3, 7, '2026-12-04T00:00:00Z'),
      row(4, 9),
      row(5, 1),
    ]);
    expect(groups.map((group) => [group.turn, group.rows.map((item) => item.Id)])).toEqual([
      ['applicant', [3, 5, 2]],
      ['provider', [1]],
      ['nobody', [4]],
    ]);
  });

  test('names a sum as granted only once it is', () => {
    expect(([2, 4, 5] as const).map((status) => grantedWire(status, '100.00'))).toEqual([null, null, null]);
    expect(([3, 9, 11] as const).map((status) => grantedWire(status, '100.00'))).toEqual([
      '100.00',
      '100.00',
      '100.00',
    ]);
  });

  test('offers the next step by status', () => {
    expect(mainAction(row(7, 1))).toMatchObject({ label: 'Tęsti', filled: true });
    expect(mainAction(row(7, 7))?.to).toBe('/main-window/requests/new-request/7/signing');
    expect(mainAction(row(7, 2))).toBeNull();
  });

  test('believes the server about what may be done', () => {
    const actions = [
      { name: 'delete', refusal: null },
      { name: 'submit', refusal: 'formComplete' },
    ];
    expect(mayDo({ actions }, 'delete')).toBe(true);
    expect(mayDo({ actions }, 'submit')).toBe(false);
    expect(mayDo({ actions }, 'copy')).toBe(false);
  });
});
