import { useQuery } from '@tanstack/react-query';
import { COUNTED_MOST } from '../../../domain/tasks/queues.ts';
import { api, ask } from '../../api/client.ts';
import type { components } from '../../api/schema.gen.ts';
import { POLL_MS } from '../data/queries.ts';
import { every } from '../../api/untouched.ts';

export type Batch = components['schemas']['Batch'];
export type BatchFilter = components['schemas']['BatchFilter'];
export type BatchKind = Batch['kind'];

export const BATCHES_KEY = ['staff', 'batches'] as const;

/** Progress is asked for this often while something runs. */
const LIVE_MS = 1_500;

/** How many requests a filter really finds; the list itself counts no further than a thousand. Null: not known yet. */
export function useExactCount(filter: BatchFilter, counted: number): number | null {
  const { data } = useQuery({
    queryKey: ['staff', 'count', filter],
    queryFn: () =>
      ask(
        api.POST('/api/BackOffice/CountManagerRequests', { body: { ...filter, page: 1, countPerPage: 30 } }),
      ),
    enabled: counted > COUNTED_MOST,
  });
  return counted > COUNTED_MOST ? (data?.TotalCount ?? null) : counted;
}

/** Mass actions in progress, whoever started them, and the person's own of the last day. */
export function useBatches(enabled: boolean) {
  return useQuery({
    queryKey: BATCHES_KEY,
    queryFn: () => ask(api.GET('/api/BackOffice/GetBatches')),
    enabled,
    refetchInterval: ({ state }) =>
      state.data?.some((batch) => batch.state === 'InProgress') ? LIVE_MS : every(POLL_MS)(),
  });
}
