import type { CommentReader } from '../../application/actions/row.ts';

/** Who speaks to the applicant, whoever of the staff it is. */
export const PROVIDER = 'Paskolų teikėjas';

export interface ReaderWords {
  /** Beside the field, before anything is sent. */
  before: string;
  /** On what was written: dialogs, history, case. */
  label: string;
}

/** The two words every comment of staff stands under. */
export const READER_TEXT = {
  applicant: { before: 'Matys pareiškėjas.', label: 'Matys pareiškėjas' },
  staff: { before: 'Matys tik darbuotojai.', label: 'Tik darbuotojams' },
} as const satisfies Record<CommentReader, ReaderWords>;

/** The hint under a comment's field: who reads it, and what it must be. */
export function commentHint(reader: CommentReader, required: boolean): string {
  return `${READER_TEXT[reader].before} ${required ? 'Bent 6 ženklai.' : 'Neprivaloma.'}`;
}
