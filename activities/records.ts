import { runCaseClocks } from '../db/queries/case/clock-run.ts';
import { loanRequests } from '../db/queries/loan-request-kind.ts';
import { loadRequestState, type RequestState } from '../db/queries/request-state.ts';
import { flagStuck } from '../db/queries/stuck.ts';
import { applyTransition, type TransitionCommand, type TransitionOutcome } from '../db/queries/transition.ts';
import { transitionContexts, type ActivityDeps } from './deps.ts';

/** What counts a running term anew does it by the days off as they are at this moment. */
const COUNTS_ANEW: readonly TransitionCommand['action'][] = ['recountClocks', 'extendEvaluation'];

type Asked = Pick<TransitionCommand, 'action' | 'commandId'>;

/** The workflow's hands in the database. */
export function createRecords(deps: ActivityDeps) {
  const { db } = deps;
  const context = transitionContexts(deps);

  return {
    /**
     * One transition in one transaction; refusals are answers, not errors. The answer repeats what was asked: of a local
     * activity the history keeps nothing else.
     */
    async applyTransition(command: TransitionCommand): Promise<TransitionOutcome & { asked: Asked }> {
      const { action, commandId } = command;
      const known = await context(COUNTS_ANEW.includes(action));
      return { ...(await applyTransition(db, command, known)), asked: { action, commandId } };
    },

    /** What the database says of a request; null when it knows none. */
    async loadState({ requestId }: { requestId: number }): Promise<RequestState | null> {
      return loadRequestState(db, requestId, (await context()).clocks);
    },

    /** Sends reminders that are due and notes ends that have passed. */
    async runClocks({ requestId }: { requestId: number }): Promise<RequestState | null> {
      return runCaseClocks(db, loanRequests(await context()), requestId);
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
