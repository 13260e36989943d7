import { insertComment } from '../../db/queries/comments.ts';
import { listNotes, storeNotes, type NoteVersion } from '../../db/queries/evaluator-notes.ts';
import type { RequestRow } from '../../db/queries/request-row.ts';
import { hasRight } from '../../domain/application/rights.ts';
import { ASSESSED_STATUSES } from '../../domain/application/status.ts';
import { vilniusTime } from '../../domain/values/days.ts';
import { readCase } from '../case-reads.ts';
import { refused, requestFor } from '../commands.ts';
import { defineRoute } from '../http/define-route.ts';
import { applicantAnd, staffWith } from '../http/rights.ts';
import { fieldProblem, Problem } from '../http/problems.ts';
import { representativeIdOf } from '../http/session.ts';
import { presentComment } from '../present/comments.ts';
import { notesOf } from '../present/notes.ts';
import * as wire from '../wire/comments.ts';
import { done, idParams } from '../wire/shared.ts';

const SHORTEST = 6;

/** Required comments have at least six characters; the sentences are those of the specification. */
function checkedComment(text: string, required: boolean): string {
  const comment = text.trim();
  if (comment === '') throw fieldProblem('comment', 'commentMissing');
  if (required && comment.length < SHORTEST) throw fieldProblem('comment', 'commentTooShort');
  return comment;
}

export const commentRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/Request/SaveUserComment',
    access: applicantAnd('commentToApplicant'),
    summary: 'Comment that the applicant sees; staff write one while they evaluate',
    body: wire.userCommentInput,
    output: wire.comment,
    handler: async ({ deps, session, body }) => {
      const row = await requestFor(deps.db, session, body.requestId);
      const text = checkedComment(body.comment, body.userCommentRequired);
      const made = await insertComment(
        deps.db,
        {
          requestId: row.id,
          authorId: session.userId,
          representativeId: representativeIdOf(session),
          text,
          visibleToApplicant: true,
        },
        session.kind === 'staff' ? ASSESSED_STATUSES : null,
      );
      if (!made) throw await refused(deps.db, row.id, 'wrongStatus');
      return presentComment(
        {
          ...made,
          text,
          action: null,
          authorKind: session.kind,
          authorName: `${session.firstName} ${session.lastName}`,
          onBehalfOf: session.kind === 'applicant' && session.representation ? session.partyName : null,
          visibleToApplicant: true,
        },
        session,
      );
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/request/SaveAdditionalComments',
    access: { staff: [...staffWith('writeApproversNote').staff, ...staffWith('writeSignatorysNote').staff] },
    summary: 'Notes of approver and signatory, for staff only: each by its own role, over the version it saw',
    body: wire.additionalCommentsInput,
    output: done,
    handler: async ({ deps, session, body }) => {
      const row = await requestFor(deps.db, session, body.requestId);
      const given = {
        ...changed(row.approversComment, body.approversComment, body.approversVersion, 'approver'),
        ...changed(row.signatorysComment, body.signatorysComment, body.signatorysVersion, 'signatory'),
      };
      if (given.approver && !hasRight('writeApproversNote', session.roles)) throw new Problem('wrongRole');
      if (given.signatory && !hasRight('writeSignatorysNote', session.roles)) throw new Problem('wrongRole');
      const refusal = await storeNotes(deps.db, row.id, session.userId, given);
      if (refusal?.code === 'noteChanged') throw noteChanged(refusal.newest, row);
      if (refusal) throw await refused(deps.db, row.id, refusal.code);
      return { ok: true as const };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/request/GetAdditionalComments/{id}',
    access: staffWith('readCases'),
    summary: 'The notes as they stand, and every version of them',
    params: idParams,
    output: wire.additionalComments,
    handler: async ({ deps, session, params }) => {
      const row = await readCase(deps, session, params.id, 'case');
      return notesOf(row, await listNotes(deps.db, row.id));
    },
  }),
];

/** What a body says of one note; nothing when it is left out or says what stands already (both names always travel). */
function changed(
  stands: string | null,
  text: string | null | undefined,
  over: number | undefined,
  kind: 'approver' | 'signatory',
) {
  const next = text?.trim() ? text : null;
  return text === undefined || next === stands ? {} : { [kind]: { text: next, over: over ?? null } };
}

/** Told who wrote the newer one, and when. */
function noteChanged(newest: NoteVersion, { status, version }: RequestRow): Problem {
  return new Problem('noteChanged', {
    latest: {
      action: 'note',
      actorName: newest.author,
      actorRole: newest.kind,
      at: vilniusTime(newest.at),
      status,
      version,
    },
  });
}
