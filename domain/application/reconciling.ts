// How a row of the database and the workflow of the same request may differ. Postgres wins (decision 0001).
import type { StatusId } from './status.ts';

/** missing: the row has no workflow. behind, ahead: versions differ. forked: same version, another command. notEnded: the row is over. orphan: no row. poisoned: the workflow's code fails. */
export const DIFFERENCES = [
  'missing',
  'behind',
  'ahead',
  'forked',
  'notEnded',
  'orphan',
  'poisoned',
] as const;
export type Difference = (typeof DIFFERENCES)[number];

/** What was done about it. */
export type Measure = 'resumed' | 'resynced' | 'restarted' | 'quarantined' | 'ended' | 'flagged';

/** Somebody was told „done“ and it is not: a person must look, whatever the reconciler did. */
export const NEEDS_PERSON: readonly Difference[] = ['ahead', 'forked', 'orphan'];

/** What the engine shows of a workflow; null where it does not know. */
export interface HeldMark {
  /** Name of the status, or `deleted`. */
  status: string | null;
  version: number | null;
  lastCommand: string | null;
}

export interface RowMark {
  /** Name of the status, or `deleted`. */
  status: string;
  version: number;
  lastCommand: string | null;
  /** Not deleted, not final, or final with work left. */
  mustRun: boolean;
}

/**
 * How row and workflow differ; null when they agree. `row` must have been read after `held`: the row is written first,
 * so a workflow never shows more than its row unless the database is older than the engine.
 */
export function differenceBetween(row: RowMark | null, held: HeldMark | null): Difference | null {
  if (!row) return held ? 'orphan' : null;
  if (!held) return row.mustRun ? 'missing' : null;
  const ahead = (held.version ?? row.version) - row.version;
  if (ahead > 0) return 'ahead';
  if (!row.mustRun) return 'notEnded';
  if (ahead < 0) return 'behind';
  return isForked(row, held) ? 'forked' : null;
}

function isForked(row: RowMark, held: HeldMark): boolean {
  if (held.version === null) return false;
  const otherCommand =
    held.lastCommand !== null && row.lastCommand !== null && held.lastCommand !== row.lastCommand;
  return otherCommand || (held.status !== null && held.status !== row.status);
}

/** A move the engine remembers. */
export interface HeldStep {
  version: number;
  status: StatusId | null;
  /** Name of the action, or of the activity that made the move. */
  action: string;
  commandId: string | null;
  /** ISO. */
  at: string;
}

/** Moves of the workflow that the database does not know: what somebody was told was done, and is not. */
export function lostSteps(
  steps: readonly HeldStep[],
  known: readonly { version: number; commandId: string }[],
): HeldStep[] {
  const byVersion = new Map(known.map(({ version, commandId }) => [version, commandId]));
  return steps.filter(({ version, commandId }) => {
    const row = byVersion.get(version);
    return row === undefined || (commandId !== null && row !== commandId);
  });
}

/** Numbers given after a backup are known to nobody once it is restored, so the next ones begin beyond them. */
export const NUMBER_STEP = 1_000;

/** The first number after a restore: at least one whole step beyond every number that is known, and easy to tell apart. */
export function firstNumberAfter(highestKnown: number): number {
  return (Math.floor(highestKnown / NUMBER_STEP) + 2) * NUMBER_STEP + 1;
}
