import { queueOf } from '../../../domain/tasks/queues.ts';
import type { ManagerFilter, SavedView } from '../data/types.ts';
import { filterOfWire, inboxWire } from './filter-wire.ts';
import { FIRST_VIEW, SORT_KEYS, type InboxView, type SortKey } from './inbox-filter.ts';

/** A list under a name: filter, queue and order as they are sent, from its first page. */
export function savedForm(view: InboxView): ManagerFilter {
  return inboxWire({ ...view, page: 1 });
}

/** The list that a saved view stands for; what an older portal saved and this one does not know narrows nothing. */
export function viewOfSaved({ View }: Pick<SavedView, 'View'>): InboxView {
  const wire = View as ManagerFilter;
  const sortBy = wire.sortBy as SortKey;
  return {
    queue: queueOf(wire.queue ?? 'all')?.key ?? 'all',
    filter: filterOfWire(wire),
    page: 1,
    sort: SORT_KEYS.includes(sortBy) ? { by: sortBy, descending: wire.sortDirection === 2 } : FIRST_VIEW.sort,
  };
}

const written = (view: InboxView): string =>
  JSON.stringify(Object.entries(savedForm(view)).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The list shows what was saved, on whatever page. */
export function isShown(saved: Pick<SavedView, 'View'>, view: InboxView): boolean {
  return written(viewOfSaved(saved)) === written(view);
}
