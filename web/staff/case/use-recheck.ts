import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act, ActionKey } from '../../api/act.ts';
import { api, ask } from '../../api/client.ts';
import { KEYS } from '../data/queries.ts';

const POLL = 2000;
/** A register may take two minutes; after that the answer is shown when it comes. */
const MAX_WAIT_MS = 150_000;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface Recheck {
  startedAt: number | null;
  failed: boolean;
  run: () => Promise<void>;
}

/** Looks again without moving the request: starts the evaluation and waits for it, asking every two seconds. */
export function useRecheck(requestId: number): Recheck {
  const client = useQueryClient();
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const [key] = useState(() => new ActionKey());
  const run = async () => {
    const begun = Date.now();
    setStartedAt(begun);
    setFailed(false);
    try {
      await act(
        (header) =>
          api.POST('/api/Request/CalculateFinancialCriteria', {
            params: { header },
            body: { requestId, recheck: true },
          }),
        key,
      );
      let status = 'InProgress';
      while (status === 'InProgress' && Date.now() - begun < MAX_WAIT_MS) {
        await wait(POLL);
        const progress = await ask(
          api.GET('/api/Request/GetFinancialEvaluationStatus/{id}', {
            params: { path: { id: String(requestId) } },
          }),
        );
        status = progress.Status;
      }
      setFailed(status === 'Failed');
      await client.invalidateQueries({ queryKey: KEYS.case(requestId) });
    } catch {
      setFailed(true);
    } finally {
      setStartedAt(null);
    }
  };
  return { startedAt, failed, run };
}
