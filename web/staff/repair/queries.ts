import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act, type KeyHeader } from '../../api/act.ts';
import { api, ask } from '../../api/client.ts';
import { showProblem } from '../../api/query-client.ts';
import type { components } from '../../api/schema.gen.ts';
import { announce } from '../../ui/announce.ts';

type Schemas = components['schemas'];
export type RepairConsole = Schemas['RepairConsole'];
export type Cause = Schemas['RepairCause'];
export type Stopped = Schemas['StoppedRequest'];
export type Proposal = Schemas['RepairProposal'];

/** What a row is called and chosen by: the number of the request, or of the payment request it is about. */
export const numberOf = ({ requestId, payment }: Stopped): string => payment?.Number ?? String(requestId);

const KEY = ['staff', 'repair'] as const;
/** Whoever repairs watches whether it helped. */
const LIVE_MS = 10_000;

export function useRepair(isAllowed: boolean) {
  return useQuery({
    queryKey: KEY,
    queryFn: () => ask(api.GET('/api/BackOffice/Repair')),
    enabled: isAllowed,
    refetchInterval: LIVE_MS,
  });
}

/** One call at a time; the console is read again whatever came of it. True: it was done. */
export function useDeed(): {
  busy: boolean;
  carryOut: (call: Parameters<typeof act>[0], said: string) => Promise<boolean>;
} {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const carryOut = async (call: Parameters<typeof act>[0], said: string): Promise<boolean> => {
    setBusy(true);
    try {
      await act(call);
      announce(said);
      return true;
    } catch (error) {
      showProblem(error);
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: KEY });
      setBusy(false);
    }
  };
  return { busy, carryOut };
}

export const decide = (id: string, how: 'Confirm' | 'Decline') => (header: KeyHeader) =>
  how === 'Confirm'
    ? api.POST('/api/BackOffice/Repair/{id}/Confirm', { params: { path: { id }, header } })
    : api.POST('/api/BackOffice/Repair/{id}/Decline', { params: { path: { id }, header } });
