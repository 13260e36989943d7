import { useCallback, useRef, useState } from 'react';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { queryClient, showProblem } from '../../api/query-client.ts';
import type { SilentAsked } from './queries.ts';

/** Asks the registers that did not answer; what became of it is told. */
export function useAskSilent() {
  const key = useRef(new ActionKey());
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<SilentAsked | null>(null);
  const ask = useCallback(async () => {
    setBusy(true);
    // The same words again are said again only when they have been away.
    setTold(null);
    try {
      setTold(
        await act((header) => api.POST('/api/Registers/AskSilent', { params: { header } }), key.current),
      );
      await queryClient.invalidateQueries({ queryKey: ['registers'] });
    } catch (problem) {
      showProblem(problem);
    } finally {
      setBusy(false);
    }
  }, []);
  return { ask, busy, told };
}
