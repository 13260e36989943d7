import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../connect.ts';

export interface Absence {
  id: string;
  userId: string;
  deputyId: string;
  deputy: string;
  from: string;
  to: string;
}

/** Absences that are on or to come. */
export async function listAbsences(db: Tx, today: string): Promise<Absence[]> {
  const { rows } = await sql<Absence>`
    select a.id, a.user_id as "userId", a.deputy_id as "deputyId", d.first_name || ' ' || d.last_name as deputy,
      a.from_day::text as "from", a.to_day::text as "to"
    from absence a join app_user d on d.id = a.deputy_id
    where a.ended_at is null and a.to_day >= ${today}::date order by a.from_day, a.id`.execute(db);
  return rows;
}

/** Whether the person is away, or stands in for somebody (`as`), on one of these days. */
export async function isTaken(
  tx: Tx,
  days: { from: string; to: string },
  who: { userId: string; as: 'away' | 'deputy' },
): Promise<boolean> {
  const column = sql.ref(who.as === 'away' ? 'user_id' : 'deputy_id');
  const { rows } = await sql`select 1 from absence where ${column} = ${who.userId}::uuid and ended_at is null
    and from_day <= ${days.to}::date and to_day >= ${days.from}::date limit 1`.execute(tx);
  return rows.length > 0;
}

export async function insertAbsence(
  tx: Tx,
  given: { userId: string; deputyId: string; from: string; to: string },
): Promise<void> {
  await sql`insert into absence (user_id, deputy_id, from_day, to_day)
    values (${given.userId}::uuid, ${given.deputyId}::uuid, ${given.from}::date, ${given.to}::date)`.execute(
    tx,
  );
}

/** Null: it is over already, or somebody else's. */
export async function endAbsence(
  tx: Tx,
  given: { id: string; userId: string },
): Promise<{ from: string; to: string } | null> {
  const { rows } = await sql<{ from: string; to: string }>`update absence set ended_at = now()
    where id = ${given.id}::uuid and user_id = ${given.userId}::uuid and ended_at is null
    returning from_day::text as "from", to_day::text as "to"`.execute(tx);
  return rows[0] ?? null;
}

/** Accounts the person stands in for today (Vilnius). */
export function worksFor(userId: string): RawBuilder<unknown> {
  return sql`(select s.user_id from absence s where s.deputy_id = ${userId}::uuid
    and s.ended_at is null and (now() at time zone 'Europe/Vilnius')::date between s.from_day and s.to_day)`;
}
