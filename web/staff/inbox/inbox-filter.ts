import { isStatusId, type StatusId } from '../../../domain/application/status.ts';
import { isSchemeCode, type SchemeCode } from '../../../domain/schemes/index.ts';
import { DEFAULT_QUEUE, queueOf, type QueueKey } from '../../../domain/tasks/queues.ts';
import {
  FLAG_FIELDS,
  NUMBER_FIELDS,
  RANGE_FIELDS,
  type FlagKey,
  type NumberKey,
  type RangeKey,
  WORD_FIELDS,
  type WordKey,
} from './filter-fields.ts';

export interface DateRange {
  from: string | null;
  to: string | null;
}

/** What the person narrowed the list by. Dates are 'yyyy-MM-dd'; absent keys narrow nothing. */
export interface InboxFilter {
  text: string;
  statuses: StatusId[];
  assessorId: string | null;
  email: string;
  /** Code of the action log. */
  action: number | null;
  ranges: Partial<Record<RangeKey, DateRange>>;
  numbers: Partial<Record<NumberKey, number>>;
  flags: Partial<Record<FlagKey, boolean>>;
  words: Partial<Record<WordKey, string>>;
  /** Key of a figure of the statistics. */
  figure: string | null;
  scheme: SchemeCode | null;
}

export const SORT_KEYS = ['deadline', 'id', 'name', 'status', 'submitted', 'sum'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export interface Sort {
  by: SortKey;
  descending: boolean;
}

export interface InboxView {
  queue: QueueKey;
  filter: InboxFilter;
  page: number;
  sort: Sort;
}

export const NO_FILTER: InboxFilter = {
  text: '',
  statuses: [],
  assessorId: null,
  email: '',
  action: null,
  ranges: {},
  numbers: {},
  flags: {},
  words: {},
  figure: null,
  scheme: null,
};

export const FIRST_VIEW: InboxView = {
  queue: DEFAULT_QUEUE,
  filter: NO_FILTER,
  page: 1,
  sort: { by: 'deadline', descending: false },
};

export const NO_RANGE: DateRange = { from: null, to: null };

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

export function isFiltered(filter: InboxFilter): boolean {
  return Object.values(filter).some((value) => !isEmpty(value));
}

/** A change of what is shown starts from the first page again; a change of page keeps everything else. */
export function narrowed(view: InboxView, filter: Partial<InboxFilter>): InboxView {
  return { ...view, filter: { ...view.filter, ...filter }, page: 1 };
}

/** A range with an end, or without the key when both ends are gone. */
export function withRange(filter: InboxFilter, key: RangeKey, range: DateRange): InboxFilter {
  const { [key]: _, ...others } = filter.ranges;
  return { ...filter, ranges: range.from || range.to ? { ...others, [key]: range } : others };
}

export function withNumber(filter: InboxFilter, key: NumberKey, value: number | null): InboxFilter {
  const { [key]: _, ...others } = filter.numbers;
  return { ...filter, numbers: value === null ? others : { ...others, [key]: value } };
}

export function withFlag(filter: InboxFilter, key: FlagKey, value: boolean | null): InboxFilter {
  const { [key]: _, ...others } = filter.flags;
  return { ...filter, flags: value === null ? others : { ...others, [key]: value } };
}

export function withWords(filter: InboxFilter, key: WordKey, value: string): InboxFilter {
  const { [key]: _, ...others } = filter.words;
  return { ...filter, words: value === '' ? others : { ...others, [key]: value } };
}

export function inQueue(view: InboxView, queue: QueueKey): InboxView {
  return { ...view, queue, page: 1 };
}

/** The same search over everything; null where nothing is searched, or no queue holds it in. */
export function searchedEverywhere(view: InboxView): InboxView | null {
  const { text, email, words } = view.filter;
  const isSearch = text.trim() !== '' || email.trim() !== '' || !isEmpty(words);
  if (!isSearch || view.queue === 'all') return null;
  return { ...view, queue: 'all', page: 1, filter: { ...NO_FILTER, text, email, words } };
}

/** A second click on a column turns the order; another column starts ascending. */
export function sortedBy(view: InboxView, by: SortKey): InboxView {
  return { ...view, page: 1, sort: { by, descending: view.sort.by === by && !view.sort.descending } };
}

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');
const date = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
const whole = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
const record = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

function parsed(stored: string | null): Record<string, unknown> {
  try {
    return record(JSON.parse(stored ?? '{}'));
  } catch {
    return {};
  }
}

function readFilter(raw: Record<string, unknown>): InboxFilter {
  let filter: InboxFilter = {
    ...NO_FILTER,
    text: text(raw.text),
    statuses: Array.isArray(raw.statuses) ? raw.statuses.filter(isStatusId) : [],
    assessorId: text(raw.assessorId) || null,
    email: text(raw.email),
    action: whole(raw.action),
    figure: text(raw.figure) || null,
    scheme: isSchemeCode(raw.scheme) ? raw.scheme : null,
  };
  for (const { key } of RANGE_FIELDS) {
    const range = record(record(raw.ranges)[key]);
    filter = withRange(filter, key, { from: date(range.from), to: date(range.to) });
  }
  for (const { key } of NUMBER_FIELDS) filter = withNumber(filter, key, whole(record(raw.numbers)[key]));
  for (const { key } of WORD_FIELDS) filter = withWords(filter, key, text(record(raw.words)[key]));
  for (const { key } of FLAG_FIELDS) {
    const flag = record(raw.flags)[key];
    filter = withFlag(filter, key, typeof flag === 'boolean' ? flag : null);
  }
  return filter;
}

/** The stored filter, whatever an older version or a stranger left there; unknown parts fall back to nothing. */
export function readView(stored: string | null, storedPage: string | null): InboxView {
  const raw = parsed(stored);
  const sort = record(raw.sort);
  const page = Number(storedPage);
  return {
    queue: queueOf(text(raw.queue))?.key ?? DEFAULT_QUEUE,
    filter: readFilter(record(raw.filter)),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sort: SORT_KEYS.includes(sort.by as SortKey)
      ? { by: sort.by as SortKey, descending: sort.descending === true }
      : FIRST_VIEW.sort,
  };
}

/** What goes into `boFilter`; the page has its own key. */
export function storedForm({ queue, filter, sort }: InboxView): string {
  return JSON.stringify({ queue, filter, sort });
}
