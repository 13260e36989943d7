import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, ask } from '../../api/client.ts';
import type { components } from '../../api/schema.gen.ts';

export type WorkingCalendar = components['schemas']['WorkingCalendar'];
export type Term = WorkingCalendar['terms'][number];

export const CALENDAR_KEY = ['staff', 'calendar'] as const;

/** While terms are being counted anew somebody watches how far it is. */
const LIVE_MS = 3_000;

export function useCalendar(year: number | null) {
  return useQuery({
    queryKey: [...CALENDAR_KEY, year],
    queryFn: () =>
      ask(
        api.GET('/api/BackOffice/Calendar', {
          params: { query: year === null ? {} : { year: String(year) } },
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.dayChanges.some((change) => change.state === 'running') ? LIVE_MS : false,
  });
}
