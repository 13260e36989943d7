import { queryOptions } from '@tanstack/react-query';
import { DEFAULT_SCHEME, type SchemeCode } from '../../domain/schemes/index.ts';
import { every } from '../api/untouched.ts';
import { loadBudgetOf, loadFeatures, loadGeneralInfo, loadSchemes } from './loads.ts';

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
  refetchInterval: every(120_000),
});

/** The same of the scheme one is in. */
export const budgetQuery = (scheme: SchemeCode | null) =>
  scheme === null || scheme === DEFAULT_SCHEME
    ? generalInfoQuery
    : queryOptions({
        ...generalInfoQuery,
        queryKey: ['generalInfo', scheme],
        queryFn: () => loadBudgetOf(scheme),
      });

export const schemesQuery = queryOptions({
  queryKey: ['schemes'],
  queryFn: loadSchemes,
  staleTime: 300_000,
});
