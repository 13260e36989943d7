import { useEffect, useRef, type ReactNode } from 'react';
import classes from './Section.module.css';

/** By then what a section shows has come, and its height is known. */
const SETTLED_MS = 1_000;

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
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => section.current?.setAttribute('data-settled', ''), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section
      ref={section}
      id={id}
      className={classes.section}
      aria-labelledby={`${id}-title`}
      data-small={small || undefined}
      data-returned={tone === 'warning' || undefined}
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
