import { Button } from '@mantine/core';
import { IconUserX } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { CONTACT } from '../../domain/texts/lt/screen/common.ts';
import { DENIED } from '../../domain/texts/lt/screen/public.ts';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import classes from './narrow.module.css';

const KNOWN = ['1', '2', '3'] as const;
/** Staff are led back to their own login. */
const STAFF = '5';

/** The last segment of the address selects the message. */
export function Component() {
  const { id = '' } = useParams();
  const known = (KNOWN as readonly string[]).includes(id) ? (Number(id) as 1 | 2 | 3) : 'other';
  return (
    <div className={`wide ${classes.narrow}`}>
      <PageTitle title={DENIED.title} />
      <EmptyState
        icon={<IconUserX size={24} stroke={1.7} aria-hidden />}
        title={DENIED[known]}
        action={
          <Button component={Link} to={id === STAFF ? paths.staffLogin : paths.login}>
            {DENIED.button}
          </Button>
        }
      >
        <p>{DENIED.next[known]}</p>
        <p>
          {DENIED.code(`PD-${known === 'other' ? (id === STAFF ? STAFF : '0') : known}`)} ·{' '}
          <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>
        </p>
      </EmptyState>
    </div>
  );
}
