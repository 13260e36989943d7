import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { CaseState, Command } from '../../domain/case/command.ts';

/** What every workflow of a case listens to; a kind adds Updates of its own. */
export function caseMessages<Asked extends Command, Result, State extends CaseState>() {
  return {
    /** A move of the transition table. Fails with a refusal code or a failure code as the failure's `type`. */
    command: defineUpdate<Result, [Asked]>('command'),
    /** The reconciler found that the database says something else: read it again. */
    resync: defineSignal('resync'),
    /** What is stuck is to be tried at once instead of after its pause. */
    retryNow: defineSignal('retryNow'),
    /** For operators and tests; the product reads Postgres. */
    getState: defineQuery<State & { recent: number }>('getState'),
  };
}
