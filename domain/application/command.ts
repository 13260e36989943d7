import type { Role } from './role.ts';
import type { StatusId } from './status.ts';
import type { ActionName } from './transitions.ts';

/**
 * What travels to the workflow: ids and codes only. The person's input (comments, sums, file ids) waits in
 * Postgres under `commandId`, so no personal data ever enters the history.
 */
export interface Command {
  action: ActionName;
  /** The `Idempotency-Key` of the call, or `<workflow id>:<kind>:<version>` for moves of the clock. */
  commandId: string;
  actorId: string | null;
  roles: readonly Role[];
  /** The version the person saw; null when the action does not depend on it. */
  expectedVersion: number | null;
}

/** What an acknowledged command answers; also the state the workflow adopts. */
export interface CommandResult {
  requestId: number;
  status: StatusId | null;
  version: number;
  /** Next instant at which the workflow must wake, ISO; null when no clock runs. */
  deadline: Wake | null;
  schemeCode: string;
}

/** One timer at a time: what to do when it fires. */
export interface Wake {
  at: string;
  kind: WakeKind;
}

export type WakeKind = 'signingExpired' | 'changeSigningExpired' | 'docsExpired' | 'reminder' | 'overdue';

/** Codes with which an Update may fail, beside the refusal codes of the table. */
export type CommandFailure =
  'versionConflict' | 'commandReused' | 'inputMissing' | 'requestGone' | 'internal';

export function workflowIdOf(requestId: number): string {
  return `loan-request:${requestId}`;
}
