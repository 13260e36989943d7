import { MailSettings } from '../notices/MailSettings.tsx';

/** The applicant's own. */
export function Component() {
  return <MailSettings area="applicant" />;
}
