import { describe, expect, test } from '@jest/globals';
import { Status, STATUS_IDS, type StatusId } from '../application/status.ts';
import { SCHEME_CODES, schemeOf } from '../schemes/index.ts';
import { retentionOf, type Kept } from './retention.ts';

const kept = (given: Partial<Kept>): Kept => ({
  schemeCode: 'tiesiogines',
  status: Status.rejected,
  since: '2020-02-29',
  isDeleted: false,
  wasSubmitted: true,
  touchedOn: '2020-01-10',
  toldOn: null,
  loanEndsOn: null,
  hasArrear: false,
  ...given,
});
const dueOf = (given: Partial<Kept>) => retentionOf(kept(given))?.dueOn ?? null;

describe('records are kept', () => {
  test('ten years after a case has ended, those of rent compensation five', () => {
    expect(Object.fromEntries(SCHEME_CODES.map((code) => [code, schemeOf(code).retentionYears]))).toEqual({
      tiesiogines: 10,
      startuok: 10,
      covid: 10,
      nuoma: 5,
    });
    expect(SCHEME_CODES.map((schemeCode) => dueOf({ schemeCode }))).toEqual([
      '2030-02-28',
      '2030-02-28',
      '2030-02-28',
      '2025-02-28',
    ]);
  });

  test.each<[string, Partial<Kept>, string | null]>([
    ['a rejection', { status: 4 }, '2030-02-28'],
    ['criteria that were not met', { status: 6 }, '2030-02-28'],
    ['a loan that is paid back to the end', { status: 9, loanEndsOn: '2023-06-15' }, '2033-06-15'],
    ['a changed loan', { status: 16, loanEndsOn: '2023-06-15' }, '2033-06-15'],
    ['a loan terminated early is owed to its end', { status: 10, loanEndsOn: '2023-06-15' }, '2033-06-15'],
    ['a loan terminated after its end', { status: 10, loanEndsOn: '2019-06-15' }, '2030-02-28'],
    ['a request withdrawn after its criteria', { status: 6, isDeleted: true }, '2030-02-28'],
    ['a loan without an end', { status: 9 }, null],
    ['a loan with something overdue', { status: 9, loanEndsOn: '2023-06-15', hasArrear: true }, null],
    ['a terminated loan with something overdue', { status: 10, hasArrear: true }, null],
    ['a loan whose change is under way', { status: 13, loanEndsOn: '2023-06-15' }, null],
    ['a request that waits for somebody', { status: 2 }, null],
    ['a draft nobody was told about', { status: 1, wasSubmitted: false }, null],
    ['a draft, a year on', { status: 1, wasSubmitted: false, toldOn: '2020-12-10' }, '2021-01-10'],
    ['a draft told about late', { status: 1, wasSubmitted: false, toldOn: '2022-03-01' }, '2022-03-31'],
    ['a draft saved after the notice', { status: 1, wasSubmitted: false, toldOn: '2020-01-10' }, null],
    ['a draft its owner deleted', { status: 1, wasSubmitted: false, isDeleted: true }, '2021-02-28'],
  ])('%s', (_what, given, due) => expect(dueOf(given)).toBe(due));

  test('nothing that somebody may still carry on has a term', () => {
    const open: readonly StatusId[] = STATUS_IDS.filter((status) => ![4, 6, 9, 10, 16].includes(status));
    for (const status of open)
      expect([status, dueOf({ status, loanEndsOn: '2000-01-01' })]).toEqual([status, null]);
  });
});
