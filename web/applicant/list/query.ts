import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../api/client.ts';
import type { components } from '../../api/schema.gen.ts';

export type RequestRow = components['schemas']['RequestRow'];

export const requestListQuery = queryOptions({
  queryKey: ['requests'],
  queryFn: () => ask(api.GET('/api/Request/List')),
  refetchInterval: 60_000,
});

export const canCreateQuery = queryOptions({
  queryKey: ['canCreate'],
  queryFn: () => ask(api.GET('/api/Request/CanCreateRequest')),
  staleTime: 60_000,
});
