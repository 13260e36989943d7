import { describe, expect, test } from '@jest/globals';
import { QUEUES } from '../../../domain/tasks/queues.ts';
import { changesOf } from './changed-rows.ts';
import { chipsOf } from './filter-chips.ts';
import { FIRST_VIEW, inQueue, isFiltered, narrowed, NO_FILTER, readView, sortedBy, storedForm } from './inbox-filter.ts';
import { inboxKey, movedTo } from './keys.ts';
import { pageItems, shownCount } from './pages.ts';
import { railOf } from './rail.ts';
import { searchFields } from './search-text.ts';

const press = (key: string, more = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, inControl: null, ...more });

describe('one search box', () => {
  test.each([
    ['', {}],
    [' 123 ', { RequestId: 123 }],
    ['Nr. 123', { RequestId: 123 }],
    ['303 874 105', { CompanyCode: '303874105' }],
    ['48403129911', { CompanyCode: '48403129911' }],
    ['nemuno', { CompanyName: 'nemuno' }],
    ['2 kalnai', { CompanyName: '2 kalnai' }],
  ])('%p is understood', (text, fields) => expect(searchFields(text)).toEqual(fields));
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
    const view = sortedBy(narrowed(FIRST_VIEW, { text: 'nemuno', statuses: [2, 12], sumFrom: 100 }), 'sum');
    expect(readView(storedForm(view), '4')).toEqual({ ...view, page: 4 });
  });

  test.each([[null], ['{'], ['[]'], ['{"queue":"gone","filter":{"statuses":[99],"sumFrom":"x"},"sort":{"by":"no"}}']])(
    'a stored entry that makes no sense (%p) is nothing',
    (stored) => expect(readView(stored, 'x')).toEqual(FIRST_VIEW),
  );

  test('a second click on a column turns the order', () => {
    const once = sortedBy(FIRST_VIEW, 'deadline');
    expect(once.sort).toEqual({ by: 'deadline', descending: true });
    expect(sortedBy(once, 'sum').sort).toEqual({ by: 'sum', descending: false });
  });

  test('each narrowing is a chip that takes only itself away', () => {
    const filter = { ...NO_FILTER, text: 'abc', statuses: [2, 5] as const, assessorId: 'u', submittedFrom: '2026-11-01' };
    const chips = chipsOf({ ...filter, statuses: [...filter.statuses] }, () => 'R. Petraitė');
    expect(chips.map((chip) => chip.label)).toEqual([
      'Paieška: „abc“',
      'Būsena: Pateikta vertinti',
      'Būsena: Grąžinta tikslinti',
      'Vertintojas: R. Petraitė',
      'Pateikta: nuo 2026-11-01',
    ]);
    expect(chips[1]!.without).toEqual({ statuses: [5] });
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

  test('payment requests appear only when the server counts them', () => {
    expect(railOf({ mine: 1 })[0]!.rows.map((row) => row.key)).not.toContain('paymentRequests');
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
  test('counts what is new and what has changed, and ignores what left', () => {
    const shown = [{ id: 1, version: 1 }, { id: 2, version: 4 }, { id: 3, version: 1 }];
    expect(changesOf(shown, [{ id: 1, version: 1 }, { id: 2, version: 5 }, { id: 9, version: 1 }])).toEqual({
      added: 1,
      changed: 1,
    });
  });
});

describe('pages', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  ])('page %i of %i', (current, total, items) => expect(pageItems(current, total)).toEqual(items));

  test('the last page says how many it shows', () => {
    expect(shownCount(1, 47)).toBe(30);
    expect(shownCount(2, 47)).toBe(17);
    expect(shownCount(1, 0)).toBe(0);
  });
});
