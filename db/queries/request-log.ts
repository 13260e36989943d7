import { sql } from 'kysely';
import type { CommentReader } from '../../domain/application/actions/row.ts';
import type { StatusId } from '../../domain/application/status.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import type { CommandResult } from '../../domain/application/command.ts';
import type { Tx } from './command-input.ts';

export interface EventRow {
  id: number;
  action: string;
  logCodes: number[];
  fromStatus: StatusId | null;
  toStatus: StatusId | null;
  actorId: string | null;
  actorName: string | null;
  /** Whom the person represented; null in their own name. */
  onBehalfOf: string | null;
  actorRole: string;
  comment: string | null;
  /** For whom the comment was written; null without one. */
  commentReader: CommentReader | null;
  details: Record<string, unknown>;
  at: Date;
  version: number;
}

/**
 * For whom the comment of an event `e` was written. Events from before readers were kept: what their dialogs said, and
 * the text of an approval with documents, which the applicant has been shown.
 */
export const COMMENT_READER_OF_EVENT = sql`coalesce(e.comment_reader,
  case when e.action in ('return', 'reject', 'approveWithDocs') then 'applicant' else 'staff' end)`;

/** What happened to a request, the newest first. */
export async function listEvents(db: Tx, requestId: number, limit = 500): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.id, e.action, e.log_codes as "logCodes", e.from_status as "fromStatus", e.to_status as "toStatus",
      e.actor_id as "actorId", u.first_name || ' ' || u.last_name as "actorName", e.actor_role as "actorRole",
      p.name as "onBehalfOf", e.comment,
      case when e.comment is not null then ${COMMENT_READER_OF_EVENT} end as "commentReader", e.details, e.at, e.version
    from request_event e left join app_user u on u.id = e.actor_id
      left join representative r on r.id = e.representative_id left join party p on p.id = r.party_id
    where e.request_id = ${requestId} order by e.id desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * The newest event, or the newest of certain actions: who did what just before a refused action; null when nothing
 * happened yet.
 */
export async function newestEvent(
  db: Tx,
  requestId: number,
  actions?: readonly ActionName[],
): Promise<EventRow | null> {
  const events = await listEvents(db, requestId, actions ? undefined : 1);
  return events.find(({ action }) => !actions || (actions as readonly string[]).includes(action)) ?? null;
}

/** Result of a command that was carried out already; null when it was not, or is somebody else's. */
export async function findCommandResult(
  db: Tx,
  command: { commandId: string; action: string; actorId: string },
): Promise<CommandResult | null> {
  const row = await db
    .selectFrom('command_log')
    .select('result')
    .where('command_id', '=', command.commandId)
    .where('case_kind', '=', 'loanRequest')
    .where('action', '=', command.action)
    .where('actor_id', '=', command.actorId)
    .executeTakeFirst();
  return row ? (row.result as unknown as CommandResult) : null;
}
