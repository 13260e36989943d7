import { DIALOG } from '../../domain/texts/lt/screen/staff-dialog.ts';
import type { StaffCase } from '../staff/data/types.ts';
import classes from './ActionDialog.module.css';
import { returnableDocuments, returnableSections, type Choice } from './ReturnedFields.tsx';
import type { DialogValues } from './values.ts';

const chosen = (choices: readonly Choice[], value: unknown): string[] =>
  choices
    .filter((choice) => Array.isArray(value) && value.includes(choice.value))
    .map((choice) => choice.label);

/** The applicant's page as it will be, so that the comment is written for its reader. */
export function ReturnPreview({ request, values }: { request: StaffCase; values: DialogValues }) {
  const comment = typeof values.comment === 'string' ? values.comment.trim() : '';
  const sections = chosen(returnableSections(request), values.sections);
  const documents = chosen(returnableDocuments(request), values.documents);
  const isEmpty = comment === '' && sections.length === 0 && documents.length === 0;
  return (
    <section className={classes.preview} aria-label={DIALOG.previewTitle}>
      <h3>{DIALOG.previewTitle}</h3>
      {isEmpty ? (
        <p>{DIALOG.previewEmpty}</p>
      ) : (
        <>
          <p>
            <strong>{DIALOG.previewIntro}</strong>
          </p>
          {comment !== '' && <p className={classes.quote}>{comment}</p>}
          <PreviewList title={DIALOG.previewSections} items={sections} />
          <PreviewList title={DIALOG.previewDocuments} items={documents} />
        </>
      )}
    </section>
  );
}

function PreviewList({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
