import { Drawer } from '@mantine/core';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import type { ManagerRow } from '../data/types.ts';
import classes from './Inbox.module.css';
import { PreviewPanel } from './PreviewPanel.tsx';

interface InboxPreviewProps {
  id: number | null;
  rows: readonly ManagerRow[];
  /** Beside the list, in a drawer over it, or nowhere. */
  place: 'docked' | 'drawer' | 'none';
  isOpen: boolean;
  onClose: () => void;
  onOpen: (id: number) => void;
}

/** The row that is looked at, beside the list where there is room. */
export function InboxPreview({ id, rows, place, isOpen, onClose, onOpen }: InboxPreviewProps) {
  if (place === 'none') return null;
  const panel = id !== null && (
    <PreviewPanel id={id} row={rows.find((row) => row.Id === id)} onOpen={onOpen} />
  );
  if (place === 'docked')
    return (
      <aside className={classes.preview} aria-label={INBOX.preview}>
        {panel || <p className={classes.hint}>{INBOX.choose}</p>}
      </aside>
    );
  return (
    <Drawer
      opened={isOpen && Boolean(panel)}
      onClose={onClose}
      position="right"
      size={340}
      padding={16}
      title={INBOX.preview}
    >
      {panel}
    </Drawer>
  );
}
