import { queryOptions } from '@tanstack/react-query';
import { loadFeatures, loadGeneralInfo, loadSchemes } from './loads.ts';

// The same answers for the portal's screens, kept in its cache. Public screens ask by use-answer.ts.

export const featuresQuery = queryOptions({
  queryKey: ['features'],
  queryFn: loadFeatures,
  staleTime: 60_000,
});

export const generalInfoQuery = queryOptions({
  queryKey: ['generalInfo'],
  queryFn: loadGeneralInfo,
  staleTime: 60_000,
  refetchInterval: 120_000,
});

export const schemesQuery = queryOptions({
  queryKey: ['schemes'],
  queryFn: loadSchemes,
  staleTime: 300_000,
});
