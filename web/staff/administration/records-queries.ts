import { useQuery } from '@tanstack/react-query';
import { api, ask } from '../../api/client.ts';
import type { components } from '../../api/schema.gen.ts';
import { every } from '../../api/untouched.ts';

export type Records = components['schemas']['Records'];
export type RetentionList = Records['lists'][number];
export type LegalHold = Records['holds'][number];

export const RECORDS_KEY = ['staff', 'records'] as const;

/** Somebody else decides meanwhile, and a removal goes on. */
const LIVE_MS = 5_000;

export function useRecords() {
  return useQuery({
    queryKey: RECORDS_KEY,
    queryFn: () => ask(api.GET('/api/BackOffice/Records')),
    refetchOnMount: 'always',
    refetchInterval: every(LIVE_MS),
  });
}

export function useItems(id: number, page: number) {
  return useQuery({
    queryKey: [...RECORDS_KEY, id, page],
    queryFn: () =>
      ask(api.GET('/api/BackOffice/Records/{id}/Items', { params: { path: { id }, query: { page } } })),
    placeholderData: (known) => known,
  });
}
