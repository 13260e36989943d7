import type { ReactNode } from 'react';
import type { StatusId } from '../../domain/application/status.ts';
import { STATUS_TEXT, type Tone } from '../../domain/texts/lt/status.ts';
import classes from './StatusBadge.module.css';
import { StatusIcon } from './StatusIcon.tsx';

interface BadgeProps {
  tone: Tone;
  icon?: ReactNode;
  /** badge: 26 px on tint; staff: 24 px; plain: icon and word without background (tables). */
  look?: 'badge' | 'staff' | 'plain';
  children: ReactNode;
}

/** A word with a tone: never colour alone. */
export function ToneBadge({ tone, icon, look = 'badge', children }: BadgeProps) {
  return (
    <span className={classes.root} data-tone={tone} data-look={look}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

interface StatusBadgeProps {
  status: StatusId;
  look?: BadgeProps['look'];
  /** Short label for narrow columns; the full one is then the accessible name. */
  short?: boolean;
}

export function StatusBadge({ status, look = 'badge', short = false }: StatusBadgeProps) {
  const text = STATUS_TEXT[status];
  const shortened = short && text.short !== text.label;
  return (
    <ToneBadge tone={text.tone} look={look} icon={<StatusIcon name={text.icon} />}>
      {shortened ? (
        <>
          <span aria-hidden>{text.short}</span>
          <span className="visually-hidden">{text.label}</span>
        </>
      ) : (
        text.label
      )}
    </ToneBadge>
  );
}
