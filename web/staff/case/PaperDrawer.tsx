import { ActionIcon, Button, Drawer } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { useEffect, useState } from 'react';
import { FILES_SECTION } from '../../../domain/texts/lt/screen/staff-case.ts';
import { UI } from '../../../domain/texts/lt/screen/common.ts';
import { download, fetchFile } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { pdfView } from '../../ui/pdf-view.ts';
import { SkeletonLines } from '../../ui/Skeletons.tsx';
import type { Paper } from './document-path.ts';
import classes from './PaperDrawer.module.css';

interface PaperDrawerProps {
  paper: Paper | null;
  among: readonly Paper[];
  onShow: (paper: Paper) => void;
  onClose: () => void;
}

/** A PDF or picture beside the case, with the next and previous one at hand. */
export function PaperDrawer({ paper, among, onShow, onClose }: PaperDrawerProps) {
  const at = paper ? among.findIndex((other) => other.id === paper.id) : -1;
  const neighbour = (step: number) => among[at + step];
  return (
    <Drawer
      opened={paper !== null}
      onClose={onClose}
      position="right"
      size="min(760px, 100vw)"
      padding={16}
      title={paper?.name ?? FILES_SECTION.previewTitle}
    >
      {paper && (
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
                  aria-label={step < 0 ? FILES_SECTION.previous : FILES_SECTION.next}
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
              onClick={() => void download(paper.path, paper.name).catch(showProblem)}
            >
              {UI.download}
            </Button>
          </div>
          <PaperView key={paper.id} paper={paper} />
        </div>
      )}
    </Drawer>
  );
}

function PaperView({ paper }: { paper: Paper }) {
  const [url, setUrl] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (paper.kind === 'other') return;
    let made: string | null = null;
    let left = false;
    fetchFile(paper.path).then(
      ({ blob }) => {
        if (left) return;
        const type = paper.kind === 'pdf' ? 'application/pdf' : 'image/jpeg';
        made = URL.createObjectURL(new Blob([blob], { type }));
        setUrl(made);
      },
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [paper]);
  if (paper.kind === 'other') return <p>{FILES_SECTION.noPreview}</p>;
  if (failed) return <ErrorState title={FILES_SECTION.openFailed} />;
  if (!url) return <SkeletonLines lines={5} />;
  return paper.kind === 'pdf' ? (
    <iframe className={classes.frame} src={pdfView(url)} title={paper.name} />
  ) : (
    <img className={classes.image} src={url} alt={paper.name} />
  );
}
