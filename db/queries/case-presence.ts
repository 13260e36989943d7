import { sql } from 'kysely';
import { AWAY_MINUTES, PRESENT_SECONDS, type PresenceState } from '../../domain/application/presence.ts';
import type { Tx } from './command-input.ts';

export interface Presence {
  requestId: number;
  userId: string;
  /** Window of the browser: one person may have two. */
  place: string;
  /** `gone`: the window is closed. */
  state: PresenceState | 'gone';
}

export interface Present {
  name: string;
  state: PresenceState;
  /** Since when it is so. */
  since: Date;
}

/** Writes down what one window says, and forgets whoever is long gone. */
export async function recordPresence(db: Tx, { requestId, userId, place, state }: Presence): Promise<void> {
  if (state === 'gone') {
    await sql`delete from case_presence
      where request_id = ${requestId} and user_id = ${userId}::uuid and place = ${place}::uuid`.execute(db);
    return;
  }
  await sql`
    with old as (delete from case_presence where at < clock_timestamp() - make_interval(mins => ${2 * AWAY_MINUTES}))
    insert into case_presence as p (request_id, user_id, place, state)
    values (${requestId}, ${userId}::uuid, ${place}::uuid, ${state})
    on conflict (request_id, user_id, place) do update set at = clock_timestamp(), state = excluded.state,
      since = case when p.state = excluded.state then p.since else clock_timestamp() end`.execute(db);
}

/** Colleagues at the case, each once with what matters most of all windows, who writes first. */
export async function listPresent(db: Tx, requestId: number, butUserId: string): Promise<Present[]> {
  const { rows } = await sql<Present>`
    select name, state, since from (
      select distinct on (u.id) u.first_name || ' ' || u.last_name as name, p.state, p.since,
        array_position(array['editing', 'viewing', 'away'], p.state) as place
      from case_presence p join app_user u on u.id = p.user_id
      where p.request_id = ${requestId} and p.user_id <> ${butUserId}::uuid
        and p.at > clock_timestamp() - case p.state when 'away' then make_interval(mins => ${AWAY_MINUTES})
          else make_interval(secs => ${PRESENT_SECONDS}) end
      order by u.id, array_position(array['editing', 'viewing', 'away'], p.state), p.since
    ) present order by place, since limit 20`.execute(db);
  return rows;
}
