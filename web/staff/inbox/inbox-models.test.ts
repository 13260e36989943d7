import { describe, expect, test } from '@jest/globals';
import { QUEUES } from '../../../domain/tasks/queues.ts';
import { columnsFor, OPTIONAL_COLUMNS, tableWidth } from './columns.ts';
import { chipsOf } from './filter-chips.ts';
import { filterWire, inboxWire } from './filter-wire.ts';
import {
  FIRST_VIEW,
  inQueue,
  isFiltered,
  narrowed,
  NO_FILTER,
  readView,
  searchedEverywhere,
  sortedBy,
  storedForm,
  withFlag,
  withRange,
} from './inbox-filter.ts';
import { inboxKey, movedTo } from './keys.ts';
import { INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { pageItems, pagesOf, shownCount } from './pages.ts';
import { railOf } from './rail.ts';
import { isShown, savedForm, viewOfSaved } from './saved-view.ts';
import { steadyRows } from './steady-rows.ts';
import { FIRST_ORDER, movedColumn, orderOf } from './use-table-look.ts';

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  inControl: null,
  ...more,
});

describe('the filter', () => {
  test('narrowing starts from the first page, and says that filters are on', () => {
    const view = narrowed({ ...FIRST_VIEW, page: 3 }, { statuses: [2] });
    expect(view.page).toBe(1);
    expect(isFiltered(view.filter)).toBe(true);
    expect(isFiltered(NO_FILTER)).toBe(false);
  });

  test('another queue keeps the filter', () => {
    const view = inQueue(narrowed(FIRST_VIEW, { text: 'a' }), 'overdue');
    expect([view.queue, view.filter.text, view.page]).toEqual(['overdue', 'a', 1]);
  });

  test('comes back from storage as it was left', () => {
    const filter = withFlag(
      withRange(NO_FILTER, 'signed', { from: '2026-11-01', to: null }),
      'reserved',
      false,
    );
    const view = sortedBy(narrowed(FIRST_VIEW, { ...filter, text: 'nemuno', statuses: [2, 12] }), 'sum');
    expect(readView(storedForm(view), '4')).toEqual({ ...view, page: 4 });
  });

  test.each([
    [null],
    ['{'],
    ['[]'],
    [
      '{"queue":"gone","filter":{"statuses":[99],"ranges":{"signed":{"from":"x"}},"numbers":[]},"sort":{"by":"no"}}',
    ],
  ])('a stored entry that makes no sense (%p) is nothing', (stored) =>
    expect(readView(stored, 'x')).toEqual(FIRST_VIEW),
  );

  test('a second click on a column turns the order', () => {
    const once = sortedBy(FIRST_VIEW, 'deadline');
    expect(once.sort).toEqual({ by: 'deadline', descending: true });
    expect(sortedBy(once, 'sum').sort).toEqual({ by: 'sum', descending: false });
  });

  test('each narrowing is a chip that takes only itself away', () => {
    const filter = withFlag(
      withRange({ ...NO_FILTER, text: 'abc', statuses: [2, 5], assessorId: 'u' }, 'submitted', {
        from: '2026-11-01',
        to: null,
      }),
      'reserved',
      true,
    );
    const chips = chipsOf(filter, () => 'R. Petraitė');
    expect(chips.map((chip) => chip.label)).toEqual([
      'Paieška: „abc“',
      'Būsena: Pateikta vertinti',
      'Būsena: Grąžinta tikslinti',
      'Vertintojas: R. Petraitė',
      'Pateikta: nuo 2026-11-01',
      'Suma rezervuota',
    ]);
    expect(chips[1]!.without).toEqual({ ...filter, statuses: [5] });
    expect(
      isFiltered(
        chips.reduce(
          (left, chip) => chipsOf(left, () => '').find(({ key }) => key === chip.key)!.without,
          filter,
        ),
      ),
    ).toBe(false);
  });

  test('the end of submitted and approved dates is sent one day later, others as they are', () => {
    let filter = withRange(NO_FILTER, 'submitted', { from: '2026-10-01', to: '2026-10-31' });
    filter = withRange(filter, 'signed', { from: null, to: '2026-10-31' });
    expect(filterWire(filter)).toEqual({
      SubmittedDates: { dateFrom: '2026-10-01', dateTo: '2026-11-01' },
      SignedDates: { dateFrom: null, dateTo: '2026-10-31' },
    });
  });

  test('nothing narrowed sends the queue, thirty rows and the most urgent first', () => {
    expect(inboxWire(FIRST_VIEW)).toEqual({
      queue: 'mine',
      page: 1,
      countPerPage: 30,
      sortBy: 'deadline',
      sortDirection: 1,
    });
  });
});

