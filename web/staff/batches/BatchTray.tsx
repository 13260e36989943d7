import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { hasRight } from '../../../domain/application/rights.ts';
import { BATCH, BATCH_NAME } from '../../../domain/texts/lt/screen/vmi.ts';
import { announce } from '../../ui/announce.ts';
import { KEYS, useMe } from '../data/queries.ts';
import { BatchCard } from './BatchCard.tsx';
import classes from './Batches.module.css';
import { outcomeWords } from './outcome.ts';
import { useBatches, type Batch } from './queries.ts';

const SEEN_KEY = 'boBatchesSeen';
/** Hidden ones are forgotten by the server's list within a day; a few are enough. */
const MOST_SEEN = 40;

/** Mass actions under way and those just ended, above the list; here again after a reload. */
export function BatchTray({ assessorName }: { assessorName: (id: string) => string }) {
  const { data: me } = useMe();
  const { data: batches } = useBatches(hasRight('massVmi', me?.roles ?? []));
  const [seen, hide] = useSeen();
  useEnds(batches);
  const shown = (batches ?? []).filter(({ Id, state }) => state === 'InProgress' || !seen.includes(Id));
  if (shown.length === 0) return null;
  return (
    <section className={classes.tray} aria-label={BATCH.region}>
      {shown.map((batch) => (
        <BatchCard
          key={batch.Id}
          batch={batch}
          assessorName={assessorName}
          isRepeated={(batches ?? []).some(({ repeatOf }) => repeatOf === batch.Id)}
          onHide={() => hide(batch.Id)}
        />
      ))}
    </section>
  );
}

/** When one ends, the list and the cases have new values, and those who listen are told. */
function useEnds(batches: readonly Batch[] | undefined): void {
  const client = useQueryClient();
  const running = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!batches) return;
    const ended = batches.filter(({ Id, state }) => state !== 'InProgress' && running.current.has(Id));
    running.current = new Set(batches.filter(({ state }) => state === 'InProgress').map(({ Id }) => Id));
    if (ended.length === 0) return;
    announce(ended.map((batch) => `${BATCH_NAME[batch.kind]}. ${outcomeWords(batch)}`).join(' '));
    void client.invalidateQueries({
      queryKey: KEYS.all,
      predicate: ({ queryKey }) => queryKey[1] !== 'batches',
    });
  }, [batches, client]);
}

function useSeen(): [readonly string[], (id: string) => void] {
  const [seen, setSeen] = useState(readSeen);
  const hide = (id: string) => {
    const next = [...seen, id].slice(-MOST_SEEN);
    setSeen(next);
    try {
      localStorage.setItem(SEEN_KEY, JSON.stringify(next));
    } catch {
      // Storage may be full or closed; it is hidden until the next visit.
    }
  };
  return [seen, hide];
}

function readSeen(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SEEN_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
