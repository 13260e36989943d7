import { isStatusId } from '../../../domain/application/status.ts';
import { addDays } from '../../../domain/values/days.ts';
import type { ManagerFilter } from '../data/types.ts';
import { FLAG_FIELDS, NUMBER_FIELDS, RANGE_FIELDS, WORD_FIELDS } from './filter-fields.ts';
import {
  NO_FILTER,
  withFlag,
  withNumber,
  withRange,
  withWords,
  type InboxFilter,
  type InboxView,
} from './inbox-filter.ts';
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
  for (const { key, wire: name } of WORD_FIELDS) if (filter.words[key]) wire[name] = filter.words[key];
  if (filter.figure !== null) wire.figure = filter.figure;
  if (filter.scheme !== null) wire.SchemeCode = filter.scheme;
  for (const { key, wire: name } of FLAG_FIELDS)
    if (filter.flags[key] !== undefined) wire[name] = filter.flags[key];
  return wire;
}

/** The way back: what a filter object of the wire says in the list's own terms. */
export function filterOfWire(wire: Partial<ManagerFilter>): InboxFilter {
  let filter: InboxFilter = {
    ...NO_FILTER,
    text: wire.search ?? '',
    statuses: (wire.RequestStatusIds ?? []).filter(isStatusId),
    assessorId: wire.AssessorId ?? null,
    email: wire.UserEmail ?? '',
    action: wholeOf(wire.RequestAction),
    figure: wire.figure ?? null,
    scheme: wire.SchemeCode ?? null,
  };
  for (const { key, wire: name } of RANGE_FIELDS) {
    const { dateFrom = null, dateTo = null } = wire[name] ?? {};
    const to = dateTo && END_MOVED.includes(name) ? addDays(dateTo, -1) : dateTo;
    filter = withRange(filter, key, { from: dateFrom, to });
  }
  for (const { key, wire: name } of NUMBER_FIELDS) filter = withNumber(filter, key, wholeOf(wire[name]));
  for (const { key, wire: name } of WORD_FIELDS)
    filter = withWords(filter, key, String(wire[name] ?? '').replace(/^-$/, ''));
  for (const { key, wire: name } of FLAG_FIELDS) filter = withFlag(filter, key, wire[name] ?? null);
  return filter;
}

function wholeOf(value: string | number | null | undefined): number | null {
  return value === null || value === undefined || !/^\d+$/.test(String(value)) ? null : Number(value);
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
