import { useCallback, useState } from 'react';
import type { ManagerRow } from '../data/types.ts';

export interface Selection {
  /** Row in the preview; the first one until somebody chooses. */
  selected: number | null;
  select: (id: number) => void;
  ticked: ReadonlySet<number>;
  tick: (ids: readonly number[], ticked: boolean) => void;
  untick: () => void;
}

export function useSelection(rows: readonly ManagerRow[]): Selection {
  const [chosen, setChosen] = useState<number | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const tick = useCallback((ids: readonly number[], on: boolean) => {
    setTicked((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (on) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  const untick = useCallback(() => setTicked(new Set()), []);
  const selected = rows.some((row) => row.Id === chosen) ? chosen : (rows[0]?.Id ?? null);
  return { selected, select: setChosen, ticked, tick, untick };
}
