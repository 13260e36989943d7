import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Inside a card: no border of its own. */
  bare?: boolean;
}

/** Nothing here: what belongs here and how to get it. */
export function EmptyState({ icon, title, children, action, bare = false }: EmptyStateProps) {
  return (
    <div className={classes.empty} data-bare={bare || undefined}>
      {icon && <div className={classes.icon}>{icon}</div>}
      <h2 className={classes.title}>{title}</h2>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
