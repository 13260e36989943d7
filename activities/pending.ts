import { ApplicationFailure } from '@temporalio/activity';

/** „Not yet“: the engine asks again after `delayMs`. Such tries add nothing to the history and are no errors. */
export function pending(type: string, delayMs: number): ApplicationFailure {
  return ApplicationFailure.create({ type, message: type, nextRetryDelay: delayMs, category: 'BENIGN' });
}
