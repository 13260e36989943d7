import { MailSettings } from '../../notices/MailSettings.tsx';
import { MAIN_ID } from '../../ui/SkipLink.tsx';
import classes from './Page.module.css';

/** Those of a member of staff. */
export function Component() {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.page}>
      <MailSettings area="staff" />
    </main>
  );
}
