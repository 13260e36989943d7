import { Notices } from '../../notices/Notices.tsx';
import { MAIN_ID } from '../../ui/SkipLink.tsx';
import classes from './Page.module.css';

/** Those of a member of staff. */
export function Component() {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.page}>
      <Notices area="staff" />
    </main>
  );
}
