import { FORM, VIEW } from '../../../domain/texts/lt/screen/applicant.ts';
import { Note } from '../../ui/Note.tsx';
import type { RequestDetail } from './queries.ts';
import classes from './ReturnedNote.module.css';

/** Why there is no financing, in the words of whoever decided. */
export function RejectedNote({ rejected }: { rejected: NonNullable<RequestDetail['rejected']> }) {
  return (
    <Note tone="danger" title={VIEW.rejectedTitle}>
      {rejected.comment === null ? (
        <p>{VIEW.rejectedLate}</p>
      ) : (
        <blockquote className={classes.quote}>{rejected.comment}</blockquote>
      )}
      <p className={classes.by}>{FORM.returnedBy(rejected.by, rejected.at)}</p>
    </Note>
  );
}
