import { queryOptions } from '@tanstack/react-query';
import { fromWire } from '../../domain/values/money.ts';
import { api, ask } from '../api/client.ts';
import type { Budget } from '../ui/budget.ts';

/** What anybody may ask. */
export const featuresQuery = queryOptions({
  queryKey: ['features'],
  queryFn: async () => {
    const features = await ask(api.GET('/api/feature/get'));
    localStorage.setItem('features', JSON.stringify(features));
    return features;
  },
  staleTime: Infinity,
});

export const generalInfoQuery = queryOptions({
  queryKey: ['generalInfo'],
  queryFn: async (): Promise<Budget & { at: number }> => {
    const info = await ask(api.GET('/api/Request/GetGeneralInfo'));
    return {
      totalCents: fromWire(info.TotalSum) ?? 0,
      signedCents: fromWire(info.IssuedSum) ?? 0,
      reservedCents: fromWire(info.ReservedSum) ?? 0,
      at: Date.now(),
    };
  },
  staleTime: 60_000,
  refetchInterval: 120_000,
});

export const schemesQuery = queryOptions({
  queryKey: ['schemes'],
  queryFn: () => ask(api.GET('/api/Classifiers/Schemes')),
  staleTime: 300_000,
});
