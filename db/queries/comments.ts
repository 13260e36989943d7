import { sql } from 'kysely';
import type { StatusId } from '../../domain/application/status.ts';
import type { Tx } from './command-input.ts';
import { COMMENT_READER_OF_EVENT } from './request-log.ts';

export interface CommentRow {
  /** Unique among comments of their own and those of actions. */
  id: string;
  text: string;
  at: Date;
  /** The action it was written with; null for a comment by itself. */
  action: string | null;
  authorKind: 'applicant' | 'staff' | null;
  authorName: string | null;
  /** Whom the author represented; null in their own name. */
  onBehalfOf: string | null;
  visibleToApplicant: boolean;
}

/**
 * What was said about a request, by itself and with actions, the oldest first; applicants get theirs and what was
 * written for them.
 */
export async function listComments(db: Tx, requestId: number, forApplicant: boolean): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select said.id, said.text, said.at, said.action, u.kind as "authorKind",
      u.first_name || ' ' || u.last_name as "authorName", p.name as "onBehalfOf", said.seen as "visibleToApplicant"
    from (
      select 'c' || c.id as id, c.text, c.at, null as action, c.author_id, c.representative_id,
        c.visible_to_applicant as seen
      from comment c where c.request_id = ${requestId}
      union all
      select 'e' || e.id, e.comment, e.at, e.action, e.actor_id, e.representative_id,
        ${COMMENT_READER_OF_EVENT} = 'applicant'
      from request_event e where e.request_id = ${requestId} and e.comment is not null
    ) said
      left join app_user u on u.id = said.author_id
      left join representative r on r.id = said.representative_id left join party p on p.id = r.party_id
    where not ${forApplicant} or said.seen order by said.at, said.id`.execute(db);
  return rows;
}

/**
 * Adds a comment; answers its id and instant. With `statuses` only while the request is in one of them: null otherwise.
 */
export async function insertComment(
  db: Tx,
  made: {
    requestId: number;
    authorId: string;
    representativeId: string | null;
    text: string;
    visibleToApplicant: boolean;
  },
  statuses: readonly StatusId[] | null,
): Promise<{ id: string; at: Date } | null> {
  const { rows } = await sql<{ id: string; at: Date }>`
    insert into comment (request_id, author_id, representative_id, text, visible_to_applicant)
    select r.id, ${made.authorId}::uuid, ${made.representativeId}::uuid, ${made.text}, ${made.visibleToApplicant}
    from loan_request r where r.id = ${made.requestId} and r.deleted_at is null
      and (${statuses}::int[] is null or r.status = any(${statuses}::int[]))
    returning 'c' || id as id, at`.execute(db);
  return rows[0] ?? null;
}
