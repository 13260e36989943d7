import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FIRST_VIEW, readView, storedForm, type InboxView } from './inbox-filter.ts';

/** Keys of the specification: filter and page are kept and restored. */
const FILTER_KEY = 'boFilter';
const PAGE_KEY = 'currentPage';

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage may be full or closed; the list works without it.
  }
}

function save(view: InboxView): void {
  store(FILTER_KEY, storedForm(view));
  store(PAGE_KEY, String(view.page));
}

/** State of a navigation to the list that may be open already: what was stored is to be read again. */
export const STORED = { stored: true } as const;

const storedView = (): InboxView => readView(stored(FILTER_KEY), stored(PAGE_KEY));

/** A list another screen leads to: it opens with this and nothing else. */
export function storeView(view: Partial<InboxView>): void {
  save({ ...FIRST_VIEW, ...view });
}

/** What the list shows, kept in the browser between visits. */
export function useInboxView(): [InboxView, (next: InboxView) => void] {
  const [view, setView] = useState(storedView);
  const { state, key } = useLocation() as { state: { stored?: boolean } | null; key: string };
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (state?.stored) setView(storedView());
  }
  const change = useCallback((next: InboxView) => {
    save(next);
    setView(next);
  }, []);
  return [view, change];
}

/** A yes or no of the person's own desk: preview open, letters on. */
export function useStoredFlag(key: string, initial: boolean): [boolean, (next: boolean) => void] {
  const [flag, setFlag] = useState(() => {
    const value = stored(key);
    return value === null ? initial : value === '1';
  });
  const change = useCallback(
    (next: boolean) => {
      store(key, next ? '1' : '0');
      setFlag(next);
    },
    [key],
  );
  return [flag, change];
}
