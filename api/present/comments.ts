import type { z } from 'zod';
import type { CommentRow } from '../../db/queries/comments.ts';
import { PROVIDER } from '../../domain/texts/lt/comment-reader.ts';
import { actingFor } from '../../domain/texts/lt/representation.ts';
import type { Session } from '../http/session.ts';
import type { comment } from '../wire/comments.ts';
import { time } from './wire-values.ts';

/** Applicants are told that the provider wrote, not who. */
export function presentComment(row: CommentRow, session: Session): z.input<typeof comment> {
  const hidden = session.kind === 'applicant' && row.authorKind !== 'applicant';
  return {
    Id: row.id,
    Date: time(row.at),
    CommentedBy: hidden || row.authorName === null ? PROVIDER : actingFor(row.authorName, row.onBehalfOf),
    NewComment: row.text,
    action: row.action,
    visibleToApplicant: row.visibleToApplicant,
  };
}
