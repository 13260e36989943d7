import { Button } from '@mantine/core';
import { IconUserX } from '@tabler/icons-react';
import { CONTACT } from '../../domain/texts/lt/screen/common.ts';
import { DENIED } from '../../domain/texts/lt/screen/denied.ts';
import { clearSession, readToken } from '../api/session.ts';
import { paths } from '../paths.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { CopyCode } from '../ui/CopyCode.tsx';
import classes from './narrow.module.css';

const KNOWN = ['1', '2', '3'] as const;
/** Staff are led back to their own login. */
const STAFF = '5';

/** The last segment of the address selects the message. */
export function Component() {
  const id = /^\/permission-denied\/([^/]+)/i.exec(window.location.pathname)?.[1] ?? '';
  const known = (KNOWN as readonly string[]).includes(id) ? (Number(id) as 1 | 2 | 3) : 'other';
  const ended = known === 3 && readToken('applicant') !== null;
  const number = known === 'other' ? (id === STAFF ? STAFF : '0') : known;
  return (
    <div className={`wide ${classes.narrow}`}>
      <PageTitle title={ended ? DENIED.ended.title : DENIED.title} />
      <EmptyState
        icon={<IconUserX size={24} stroke={1.7} aria-hidden />}
        title={DENIED[known]}
        action={
          <div className={classes.buttons}>
            {ended && (
              <Button component={AppLink} to={paths.representative}>
                {DENIED.ended.choose}
              </Button>
            )}
            <Button
              component={AppLink}
              to={id === STAFF ? paths.staffLogin : paths.login}
              variant={ended ? 'default' : 'filled'}
              // The login page would lead whoever is logged in straight back.
              onClick={() => ended && clearSession('applicant')}
            >
              {DENIED.button}
            </Button>
          </div>
        }
      >
        <div className={classes.steps}>
          <h3>{ended ? DENIED.ended.heading : DENIED.nextTitle}</h3>
          <ul>
            {(ended ? DENIED.ended.next : DENIED.next[known]).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </div>
        <p>
          <CopyCode code={`PD-${number}`} />
        </p>
        <p>
          {DENIED.help} <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>,{' '}
          <a href={CONTACT.phoneHref} className="num">
            {CONTACT.phone}
          </a>
          , {CONTACT.hours}
        </p>
      </EmptyState>
    </div>
  );
}
