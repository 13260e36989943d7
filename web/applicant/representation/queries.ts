import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../api/client.ts';
import type { components } from '../../api/schema.gen.ts';

export type Representation = components['schemas']['Representation'];
export type Representative = components['schemas']['Representative'];

export const representationsQuery = queryOptions({
  queryKey: ['representations'],
  queryFn: () => ask(api.GET('/api/Users/GetCompanyRepresentations')),
  staleTime: 0,
});

export const representativesQuery = queryOptions({
  queryKey: ['representatives'],
  queryFn: () => ask(api.GET('/api/Users/GetEditList')),
});
