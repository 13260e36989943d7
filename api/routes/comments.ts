import { insertComment, storeAdditionalComments } from '../../db/queries/comments.ts';
import { NOTES_STATUSES } from '../../domain/application/status.ts';
import { refused, requestFor } from '../commands.ts';
import { defineRoute } from '../http/define-route.ts';
import { fieldProblem } from '../http/problems.ts';
import { representativeIdOf } from '../http/session.ts';
import { presentComment } from '../present/request.ts';
import * as wire from '../wire/requests.ts';
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
    access: 'any',
    summary: 'Comment that the applicant sees',
    body: wire.userCommentInput,
    output: wire.comment,
    handler: async ({ deps, session, body }) => {
      const row = await requestFor(deps.db, session, body.requestId);
      const text = checkedComment(body.comment, body.userCommentRequired);
      const made = await insertComment(deps.db, {
        requestId: row.id,
        authorId: session.userId,
        representativeId: representativeIdOf(session),
        text,
        visibleToApplicant: true,
      });
      const authorName = `${session.firstName} ${session.lastName}`;
      return presentComment(
        {
          ...made,
          text,
          authorKind: session.kind,
          authorName,
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
    access: 'staff',
    summary: 'Comments of approver and signatory, for staff only',
    body: wire.additionalCommentsInput,
    output: done,
    handler: async ({ deps, session, body }) => {
      const row = await requestFor(deps.db, session, body.requestId);
      if (!NOTES_STATUSES.includes(row.status)) throw await refused(deps.db, row.id, 'wrongStatus');
      await storeAdditionalComments(deps.db, row.id, {
        approvers: body.approversComment,
        signatorys: body.signatorysComment,
      });
      return { ok: true as const };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/request/GetAdditionalComments/{id}',
    access: 'staff',
    summary: 'The same',
    params: idParams,
    output: wire.additionalComments,
    handler: async ({ deps, session, params }) => {
      const row = await requestFor(deps.db, session, params.id);
      return { approversComment: row.approversComment, signatorysComment: row.signatorysComment };
    },
  }),
];
