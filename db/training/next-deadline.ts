// Training only (decision 0060): no image holds this folder (.dockerignore).
import { sql } from 'kysely';
import type { WakeKind } from '../../domain/application/command.ts';
import type { Database } from '../connect.ts';
import { loadCalendar, loadClocks } from '../queries/clocks.ts';
import { loadRequestState } from '../queries/request-state.ts';

export interface NextDeadline {
  /** ISO instant at which the case would have come to it by itself. */
  at: string;
  kind: WakeKind;
}

export interface Wish {
  requestId: number;
  actorId: string;
  /** Idempotency-Key: a second call with it moves nothing more. */
  key: string;
  /** Stands in the history of the case. */
  reason: string;
  title: string;
}

/** What the case waits for next; null when no clock of it runs. */
export async function findNextDeadline(
  db: Database,
  requestId: number,
  daySeconds: number,
): Promise<NextDeadline | null> {
  const state = await loadRequestState(db, requestId, await loadCalendar(db, daySeconds));
  return state?.wake ?? null;
}

/**
 * Brings one case to its next reminder, end of a term or end of a window, as though the time until then had passed for it:
 * everything it counts by is moved back by as much, so that what follows keeps its order and its distance. Status and
 * version stay; what the deadline does is done by the case's own workflow, once it has read its row again. Null: no
 * clock runs.
 */
export async function bringToNextDeadline(
  db: Database,
  wish: Wish,
  daySeconds: number,
): Promise<NextDeadline | null> {
  const { requestId, key } = wish;
  const context = await loadCalendar(db, daySeconds);
  return db.transaction().execute(async (tx) => {
    const { rows: locked } = await sql<{ now: Date }>`select clock_timestamp() as now from loan_request
      where id = ${requestId} and deleted_at is null for no key update`.execute(tx);
    const earlier = await sql<{ next: NextDeadline }>`select details->'next' as next from audit_event
      where request_id = ${requestId} and kind = 'broughtToDeadline' and details->>'key' = ${key}`.execute(
      tx,
    );
    if (earlier.rows[0]) return earlier.rows[0].next;
    const next = (await loadRequestState(tx, requestId, context))?.wake;
    if (!next || !locked[0]) return null;
    const passed = Math.max(0, Date.parse(next.at) - locked[0].now.getTime());
    const back = (instant: string): string => new Date(Date.parse(instant) - passed).toISOString();
    const by = sql`make_interval(secs => ${passed / 1000}::double precision)`;
    for (const { id, startedAt, dueAt, pauses } of await loadClocks(tx, requestId)) {
      const moved = pauses.map(({ from, to }) => ({ from: back(from), to: to === null ? null : back(to) }));
      await sql`update clock set started_at = ${back(startedAt)}, due_at = ${back(dueAt)},
        pauses = ${JSON.stringify(moved)}::jsonb where id = ${id}`.execute(tx);
    }
    await sql`update held_decision set takes_effect_at = takes_effect_at - ${by}
      where request_id = ${requestId}`.execute(tx);
    await sql`update loan_request set deadline_at = deadline_at - ${by} where id = ${requestId}`.execute(tx);
    await sql`update staff_task set due_at = due_at - ${by}
      where request_id = ${requestId} and closed_at is null`.execute(tx);
    const details = { key, next, title: wish.title, comment: wish.reason };
    await sql`insert into audit_event (actor_id, kind, request_id, details) values (${wish.actorId}::uuid,
      'broughtToDeadline', ${requestId}, ${JSON.stringify(details)}::jsonb)`.execute(tx);
    return next;
  });
}
