import { QueryClient } from '@tanstack/react-query';
import { showGlobalError } from '../ui/modal-store.ts';
import { ApiProblem, dialogOf } from './problem.ts';

/** Reads are repeated on broken connections and 5xx; a refusal is not. Failures of reads are shown by the screen that reads. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      refetchOnWindowFocus: true,
      retry: (count, error) => count < 2 && !(error instanceof ApiProblem && error.status < 500),
    },
    mutations: { retry: false },
  },
});

/** For actions whose screen has no place of its own for the refusal. */
export function showProblem(error: unknown): void {
  const dialog = dialogOf(error);
  if (dialog) showGlobalError(dialog);
}
