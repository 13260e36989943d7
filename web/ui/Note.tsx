import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Tone } from '../../domain/texts/lt/status.ts';
import classes from './Note.module.css';

interface NoteProps {
  tone?: Exclude<Tone, 'gray'> | 'gray';
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links under the words. */
  action?: ReactNode;
  /** Say it at once: only for what has just happened. */
  live?: boolean;
}

/** A tinted message inside a page. */
export function Note({ tone = 'brand', title, children, action, live = false }: NoteProps) {
  const Icon =
    tone === 'success'
      ? IconCircleCheck
      : tone === 'warning' || tone === 'danger'
        ? IconAlertTriangle
        : IconInfoCircle;
  return (
    <div className={classes.note} data-tone={tone} role={live ? 'alert' : 'note'}>
      <Icon size={19} stroke={1.8} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        {title && <strong className={classes.title}>{title}</strong>}
        {children && <div>{children}</div>}
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </div>
  );
}
