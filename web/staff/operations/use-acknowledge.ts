import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OPERATIONS } from '../../../domain/texts/lt/screen/operations.ts';
import { act, type KeyHeader } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { showProblem } from '../../api/query-client.ts';
import { announce } from '../../ui/announce.ts';
import { OPERATIONS_KEY } from './queries.ts';

/** Notes that somebody has looked at a finding. */
export function useAcknowledge(id: number): { busy: boolean; acknowledge: () => Promise<void> } {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const acknowledge = async (): Promise<void> => {
    setBusy(true);
    try {
      await act((header: KeyHeader) =>
        api.POST('/api/BackOffice/Operations/Findings/{id}/Acknowledge', {
          params: { path: { id: String(id) }, header },
        }),
      );
      announce(OPERATIONS.acknowledged);
    } catch (error) {
      showProblem(error);
    } finally {
      await client.invalidateQueries({ queryKey: OPERATIONS_KEY });
      setBusy(false);
    }
  };
  return { busy, acknowledge };
}
