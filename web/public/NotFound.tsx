import { Button } from '@mantine/core';
import { IconCompassOff } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { NOT_FOUND, UI } from '../../domain/texts/lt/screen/common.ts';
import { isTokenLink } from '../paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { TokenLink } from './Link.tsx';
import classes from './narrow.module.css';

export function NotFound() {
  const { pathname, search } = useLocation();
  if (isTokenLink(pathname, search, false)) return <TokenLink />;
  return (
    <div className={`wide ${classes.narrow}`}>
      <PageTitle title={NOT_FOUND.title} />
      <EmptyState
        icon={<IconCompassOff size={24} stroke={1.7} aria-hidden />}
        title={NOT_FOUND.text}
        action={
          <Button component={Link} to="/">
            {UI.home}
          </Button>
        }
      />
    </div>
  );
}
