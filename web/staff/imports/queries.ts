import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RowOutcome } from '../../../domain/imports/import.ts';
import { api, ask } from '../../api/client.ts';
import type { components } from '../../api/schema.gen.ts';
import { POLL_MS } from '../data/queries.ts';
import { every } from '../../api/untouched.ts';

export type DataImport = components['schemas']['DataImport'];
export type DataImportRow = components['schemas']['DataImportRow'];

export const IMPORTS_KEY = ['staff', 'imports'] as const;
const oneKey = (id: string) => [...IMPORTS_KEY, 'one', id] as const;

/** While the file is read the screen asks this often. */
const READING_MS = 800;

export function useImports(page: number) {
  return useQuery({
    queryKey: [...IMPORTS_KEY, 'list', page],
    queryFn: () => ask(api.GET('/api/BackOffice/Imports', { params: { query: { page: String(page) } } })),
    refetchInterval: every(POLL_MS),
    placeholderData: keepPreviousData,
  });
}

export function useImport(id: string) {
  return useQuery({
    queryKey: oneKey(id),
    queryFn: () => ask(api.GET('/api/BackOffice/Imports/{id}', { params: { path: { id } } })),
    refetchInterval: ({ state }) => (state.data?.state === 'parsing' ? READING_MS : every(POLL_MS)()),
  });
}

/** `state` is part of the key: what became of the rows shows as soon as it is known. */
export function useImportRows(
  one: Pick<DataImport, 'id' | 'state'>,
  view: { outcome: RowOutcome | null; page: number },
) {
  const query = { page: String(view.page), ...(view.outcome ? { outcome: view.outcome } : {}) };
  return useQuery({
    queryKey: [...oneKey(one.id), 'rows', one.state, query],
    queryFn: () =>
      ask(api.GET('/api/BackOffice/Imports/{id}/Rows', { params: { path: { id: one.id }, query } })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
