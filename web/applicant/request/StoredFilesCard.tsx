import { useQuery } from '@tanstack/react-query';
import { allFilesName } from '../../../domain/documents/kinds.ts';
import { VIEW } from '../../../domain/texts/lt/screen/view.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { Card } from '../../ui/Card.tsx';
import { SkeletonLines } from '../../ui/Skeletons.tsx';
import { AttachmentPreview } from './AttachmentPreview.tsx';
import { needText } from './AttachmentRow.tsx';
import classes from './AttachmentsCard.module.css';
import { filesQuery } from './queries.ts';
import { StoredFile } from './StoredFile.tsx';

/** Attachments as they were submitted. */
export function StoredFilesCard({ requestId }: { requestId: number }) {
  const files = useQuery(filesQuery(requestId));
  const list = files.data ?? [];
  return (
    <Card title={VIEW.attachments} aside={list.length > 0 ? list.length : undefined}>
      {files.isPending && <SkeletonLines />}
      {files.data && list.length === 0 && <p className={classes.none}>{VIEW.noAttachments}</p>}
      <AttachmentPreview requestId={requestId} files={list}>
        {list.map((file) => (
          <StoredFile key={file.Id} requestId={requestId} file={file} about={needText(file.FileType).short} />
        ))}
      </AttachmentPreview>
      {list.length > 1 && (
        <div className={classes.foot}>
          <button
            type="button"
            className={classes.all}
            onClick={() =>
              void download(`/api/request/DownloadAllFiles/${requestId}`, allFilesName(requestId)).catch(
                showProblem,
              )
            }
          >
            {VIEW.downloadAll}
          </button>
        </div>
      )}
    </Card>
  );
}
