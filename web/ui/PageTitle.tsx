import type { ReactNode } from 'react';
import classes from './PageTitle.module.css';
import { usePageTitle } from './use-page-title.ts';

interface PageTitleProps {
  title: string;
  /** What stands in the browser's title when it differs from the heading. */
  documentTitle?: string;
  lead?: ReactNode;
  /** At the right edge: the one action of the page. */
  action?: ReactNode;
  /** Staff pages use 20 px. */
  small?: boolean;
}

export function PageTitle({ title, documentTitle, lead, action, small = false }: PageTitleProps) {
  usePageTitle(documentTitle ?? title);
  return (
    <div className={classes.bar}>
      <div className={classes.words}>
        <h1 className={small ? classes.small : classes.title}>{title}</h1>
        {lead && <div className={classes.lead}>{lead}</div>}
      </div>
      {action && (
        <div className={classes.action} data-print="no">
          {action}
        </div>
      )}
    </div>
  );
}
