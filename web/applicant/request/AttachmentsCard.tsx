import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allFilesName } from '../../../domain/documents/kinds.ts';
import { ATTACHMENT_WORDS } from '../../../domain/texts/lt/attachment.ts';
import { ATTACHMENTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { Card } from '../../ui/Card.tsx';
import { AttachmentRow, type Need } from './AttachmentRow.tsx';
import classes from './AttachmentsCard.module.css';
import { DeleteFile } from './DeleteFile.tsx';
import { OtherUpload } from './OtherUpload.tsx';
import { filesQuery, type RequestDetail, type UploadedFile } from './queries.ts';
import { useUploads } from './use-uploads.ts';

interface AttachmentsCardProps {
  detail: RequestDetail;
  /** Rows that the server asked for when submitting was refused. */
  highlightMissing: boolean;
}

/** The checklist: every required document with its own upload, then the voluntary ones. */
export function AttachmentsCard({ detail, highlightMissing }: AttachmentsCardProps) {
  const id = detail.RequestSystemInfo.RequestId;
  const files = useQuery(filesQuery(id));
  const uploads = useUploads(id, false);
  const [deleting, setDeleting] = useState<UploadedFile | null>(null);
  const own = (files.data ?? []).filter((file) => !file.Additional);
  const returned = new Set(detail.returned?.documents ?? []);
  const needs = detail.Attachments;
  const required = needs.filter((need) => need.Required);
  const voluntary = needs.filter((need) => !need.Required);
  const done = required.filter((need) => own.some((file) => file.FileType === need.FileType)).length;

  const row = (need: Need) => (
    <AttachmentRow
      key={need.FileType}
      need={need}
      requestId={id}
      files={own.filter((file) => file.FileType === need.FileType)}
      uploads={uploads}
      returned={
        returned.has(String(need.FileType)) ||
        own.some((file) => file.FileType === need.FileType && returned.has(file.Id))
      }
      highlight={highlightMissing}
      onDelete={setDeleting}
    />
  );
  return (
    <Card
      title={ATTACHMENT_WORDS.title}
      aside={ATTACHMENTS.doneOf(done, required.length)}
      className={classes.card}
    >
      <ul className={classes.list}>{required.map(row)}</ul>
      <OtherUpload
        needs={voluntary}
        onFiles={(chosen, need) =>
          uploads.add(
            chosen,
            need.FileType,
            need.Extensions,
            own.map((file) => file.FileName),
          )
        }
      />
      {voluntary.some(
        (need) =>
          own.some((file) => file.FileType === need.FileType) ||
          uploads.pending.some((up) => up.fileType === need.FileType),
      ) && (
        <ul className={classes.list}>
          {voluntary
            .filter(
              (need) =>
                own.some((file) => file.FileType === need.FileType) ||
                uploads.pending.some((up) => up.fileType === need.FileType),
            )
            .map(row)}
        </ul>
      )}
      <div className={classes.foot}>
        <span>{ATTACHMENT_WORDS.limit}</span>
        {own.length > 1 && (
          <button
            type="button"
            className={classes.all}
            onClick={() =>
              void download(`/api/request/DownloadAllFiles/${id}`, allFilesName(id)).catch(showProblem)
            }
          >
            {ATTACHMENT_WORDS.downloadAll}
          </button>
        )}
      </div>
      <DeleteFile requestId={id} file={deleting} onClose={() => setDeleting(null)} />
    </Card>
  );
}
