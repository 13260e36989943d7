import { useQuery } from '@tanstack/react-query';
import type { components } from '../../api/schema.gen.ts';
import { api, ask } from '../../api/client.ts';
import { POLL_MS } from '../data/queries.ts';
import { every } from '../../api/untouched.ts';

export type DocumentToSign = components['schemas']['DocumentToSign'];
export type SignedRow = components['schemas']['SigningBatchRow'];

export const SIGNING_KEYS = {
  list: ['staff', 'signing'] as const,
  batch: (id: string) => ['staff', 'signing', id] as const,
};

export function useDocumentsToSign() {
  return useQuery({
    queryKey: SIGNING_KEYS.list,
    queryFn: () => ask(api.GET('/api/Request/GetDocumentsToSign')),
    refetchInterval: every(POLL_MS),
  });
}

/** What the portal knows of a batch; the workflow asks the provider by itself as long as something is open. */
export function useBatchRows(batchId: string, enabled: boolean) {
  return useQuery({
    queryKey: SIGNING_KEYS.batch(batchId),
    queryFn: () => ask(api.GET('/api/Request/GetSigningBatch', { params: { query: { batchId } } })),
    enabled,
    refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => state === 'open') ? 3_000 : false),
  });
}
