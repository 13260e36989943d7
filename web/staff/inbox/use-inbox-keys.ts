import { useEffect, useRef } from 'react';
import type { ManagerRow } from '../data/types.ts';
import { useLetters } from '../shell/letters.tsx';
import { controlOf, inboxKey, movedTo } from './keys.ts';
import type { Selection } from './use-selection.ts';

interface InboxKeys {
  rows: readonly ManagerRow[];
  selection: Selection;
  open: (id: number) => void;
  next: () => void;
  preview: () => void;
  search: () => void;
}

/** J, K, Enter, N, P, X and / while no field has the focus. */
export function useInboxKeys(keys: InboxKeys): void {
  const letters = useLetters();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = inboxKey(
        {
          key: event.key,
          ctrlKey: event.ctrlKey,
          altKey: event.altKey,
          metaKey: event.metaKey,
          inControl: controlOf(event.target),
        },
        letters.on,
      );
      if (!action) return;
      event.preventDefault();
      run(action, latest.current);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [letters.on]);
}

function run(action: NonNullable<ReturnType<typeof inboxKey>>, keys: InboxKeys): void {
  const { selection, rows } = keys;
  const { selected } = selection;
  switch (action) {
    case 'down':
    case 'up': {
      const id = movedTo(
        rows.map((row) => row.Id),
        selected,
        action,
      );
      if (id === null) return;
      selection.select(id);
      document.querySelector(`[data-row="${id}"]`)?.scrollIntoView({ block: 'nearest' });
      return;
    }
    case 'open':
      return selected === null ? undefined : keys.open(selected);
    case 'tick':
      return selected === null ? undefined : selection.tick([selected], !selection.ticked.has(selected));
    case 'next':
      return keys.next();
    case 'preview':
      return keys.preview();
    case 'search':
      return keys.search();
  }
}
