import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { components } from '../../api/schema.gen.ts';
import { api, ask } from '../../api/client.ts';

type Schemas = components['schemas'];
export type PolicyDraft = Schemas['PolicyDraft'];
export type PolicyRun = Schemas['PolicyRun'];
export type PolicyRunResult = Schemas['PolicyRunResult'];
export type PolicyTotal = Schemas['PolicyTotal'];
export type PolicyOutcome = Schemas['PolicyOutcome'];
export type PolicyFlip = Schemas['PolicyFlip'];

export interface OutcomeFilter {
  oldDecision: PolicyOutcome['oldDecision'] | null;
  newDecision: PolicyOutcome['newDecision'] | null;
  rule: string | null;
  page: number;
}

export const POLICY_KEYS = {
  all: ['staff', 'policy'] as const,
  drafts: ['staff', 'policy', 'drafts'] as const,
  draft: (id: string) => ['staff', 'policy', 'draft', id] as const,
  runs: ['staff', 'policy', 'runs'] as const,
  run: (id: string) => ['staff', 'policy', 'run', id] as const,
};

/** A run under way is looked at this often. */
const LIVE_MS = 700;

export function isOpen(run: Pick<PolicyRun, 'state'> | undefined): boolean {
  return run?.state === 'waiting' || run?.state === 'running';
}

export function useDrafts() {
  return useQuery({
    queryKey: POLICY_KEYS.drafts,
    queryFn: () => ask(api.GET('/api/BackOffice/Policy/Drafts')),
  });
}

/** The draft in the editor: fetched anew on entering, never under the hands of who types. */
export function useDraft(id: string) {
  return useQuery({
    queryKey: POLICY_KEYS.draft(id),
    queryFn: () => ask(api.GET('/api/BackOffice/Policy/Drafts/{id}', { params: { path: { id } } })),
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
  });
}

export function useRuns() {
  return useQuery({
    queryKey: POLICY_KEYS.runs,
    queryFn: () => ask(api.GET('/api/BackOffice/Policy/Runs')),
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? LIVE_MS : false),
  });
}

export function useRun(id: string) {
  return useQuery({
    queryKey: POLICY_KEYS.run(id),
    queryFn: () => ask(api.GET('/api/BackOffice/Policy/Runs/{id}', { params: { path: { id } } })),
    refetchInterval: ({ state }) => (isOpen(state.data) ? LIVE_MS : false),
  });
}

/** Changed requests of a run; `done` makes it asked again as the run goes on. */
export function useOutcomes(id: string, filter: OutcomeFilter, done: number) {
  const { oldDecision, newDecision, rule, page } = filter;
  return useQuery({
    queryKey: [...POLICY_KEYS.run(id), 'outcomes', filter, done],
    queryFn: () =>
      ask(
        api.GET('/api/BackOffice/Policy/Runs/{id}/Outcomes', {
          params: {
            path: { id },
            query: {
              oldDecision: oldDecision ?? undefined,
              newDecision: newDecision ?? undefined,
              rule: rule ?? undefined,
              page: String(page),
            },
          },
        }),
      ),
    placeholderData: keepPreviousData,
  });
}
