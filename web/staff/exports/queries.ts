import { useQuery } from '@tanstack/react-query';
import { api, ask } from '../../api/client.ts';
import type { components } from '../../api/schema.gen.ts';

export type ExportJob = components['schemas']['ExportJob'];

export const EXPORTS_KEY = ['staff', 'exports'] as const;
const LIVE_MS = 1_000;

/** Own files made in the background of the last day; asked again while one is being written. */
export function useExports() {
  return useQuery({
    queryKey: EXPORTS_KEY,
    queryFn: () => ask(api.GET('/api/BackOffice/Exports')),
    refetchInterval: ({ state }) => (state.data?.some((job) => job.state === 'InProgress') ? LIVE_MS : false),
  });
}

export function useTurnoverFiles() {
  return useQuery({ queryKey: ['staff', 'turnovers'], queryFn: () => ask(api.GET('/api/Excel/list')) });
}
