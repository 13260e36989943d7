import { Button } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { ATTACHMENT_TEXT } from '../../../domain/texts/lt/attachment.ts';
import { allFilesName } from '../../../domain/documents/kinds.ts';
import { EMPTY_SECTION, FILES_SECTION } from '../../../domain/texts/lt/screen/staff-case.ts';
import { formatBytes } from '../../../domain/texts/lt/format.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { FileRow } from '../../ui/FileRow.tsx';
import { viewableAttachment, type ViewableFile } from '../../ui/viewable-file.ts';
import { ScanNote } from '../../ui/ScanNote.tsx';
import type { StaffCase, UploadedFile } from '../data/types.ts';
import classes from './Case.module.css';
import { useFileDrawer } from './file-drawer-context.ts';

const StaffUpload = lazy(() => import('./StaffUpload.tsx'));

const purpose = (type: number): string =>
  ATTACHMENT_TEXT[type as keyof typeof ATTACHMENT_TEXT]?.label ?? String(type);

function byPurpose(files: readonly UploadedFile[]): [string, UploadedFile[]][] {
  const groups = new Map<string, UploadedFile[]>();
  for (const file of files)
    groups.set(purpose(file.FileType), [...(groups.get(purpose(file.FileType)) ?? []), file]);
  return [...groups];
}

/** With its purpose as title, and what it is. */
const paperOf = (requestId: number, file: UploadedFile): ViewableFile => ({
  ...viewableAttachment(requestId, file),
  title: purpose(file.FileType),
  meta: `${file.FileName.split('.').at(-1)!.toUpperCase()}, ${formatBytes(file.Size)}`,
});

/** Attachments by what they are for: look, take one, take all. */
export function FilesList({ request }: { request: StaffCase }) {
  const drawer = useFileDrawer();
  const id = request.RequestSystemInfo.RequestId;
  const all = request.files.filter((file) => file.ScanState !== 'infected').map((file) => paperOf(id, file));
  const own = request.may.addFiles && (
    <Suspense>
      <StaffUpload requestId={id} />
    </Suspense>
  );
  if (request.files.length === 0)
    return (
      <>
        <p className={classes.empty}>{EMPTY_SECTION.attachments}</p>
        {own}
      </>
    );
  return (
    <>
      {byPurpose(request.files).map(([label, files]) => (
        <div key={label} className={classes.fileGroup}>
          <h3>{label}</h3>
          {files.map((file) => {
            const viewable = paperOf(id, file);
            return (
              <FileRow
                key={file.Id}
                name={file.FileName}
                meta={[
                  file.UploadedAt,
                  formatBytes(file.Size),
                  file.Additional ? FILES_SECTION.additional : null,
                ]
                  .filter(Boolean)
                  .join(', ')}
                {...(file.ScanState === 'infected'
                  ? {}
                  : { onDownload: () => void download(viewable.path, viewable.name).catch(showProblem) })}
              >
                <ScanNote state={file.ScanState} />
                {file.ScanState !== 'infected' && (
                  <button
                    type="button"
                    className={classes.textButton}
                    aria-label={FILES_SECTION.preview(file.FileName)}
                    onClick={() => drawer.open(viewable, all)}
                  >
                    {FILES_SECTION.previewShort}
                  </button>
                )}
              </FileRow>
            );
          })}
        </div>
      ))}
      <Button
        size="xs"
        variant="default"
        className={classes.zip}
        leftSection={<IconFileZip size={16} stroke={1.8} aria-hidden />}
        onClick={() =>
          void download(`/api/request/DownloadAllFiles/${id}`, allFilesName(id)).catch(showProblem)
        }
      >
        {FILES_SECTION.all}
      </Button>
      {own}
    </>
  );
}
