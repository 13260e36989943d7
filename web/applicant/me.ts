import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';
import type { components } from '../api/schema.gen.ts';

export type Me = components['schemas']['Me'];

/** The form has a variant for a company and one for a sole trader, and no other. */
export function isLoginType(loginType: unknown): loginType is 'Company' | 'Individual' {
  return loginType === 'Company' || loginType === 'Individual';
}

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
