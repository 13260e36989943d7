import { formatBytes } from '../../../domain/texts/lt/format.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { FileRow } from '../../ui/FileRow.tsx';
import { viewableAttachment } from '../../ui/viewable-file.ts';
import { ScanNote } from '../../ui/ScanNote.tsx';
import { LookAt } from './AttachmentPreview.tsx';
import type { UploadedFile } from './queries.ts';
import { rowIdOf } from './show-later.ts';

interface StoredFileProps {
  requestId: number;
  file: UploadedFile;
  /** Instead of when it came. */
  about?: string;
  onDelete?: (file: UploadedFile) => void;
}

/** An uploaded file: look at it, take it, delete it while that is allowed; and a virus, when one was found. */
export function StoredFile({ requestId, file, about, onDelete }: StoredFileProps) {
  const viewable = viewableAttachment(requestId, file);
  const isUsable = file.ScanState !== 'infected';
  return (
    <FileRow
      id={rowIdOf(file.Id)}
      name={file.FileName}
      meta={`${about ?? file.UploadedAt.slice(0, 16)}, ${formatBytes(file.Size)}`}
      {...(isUsable
        ? { onDownload: () => void download(viewable.path, file.FileName).catch(showProblem) }
        : {})}
      {...(file.AllowDelete && onDelete ? { onRemove: () => onDelete(file) } : {})}
    >
      {file.ScanState === 'infected' && <ScanNote state={file.ScanState} own={file.AllowDelete} />}
      {isUsable && <LookAt file={viewable} />}
    </FileRow>
  );
}
