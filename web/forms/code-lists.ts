import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';

/** All classes that may be chosen, once: searching is then immediate and works without diacritics. */
export const evrkQuery = queryOptions({
  queryKey: ['evrk'],
  queryFn: async () => {
    const entries = await ask(api.GET('/api/Classifiers/Evrk', { params: { query: { limit: 2000 } } }));
    return entries
      .filter((entry) => /^\d{6}$/.test(entry.Code))
      .map((entry) => ({ code: entry.Code, name: entry.Name }));
  },
  staleTime: Infinity,
});

export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: () => ask(api.GET('/api/Classifiers/Countries')),
  staleTime: Infinity,
});
