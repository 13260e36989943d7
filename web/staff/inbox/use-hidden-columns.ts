import { useCallback, useState } from 'react';

const KEY = 'boHiddenColumns';

function read(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Columns the person has put away; kept in the browser. */
export function useHiddenColumns(): [readonly string[], (hidden: readonly string[]) => void] {
  const [hidden, setHidden] = useState<readonly string[]>(read);
  const change = useCallback((next: readonly string[]) => {
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    setHidden(next);
  }, []);
  return [hidden, change];
}
