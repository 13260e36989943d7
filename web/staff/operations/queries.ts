import { useQuery } from '@tanstack/react-query';
import { api, ask } from '../../api/client.ts';
import type { components } from '../../api/schema.gen.ts';

type Schemas = components['schemas'];
export type Operations = Schemas['Operations'];
export type Finding = Schemas['ReconcileFinding'];
export type Report = Schemas['ReconcileReport'];
export type Epoch = Schemas['RestoreEpoch'];

export const OPERATIONS_KEY = ['staff', 'operations'] as const;

/** The reconciler runs every five minutes; whoever watches sees its report within one. */
const LIVE_MS = 60_000;

export function useOperations(isAllowed: boolean) {
  return useQuery({
    queryKey: OPERATIONS_KEY,
    queryFn: () => ask(api.GET('/api/BackOffice/Operations')),
    enabled: isAllowed,
    refetchInterval: LIVE_MS,
  });
}
