import { Button } from '@mantine/core';
import { IconBuilding, IconUser } from '@tabler/icons-react';
import { lazy, Suspense, useEffect } from 'react';
import { CONTACT, UI } from '../../domain/texts/lt/screen/common.ts';
import { LOGIN } from '../../domain/texts/lt/screen/login.ts';
import { lastLoginType } from '../api/session.ts';
import { paths } from '../paths.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Note } from '../ui/Note.tsx';
import { loadFeatures } from './loads.ts';
import { loginHref } from './login-href.ts';
import { MaintenanceNote } from './MaintenanceNote.tsx';
import { fetchNextFiles } from './next-files.ts';
import { useAnswer } from './use-answer.ts';
import classes from './Login.module.css';

const TestLogin = lazy(() =>
  import('./test-login/TestLogin.tsx').then((module) => ({ default: module.TestLogin })),
);

const CHOICES = [
  {
    type: 'Company',
    title: LOGIN.company,
    text: LOGIN.companyText,
    button: LOGIN.companyButton,
    Icon: IconBuilding,
  },
  {
    type: 'Individual',
    title: LOGIN.individual,
    text: LOGIN.individualText,
    button: LOGIN.individualButton,
    Icon: IconUser,
  },
] as const;

/** Who may apply, two ways in, and why a way is closed. Who is logged in already never sees it (entry.ts). */
export function Component() {
  const features = useAnswer(loadFeatures);
  const last = lastLoginType();
  const isClosed = features?.maintenance?.isNow === true;
  const isComplete = features !== null;
  useEffect(() => {
    // What did not come is asked for again where it is needed.
    if (isComplete) fetchNextFiles().catch(() => undefined);
  }, [isComplete]);
  return (
    <div className={`wide ${classes.page}`}>
      <PageTitle title={LOGIN.title} lead={LOGIN.lead} />
      <WhyHere isClosed={isClosed} />
      <MaintenanceNote window={features?.maintenance} />
      <div className={classes.columns}>
        <div>
          <section aria-labelledby="choose">
            <h2 id="choose" className={classes.heading}>
              {LOGIN.choose}
            </h2>
            <div className={classes.choices}>
              {CHOICES.map(({ type, title, text, button, Icon }) => (
                <div key={type} className={classes.choice}>
                  <Icon size={24} stroke={1.6} aria-hidden className={classes.icon} />
                  <h3>
                    {title} {last === type && <span className={classes.last}>{LOGIN.lastUsed}</span>}
                  </h3>
                  <p>{text}</p>
                  {isClosed ? (
                    <Button disabled fullWidth>
                      {button}
                    </Button>
                  ) : (
                    <Button
                      component="a"
                      href={loginHref(type)}
                      fullWidth
                      variant={last && last !== type ? 'default' : 'filled'}
                    >
                      {button}
                    </Button>
                  )}
                </div>
              ))}
            </div>
          </section>
          <div className={classes.hand}>
            <Facts title={LOGIN.handTitle} items={LOGIN.hand} />
          </div>
          {features?.testLogin && (
            <Suspense fallback={null}>
              <TestLogin linkToPersonas />
            </Suspense>
          )}
        </div>
        <aside className={classes.aside} aria-label={LOGIN.whoTitle}>
          <Facts title={LOGIN.whoTitle} items={LOGIN.who} />
          <Facts title={LOGIN.preconditionsTitle} items={LOGIN.preconditions} />
          {!features?.off.includes('selfCheck') && (
            <p className={classes.more}>
              <AppLink to={paths.selfCheck}>{LOGIN.check}</AppLink>
            </p>
          )}
          <h2>{LOGIN.foreignTitle}</h2>
          <p>
            {LOGIN.foreign} <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>.
          </p>
        </aside>
      </div>
    </div>
  );
}

/** What brought the person here: the session ended, a login failed, or the gateway is away. */
function WhyHere({ isClosed }: { isClosed: boolean }) {
  const query = new URLSearchParams(typeof window === 'undefined' ? '' : window.location.search);
  if (query.has('expired'))
    return (
      <Note tone="warning" title={LOGIN.expired}>
        {LOGIN.expiredText}
      </Note>
    );
  if (query.has('elsewhere'))
    return (
      <Note tone="warning" title={LOGIN.elsewhere}>
        {LOGIN.elsewhereText}
      </Note>
    );
  if (query.has('failed'))
    return (
      <Note tone="danger" title={LOGIN.failedTitle}>
        {LOGIN.failedText}
      </Note>
    );
  // During planned works the notice says it all.
  if (query.has('unavailable') && !isClosed)
    return (
      <Note
        tone="danger"
        title={LOGIN.gatewayTitle}
        action={
          <Button
            component="a"
            href={loginHref(lastLoginType() === 'Individual' ? 'Individual' : 'Company')}
            variant="default"
            size="md"
          >
            {UI.retry}
          </Button>
        }
      >
        {LOGIN.gatewayText}
      </Note>
    );
  return null;
}

function Facts({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
