import { addDays } from '../../../domain/values/working-days.ts';
import type { ManagerFilter } from '../data/types.ts';
import { FLAG_FIELDS, NUMBER_FIELDS, RANGE_FIELDS } from './filter-fields.ts';
import type { InboxFilter, InboxView } from './inbox-filter.ts';
import { ROWS_PER_PAGE } from './pages.ts';

/** Ranges whose end is moved one day later before sending (specification, section 5). */
const END_MOVED: readonly string[] = ['SubmittedDates', 'ApprovedDates'];

/** The filter object of the specification. Export and list are given the same one. */
export function filterWire(filter: InboxFilter): Partial<ManagerFilter> {
  const wire: Partial<ManagerFilter> = {};
  if (filter.text.trim() !== '') wire.search = filter.text.trim();
  if (filter.statuses.length > 0) wire.RequestStatusIds = [...filter.statuses];
  if (filter.assessorId) wire.AssessorId = filter.assessorId;
  if (filter.email.trim() !== '') wire.UserEmail = filter.email.trim();
  if (filter.action !== null) wire.RequestAction = filter.action;
  for (const { key, wire: name } of RANGE_FIELDS) {
    const range = filter.ranges[key];
    if (!range) continue;
    const dateTo = range.to && END_MOVED.includes(name) ? addDays(range.to, 1) : range.to;
    wire[name] = { dateFrom: range.from, dateTo };
  }
  for (const { key, wire: name } of NUMBER_FIELDS)
    if (filter.numbers[key] !== undefined) wire[name] = filter.numbers[key];
  for (const { key, wire: name } of FLAG_FIELDS)
    if (filter.flags[key] !== undefined) wire[name] = filter.flags[key];
  return wire;
}

/** Body of GetManagerRequests. */
export function inboxWire({ queue, filter, page, sort }: InboxView): ManagerFilter {
  return {
    ...filterWire(filter),
    queue,
    page,
    countPerPage: ROWS_PER_PAGE,
    sortBy: sort.by,
    sortDirection: sort.descending ? 2 : 1,
  };
}
