import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { allFilesName } from '../../../domain/documents/kinds.ts';
import { ATTACHMENT_WORDS } from '../../../domain/texts/lt/attachment.ts';
import { ATTACHMENTS } from '../../../domain/texts/lt/screen/form.ts';
import { download } from '../../api/files.ts';
import { queryClient, showProblem } from '../../api/query-client.ts';
import { Card } from '../../ui/Card.tsx';
import { attachmentState } from './attachment-state.ts';
import { AttachmentPreview } from './AttachmentPreview.tsx';
import { AttachmentRow, type Need } from './AttachmentRow.tsx';
import classes from './AttachmentsCard.module.css';
import { DeleteFile } from './DeleteFile.tsx';
import { OtherUpload } from './OtherUpload.tsx';
import { filesQuery, type RequestDetail, type UploadedFile } from './queries.ts';
import { useUploads } from './use-uploads.ts';

interface AttachmentsCardProps {
  detail: RequestDetail;
  /** How often submitting was refused for want of documents: the rows that miss them light up, the first one comes into view. */
  missingAsked: number;
}

/** The checklist: every required document with its own upload, then the voluntary ones. */
export function AttachmentsCard({ detail, missingAsked }: AttachmentsCardProps) {
  const id = detail.RequestSystemInfo.RequestId;
  const files = useQuery(filesQuery(id));
  const uploads = useUploads(id, false);
  const [deleting, setDeleting] = useState<UploadedFile | null>(null);
  const own = (files.data ?? []).filter((file) => !file.Additional);
  const needs = detail.Attachments;
  const required = needs.filter((need) => need.Required);
  const voluntary = needs.filter((need) => !need.Required);
  const of = (need: Need) => own.filter((file) => file.FileType === need.FileType);
  const done = required.filter(
    (need) => attachmentState(need, of(need), detail.returned).mark === 'done',
  ).length;
  const isBegun = (need: Need): boolean =>
    of(need).length > 0 ||
    uploads.pending.some((up) => up.fileType === need.FileType) ||
    detail.returned?.documents.includes(String(need.FileType)) === true;
  const begun = voluntary.filter(isBegun);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (missingAsked === 0) return;
    // The server may know of fewer files than this page.
    void queryClient
      .invalidateQueries({ queryKey: filesQuery(id).queryKey })
      .then(() =>
        requestAnimationFrame(() =>
          list.current
            ?.querySelector('[data-highlight]')
            ?.scrollIntoView({ block: 'center', behavior: 'smooth' }),
        ),
      );
  }, [id, missingAsked]);

  const row = (need: Need) => (
    <AttachmentRow
      key={need.FileType}
      need={need}
      requestId={id}
      files={of(need)}
      uploads={uploads}
      returned={detail.returned}
      highlight={missingAsked > 0}
      onDelete={setDeleting}
    />
  );
  return (
    <Card
      title={ATTACHMENT_WORDS.title}
      aside={ATTACHMENTS.doneOf(done, required.length)}
      className={classes.card}
    >
      <AttachmentPreview requestId={id} files={own}>
        <ul ref={list} className={classes.list}>
          {required.map(row)}
        </ul>
        <OtherUpload
          needs={voluntary}
          onFiles={(chosen, need) =>
            uploads.add(
              chosen,
              need.FileType,
              need.Extensions,
              of(need).map((file) => file.FileName),
            )
          }
        />
        {begun.length > 0 && <ul className={classes.list}>{begun.map(row)}</ul>}
      </AttachmentPreview>
      <div className={classes.foot}>
        <span>{ATTACHMENT_WORDS.help}</span>
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
