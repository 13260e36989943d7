import type { ReactNode } from 'react';
import classes from './Section.module.css';

interface SectionProps {
  id: string;
  /** Its number in the form. */
  number?: number;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
  /** Staff sections use 16 px titles. */
  small?: boolean;
  /** Tint of a returned section. */
  tone?: 'warning';
}

/** A section of a form or a case: card with number and title, target of navigators. */
export function Section({ id, number, title, aside, children, small = false, tone }: SectionProps) {
  return (
    <section
      id={id}
      className={classes.section}
      aria-labelledby={`${id}-title`}
      data-small={small || undefined}
      data-returned={tone === 'warning' || undefined}
      data-print="block"
    >
      <div className={classes.head}>
        <h2 id={`${id}-title`} className={classes.title} tabIndex={-1}>
          {number !== undefined && <span className={classes.number}>{number} </span>}
          {title}
        </h2>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
