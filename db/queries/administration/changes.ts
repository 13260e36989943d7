import { sql } from 'kysely';
import type { AdminChangeKind } from '../../../domain/administration/change.ts';
import type { Tx } from '../../connect.ts';

export interface StoredChange {
  id: string;
  kind: AdminChangeKind;
  subject: string;
  /** The account a change is about, by name; null for schemes and switches. */
  subjectName: string | null;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  reason: string;
  /** Null: made by the operator's command. */
  proposedById: string | null;
  proposedBy: string | null;
  proposedAt: Date;
  needsSecond: boolean;
  state: 'waiting' | 'inForce' | 'declined' | 'withdrawn';
  decidedBy: string | null;
  decidedAt: Date | null;
}

const SELECT = sql`select c.id, c.kind, c.subject, s.first_name || ' ' || s.last_name as "subjectName",
  c.before, c.after, c.reason, c.proposed_by as "proposedById", a.first_name || ' ' || a.last_name as "proposedBy",
  c.proposed_at as "proposedAt", c.needs_second as "needsSecond", c.state,
  b.first_name || ' ' || b.last_name as "decidedBy", c.decided_at as "decidedAt"
  from admin_change c left join app_user a on a.id = c.proposed_by left join app_user b on b.id = c.decided_by
  left join app_user s on s.id::text = c.subject`;

/** Changes that wait for a second person, the oldest first, and the newest of the others. */
export async function listChanges(
  db: Tx,
  limit: number,
): Promise<{ waiting: StoredChange[]; past: StoredChange[] }> {
  const [waiting, past] = await Promise.all([
    sql<StoredChange>`${SELECT} where c.state = 'waiting' order by c.proposed_at`.execute(db),
    sql<StoredChange>`${SELECT} where c.state <> 'waiting'
      order by coalesce(c.decided_at, c.proposed_at) desc limit ${limit}`.execute(db),
  ]);
  return { waiting: waiting.rows, past: past.rows };
}

export async function findChange(db: Tx, id: string): Promise<StoredChange | null> {
  const { rows } = await sql<StoredChange>`${SELECT} where c.id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** The change an earlier try of the same call made. */
export async function findChangeByKey(db: Tx, key: string): Promise<StoredChange | null> {
  const { rows } = await sql<StoredChange>`${SELECT} where c.call_key = ${key}`.execute(db);
  return rows[0] ?? null;
}

export interface NewChange {
  kind: AdminChangeKind;
  subject: string;
  before: object;
  after: object;
  reason: string;
  key: string;
  /** Null: the operator's command. */
  by: string | null;
  needsSecond: boolean;
}

/** Null: a change of this kind and subject waits already. */
export async function insertChange(tx: Tx, made: NewChange): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into admin_change (kind, subject, before, after, reason, call_key, proposed_by, needs_second, state)
    values (${made.kind}, ${made.subject}, ${JSON.stringify(made.before)}::jsonb, ${JSON.stringify(made.after)}::jsonb,
      ${made.reason.trim()}, ${made.key}, ${made.by}::uuid, ${made.needsSecond},
      ${made.needsSecond ? 'waiting' : 'inForce'})
    on conflict (kind, subject) where state = 'waiting' do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

export async function closeChange(
  tx: Tx,
  given: { id: string; by: string; state: 'inForce' | 'declined' | 'withdrawn' },
): Promise<void> {
  await sql`update admin_change set state = ${given.state}, decided_by = ${given.by}::uuid,
    decided_at = clock_timestamp() where id = ${given.id}::uuid and state = 'waiting'`.execute(tx);
}
