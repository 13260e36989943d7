import { sql } from 'kysely';
import type { Database } from '../connect.ts';

export interface SavedView {
  id: string;
  name: string;
  isTeam: boolean;
  ownerId: string;
  /** Name of a member of staff. */
  owner: string;
  /** The filter object of the wire, as it was sent. */
  view: unknown;
}

/** One's own views and those of the team, by name; accounts that were closed keep theirs to themselves. */
export async function listSavedViews(db: Database, userId: string): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`select v.id, v.name, v.is_team as "isTeam", v.owner_id as "ownerId",
      u.first_name || ' ' || u.last_name as owner, v.view
    from saved_view v join app_user u on u.id = v.owner_id
    where v.owner_id = ${userId}::uuid or (v.is_team and u.active)
    order by v.name collate "lt-x-icu", v.id limit 60`.execute(db);
  return rows;
}

export interface GivenView {
  id: string | null;
  ownerId: string;
  name: string;
  isTeam: boolean;
  view: object;
}

/** So many one person may keep. */
export const MOST_VIEWS = 20;

/** `taken`: it was to get the name of another of theirs. */
export type Saving = 'saved' | 'taken' | 'notTheirs' | 'tooMany';

/** Stores a view under its name, over the one the person has under it already. */
export async function saveView(db: Database, given: GivenView): Promise<Saving> {
  const { id, ownerId, name, isTeam } = given;
  const view = JSON.stringify(given.view);
  if (id !== null) {
    if (await hasOther(db, given, id)) return 'taken';
    const { numAffectedRows } = await sql`update saved_view
      set name = ${name}, is_team = ${isTeam}, view = ${view}::jsonb, saved_at = clock_timestamp()
      where id = ${id}::uuid and owner_id = ${ownerId}::uuid`.execute(db);
    return numAffectedRows ? 'saved' : 'notTheirs';
  }
  const { numAffectedRows } = await sql`insert into saved_view (owner_id, name, is_team, view)
    select ${ownerId}::uuid, ${name}, ${isTeam}, ${view}::jsonb
    where (select count(*) from saved_view where owner_id = ${ownerId}::uuid and lower(name) <> lower(${name})) < ${MOST_VIEWS}
    on conflict (owner_id, lower(name)) do update
      set name = excluded.name, is_team = excluded.is_team, view = excluded.view, saved_at = clock_timestamp()`.execute(
    db,
  );
  return numAffectedRows ? 'saved' : 'tooMany';
}

async function hasOther(db: Database, { ownerId, name }: GivenView, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from saved_view
    where owner_id = ${ownerId}::uuid and lower(name) = lower(${name}) and id <> ${id}::uuid`.execute(db);
  return rows.length > 0;
}

/** Whether there was one of theirs to remove. */
export async function removeView(db: Database, id: string, ownerId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from saved_view
    where id = ${id}::uuid and owner_id = ${ownerId}::uuid`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
