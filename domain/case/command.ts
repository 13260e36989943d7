/**
 * What travels to the workflow of a case: ids and codes only. The person's input (comments, sums, file ids) waits in
 * Postgres under `commandId`, so no personal data ever enters the history.
 */
export interface Command<Action extends string = string, Role extends string = string> {
  action: Action;
  /** The `Idempotency-Key` of the call, or `<workflow id>:<kind>:<version>` for moves of the clock. */
  commandId: string;
  actorId: string | null;
  roles: readonly Role[];
  /** The version the person saw; null when the action does not depend on it. */
  expectedVersion: number | null;
  /** The version of the row when the API judged the call: a workflow that trails it does not refuse by what it holds. */
  seenVersion?: number;
}

/** Wakes that move nothing: a reminder goes out, or a term that ended is noted. Every other wake is an action. */
export type QuietWake = 'reminder' | 'overdue';

export const isQuiet = (kind: string): kind is QuietWake => kind === 'reminder' || kind === 'overdue';

/** One timer at a time: what to do when it fires. */
export interface Wake<Kind extends string = string> {
  /** ISO instant. */
  at: string;
  kind: Kind;
}

/** Codes with which any command may fail, beside the refusal codes of its table. */
export type CaseFailure = 'versionConflict' | 'commandReused' | 'inputMissing' | 'requestGone' | 'internal';

/** Work that goes on beside the commands; the database knows what is due, so a lost workflow resumes it. */
export interface CaseJob<Kind extends string = string> {
  kind: Kind;
  /** Id of the row the work is about. */
  id: string;
}

/** What the database says of a case: its workflow adopts it after every move. */
export interface CaseState<Status extends number = number, Kind extends string = string> {
  /** null: deleted. */
  status: Status | null;
  version: number;
  /** The one instant at which the workflow must wake next. */
  wake: Wake<Kind> | null;
  jobs: readonly CaseJob[];
  stuck: string | null;
}
