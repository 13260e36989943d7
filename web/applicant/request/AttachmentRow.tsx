import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState, type DragEvent } from 'react';
import { isFileType } from '../../../domain/documents/file-type.ts';
import { interimQuarter } from '../../../domain/documents/interim-quarter.ts';
import { ATTACHMENT_TEXT, ATTACHMENT_WORDS, quarterText } from '../../../domain/texts/lt/attachment.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import { UploadRow } from '../../ui/FileRow.tsx';
import { attachmentState } from './attachment-state.ts';
import { documentId } from './findings.ts';
import { FilePick } from './FilePick.tsx';
import classes from './AttachmentRow.module.css';
import type { RequestDetail, UploadedFile } from './queries.ts';
import { StoredFile } from './StoredFile.tsx';
import type { useUploads } from './use-uploads.ts';

export type Need = RequestDetail['Attachments'][number];

/** Interim statements: the form names the quarter by the 40-day rule. */
const INTERIM_REPORT = 9;

export function needText(fileType: number): { label: string; short: string; why: string } {
  if (!isFileType(fileType)) return { label: String(fileType), short: String(fileType), why: '' };
  const text = ATTACHMENT_TEXT[fileType];
  if (fileType !== INTERIM_REPORT) return text;
  const { year, quarter } = interimQuarter(vilniusDate(new Date().toISOString()));
  const named = (words: string): string => `${words} (${quarterText(year, quarter)})`;
  return { ...text, label: named(text.label), short: named(text.short) };
}

interface AttachmentRowProps {
  need: Need;
  requestId: number;
  files: readonly UploadedFile[];
  uploads: ReturnType<typeof useUploads>;
  returned: RequestDetail['returned'];
  highlight: boolean;
  onDelete: (file: UploadedFile) => void;
}

/** One purpose: what and why, state, formats, its own upload; a file dropped here is of this purpose. */
export function AttachmentRow(props: AttachmentRowProps) {
  const { need, requestId, files, uploads, returned, highlight, onDelete } = props;
  const [over, setOver] = useState(false);
  const text = needText(need.FileType);
  const { mark, text: state, comment } = attachmentState(need, files, returned);
  const isLit = highlight && mark === 'missing';
  const pending = uploads.pending.filter((row) => row.fileType === need.FileType);
  const add = (chosen: readonly File[]) =>
    uploads.add(
      chosen,
      need.FileType,
      need.Extensions,
      files.map((file) => file.FileName),
    );
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <li
      id={documentId(String(need.FileType))}
      className={classes.row}
      data-over={over || undefined}
      data-highlight={isLit || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={classes.main}>
        <span className={classes.mark} data-mark={mark} aria-hidden>
          {mark === 'done' && <IconCheck size={13} stroke={2.6} />}
          {mark === 'returned' && <IconAlertTriangle size={12} stroke={2.4} />}
        </span>
        <div className={classes.words}>
          <span className={classes.label} title={text.label}>
            {text.short}
          </span>
          {mark !== 'done' && text.why && <span className={classes.why}>{text.why}</span>}
          <span className={classes.meta}>
            <span data-alarm={isLit || mark === 'returned' || undefined}>{state}</span>
            <span>{need.Extensions.join(' ')}</span>
          </span>
        </div>
        <FilePick
          label={ATTACHMENT_WORDS.upload}
          purpose={text.label}
          extensions={need.Extensions}
          onFiles={add}
          quiet={mark === 'done' || mark === 'optional'}
        />
      </div>
      {comment && <blockquote className={classes.comment}>{comment}</blockquote>}
      {(files.length > 0 || pending.length > 0) && (
        <div className={classes.files}>
          {files.map((file) => (
            <StoredFile key={file.Id} requestId={requestId} file={file} onDelete={onDelete} />
          ))}
          {pending.map((row) => (
            <UploadRow
              key={row.id}
              name={row.name}
              percent={row.percent}
              error={row.error}
              onCancel={() => uploads.drop(row.id)}
              {...(row.retriable ? { onRetry: () => uploads.retry(row.id) } : {})}
            />
          ))}
        </div>
      )}
    </li>
  );
}
