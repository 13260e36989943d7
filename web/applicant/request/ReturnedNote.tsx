import { formatList } from '../../../domain/texts/lt/format.ts';
import { RETURNED } from '../../../domain/texts/lt/screen/returned.ts';
import { Note } from '../../ui/Note.tsx';
import { needText } from './AttachmentRow.tsx';
import type { RequestDetail } from './queries.ts';
import classes from './ReturnedNote.module.css';

/** What the evaluator wrote, by whom and when, and what exactly is to be mended. */
export default function ReturnedNote({
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
    <Note tone="warning" title={RETURNED.title}>
      <blockquote className={classes.quote}>{returned.comment}</blockquote>
      <p className={classes.by}>{RETURNED.by(returned.by, returned.at)}</p>
      {titles.length > 0 && (
        <p>
          <b>{RETURNED.sections}:</b> {formatList(titles)}
        </p>
      )}
      {documents.length > 0 && (
        <p>
          <b>{RETURNED.documents}:</b> {formatList(documents)}
        </p>
      )}
    </Note>
  );
}
