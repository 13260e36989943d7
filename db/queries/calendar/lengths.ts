import { sql } from 'kysely';
import { CLOCKS, type ClockKind } from '../../../domain/application/clocks.ts';
import type { Database } from '../../connect.ts';
import type { Tx } from '../command-input.ts';

export interface LengthChange {
  madeAt: Date;
  madeBy: string;
  kind: ClockKind;
  lengthBefore: number;
  length: number;
  reason: string;
}

/** The newest changes of terms. */
export async function listLengthChanges(db: Tx, limit: number): Promise<LengthChange[]> {
  const { rows } = await sql<LengthChange>`
    select c.made_at as "madeAt", u.first_name || ' ' || u.last_name as "madeBy", c.kind,
      c.length_before as "lengthBefore", c.length, c.reason
    from clock_length_change c join app_user u on u.id = c.actor_id order by c.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

export interface NewLength {
  kind: ClockKind;
  length: number;
  /** What the person saw; another one stands: they are told. */
  seen: number;
  reason: string;
  actorId: string;
  key: string;
}

/** Sets the length of a term for clocks that start from now on; false: it is not what the person saw. */
export async function changeLength(db: Database, change: NewLength): Promise<boolean> {
  const { kind, length, seen, reason, actorId, key } = change;
  return db.transaction().execute(async (tx) => {
    await sql`lock table clock_length in share row exclusive mode`.execute(tx);
    const { rows: known } = await sql`select 1 from clock_length_change where call_key = ${key}`.execute(tx);
    if (known.length > 0) return true;
    const { rows } = await sql<{
      length: number;
    }>`select length from clock_length where kind = ${kind}`.execute(tx);
    const before = rows[0]?.length ?? CLOCKS[kind].length;
    if (before !== seen) return false;
    await sql`insert into clock_length (kind, length) values (${kind}, ${length})
      on conflict (kind) do update set length = excluded.length`.execute(tx);
    await sql`insert into clock_length_change (actor_id, call_key, kind, length_before, length, reason)
      values (${actorId}::uuid, ${key}, ${kind}, ${before}, ${length}, ${reason.trim()})`.execute(tx);
    return true;
  });
}
