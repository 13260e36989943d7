import { ActivityFailure, ApplicationFailure, TemporalFailure } from '@temporalio/workflow';
import type { CaseState } from '../domain/case/command.ts';

/** The refusal of an Update: its code (a RefusalCode or a CommandFailure) as `type` and message, the state it met as details. */
export function refused(code: string, state: CaseState | null): ApplicationFailure {
  const details = state ? [{ status: state.status, version: state.version }] : [];
  return ApplicationFailure.create({ type: code, message: code, nonRetryable: true, details });
}

/** Code of whatever went wrong below: an activity's own code, or `internal`. */
export function codeOf(error: unknown): string {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  return cause instanceof ApplicationFailure ? (cause.type ?? 'internal') : 'internal';
}

/** An Update may fail with application failures only: anything else would fail the workflow task for ever. */
export async function failingProperly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApplicationFailure) throw error;
    if (error instanceof TemporalFailure && !(error instanceof ActivityFailure)) throw error;
    throw ApplicationFailure.create({ type: codeOf(error), message: codeOf(error), nonRetryable: true });
  }
}
