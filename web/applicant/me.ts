import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';
import type { components } from '../api/schema.gen.ts';

export type Me = components['schemas']['Me'];

export const meQuery = queryOptions({
  queryKey: ['me', 'applicant'],
  queryFn: () => ask(api.GET('/api/Users/Me')),
  staleTime: 300_000,
});

export const consentStateQuery = queryOptions({
  queryKey: ['consent'],
  queryFn: () => ask(api.GET('/api/Users/IsConsentAgreed')),
  staleTime: 300_000,
});
