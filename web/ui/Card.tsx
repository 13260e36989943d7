import { useId, type ReactNode } from 'react';
import classes from './Card.module.css';

interface CardProps {
  title?: ReactNode;
  /** Count or short state at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Surface with a hairline; a titled card is a named region. */
export function Card({ title, aside, children, className }: CardProps) {
  const id = useId();
  return (
    <section
      className={`${classes.card} ${className ?? ''}`}
      aria-labelledby={title ? id : undefined}
      data-print="block"
    >
      {(title || aside) && (
        <div className={classes.head}>
          {title && (
            <h2 id={id} className={classes.title}>
              {title}
            </h2>
          )}
          {aside && <div className={classes.aside}>{aside}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
