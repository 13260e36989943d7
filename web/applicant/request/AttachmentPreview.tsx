import { createContext, lazy, Suspense, useContext, useState, type ReactNode } from 'react';
import { viewableAttachment, type ViewableFile } from '../../ui/viewable-file.ts';
import type { UploadedFile } from './queries.ts';

// The drawer and its styles come when the first document is looked at.
const FileDrawer = lazy(() =>
  import('../../ui/FileDrawer.tsx').then((module) => ({ default: module.FileDrawer })),
);

const PreviewContext = createContext<(file: ViewableFile) => void>(() => undefined);

export const usePreview = (): ((file: ViewableFile) => void) => useContext(PreviewContext);

interface AttachmentPreviewProps {
  requestId: number;
  files: readonly UploadedFile[];
  children: ReactNode;
}

/** Files of this list can be looked at beside the page, one after another. */
export function AttachmentPreview({ requestId, files, children }: AttachmentPreviewProps) {
  const [viewed, setViewed] = useState<ViewableFile | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const among = files
    .filter((file) => file.ScanState !== 'infected')
    .map((file) => viewableAttachment(requestId, file))
    .filter(({ kind }) => kind !== 'other');
  return (
    <PreviewContext
      value={(chosen) => {
        setWasOpened(true);
        setViewed(chosen);
      }}
    >
      {children}
      {wasOpened && (
        <Suspense fallback={null}>
          <FileDrawer file={viewed} among={among} onShow={setViewed} onClose={() => setViewed(null)} />
        </Suspense>
      )}
    </PreviewContext>
  );
}
