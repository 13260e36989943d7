import { describe, expect, test } from '@jest/globals';
import { mayDo } from '../may-do.ts';
import type { RequestRow } from './query.ts';
import { pageOf } from './paging.ts';
import {
  countByTurn,
  grantedWire,
  groupByTurn,
  mainAction,
  rowDates,
  rowSentence,
  rowTerms,
} from './row-model.ts';

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

  test('says what is left of a draft, in the forms of the language', () => {
    const draft = (done: number, missingAttachments: number) =>
      rowSentence({
        ...row(1, 1),
        StatusDate: '2026-11-21 10:00:00',
        reasons: [],
        returned: null,
        progress: { done, total: 21, next: null },
        missingAttachments,
      }).replaceAll('\u00A0', ' ');
    expect(draft(21, 0)).toContain('Patikrinkite atitiktį kriterijams ir pateikite');
    expect(draft(20, 0)).toContain('Liko užpildyti 1 skiltį.');
    expect(draft(10, 1)).toContain('Liko užpildyti 11 skilčių ir įkelti 1 dokumentą.');
    expect(draft(0, 11)).toContain('Liko užpildyti 21 skiltį ir įkelti 11 dokumentų.');
  });

  test('tells a copy that nobody has opened from a new draft', () => {
    const fresh = { ...row(9, 1), progress: null, CopiedFrom: null } as RequestRow;
    expect(rowSentence(fresh)).toBe('Prašymas dar nepateiktas. Pradėkite pildyti.');
    expect(rowSentence({ ...fresh, CopiedFrom: 7 })).toContain('nukopijuoti iš prašymo Nr.\u00A07');
  });

  test('shows dates, purpose and term as far as they are known', () => {
    const known = {
      ...row(1, 9),
      CreateDate: '2026-10-10 08:00:00',
      SubmittedDate: '2026-10-12 08:00:00',
      SavedDate: null,
      InvegaLoanSum: '100.00',
      LoanPurposeId: 2,
      LoanTerm: 24,
    } as RequestRow;
    expect(rowDates(known)).toEqual(['Pateikta 2026-10-12', 'sukurta 2026-10-10', 'skirta 100,00\u00A0EUR']);
    expect(rowTerms(known)).toBe('Apyvartinis kapitalas, 24\u00A0mėn.');
    expect(rowTerms({ ...known, LoanPurposeId: null, LoanTerm: null })).toBe('');
  });

  test('counts every turn, also those not on this page', () => {
    expect(countByTurn([row(1, 2), row(2, 1), row(3, 9), row(4, 1)])).toEqual({
      applicant: 2,
      provider: 1,
      nobody: 1,
    });
  });
});

describe('pages of the list', () => {
  const all = Array.from({ length: 41 }, (_, index) => index);
  test('are of twenty, and a page that is not there is the nearest that is', () => {
    expect(pageOf(all, '3')).toMatchObject({ page: 3, pages: 3, rows: [40] });
    expect(pageOf(all, '99').page).toBe(3);
    expect(pageOf(all, '-1').page).toBe(1);
    expect(pageOf(all, 'x').rows).toHaveLength(20);
    expect(pageOf([], null)).toEqual({ page: 1, pages: 1, rows: [] });
  });
});
