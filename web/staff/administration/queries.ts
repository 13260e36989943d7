import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act, type KeyHeader } from '../../api/act.ts';
import { api, ask } from '../../api/client.ts';
import { showProblem } from '../../api/query-client.ts';
import type { components, paths } from '../../api/schema.gen.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { every } from '../../api/untouched.ts';

export type Administration = components['schemas']['Administration'];
export type Account = Administration['accounts'][number];
export type SchemeRow = Administration['schemes'][number];
export type Change = Administration['waiting'][number];
export type ChangeBody =
  paths['/api/BackOffice/Administration/Change']['post']['requestBody']['content']['application/json'];

export const ADMINISTRATION_KEY = ['staff', 'administration'] as const;

/** Somebody else proposes and confirms meanwhile. */
const LIVE_MS = 10_000;

export function useAdministration(isAllowed: boolean) {
  return useQuery({
    queryKey: ADMINISTRATION_KEY,
    queryFn: () => ask(api.GET('/api/BackOffice/Administration')),
    enabled: isAllowed,
    refetchOnMount: 'always',
    refetchInterval: every(LIVE_MS),
  });
}

/** The second person's word; everything is read again whatever came of it. */
export function useDecision(): {
  busy: boolean;
  decide: (id: string, how: Word, said: string) => Promise<void>;
} {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const decide = async (id: string, how: Word, said: string): Promise<void> => {
    setBusy(true);
    try {
      await act(word(id, how));
      notifySuccess(said);
    } catch (error) {
      showProblem(error);
    } finally {
      await client.invalidateQueries({ queryKey: ADMINISTRATION_KEY });
      setBusy(false);
    }
  };
  return { busy, decide };
}

type Word = 'Confirm' | 'Decline';

const word = (id: string, how: Word) => (header: KeyHeader) =>
  how === 'Confirm'
    ? api.POST('/api/BackOffice/Administration/{id}/Confirm', { params: { path: { id }, header } })
    : api.POST('/api/BackOffice/Administration/{id}/Decline', { params: { path: { id }, header } });
