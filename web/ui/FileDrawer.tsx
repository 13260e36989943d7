import { ActionIcon, Button, Drawer } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { lazy, Suspense } from 'react';
import { UI } from '../../domain/texts/lt/screen/common.ts';
import { FILE_DRAWER } from '../../domain/texts/lt/screen/paper.ts';
import { download } from '../api/files.ts';
import { showProblem } from '../api/query-client.ts';
import { SkeletonLines } from './Skeletons.tsx';
import type { ViewableFile } from './viewable-file.ts';
import classes from './FileDrawer.module.css';

// Apart, so that the page that has the drawer need not know all that a document may want.
const FileView = lazy(() => import('./pdf/FileView.tsx').then((module) => ({ default: module.FileView })));

interface FileDrawerProps {
  file: ViewableFile | null;
  among: readonly ViewableFile[];
  onShow: (file: ViewableFile) => void;
  onClose: () => void;
}

/** A PDF or picture beside the page, with the next and previous one at hand. */
export function FileDrawer({ file, among, onShow, onClose }: FileDrawerProps) {
  const at = file ? among.findIndex((other) => other.id === file.id) : -1;
  const neighbour = (step: number) => among[at + step];
  return (
    <Drawer
      opened={file !== null}
      onClose={onClose}
      position="right"
      size="min(760px, 100vw)"
      padding={16}
      title={file?.name ?? FILE_DRAWER.title}
    >
      {file && (
        <div className={classes.body}>
          <div className={classes.bar}>
            {([-1, 1] as const).map((step) => {
              const other = neighbour(step);
              const Arrow = step < 0 ? IconChevronLeft : IconChevronRight;
              return (
                <ActionIcon
                  key={step}
                  variant="default"
                  size={34}
                  aria-label={step < 0 ? FILE_DRAWER.previous : FILE_DRAWER.next}
                  disabled={!other}
                  onClick={() => other && onShow(other)}
                >
                  <Arrow size={18} stroke={1.8} aria-hidden />
                </ActionIcon>
              );
            })}
            <Button
              size="sm"
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.8} aria-hidden />}
              onClick={() => void download(file.path, file.name).catch(showProblem)}
            >
              {UI.download}
            </Button>
          </div>
          <div className={classes.paper}>
            <Suspense fallback={<SkeletonLines lines={6} />}>
              <FileView key={file.id} file={file} />
            </Suspense>
          </div>
        </div>
      )}
    </Drawer>
  );
}
