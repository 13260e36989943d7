import { sql } from 'kysely';
import { STAFF_RIGHTS } from '../../domain/application/rights.ts';
import type { StaffRole } from '../../domain/application/role.ts';
import { TASKS } from '../../domain/tasks/kind.ts';
import { QUEUES, type QueueFilter, type QueueKey } from '../../domain/tasks/queues.ts';
import type { DigestCounts } from '../../domain/texts/lt/mail-digest.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import type { Database } from '../connect.ts';
import type { Tx } from './command-input.ts';
import { PROVIDER_CLOCKS, queueConditions, type Viewer } from './manager-filter.ts';
import { DIGEST_AT } from './mail-preferences.ts';

/** A digest whose time has been missed for longer than this is of no use: it waits for the next morning. */
const HOURS = 8;

const TAKERS: readonly StaffRole[] = TASKS.takeRequest.waitsFor;

interface Due extends Viewer {
  email: string;
}

/**
 * Queues the digests of a working day that are due at `now`; answers how many mails. One row a person and day is written in the
 * transaction of its mail, so a second run, a second worker and a kill change nothing.
 */
export async function queueDigests(db: Database, now: Date): Promise<number> {
  const day = vilniusDate(now);
  let queued = 0;
  for (const person of await duePeople(db, now, day))
    if (await db.transaction().execute((tx) => queueDigest(tx, person, day))) queued += 1;
  return queued;
}

async function duePeople(db: Database, now: Date, day: string): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select u.id as "userId", u.staff_roles as roles, u.email
    from app_user u left join mail_preference w on w.user_id = u.id
      cross join lateral (select (${day}::date + coalesce(w.digest_at, ${DIGEST_AT}::time)) at time zone 'Europe/Vilnius'
        as due) t
    where u.kind = 'staff' and u.active and u.email is not null
      and u.staff_roles && ${[...STAFF_RIGHTS.readCases]}::text[]
      and not coalesce('staffDigest' = any(w.muted), false)
      and t.due <= ${now} and t.due > ${now}::timestamptz - ${HOURS} * interval '1 hour'
      and coalesce(w.changed_at, u.created_at) <= t.due
      and not exists (select 1 from staff_digest d where d.user_id = u.id and d.day = ${day}::date)
    order by u.id`.execute(db);
  return rows;
}

async function queueDigest(tx: Tx, person: Due, day: string): Promise<boolean> {
  const counts = await digestCounts(tx, person, day);
  const hasWork = Object.values(counts).some((count) => count > 0);
  const { numAffectedRows } = await sql`insert into staff_digest (user_id, day, mailed)
    values (${person.userId}::uuid, ${day}::date, ${hasWork}) on conflict do nothing`.execute(tx);
  if (!numAffectedRows || !hasWork) return false;
  await sql`insert into outbox (kind, recipient, user_id, params)
    values ('staffDigest', ${person.email}, ${person.userId}::uuid, ${JSON.stringify({ day, counts })}::jsonb)`.execute(
    tx,
  );
  return true;
}

const filterOf = (key: QueueKey): QueueFilter => QUEUES.find((queue) => queue.key === key)!.filter;

/** Queues of the person's inbox, in numbers: what reaches her, how much of it is late or ends today, what nobody has. */
async function digestCounts(db: Tx, viewer: Viewer, day: string): Promise<DigestCounts> {
  const mine = sql.join(queueConditions(filterOf('mine'), viewer), sql` and `);
  const late = sql.join(queueConditions(filterOf('overdue'), viewer), sql` and `);
  const free = sql.join(queueConditions(filterOf('unassigned'), viewer), sql` and `);
  const takes = viewer.roles.some((role) => TAKERS.includes(role as StaffRole));
  const { rows } = await sql<DigestCounts>`select
      count(*) filter (where ${mine})::int as mine,
      count(*) filter (where ${mine} and ${late})::int as overdue,
      count(*) filter (where ${mine} and exists (select 1 from clock k where k.request_id = r.id and k.stopped_at is null
        and not k.pauses @> '[{"to": null}]' and k.due_at > now() and k.kind = any(${PROVIDER_CLOCKS}::text[])
        and (k.due_at at time zone 'Europe/Vilnius')::date = ${day}::date))::int as today,
      count(*) filter (where ${takes} and ${free})::int as unassigned
    from loan_request r where r.deleted_at is null`.execute(db);
  return rows[0]!;
}
