import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { LINK } from '../../domain/texts/lt/screen/denied.ts';
import { readToken } from '../api/session.ts';
import { paths } from '../paths.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { DataList } from '../ui/DataList.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import classes from './narrow.module.css';

/** A one-time e-mailed link: what it does, for whom, until when, and the way on. */
export function TokenLink() {
  const to = readToken('applicant') ? paths.requests : paths.login;
  return (
    <div className={`wide ${classes.narrow}`}>
      <PageTitle title={LINK.title} />
      <EmptyState
        icon={<IconLink size={24} stroke={1.7} aria-hidden />}
        title={LINK.text}
        action={
          <Button component={AppLink} to={to}>
            {LINK.continue}
          </Button>
        }
      >
        <p>{LINK.what}</p>
        <div className={classes.facts}>
          <DataList items={LINK.facts.map(([label, value]) => ({ label, value }))} />
        </div>
        <p>{LINK.over}</p>
      </EmptyState>
    </div>
  );
}
