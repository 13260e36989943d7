import { sql } from 'kysely';
import { ASSESSED_STATUSES } from '../../domain/application/status.ts';
import type { Database } from '../connect.ts';
import type { Tx } from './command-input.ts';

export type NoteKind = 'approver' | 'signatory';

/** A version of a note; `text` null: it was emptied. */
export interface NoteVersion {
  kind: NoteKind;
  version: number;
  text: string | null;
  /** Null: from before versions were kept. */
  author: string | null;
  at: Date;
}

/** Every version of both notes, the newest first: the table only grows. */
export async function listNotes(db: Tx, requestId: number): Promise<NoteVersion[]> {
  const { rows } = await sql<NoteVersion>`
    select n.kind, n.version, n.text, u.first_name || ' ' || u.last_name as author, n.at
    from evaluator_note n left join app_user u on u.id = n.author_id
    where n.request_id = ${requestId} order by n.at desc, n.version desc, n.kind`.execute(db);
  return rows;
}

/** A changed note, with the version it was written over; null when the writer did not say. */
export interface GivenNote {
  text: string | null;
  over: number | null;
}

export type NotesRefusal = { code: 'wrongStatus' } | { code: 'noteChanged'; newest: NoteVersion };

const COLUMN = { approver: 'approvers_comment', signatory: 'signatorys_comment' } as const;

/**
 * Writes notes of approver and signatory over the versions their writer saw; the table keeps each version with its
 * author. Nothing is written when one of them was changed meanwhile, or the status has moved on.
 */
export async function storeNotes(
  db: Database,
  requestId: number,
  authorId: string,
  given: Partial<Record<NoteKind, GivenNote>>,
): Promise<NotesRefusal | null> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('loan_request')
      .select('status')
      .where('id', '=', requestId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row || !(ASSESSED_STATUSES as readonly number[]).includes(row.status))
      return { code: 'wrongStatus' };
    const known = await listNotes(tx, requestId);
    const set: { approvers_comment?: string | null; signatorys_comment?: string | null } = {};
    for (const kind of ['approver', 'signatory'] as const) {
      const note = given[kind];
      if (!note) continue;
      const newest = known.find((note) => note.kind === kind);
      if (newest && note.over !== null && note.over !== newest.version)
        return { code: 'noteChanged' as const, newest };
      set[COLUMN[kind]] = note.text;
    }
    if (Object.keys(set).length > 0)
      await tx
        .updateTable('loan_request')
        .from(sql`set_config('portal.actor', ${authorId}::text, true)`.as('author'))
        .set(set)
        .where('id', '=', requestId)
        .execute();
    return null;
  });
}
