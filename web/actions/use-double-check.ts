import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { act, ActionKey, isDefinite } from '../api/act.ts';
import { api } from '../api/client.ts';
import { KEYS } from '../staff/data/queries.ts';

export type DoubleCheckState =
  | { step: 'running'; startedAt: number }
  | { step: 'accepted' }
  | { step: 'denied' }
  | { step: 'broken'; error: unknown };

/** Longest a double check is waited for; the registers themselves are given two minutes. */
const PATIENCE_MS = 180_000;

/** Runs the evaluation once more over fresh registers, when the dialog opens. Decision 1 is accepted. */
export function useDoubleCheck(requestId: number): { state: DoubleCheckState; again: () => void } {
  const client = useQueryClient();
  const [state, setState] = useState<DoubleCheckState>(() => ({ step: 'running', startedAt: Date.now() }));
  const [round, setRound] = useState(0);
  const key = useRef(new ActionKey());
  useEffect(() => {
    let left = false;
    const startedAt = Date.now();
    const check = async (): Promise<void> => {
      try {
        const { Decision } = await act(
          (header) =>
            api.POST('/api/Request/DoubleCheckRequestEvaluation', {
              params: { query: { requestId: String(requestId) }, header },
            }),
          key.current,
        );
        await client.invalidateQueries({ queryKey: KEYS.case(requestId) });
        if (!left) setState({ step: Decision === 1 ? 'accepted' : 'denied' });
      } catch (error) {
        // Not known yet: the same key asks after the same check.
        if (!left && !isDefinite(error) && Date.now() - startedAt < PATIENCE_MS) return check();
        if (!left) setState({ step: 'broken', error });
      }
    };
    void check();
    return () => {
      left = true;
    };
  }, [requestId, round, client]);
  const again = useCallback(() => {
    key.current = new ActionKey();
    setState({ step: 'running', startedAt: Date.now() });
    setRound((value) => value + 1);
  }, []);
  return { state, again };
}
