import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { CONFLICT } from '../../domain/texts/lt/screen/staff-case.ts';
import type { ProblemBody } from '../staff/data/types.ts';
import classes from './ActionDialog.module.css';
import { conflictWords } from './conflict.ts';

interface ConflictNoteProps {
  latest: ProblemBody['latest'];
  /** The action is still possible in the case as it stands now. */
  stillAllowed: boolean;
  onRefresh: () => void;
}

/** Somebody was faster: who did what and when. Nothing typed is lost. */
export function ConflictNote({ latest, stillAllowed, onRefresh }: ConflictNoteProps) {
  const [now] = useState(() => Date.now());
  const note = useRef<HTMLDivElement>(null);
  // Seen without scrolling, however long the dialog is.
  useEffect(() => {
    // Newer browsers answer a promise, which is no way to end an effect.
    void note.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { line, status } = conflictWords(latest, now);
  return (
    <div ref={note} className={classes.conflict}>
      <strong>{CONFLICT.title}</strong>
      <div>
        {line} {status}
      </div>
      <div>{stillAllowed ? CONFLICT.kept : CONFLICT.noLonger}</div>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden />}
        onClick={onRefresh}
      >
        {CONFLICT.refresh}
      </Button>
    </div>
  );
}
