import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';
import type { components } from '../api/schema.gen.ts';

export type OwnSession = components['schemas']['OwnSessions'][number];

export const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: () => ask(api.GET('/api/Users/GetSessions')),
  staleTime: 0,
});
