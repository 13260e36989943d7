import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { controlOf } from '../inbox/keys.ts';
import { keepRow } from '../inbox/place.ts';
import { useLetters } from '../shell/letters.tsx';

interface CaseKeys {
  id: number;
  /** The list the person came from. */
  queue: readonly number[];
  /** A document is open, and has the keys. */
  isReading: boolean;
}

/** J and N to the next case of the list, K to the one before, while no field has the focus. */
export function useCaseKeys(keys: CaseKeys): void {
  const letters = useLetters();
  const navigate = useNavigate();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!letters.on) return;
    const onKey = (event: KeyboardEvent) => {
      const { id, queue, isReading } = latest.current;
      if (isReading || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (controlOf(event.target) === 'text') return;
      const by = { j: 1, n: 1, k: -1 }[event.key.toLowerCase()];
      const other = by === undefined ? undefined : queue[queue.indexOf(id) + by];
      if (other === undefined || !queue.includes(id)) return;
      event.preventDefault();
      keepRow(other);
      void navigate(paths.staffRequest(other), { state: { queue }, replace: true });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [letters.on, navigate]);
}
