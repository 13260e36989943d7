import { sql } from 'kysely';
import { HOLD_DEED } from '../../../domain/texts/lt/case-audit.ts';
import type { Database, Tx } from '../../connect.ts';

export interface LegalHold {
  id: string;
  requestId: number;
  reason: string;
  placedBy: string;
  placedAt: Date;
  endedBy: string | null;
  endedAt: Date | null;
  endReason: string | null;
}

const SELECT = sql`select h.id, h.request_id as "requestId", h.reason, p.first_name || ' ' || p.last_name as "placedBy",
  h.placed_at as "placedAt", e.first_name || ' ' || e.last_name as "endedBy", h.ended_at as "endedAt",
  h.end_reason as "endReason"
  from legal_hold h join app_user p on p.id = h.placed_by left join app_user e on e.id = h.ended_by`;

/** Open holds, the oldest first, and the newest of those that have ended. */
export async function listHolds(db: Tx): Promise<LegalHold[]> {
  const { rows } = await sql<LegalHold>`(${SELECT} where h.ended_at is null order by h.placed_at limit 500)
    union all (${SELECT} where h.ended_at is not null order by h.ended_at desc limit 50)`.execute(db);
  return rows;
}

export async function findOpenHold(db: Tx, requestId: number): Promise<LegalHold | null> {
  const { rows } = await sql<LegalHold>`${SELECT} where h.request_id = ${requestId}
    and h.ended_at is null`.execute(db);
  return rows[0] ?? null;
}

export type HoldRefusal = 'notFound' | 'caseHeld' | 'holdEnded';

/** Holds a case; the same call again does nothing. Its row is taken, so that a removal comes before or after and never beside. */
export async function placeHold(
  db: Database,
  given: { requestId: number; reason: string; by: string; key: string },
): Promise<HoldRefusal | null> {
  return db.transaction().execute(async (tx) => {
    const { rows: found } =
      await sql`select 1 from loan_request where id = ${given.requestId} for update`.execute(tx);
    if (found.length === 0) return 'notFound';
    const { rows: same } = await sql`select 1 from legal_hold where call_key = ${given.key}`.execute(tx);
    if (same.length > 0) return null;
    const { rows } = await sql<{
      id: string;
    }>`insert into legal_hold (request_id, reason, placed_by, call_key)
      values (${given.requestId}, ${given.reason}, ${given.by}::uuid, ${given.key})
      on conflict (request_id) where ended_at is null do nothing returning id`.execute(tx);
    if (!rows[0]) return 'caseHeld';
    await audit(tx, { ...given, kind: 'holdPlaced' });
    return null;
  });
}

export async function endHold(
  db: Database,
  { id, by, reason }: { id: string; by: string; reason: string },
): Promise<HoldRefusal | null> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ requestId: number }>`update legal_hold set ended_by = ${by}::uuid,
        ended_at = clock_timestamp(), end_reason = ${reason}
      where id = ${id}::uuid and ended_at is null returning request_id as "requestId"`.execute(tx);
    if (rows[0]) {
      await audit(tx, { requestId: rows[0].requestId, by, reason, kind: 'holdEnded' });
      return null;
    }
    const { rows: known } = await sql`select 1 from legal_hold where id = ${id}::uuid`.execute(tx);
    return known.length > 0 ? 'holdEnded' : 'notFound';
  });
}

async function audit(
  tx: Tx,
  deed: { requestId: number; by: string; reason: string; kind: 'holdPlaced' | 'holdEnded' },
): Promise<void> {
  await sql`insert into audit_event (actor_id, kind, request_id, details) values (${deed.by}::uuid, ${deed.kind},
    ${deed.requestId}, jsonb_build_object('title', ${HOLD_DEED[deed.kind]}::text, 'comment', ${deed.reason}::text))`.execute(
    tx,
  );
}
