import { useCallback, useState } from 'react';
import type { ManagerPage, ManagerRow } from '../data/types.ts';
import { steadyRows, type Steady } from './steady-rows.ts';

interface Shown {
  view: string;
  rows: readonly ManagerRow[];
}

const NONE: Steady<ManagerRow> = { rows: [], news: 0, came: 0, renewed: [] };

/**
 * Rows as the person last saw them, with fresh cells. A new view (or `refresh`) takes the server's order;
 * a poll only renews cells and counts what a refresh would bring.
 */
export function useSteadyRows(
  page: ManagerPage | undefined,
  view: string,
  isPlaceholder: boolean,
): Steady<ManagerRow> & { refresh: () => void } {
  const [shown, setShown] = useState<Shown | null>(null);
  const fresh = page?.SearchResult;
  const isNewView = fresh !== undefined && !isPlaceholder && shown?.view !== view;
  if (isNewView) setShown({ view, rows: fresh });
  // The next answer is taken as a new view: also one that is still on its way after the person's own action.
  const refresh = useCallback(() => setShown((was) => was && { ...was, view: '' }), []);
  const base = isNewView ? { ...NONE, rows: [...fresh] } : null;
  const steady =
    base ??
    (shown && fresh && !isPlaceholder
      ? steadyRows(shown.rows, fresh)
      : shown
        ? { ...NONE, rows: [...shown.rows] }
        : NONE);
  return { ...steady, refresh };
}
