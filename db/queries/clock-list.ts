import { sql } from 'kysely';
import type { ClockKind, ClockRecord, Pause } from '../../domain/application/clocks.ts';
import type { Tx } from './command-input.ts';

export interface StoredClock extends ClockRecord {
  requestId: number;
  extended: boolean;
}

interface Row {
  requestId: number;
  kind: ClockKind;
  length: number;
  startedAt: Date;
  pauses: Pause[];
  stoppedAt: Date | null;
  extended: boolean;
}

/** Newest clock of every kind of the given requests, stopped ones included, in the order they started. */
export async function listClocks(db: Tx, requestIds: readonly number[]): Promise<StoredClock[]> {
  if (requestIds.length === 0) return [];
  const { rows } = await sql<Row>`
    select * from (
      select distinct on (request_id, kind) request_id as "requestId", kind, length, started_at as "startedAt", pauses,
        stopped_at as "stoppedAt", extended
      from clock where request_id = any(${[...requestIds]}::bigint[]) order by request_id, kind, started_at desc
    ) newest order by "startedAt"`.execute(db);
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    stoppedAt: row.stoppedAt?.toISOString() ?? null,
  }));
}
