import { createContext, lazy, Suspense, useContext, useState, type ReactNode } from 'react';
import { PAPER } from '../../../domain/texts/lt/screen/common.ts';
import { viewableAttachment, type ViewableFile } from '../../ui/viewable-file.ts';
import type { UploadedFile } from './queries.ts';
import classes from './StoredFile.module.css';

// The drawer and its styles come when the first document is looked at.
const FileDrawer = lazy(() =>
  import('../../ui/FileDrawer.tsx').then((module) => ({ default: module.FileDrawer })),
);

const PreviewContext = createContext<(file: ViewableFile) => void>(() => undefined);

interface AttachmentPreviewProps {
  requestId: number;
  files: readonly UploadedFile[];
  children: ReactNode;
}

/** Files of this list can be looked at beside the page, one after another. */
export function AttachmentPreview({ requestId, files, children }: AttachmentPreviewProps) {
  const among = files
    .filter((file) => file.ScanState !== 'infected')
    .map((file) => viewableAttachment(requestId, file));
  return <Preview among={among}>{children}</Preview>;
}

/** The same for papers of any kind. */
export function Preview({ among, children }: { among: readonly ViewableFile[]; children: ReactNode }) {
  const [viewed, setViewed] = useState<ViewableFile | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
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
          <FileDrawer
            file={viewed}
            among={among.filter(({ kind }) => kind !== 'other')}
            onShow={setViewed}
            onClose={() => setViewed(null)}
          />
        </Suspense>
      )}
    </PreviewContext>
  );
}

/** „Peržiūrėti“, where there is something to see. */
export function LookAt({ file }: { file: ViewableFile }) {
  const look = useContext(PreviewContext);
  if (file.kind === 'other') return null;
  return (
    <button
      type="button"
      className={classes.look}
      aria-label={PAPER.lookAt(file.title ?? file.name)}
      data-print="no"
      onClick={() => look(file)}
    >
      {PAPER.look}
    </button>
  );
}
