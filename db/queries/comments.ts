import { sql } from 'kysely';
import type { Tx } from './command-input.ts';

export interface CommentRow {
  id: number;
  text: string;
  at: Date;
  authorKind: 'applicant' | 'staff' | null;
  authorName: string | null;
  /** Whom the author represented; null in their own name. */
  onBehalfOf: string | null;
  visibleToApplicant: boolean;
}

/** Comments of a request, the oldest first; applicants see only theirs and those meant for them. */
export async function listComments(db: Tx, requestId: number, forApplicant: boolean): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select c.id, c.text, c.at, u.kind as "authorKind", u.first_name || ' ' || u.last_name as "authorName",
      p.name as "onBehalfOf", c.visible_to_applicant as "visibleToApplicant"
    from comment c left join app_user u on u.id = c.author_id
      left join representative r on r.id = c.representative_id left join party p on p.id = r.party_id
    where c.request_id = ${requestId} and (not ${forApplicant} or c.visible_to_applicant) order by c.id`.execute(
    db,
  );
  return rows;
}

/** Adds a comment; answers its id and instant. */
export async function insertComment(
  db: Tx,
  made: {
    requestId: number;
    authorId: string;
    representativeId: string | null;
    text: string;
    visibleToApplicant: boolean;
  },
): Promise<{ id: number; at: Date }> {
  return db
    .insertInto('comment')
    .values({
      request_id: made.requestId,
      author_id: made.authorId,
      representative_id: made.representativeId,
      text: made.text,
      visible_to_applicant: made.visibleToApplicant,
    })
    .returning(['id', 'at'])
    .executeTakeFirstOrThrow();
}

/** Comments of approver and signatory: for staff only, never among the applicant's. Undefined leaves one as it is. */
export async function storeAdditionalComments(
  db: Tx,
  requestId: number,
  given: { approvers?: string | null; signatorys?: string | null },
): Promise<void> {
  const set = {
    ...(given.approvers === undefined ? {} : { approvers_comment: given.approvers || null }),
    ...(given.signatorys === undefined ? {} : { signatorys_comment: given.signatorys || null }),
  };
  if (Object.keys(set).length > 0)
    await db.updateTable('loan_request').set(set).where('id', '=', requestId).execute();
}
