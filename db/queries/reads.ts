import { sql } from 'kysely';
import { READ_WINDOW_MINUTES, type ReadKind } from '../../domain/application/reads.ts';
import type { Tx } from './command-input.ts';

export interface Read {
  requestId: number;
  readerId: string;
  kind: ReadKind;
  /** Whose login it was. */
  sessionKind: 'browser' | 'program';
}

/**
 * Writes down that somebody looked at a case. The same person, part and kind of login within READ_WINDOW_MINUTES is one
 * row; two calls at once may write two. Throws when it cannot be written: then nothing may be shown either.
 */
export async function recordRead(db: Tx, { requestId, readerId, kind, sessionKind }: Read): Promise<void> {
  await sql`insert into case_read (request_id, reader_id, kind, session_kind)
    select ${requestId}, ${readerId}::uuid, ${kind}, ${sessionKind}
    where not exists (select 1 from case_read
      where request_id = ${requestId} and reader_id = ${readerId}::uuid and kind = ${kind}
        and session_kind = ${sessionKind}
        and at > clock_timestamp() - make_interval(mins => ${READ_WINDOW_MINUTES}))`.execute(db);
}

export interface Reader {
  name: string;
  roles: string[];
  kind: ReadKind;
  sessionKind: Read['sessionKind'];
  /** Rows of the log: about so many times ten minutes. */
  times: number;
  firstAt: Date;
  lastAt: Date;
}

/** Who looked at what of a case, the latest first: one row a person, part and kind of login. */
export async function listReaders(db: Tx, requestId: number): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select u.first_name || ' ' || u.last_name as name, u.staff_roles as roles, c.kind, c.session_kind as "sessionKind",
      count(*)::int as times, min(c.at) as "firstAt", max(c.at) as "lastAt"
    from case_read c join app_user u on u.id = c.reader_id
    where c.request_id = ${requestId}
    group by u.id, c.kind, c.session_kind order by max(c.at) desc, name limit 200`.execute(db);
  return rows;
}
