import { Sessions } from '../../account/Sessions.tsx';
import { MAIN_ID } from '../../ui/SkipLink.tsx';

/** The logins of a member of staff. */
export function Component() {
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <Sessions area="staff" />
    </main>
  );
}
