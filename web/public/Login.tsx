import { Button } from '@mantine/core';
import { IconBuilding, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CONTACT, SESSION } from '../../domain/texts/lt/screen/common.ts';
import { LOGIN } from '../../domain/texts/lt/screen/public.ts';
import { forgetPlace, lastLoginType, readToken, rememberedPlace } from '../api/session.ts';
import { paths, safeReturn } from '../paths.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Note } from '../ui/Note.tsx';
import { loginHref } from './login-href.ts';
import { featuresQuery } from './queries.ts';
import { TestLogin } from './TestLogin.tsx';
import classes from './Login.module.css';

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

/** Who may apply, and two ways in. Someone already logged in goes on at once. */
export function Component() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const features = useQuery(featuresQuery);
  const last = lastLoginType();
  useEffect(() => {
    if (!readToken('applicant')) return;
    const place = safeReturn(rememberedPlace());
    forgetPlace();
    void navigate(place ?? paths.mainWindow, { replace: true });
  }, [navigate]);

  return (
    <div className={`wide ${classes.page}`}>
      <PageTitle title={LOGIN.title} lead={LOGIN.lead} />
      {query.has('expired') && <Note tone="warning">{SESSION.expired}</Note>}
      {query.has('failed') && <Note tone="danger">{LOGIN.failed}</Note>}
      <div className={classes.columns}>
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
                <Button component="a" href={loginHref(type)} fullWidth>
                  {button}
                </Button>
              </div>
            ))}
          </div>
          {features.data?.testLogin && <TestLogin />}
        </section>
        <aside className={classes.aside}>
          <Facts title={LOGIN.whoTitle} items={LOGIN.who} />
          <Facts title={LOGIN.preconditionsTitle} items={LOGIN.preconditions} />
          <h2>{LOGIN.foreignTitle}</h2>
          <p>
            {LOGIN.foreign} <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>.
          </p>
        </aside>
      </div>
    </div>
  );
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
