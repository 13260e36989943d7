import { useEffect, useRef } from 'react';
import { controlOf } from '../../staff/inbox/keys.ts';
import { useLetters } from '../../staff/shell/letters.tsx';

interface ReviewKeys {
  next: () => void;
  previous: () => void;
}

/** J and K through the documents while no field has the focus. */
export function useReviewKeys(keys: ReviewKeys): void {
  const letters = useLetters();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!letters.on) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (controlOf(event.target) === 'text') return;
      const { next, previous } = latest.current;
      const go = { j: next, k: previous }[event.key.toLowerCase()];
      if (!go) return;
      event.preventDefault();
      go();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [letters.on]);
}
