import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState, type DragEvent } from 'react';
import { isFileType } from '../../../domain/documents/file-type.ts';
import { ATTACHMENT_STATE, ATTACHMENT_TEXT, ATTACHMENT_WORDS } from '../../../domain/texts/lt/attachment.ts';
import { formatBytes } from '../../../domain/texts/lt/format.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { FileRow, UploadRow } from '../../ui/FileRow.tsx';
import { FilePick } from './FilePick.tsx';
import classes from './AttachmentRow.module.css';
import type { RequestDetail, UploadedFile } from './queries.ts';
import type { useUploads } from './use-uploads.ts';

export type Need = RequestDetail['Attachments'][number];

export function needText(fileType: number): { label: string; short: string; why: string } {
  return isFileType(fileType)
    ? ATTACHMENT_TEXT[fileType]
    : { label: String(fileType), short: String(fileType), why: '' };
}

interface AttachmentRowProps {
  need: Need;
  requestId: number;
  files: readonly UploadedFile[];
  uploads: ReturnType<typeof useUploads>;
  returned: boolean;
  highlight: boolean;
  onDelete: (file: UploadedFile) => void;
}

/** One purpose: what, state, formats, its own upload; a file dropped here is of this purpose. */
export function AttachmentRow({
  need,
  requestId,
  files,
  uploads,
  returned,
  highlight,
  onDelete,
}: AttachmentRowProps) {
  const [over, setOver] = useState(false);
  const text = needText(need.FileType);
  const missing = need.Required && files.length === 0;
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
  const state = returned
    ? ATTACHMENT_STATE.returned
    : missing
      ? ATTACHMENT_STATE.missing
      : `${ATTACHMENT_STATE.uploaded} ${files.length}`;
  const mark = returned ? 'returned' : missing ? 'missing' : 'done';
  return (
    <li
      className={classes.row}
      data-over={over || undefined}
      data-highlight={(highlight && missing) || undefined}
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
          <span className={classes.meta}>
            <span data-alarm={(highlight && missing) || undefined}>{state}</span>
            <span>{need.Extensions.join(' ')}</span>
          </span>
        </div>
        <FilePick
          label={ATTACHMENT_WORDS.upload}
          purpose={text.label}
          extensions={need.Extensions}
          onFiles={add}
          quiet={!missing && !returned}
        />
      </div>
      {(files.length > 0 || uploads.pending.some((row) => row.fileType === need.FileType)) && (
        <div className={classes.files}>
          {files.map((file) => (
            <FileRow
              key={file.Id}
              name={file.FileName}
              meta={`${file.UploadedAt.slice(0, 16)}, ${formatBytes(file.Size)}`}
              onDownload={() =>
                void download(`/api/request/DownloadFile/${requestId}/${file.Id}`, file.FileName).catch(
                  showProblem,
                )
              }
              {...(file.AllowDelete ? { onRemove: () => onDelete(file) } : {})}
            />
          ))}
          {uploads.pending
            .filter((row) => row.fileType === need.FileType)
            .map((row) => (
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
