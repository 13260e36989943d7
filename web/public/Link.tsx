import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { LINK } from '../../domain/texts/lt/screen/public.ts';
import { readToken } from '../api/session.ts';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import classes from './narrow.module.css';

/** A one-time e-mailed link: what it does, until when, and the way on. */
export function TokenLink() {
  const to = readToken('applicant') ? paths.requests : paths.login;
  return (
    <div className={`wide ${classes.narrow}`}>
      <PageTitle title={LINK.title} />
      <EmptyState
        icon={<IconLink size={24} stroke={1.7} aria-hidden />}
        title={LINK.text}
        action={
          <Button component={Link} to={to} replace>
            {LINK.continue}
          </Button>
        }
      >
        {LINK.until}
      </EmptyState>
    </div>
  );
}

export { TokenLink as Component };
