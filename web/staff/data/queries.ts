// Everything the staff's screens read. Lists and counts are polled; failures are shown by the screen that reads.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QueueKey } from '../../../domain/tasks/queues.ts';
import { api, ask } from '../../api/client.ts';
import type { InboxView } from '../inbox/inbox-filter.ts';
import type { StaffCase } from './types.ts';
import { inboxWire } from '../inbox/filter-wire.ts';
import { every } from '../../api/untouched.ts';

/** Counts, the list and the open case are asked again this often while the window is seen. */
export const POLL_MS = 10_000;
const SCREENING_POLL_MS = 2_000;

export const KEYS = {
  all: ['staff'] as const,
  inbox: ['staff', 'inbox'] as const,
  queues: ['staff', 'queues'] as const,
  case: (id: number) => ['staff', 'case', id] as const,
};

export function useMe() {
  return useQuery({
    queryKey: ['staff', 'me'],
    queryFn: () => ask(api.GET('/api/Users/Me')),
    staleTime: 300_000,
  });
}

/** Live counts by queue; one more than COUNTED_MOST stands for any number beyond it. */
export function useQueueCounts() {
  return useQuery({
    queryKey: KEYS.queues,
    queryFn: () => ask(api.GET('/api/BackOffice/GetQueues')),
    refetchInterval: every(POLL_MS),
    select: (queues) =>
      Object.fromEntries(queues.map(({ key, count, hasMore }) => [key, count + Number(hasMore)])) as Partial<
        Record<QueueKey, number>
      >,
  });
}

export function useInbox(view: InboxView) {
  const body = inboxWire(view);
  return useQuery({
    queryKey: [...KEYS.inbox, body],
    queryFn: () => ask(api.POST('/api/Request/GetManagerRequests', { body })),
    refetchInterval: every(POLL_MS),
    placeholderData: keepPreviousData,
  });
}

export function useAssessors() {
  return useQuery({
    queryKey: ['staff', 'assessors'],
    queryFn: () => ask(api.GET('/api/Request/GetAssessorsList')),
    staleTime: 60_000,
  });
}

/** Everybody of the provider, with their roles. */
export function useProviderUsers() {
  return useQuery({
    queryKey: ['staff', 'colleagues'],
    queryFn: () => ask(api.GET('/api/BackOffice/GetInvegaUsers')),
    staleTime: 60_000,
  });
}

export function useCase(id: number | null) {
  return useQuery({
    queryKey: KEYS.case(id ?? 0),
    queryFn: () =>
      ask(api.GET('/api/Request/GetForManager', { params: { query: { requestId: String(id) } } })),
    enabled: id !== null,
    refetchInterval: ({ state }) =>
      isScreened(state.data) || isAsked(state.data) ? SCREENING_POLL_MS : every(POLL_MS)(),
  });
}

/** Registers are being asked. */
const isAsked = (request: StaffCase | undefined): boolean =>
  request?.registersState.progress.Status === 'InProgress' && request.registersState.progress.runId !== null;

/** The lists are being asked: their answer comes in seconds. */
const isScreened = (request: StaffCase | undefined): boolean =>
  request?.amlRuns.some(({ state }) => state === 'running') ?? false;

/** Who looked at the case; the list itself is no secret among those who may read it. */
export function useCaseReaders(id: number) {
  return useQuery({
    queryKey: [...KEYS.case(id), 'readers'],
    queryFn: () =>
      ask(api.GET('/api/BackOffice/GetCaseReaders', { params: { query: { requestId: String(id) } } })),
    staleTime: 30_000,
  });
}

export function useLimit(id: number | null) {
  return useQuery({
    queryKey: [...KEYS.case(id ?? 0), 'limit'],
    queryFn: () =>
      ask(api.GET('/api/Request/GetRequestLimit/{id}', { params: { path: { id: String(id) } } })),
    enabled: id !== null,
  });
}

/** Newest evaluation, rechecks and double checks included; `final` is the one as it stood at submission. */
export function useCriteria(id: number | null, final = false) {
  const options = {
    params: { path: { id: String(id) }, query: { role: 'Manager' as const, recheck: !final } },
  };
  return useQuery({
    queryKey: [...KEYS.case(id ?? 0), 'criteria', final],
    queryFn: () =>
      final
        ? ask(api.GET('/api/request/GetFinancialCriteriaResultsFinal/{id}', options))
        : ask(api.GET('/api/request/GetFinancialCriteriaResults/{id}', options)),
    enabled: id !== null,
  });
}
