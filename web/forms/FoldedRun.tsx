import { IconFold } from '@tabler/icons-react';
import { FORM } from '../../domain/texts/lt/screen/form.ts';
import classes from './FoldedRun.module.css';

interface FoldedRunProps {
  from: number;
  to: number;
  /** Of a single folded section. */
  title: string | null;
  onOpen: () => void;
}

/** Closed sections in one dashed line. */
export function FoldedRun({ from, to, title, onOpen }: FoldedRunProps) {
  return (
    <div className={classes.line}>
      <IconFold size={16} stroke={1.7} aria-hidden />
      <span>{title ? FORM.foldedOne(from, title) : FORM.folded(from, to)}</span>
      <button type="button" onClick={onOpen}>
        {FORM.open}
        <span className="visually-hidden">: {title ?? `${from}–${to}`}</span>
      </button>
    </div>
  );
}
