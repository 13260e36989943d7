import { useQuery } from '@tanstack/react-query';
import { api, ask } from '../../api/client.ts';
import type { components } from '../../api/schema.gen.ts';
import { POLL_MS } from '../data/queries.ts';
import { every } from '../../api/untouched.ts';

export type VmiCheck = components['schemas']['VmiCheck'];

export const VMI_KEY = ['staff', 'vmi'] as const;

/** While somebody waits for an answer the list is asked this often. */
const LIVE_MS = 1_500;

export function useVmiChecks() {
  return useQuery({
    queryKey: VMI_KEY,
    queryFn: () => ask(api.GET('/api/Request/VmiAdditionalChecksList')),
    refetchInterval: ({ state }) =>
      state.data?.some((check) => check.state === 'InProgress') ? LIVE_MS : every(POLL_MS)(),
  });
}