describe('the rail', () => {
  test('has every queue once, red only where something is late', () => {
    const rows = railOf({ mine: 47, overdue: 2, paymentRequests: 1 }).flatMap((group) => group.rows);
    expect(rows.map((row) => row.key)).toEqual(QUEUES.map((queue) => queue.key));
    expect(rows.filter((row) => row.alarming).map((row) => row.key)).toEqual(['overdue']);
    expect(railOf({ overdue: 0 })[0]!.rows.some((row) => row.alarming)).toBe(false);
  });

  test('a shortened status carries its full label as a name, and its colour', () => {
    const row = railOf(undefined)[1]!.rows.find(({ key }) => key === 'status-14')!;
    expect([row.label, row.name, row.tone, row.count]).toEqual([
      'Keitimas: parengtas',
      'Sugeneruotas sąlygų keitimo dokumentas',
      'warning',
      null,
    ]);
  });
});

describe('the keyboard', () => {
  test('letters work in the list, not in a field and not with Ctrl', () => {
    expect(inboxKey(press('j'), true)).toBe('down');
    expect(inboxKey(press('j', { inControl: 'text' }), true)).toBeNull();
    expect(inboxKey(press('k', { ctrlKey: true }), true)).toBeNull();
  });

  test('letters can be switched off, Enter stays', () => {
    expect(inboxKey(press('n'), false)).toBeNull();
    expect(inboxKey(press('Enter'), false)).toBe('open');
    expect(inboxKey(press('Enter', { inControl: 'button' }), true)).toBeNull();
  });

  test('the selection stays inside the list', () => {
    expect(movedTo([5, 6], null, 'down')).toBe(5);
    expect(movedTo([5, 6], 6, 'down')).toBe(6);
    expect(movedTo([5, 6], 5, 'up')).toBe(5);
    expect(movedTo([], 5, 'up')).toBeNull();
  });
});

describe('a fresh answer', () => {
  test('renews cells in place, and only counts what came and went', () => {
    const shown = [
      { Id: 1, version: 1 },
      { Id: 2, version: 4 },
      { Id: 3, version: 1 },
    ];
    const steady = steadyRows(shown, [
      { Id: 9, version: 1 },
      { Id: 2, version: 5 },
      { Id: 1, version: 1 },
    ]);
    expect(steady).toEqual({
      rows: [
        { Id: 1, version: 1 },
        { Id: 2, version: 5 },
        { Id: 3, version: 1 },
      ],
      news: 1,
      came: 1,
      renewed: [2],
    });
  });

  test('the same list has no news', () => {
    expect(steadyRows([{ Id: 1, version: 1 }], [{ Id: 1, version: 1 }])).toMatchObject({
      news: 0,
      renewed: [],
    });
  });
});

describe('a saved view', () => {
  const view = sortedBy(
    narrowed({ ...FIRST_VIEW, queue: 'overdue' }, { statuses: [2], words: { code: '30' } }),
    'sum',
  );
  const saved = { View: savedForm({ ...view, page: 4 }) as Record<string, unknown> };

  test('comes back as it was, from its first page, and knows itself on any page', () => {
    expect(viewOfSaved(saved)).toEqual(view);
    expect(isShown(saved, { ...view, page: 7 })).toBe(true);
    expect(isShown(saved, sortedBy(view, 'sum'))).toBe(false);
    expect(isShown(saved, inQueue(view, 'mine'))).toBe(false);
  });

  test('without a queue or order is over everything, the most urgent first', () => {
    expect(viewOfSaved({ View: { CompanyName: 'medis' } })).toMatchObject({
      queue: 'all',
      sort: FIRST_VIEW.sort,
    });
  });
});

