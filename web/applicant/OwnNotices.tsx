import { Notices } from '../notices/Notices.tsx';

/** The applicant's own. */
export function Component() {
  return <Notices area="applicant" />;
}
