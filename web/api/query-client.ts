import { QueryClient } from '@tanstack/react-query';
import { closeConfirmations, showGlobalError } from '../ui/modal-store.ts';
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

const FOCUS_BACK_MS = 60;

/** For actions whose screen has no place of its own for the refusal: the question that was asked goes, the answer comes. */
export function showProblem(error: unknown): void {
  const dialog = dialogOf(error);
  if (!dialog) return;
  // The question gives the focus back to the button it came from, and the error then takes it from there.
  if (closeConfirmations()) setTimeout(() => showGlobalError(dialog), FOCUS_BACK_MS);
  else showGlobalError(dialog);
}
