import type { z } from 'zod';
import type { NoteKind, NoteVersion } from '../../db/queries/evaluator-notes.ts';
import type { RequestRow } from '../../db/queries/request-row.ts';
import type { additionalComments } from '../wire/comments.ts';
import { time } from './wire-values.ts';

/** Notes of approver and signatory with their versions; for staff alone. */
export function notesOf(
  row: Pick<RequestRow, 'approversComment' | 'signatorysComment'>,
  versions: readonly NoteVersion[],
): z.input<typeof additionalComments> {
  const newest = (kind: NoteKind): number => versions.find((version) => version.kind === kind)?.version ?? 0;
  return {
    approversComment: row.approversComment,
    signatorysComment: row.signatorysComment,
    approversVersion: newest('approver'),
    signatorysVersion: newest('signatory'),
    history: versions.map(({ at, ...rest }) => ({ ...rest, at: time(at) })),
  };
}
