import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../api/client.ts';
import { loginType } from '../../api/session.ts';
import type { components } from '../../api/schema.gen.ts';

export type RequestDetail = components['schemas']['RequestDetail'];
export type Offers = components['schemas']['Offers'];
export type UploadedFile = components['schemas']['UploadedFile'];
export type CriteriaResult = components['schemas']['CriteriaResult'];
export type RegistersProgress = components['schemas']['RegistersProgress'];
export type SilentAsked = components['schemas']['SilentRegistersAsked'];

export type PrintedSection = components['schemas']['Printout'][number];

/** Specified poll intervals. */
export const REGISTERS_POLL_MS = 3000;
export const EVALUATION_POLL_MS = 2000;

export const requestQuery = (id: number) =>
  queryOptions({
    queryKey: ['request', id],
    queryFn: () => ask(api.GET('/api/Request/Get', { params: { query: { requestId: id } } })),
    staleTime: 5000,
  });

/** Values for empty fields of a first draft, as the form opens; none is stored before the person saves. */
export const offersQuery = (id: number) =>
  queryOptions({
    queryKey: ['offers', id],
    queryFn: () => ask(api.GET('/api/Request/GetOffers/{id}', { params: { path: { id } } })),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Questions and answers in words: the walk the printed copy is made of. */
export const answersQuery = (id: number) =>
  queryOptions({
    queryKey: ['answers', id],
    queryFn: () => ask(api.GET('/api/Request/GetPreview/{id}', { params: { path: { id } } })),
    staleTime: 5000,
  });

export const filesQuery = (id: number) =>
  queryOptions({
    queryKey: ['files', id],
    queryFn: () => ask(api.GET('/api/request/GetUploadedFiles/{id}', { params: { path: { id } } })),
  });

export const limitQuery = (id: number) =>
  queryOptions({
    queryKey: ['limit', id],
    queryFn: () => ask(api.GET('/api/Request/GetRequestLimit/{id}', { params: { path: { id } } })),
    staleTime: 30_000,
  });

export const criteriaQuery = (id: number) =>
  queryOptions({
    queryKey: ['criteria', id],
    queryFn: () =>
      ask(api.GET('/api/request/GetFinancialCriteriaResults/{id}', { params: { path: { id } } })),
  });

/** They ask themselves again meanwhile, or another window has them asked. */
const SILENT_POLL_MS = 15_000;

function registersPause({ Status, Steps }: RegistersProgress): number | false {
  if (Status === 'InProgress') return REGISTERS_POLL_MS;
  return Steps.some(({ missingSince }) => missingSince !== null) && SILENT_POLL_MS;
}

/** Registers of the party; asked every 3 s while they are under way, and seldom while some do not answer. */
export const registersQuery = (partyId: number) =>
  queryOptions({
    queryKey: ['registers', partyId],
    queryFn: () => {
      const params = { path: { id: partyId } };
      return loginType() === 'Individual'
        ? ask(api.GET('/api/Individual/GetRegistersProcessingStatus/{id}', { params }))
        : ask(api.GET('/api/Company/GetRegistersProcessingStatus/{id}', { params }));
    },
    refetchInterval: ({ state }) => (state.data ? registersPause(state.data) : false),
  });
