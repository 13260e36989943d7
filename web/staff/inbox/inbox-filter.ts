import { isStatusId, type StatusId } from '../../../domain/application/status.ts';
import { DEFAULT_QUEUE, queueOf, type QueueKey } from '../../../domain/tasks/queues.ts';

/** What the person narrowed the list by. Dates are 'yyyy-MM-dd', sums integer cents. */
export interface InboxFilter {
  text: string;
  statuses: StatusId[];
  assessorId: string | null;
  submittedFrom: string | null;
  submittedTo: string | null;
  sumFrom: number | null;
  sumTo: number | null;
}

export type SortKey = 'deadline' | 'number' | 'applicant' | 'status' | 'sum' | 'assessor';
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
  submittedFrom: null,
  submittedTo: null,
  sumFrom: null,
  sumTo: null,
};

export const FIRST_VIEW: InboxView = {
  queue: DEFAULT_QUEUE,
  filter: NO_FILTER,
  page: 1,
  sort: { by: 'deadline', descending: false },
};

export function isFiltered(filter: InboxFilter): boolean {
  return (Object.keys(NO_FILTER) as (keyof InboxFilter)[]).some((key) => {
    const value = filter[key];
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
  });
}

/** A change of what is shown starts from the first page again; a change of page keeps everything else. */
export function narrowed(view: InboxView, filter: Partial<InboxFilter>): InboxView {
  return { ...view, filter: { ...view.filter, ...filter }, page: 1 };
}

export function inQueue(view: InboxView, queue: QueueKey): InboxView {
  return { ...view, queue, page: 1 };
}

/** A second click on a column turns the order; another column starts ascending. */
export function sortedBy(view: InboxView, by: SortKey): InboxView {
  return { ...view, page: 1, sort: { by, descending: view.sort.by === by && !view.sort.descending } };
}

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');
const date = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
const sum = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
const SORT_KEYS: readonly string[] = ['deadline', 'number', 'applicant', 'status', 'sum', 'assessor'];

/** The stored filter, whatever an older version or a stranger left there; unknown parts fall back to nothing. */
export function readView(stored: string | null, storedPage: string | null): InboxView {
  let raw: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (parsed && typeof parsed === 'object') raw = parsed as Record<string, unknown>;
  } catch {
    // A broken entry is treated as none.
  }
  const filter = (raw.filter ?? {}) as Record<string, unknown>;
  const sort = (raw.sort ?? {}) as Record<string, unknown>;
  const page = Number(storedPage);
  return {
    queue: queueOf(text(raw.queue))?.key ?? DEFAULT_QUEUE,
    filter: {
      text: text(filter.text),
      statuses: Array.isArray(filter.statuses) ? filter.statuses.filter(isStatusId) : [],
      assessorId: text(filter.assessorId) || null,
      submittedFrom: date(filter.submittedFrom),
      submittedTo: date(filter.submittedTo),
      sumFrom: sum(filter.sumFrom),
      sumTo: sum(filter.sumTo),
    },
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sort: SORT_KEYS.includes(text(sort.by))
      ? { by: sort.by as SortKey, descending: sort.descending === true }
      : FIRST_VIEW.sort,
  };
}

/** What goes into `boFilter`; the page has its own key. */
export function storedForm({ queue, filter, sort }: InboxView): string {
  return JSON.stringify({ queue, filter, sort });
}
