import { queryOptions } from '@tanstack/react-query';
import type { SchemeCode } from '../../../domain/schemes/index.ts';
import { api, ask } from '../../api/client.ts';
import { every } from '../../api/untouched.ts';
import type { components } from '../../api/schema.gen.ts';

export type RequestRow = components['schemas']['RequestRow'];

export const loadRequests = () => ask(api.GET('/api/Request/List'));

export const requestListQuery = queryOptions({
  queryKey: ['requests'],
  queryFn: loadRequests,
  // Asked again whenever the list is opened: what may be seen can have ended meanwhile (representation).
  staleTime: 0,
  refetchInterval: every(60_000),
});

/** Are requests taken in this scheme today? */
export const canCreateInQuery = (schemeCode: SchemeCode) =>
  queryOptions({
    queryKey: ['canCreate', schemeCode],
    queryFn: () => ask(api.GET('/api/Request/CanCreateRequest', { params: { query: { schemeCode } } })),
    staleTime: 60_000,
  });

export const canCreateQuery = canCreateInQuery('tiesiogines');
