import { IconShieldQuestion, IconVirus } from '@tabler/icons-react';
import { ATTACHMENT_WORDS } from '../../domain/texts/lt/attachment.ts';
import classes from './ScanNote.module.css';

interface ScanNoteProps {
  state: 'unchecked' | 'clean' | 'infected' | null;
  /** The reader may delete it. */
  own?: boolean;
}

/** What the virus scanner has not said yet, or has found; nothing about a clean file. */
export function ScanNote({ state, own = false }: ScanNoteProps) {
  if (state === 'unchecked')
    return (
      <span className={classes.note}>
        <IconShieldQuestion size={14} stroke={1.8} aria-hidden />
        {ATTACHMENT_WORDS.notScanned}
      </span>
    );
  if (state !== 'infected') return null;
  return (
    <span className={classes.note} data-tone="danger">
      <IconVirus size={14} stroke={1.8} aria-hidden />
      {own ? ATTACHMENT_WORDS.infectedOwn : ATTACHMENT_WORDS.infected}
    </span>
  );
}
