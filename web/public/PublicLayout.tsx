import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { CONTACT, HEADER, UI } from '../../domain/texts/lt/screen/common.ts';
import { NAV } from '../../domain/texts/lt/screen/public.ts';
import { readToken } from '../api/session.ts';
import { paths } from '../paths.ts';
import { AppHeader } from '../ui/AppHeader.tsx';
import { AppLink } from '../ui/AppLink.tsx';
import { MAIN_ID } from '../ui/SkipLink.tsx';
import { Footer } from './Footer.tsx';
import classes from './PublicLayout.module.css';
import { useSelfCheck } from './use-self-check.ts';

/** Header without the budget bar, content, footer. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const loggedIn = readToken('applicant') !== null;
  const account = (
    <Button component={AppLink} to={loggedIn ? paths.requests : paths.login} variant="default" size="sm">
      {loggedIn ? NAV.requests : HEADER.login}
    </Button>
  );
  const help = (
    <span className={classes.help}>
      {UI.help}{' '}
      <a href={CONTACT.phoneHref} className="num">
        {CONTACT.phone}
      </a>
    </span>
  );
  const hasCheck = useSelfCheck();
  return (
    <div className={classes.page}>
      <AppHeader
        items={[
          { to: paths.about, label: NAV.about },
          { to: paths.description, label: NAV.description },
          ...(hasCheck ? [{ to: paths.selfCheck, label: NAV.selfCheck }] : []),
        ]}
        aside={help}
        account={account}
        menuFooter={
          <>
            {account}
            {help}
          </>
        }
      />
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
