import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CLOCK_KINDS, type ClockKind } from '../../../domain/application/clocks.ts';
import { api, ask } from '../../api/client.ts';
import type { components } from '../../api/schema.gen.ts';
import { POLL_MS } from '../data/queries.ts';
import { every } from '../../api/untouched.ts';

export type Board = components['schemas']['DeadlineBoard'];
export type BoardRow = components['schemas']['DeadlineRow'];

export interface BoardFilter {
  kind?: ClockKind;
  assessor?: string;
  status?: string;
  turn?: 'applicant' | 'provider';
  endsOn?: string;
  page?: string;
}

const NAMES = ['kind', 'assessor', 'status', 'turn', 'endsOn', 'page'] as const;

/** The filter as it stands in the address; what is no clock or turn is left out. */
export function filterOf(params: URLSearchParams): BoardFilter {
  const given = Object.fromEntries(
    NAMES.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  );
  const { kind, turn, ...rest } = given as Record<string, string>;
  return {
    ...rest,
    ...((CLOCK_KINDS as readonly string[]).includes(kind ?? '') ? { kind: kind as ClockKind } : {}),
    ...(turn === 'applicant' || turn === 'provider' ? { turn } : {}),
  };
}

export function useBoard(filter: BoardFilter, isAllowed: boolean) {
  return useQuery({
    queryKey: ['staff', 'deadlines', filter],
    queryFn: () => ask(api.GET('/api/BackOffice/Deadlines', { params: { query: filter } })),
    enabled: isAllowed,
    placeholderData: keepPreviousData,
    refetchInterval: every(POLL_MS),
  });
}

/** Whom a case may be assigned to, for the filter. */
export function useColleagues(isAllowed: boolean) {
  return useQuery({
    queryKey: ['staff', 'colleagues'],
    queryFn: () => ask(api.GET('/api/BackOffice/GetInvegaUsers')),
    enabled: isAllowed,
    staleTime: 5 * 60_000,
  });
}
