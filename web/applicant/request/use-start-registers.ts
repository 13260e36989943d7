import { useCallback, useRef, useState } from 'react';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { queryClient, showProblem } from '../../api/query-client.ts';
import { loginType } from '../../api/session.ts';

/** Asks the registers about the party; a run that is under way is joined. */
export function useStartRegisters() {
  const key = useRef(new ActionKey());
  const [busy, setBusy] = useState(false);
  const run = useCallback(async () => {
    setBusy(true);
    try {
      await act(
        (header) =>
          loginType() === 'Individual'
            ? api.POST('/api/Individual/StartRegistersProcessing', { params: { header }, body: {} })
            : api.POST('/api/Company/StartRegistersProcessing', { params: { header }, body: {} }),
        key.current,
      );
      await queryClient.invalidateQueries({ queryKey: ['registers'] });
    } catch (problem) {
      showProblem(problem);
    } finally {
      setBusy(false);
    }
  }, []);
  return { run, busy };
}
