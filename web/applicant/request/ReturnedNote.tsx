import { formatList } from '../../../domain/texts/lt/format.ts';
import { FORM } from '../../../domain/texts/lt/screen/form.ts';
import { Note } from '../../ui/Note.tsx';
import { needText } from './AttachmentRow.tsx';
import type { RequestDetail } from './queries.ts';
import classes from './ReturnedNote.module.css';

/** What the evaluator wrote, by whom and when, and what exactly is to be mended. */
export function ReturnedNote({
  returned,
  sections,
}: {
  returned: NonNullable<RequestDetail['returned']>;
  sections: readonly { id: string; title: string }[];
}) {
  const titles = sections
    .filter((section) => returned.sections.includes(section.id))
    .map((section) => section.title);
  const documents = returned.documents
    .filter((document) => /^\d+$/.test(document))
    .map((type) => needText(Number(type)).label);
  return (
    <Note tone="warning" title={FORM.returnedTitle}>
      <blockquote className={classes.quote}>{returned.comment}</blockquote>
      <p className={classes.by}>{FORM.returnedBy(returned.by, returned.at)}</p>
      {titles.length > 0 && (
        <p>
          <b>{FORM.returnedSections}:</b> {formatList(titles)}
        </p>
      )}
      {documents.length > 0 && (
        <p>
          <b>{FORM.returnedDocuments}:</b> {formatList(documents)}
        </p>
      )}
    </Note>
  );
}
