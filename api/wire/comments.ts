import { z } from 'zod';
import { dateTime, requestId } from './shared.ts';

/** Something said about a request: by itself, or with an action. */
export const comment = z
  .object({
    Id: z.string(),
    Date: dateTime,
    CommentedBy: z.string(),
    NewComment: z.string(),
    /** The action it was written with; null = by itself. */
    action: z.string().nullable(),
    visibleToApplicant: z.boolean(),
  })
  .meta({ id: 'Comment' });

export const userCommentInput = z.object({
  requestId,
  comment: z.string().max(2000),
  userCommentRequired: z.boolean().default(true),
});

/** A note as it was; text null = it was emptied. */
export const noteVersion = z
  .object({
    kind: z.enum(['approver', 'signatory']),
    version: z.int(),
    text: z.string().nullable(),
    /** Null: from before versions were kept. */
    author: z.string().nullable(),
    at: dateTime,
  })
  .meta({ id: 'NoteVersion' });

export const additionalComments = z
  .object({
    approversComment: z.string().nullable(),
    signatorysComment: z.string().nullable(),
    /** 0 = nothing was ever written. */
    approversVersion: z.int(),
    signatorysVersion: z.int(),
    /** Every version of both, the newest first. */
    history: z.array(noteVersion),
  })
  .meta({ id: 'AdditionalComments' });

const noteText = z.string().max(2000, 'commentTooLong').nullable().optional();

export const additionalCommentsInput = z.object({
  requestId,
  approversComment: noteText,
  signatorysComment: noteText,
  /** The version each is written over: 409 when it is no longer the newest. */
  approversVersion: z.int().min(0).optional(),
  signatorysVersion: z.int().min(0).optional(),
});
