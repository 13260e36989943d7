import { useQuery } from '@tanstack/react-query';
import { api, ask } from '../../../api/client.ts';
import { every } from '../../../api/untouched.ts';

export const VIEWS_KEY = ['staff', 'views'] as const;

/** Each view is counted by asking the list: seldom, therefore (decision 0080). */
const VIEWS_POLL_MS = 60_000;

/** One's own views and the team's, with how many each finds. */
export function useSavedViews() {
  return useQuery({
    queryKey: VIEWS_KEY,
    queryFn: () => ask(api.GET('/api/BackOffice/GetSavedViews')),
    refetchInterval: every(VIEWS_POLL_MS),
    staleTime: 30_000,
  });
}
