import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act, type KeyHeader } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { showProblem } from '../../api/query-client.ts';
import { BATCHES_KEY } from './queries.ts';

export interface BatchActions {
  busy: boolean;
  cancel: () => Promise<void>;
  repeat: () => Promise<void>;
}

/** Stopping a mass action, and taking up its failed rows again. */
export function useBatchActions(id: string): BatchActions {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async (call: (header: KeyHeader) => ReturnType<typeof cancelCall>): Promise<void> => {
    setBusy(true);
    try {
      await act(call);
    } catch (error) {
      showProblem(error);
    } finally {
      await client.invalidateQueries({ queryKey: BATCHES_KEY });
      setBusy(false);
    }
  };
  const cancelCall = (header: KeyHeader) =>
    api.POST('/api/BackOffice/CancelBatch/{id}', { params: { path: { id }, header } });
  const repeatCall = (header: KeyHeader) =>
    api.POST('/api/BackOffice/RepeatBatch/{id}', { params: { path: { id }, header } });
  return { busy, cancel: () => run(cancelCall), repeat: () => run(repeatCall) };
}
