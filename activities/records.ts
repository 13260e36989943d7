import { runClocks } from '../db/queries/clock-run.ts';
import { loadRequestState, type RequestState } from '../db/queries/request-state.ts';
import { flagStuck } from '../db/queries/stuck.ts';
import { applyTransition, type TransitionCommand, type TransitionOutcome } from '../db/queries/transition.ts';
import { transitionContexts, type ActivityDeps } from './deps.ts';

/** The workflow's hands in the database. */
export function createRecords(deps: ActivityDeps) {
  const { db } = deps;
  const context = transitionContexts(deps);

  return {
    /** One transition in one transaction; refusals are answers, not errors. */
    async applyTransition(command: TransitionCommand): Promise<TransitionOutcome> {
      return applyTransition(db, command, await context());
    },

    /** What the database says of a request; null when it knows none. */
    async loadState({ requestId }: { requestId: number }): Promise<RequestState | null> {
      return loadRequestState(db, requestId, (await context()).clocks);
    },

    /** Sends reminders that are due and notes ends that have passed. */
    async runClocks({ requestId }: { requestId: number }): Promise<RequestState | null> {
      return runClocks(db, requestId, (await context()).clocks);
    },

    /** Flags a case that needs a person, or (null) takes the flag away. */
    async flagStuck({
      requestId,
      code,
    }: {
      requestId: number;
      code: string | null;
    }): Promise<RequestState | null> {
      await flagStuck(db, requestId, code);
      return loadRequestState(db, requestId, (await context()).clocks);
    },
  };
}
