import { useEffect, useLayoutEffect, useRef } from 'react';
import { keepPlace, readPlace } from './place.ts';
import type { Selection } from './use-selection.ts';

const SCROLLER = '[data-inbox-scroll]';

/** Keeps the row and the scroll when the list is left, and finds them again when it is back with the same rows. */
export function usePlace(view: string, ids: readonly number[], selection: Selection): void {
  const { selected, select } = selection;
  const latest = useRef({ view, selected });
  useEffect(() => {
    latest.current = { view, selected };
  });
  const isBack = useRef(false);
  const isThere = ids.length > 0;
  useLayoutEffect(() => {
    if (!isThere || isBack.current) return;
    isBack.current = true;
    const place = readPlace(view);
    if (!place || !ids.includes(place.row)) return;
    select(place.row);
    const scroller = document.querySelector(SCROLLER);
    if (scroller) scroller.scrollTop = place.top;
    const row = document.querySelector(`[data-row="${place.row}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    row?.querySelector('a')?.focus({ preventScroll: true });
  }, [isThere, ids, view, select]);
  useLayoutEffect(() => {
    const keep = () => {
      const { view: list, selected: row } = latest.current;
      const top = document.querySelector(SCROLLER)?.scrollTop;
      if (row !== null && top !== undefined) keepPlace({ view: list, row, top });
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
}
