import { IconCheck, IconCircleDashed } from '@tabler/icons-react';
import { PAPERS } from '../../../../domain/texts/lt/screen/staff-papers.ts';
import type { ViewableFile } from '../../../ui/viewable-file.ts';
import type { UploadedFile } from '../../data/types.ts';
import classes from './Documents.module.css';

interface PaperListProps {
  files: readonly ViewableFile[];
  current: string;
  stored: (id: string) => UploadedFile | undefined;
  onShow: (file: ViewableFile) => void;
}

/** „jūs, Eglė Vertelytė“, or null when nobody has. */
export function seenNames(file: UploadedFile | undefined): string | null {
  if (!file || file.SeenBy.length === 0) return null;
  const own = file.SeenBy.some((one) => one.own) ? [PAPERS.you] : [];
  return [...own, ...file.SeenBy.filter((one) => !one.own).map(({ Name }) => Name)].join(', ');
}

/** The papers of the case by purpose, and by whom each was seen. */
export function PaperList({ files, current, stored, onShow }: PaperListProps) {
  return (
    <ul className={classes.papers} aria-label={PAPERS.list}>
      {files.map((file) => {
        const kept = stored(file.id);
        const isCurrent = file.id === current;
        const names = seenNames(kept);
        return (
          <li key={file.id}>
            <button
              type="button"
              className={classes.paper}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={() => onShow(file)}
            >
              <span className={classes.thumbnail} aria-hidden />
              <span className={classes.paperWords}>
                <span className={classes.purpose}>{file.title ?? file.name}</span>
                <span className={classes.meta}>{file.meta ?? file.name}</span>
                {kept && (
                  <span className={classes.seen} data-tone={names ? 'success' : 'warning'}>
                    {names ? (
                      <IconCheck size={14} stroke={2} aria-hidden />
                    ) : (
                      <IconCircleDashed size={14} stroke={1.8} aria-hidden />
                    )}
                    {names ? PAPERS.seenBy(names) : isCurrent ? PAPERS.now : PAPERS.unseen}
                  </span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
