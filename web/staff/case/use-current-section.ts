import { useEffect, useState } from 'react';

/** The section under the bar: the last one whose top has passed it. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const key = ids.join(' ');
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null);
  useEffect(() => {
    const wanted = key.split(' ');
    const seen = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) seen.set(entry.target.id, entry.isIntersecting);
        const first = wanted.find((id) => seen.get(id));
        if (first) setCurrent(first);
      },
      { rootMargin: '-130px 0px -55% 0px' },
    );
    for (const id of wanted) {
      const node = document.getElementById(id);
      if (node) observer.observe(node);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
