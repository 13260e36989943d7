import { Sessions } from '../account/Sessions.tsx';

/** The applicant's own logins. */
export function Component() {
  return <Sessions area="applicant" />;
}
