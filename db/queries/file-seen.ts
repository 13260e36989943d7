import { sql } from 'kysely';
import type { Tx } from './command-input.ts';

export interface SeenBy {
  fileId: string;
  userId: string;
  name: string;
  at: Date;
}

/** Who has seen which attachment of a request, the earliest first. */
export async function listSeen(db: Tx, requestId: number): Promise<SeenBy[]> {
  const { rows } = await sql<SeenBy>`
    select s.attachment_id as "fileId", u.id as "userId", u.first_name || ' ' || u.last_name as name, s.seen_at as at
    from file_seen s join attachment a on a.id = s.attachment_id join app_user u on u.id = s.user_id
    where a.request_id = ${requestId} and a.deleted_at is null order by s.seen_at`.execute(db);
  return rows;
}

/** The person has seen it; the first time counts. False: the request has no such attachment. */
export async function markSeen(
  db: Tx,
  seen: { requestId: number; fileId: string; userId: string },
): Promise<boolean> {
  const { rows } = await sql`
    with file as (select id from attachment
      where id = ${seen.fileId}::uuid and request_id = ${seen.requestId} and deleted_at is null),
    marked as (insert into file_seen (attachment_id, user_id) select id, ${seen.userId}::uuid from file
      on conflict do nothing)
    select id from file`.execute(db);
  return rows.length > 0;
}
