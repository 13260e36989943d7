import { useCallback, useState } from 'react';
import { COLUMNS, type ColumnKey } from './columns.ts';

/** How a person wants the table: which columns, in which order, how close the rows. */
export interface TableLook {
  hidden: readonly string[];
  order: readonly ColumnKey[];
  isDense: boolean;
}

const HIDDEN_KEY = 'boHiddenColumns';
const ORDER_KEY = 'boColumnOrder';
const DENSE_KEY = 'boDense';

export const FIRST_ORDER: readonly ColumnKey[] = COLUMNS.map(({ key }) => key);

function readList(key: string): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Columns as they were put in order; those an older portal did not know stand where they stand at first. */
export function orderOf(stored: readonly string[]): ColumnKey[] {
  const order = FIRST_ORDER.filter((key) => stored.includes(key)).sort(
    (a, b) => stored.indexOf(a) - stored.indexOf(b),
  );
  FIRST_ORDER.forEach((key, at) => {
    if (!order.includes(key)) order.splice(at, 0, key);
  });
  return order;
}

/** One place to the left or to the right; the number and the applicant stay in front. */
export function movedColumn(
  order: readonly ColumnKey[],
  key: ColumnKey,
  by: -1 | 1,
  shown: readonly ColumnKey[],
): ColumnKey[] {
  const other = shown[shown.indexOf(key) + by];
  if (other === undefined || !shown.includes(key)) return [...order];
  const next = order.filter((one) => one !== key);
  next.splice(next.indexOf(other) + (by === 1 ? 1 : 0), 0, key);
  return next;
}

function read(): TableLook {
  let isDense = false;
  try {
    isDense = localStorage.getItem(DENSE_KEY) === '1';
  } catch {
    // Storage may be closed.
  }
  return { hidden: readList(HIDDEN_KEY), order: orderOf(readList(ORDER_KEY)), isDense };
}

/** Kept in the browser. */
export function useTableLook(): [TableLook, (look: TableLook) => void] {
  const [look, setLook] = useState(read);
  const change = useCallback((next: TableLook) => {
    try {
      localStorage.setItem(HIDDEN_KEY, JSON.stringify(next.hidden));
      localStorage.setItem(ORDER_KEY, JSON.stringify(next.order));
      localStorage.setItem(DENSE_KEY, next.isDense ? '1' : '0');
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    setLook(next);
  }, []);
  return [look, change];
}
