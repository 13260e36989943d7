import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';
import { every } from '../api/untouched.ts';

export const NOTICES_KEY = ['notices'] as const;
export const POLL_MS = 60_000;

export const unreadQuery = queryOptions({
  queryKey: [...NOTICES_KEY, 'unread'],
  queryFn: () => ask(api.GET('/api/Notifications/GetUnreadCount')),
  refetchInterval: every(POLL_MS),
});
