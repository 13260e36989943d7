import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SchemeCode } from '../../../domain/schemes/scheme.ts';
import { api, ask } from '../../api/client.ts';
import type { components } from '../../api/schema.gen.ts';

export type Statistics = components['schemas']['Statistics'];

/** What the figures are asked about; null: everything. */
export interface Asked {
  scheme: SchemeCode | null;
  from: string | null;
  to: string | null;
}

export const queryOf = ({ scheme, from, to }: Asked) => ({
  ...(scheme ? { SchemeCode: scheme } : {}),
  ...(from ? { dateFrom: from } : {}),
  ...(to ? { dateTo: to } : {}),
});

export function useStatistics(asked: Asked, enabled: boolean) {
  return useQuery({
    queryKey: ['staff', 'statistics', asked],
    queryFn: () => ask(api.GET('/api/backoffice/GetStats', { params: { query: queryOf(asked) } })),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    enabled,
  });
}
