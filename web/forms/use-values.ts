import { useCallback, useMemo, useRef, useState } from 'react';
import type { FormData } from '../../domain/forms/form.ts';

export interface Values {
  get: () => FormData;
  /** `redraw`: the input in view must take the value over; what a person types there already stands. */
  set: (path: string, value: unknown, redraw: boolean) => void;
  /** All of them at once: every input is drawn anew. */
  replace: (values: FormData) => void;
  /** Another key: another input, with the value as it is now. */
  keyOf: (path: string) => string;
}

/** What stands in the inputs, beside React: a keystroke renders nothing but its own input. */
export function useValues(initial: FormData): Values {
  const values = useRef(initial);
  const [drawn, setDrawn] = useState<{ all: number; one: Readonly<Record<string, number>> }>({
    all: 0,
    one: {},
  });
  const get = useCallback(() => values.current, []);
  const set = useCallback((path: string, value: unknown, redraw: boolean) => {
    values.current = withValue(values.current, path.split('.'), value) as FormData;
    if (redraw) setDrawn(({ all, one }) => ({ all, one: { ...one, [path]: (one[path] ?? 0) + 1 } }));
  }, []);
  const replace = useCallback((next: FormData) => {
    values.current = { ...values.current, ...next };
    setDrawn(({ all, one }) => ({ all: all + 1, one }));
  }, []);
  const keyOf = useCallback((path: string) => `${drawn.all}-${path}-${drawn.one[path] ?? 0}`, [drawn]);
  return useMemo(() => ({ get, set, replace, keyOf }), [get, set, replace, keyOf]);
}

/** A copy in which the value stands at the path; whatever else it holds is the same. */
export function withValue(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    const rows: unknown[] = [...(data as unknown[])];
    rows[Number(key)] = withValue(rows[Number(key)], rest, value);
    return rows;
  }
  const object = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  return { ...object, [key]: withValue(object[key], rest, value) };
}