describe('a search', () => {
  test('within a queue can be widened to everything, and keeps nothing but its words', () => {
    const view = narrowed({ ...FIRST_VIEW, page: 2 }, { text: 'medis', statuses: [2] });
    expect(searchedEverywhere(view)).toEqual({
      ...view,
      queue: 'all',
      page: 1,
      filter: { ...NO_FILTER, text: 'medis' },
    });
    expect(searchedEverywhere({ ...view, queue: 'all' })).toBeNull();
    expect(searchedEverywhere(narrowed(FIRST_VIEW, { statuses: [2] }))).toBeNull();
  });
});

describe('columns', () => {
  const look = { hidden: [], order: FIRST_ORDER, digits: 3 };
  const keys = (columns: readonly { key: string }[]) => columns.map(({ key }) => key);

  test('beside the preview are the main ones, and as many more as there is room for', () => {
    const few = columnsFor({ ...look, isDocked: true, room: 890 });
    const more = columnsFor({ ...look, isDocked: true, room: 1444 });
    expect(few.every(({ main }) => main)).toBe(true);
    expect(keys(more)).toEqual(expect.arrayContaining([...keys(few), 'submittedDate']));
    expect(tableWidth(more)).toBeLessThanOrEqual(1444);
  });

  test('without the preview are all, with the sum split in two, but those put away', () => {
    const all = keys(columnsFor({ ...look, isDocked: false, room: 890 }));
    expect(all).toEqual(FIRST_ORDER.filter((key) => key !== 'sum'));
    expect(keys(columnsFor({ ...look, hidden: ['flags', 'number'], isDocked: false, room: 890 }))).toEqual(
      all.filter((key) => key !== 'flags'),
    );
  });

  test('are moved past the next one that can be moved; one that is new stands where it stands at first', () => {
    const shown = keys(OPTIONAL_COLUMNS) as typeof FIRST_ORDER;
    const moved = movedColumn(FIRST_ORDER, 'deadline', 1, shown);
    expect(moved.indexOf('deadline')).toBe(moved.indexOf('loanSum') + 1);
    expect(movedColumn(FIRST_ORDER, 'status', -1, shown)).toEqual(FIRST_ORDER);
    expect(orderOf(['deadline', 'status', 'gone'])).toHaveLength(FIRST_ORDER.length);
    expect(orderOf(moved)).toEqual(moved);
  });
});

describe('pages', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  ])('page %i of %i', (current, total, items) => expect(pageItems(current, total)).toEqual(items));

  test.each([
    ['counted to its end', 2, 47, 2],
    ['not counted yet', 34, null, 34],
    ['counted beyond what the server offered', 34, 1_031, 35],
    ['of more than is offered at all', 34, 1_000_000, 334],
  ])('a list %s has its pages', (_, offered, total, pages) => expect(pagesOf(offered, total)).toBe(pages));

  test('a count says whether it is exact', () => {
    const plain = (text: string) => text.replaceAll('\u00A0', ' ');
    expect(plain(INBOX.shown(30, 1_001, false))).toBe('Rodoma 30 iš 1 000+');
    expect(plain(INBOX.total(1_001, false))).toBe('Daugiau kaip 1 000 įrašų');
    expect(plain(INBOX.shown(30, 8_371, true))).toBe('Rodoma 30 iš 8 371');
    expect(plain(INBOX.total(8_371, true))).toBe('Iš viso 8 371 įrašas');
  });

  test('the last page says how many it shows', () => {
    expect(shownCount(1, 47)).toBe(30);
    expect(shownCount(2, 47)).toBe(17);
    expect(shownCount(1, 0)).toBe(0);
  });
});
