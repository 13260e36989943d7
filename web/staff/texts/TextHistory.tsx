import { Button } from '@mantine/core';
import { TEXTS } from '../../../domain/texts/lt/screen/staff-texts.ts';
import { Card } from '../../ui/Card.tsx';
import type { EditedText } from './queries.ts';
import classes from './Texts.module.css';

interface TextHistoryProps {
  text: EditedText;
  /** Null: a mail, which the screen itself shows. */
  onShow: ((version: number) => void) | null;
  onRestore: (version: number) => void;
}

/** Every version, why it came and who stood for it; the first is always there. */
export function TextHistory({ text: { versions }, onShow, onRestore }: TextHistoryProps) {
  return (
    <Card title={TEXTS.history}>
      <ul className={classes.list}>
        {versions.map(({ version, reason, writtenBy, confirmedBy, inForceAt, documents }) => (
          <li key={version} className={classes.row}>
            <span>
              <b>{TEXTS.version(version)}</b>
              {onShow && documents > 0 && <span className={classes.meta}> {TEXTS.made(documents)}</span>}
            </span>
            <span>{reason ?? TEXTS.cameWithProgram}</span>
            {writtenBy && confirmedBy && inForceAt && (
              <span className={classes.meta}>{TEXTS.versionMeta(writtenBy, confirmedBy, inForceAt)}</span>
            )}
            <span className={classes.buttons}>
              {onShow && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={TEXTS.previewOfVersion(version)}
                  onClick={() => onShow(version)}
                >
                  {TEXTS.preview}
                </Button>
              )}
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`${TEXTS.restore}: ${version}`}
                onClick={() => onRestore(version)}
              >
                {TEXTS.restore}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
