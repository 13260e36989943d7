import { useEffect, useState } from 'react';

/** A failed question is put again after so long, a few times. */
const AGAIN_MS = 3_000;
const TRIES = 3;

/**
 * The answer to an open question, null until there is one. Public screens have no query cache (main.tsx). `load` is a
 * function that stays the same; `everyMs` asks again while the page is looked at.
 */
export function useAnswer<T>(load: () => Promise<T>, everyMs?: number): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (ms: number, failed: number) => {
      timer = setTimeout(() => void put(failed), ms);
    };
    const put = async (failed: number) => {
      if (document.hidden && everyMs) return later(everyMs, failed);
      try {
        const value = await load();
        if (gone) return;
        setAnswer(value);
        if (everyMs) later(everyMs, 0);
      } catch {
        if (gone) return;
        if (failed + 1 < TRIES) later(AGAIN_MS, failed + 1);
        else if (everyMs) later(everyMs, 0);
      }
    };
    void put(0);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [load, everyMs]);
  return answer;
}
