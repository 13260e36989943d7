import { createContext, lazy, Suspense, useContext, useState, type ReactNode } from 'react';
import { attachmentPaper, type Paper } from '../../ui/paper.ts';
import type { UploadedFile } from './queries.ts';

// The drawer and its styles come when the first document is looked at.
const PaperDrawer = lazy(() =>
  import('../../ui/PaperDrawer.tsx').then((module) => ({ default: module.PaperDrawer })),
);

const PreviewContext = createContext<(paper: Paper) => void>(() => undefined);

export const usePreview = (): ((paper: Paper) => void) => useContext(PreviewContext);

interface AttachmentPreviewProps {
  requestId: number;
  files: readonly UploadedFile[];
  children: ReactNode;
}

/** Files of this list can be looked at beside the page, one after another. */
export function AttachmentPreview({ requestId, files, children }: AttachmentPreviewProps) {
  const [paper, setPaper] = useState<Paper | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const among = files
    .filter((file) => file.ScanState !== 'infected')
    .map((file) => attachmentPaper(requestId, file))
    .filter(({ kind }) => kind !== 'other');
  return (
    <PreviewContext
      value={(chosen) => {
        setWasOpened(true);
        setPaper(chosen);
      }}
    >
      {children}
      {wasOpened && (
        <Suspense fallback={null}>
          <PaperDrawer paper={paper} among={among} onShow={setPaper} onClose={() => setPaper(null)} />
        </Suspense>
      )}
    </PreviewContext>
  );
}
