import type { ReactNode } from 'react';
import { MAIN_ID } from '../../ui/SkipLink.tsx';
import classes from './StaffPage.module.css';

/** Frame of the back office's plain screens: one column that scrolls by itself. */
export function StaffPage({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
      <div className={classes.page}>{children}</div>
    </main>
  );
}
