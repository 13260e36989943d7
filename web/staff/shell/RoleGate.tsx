import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { hasRight } from '../../../domain/application/rights.ts';
import type { HumanRole } from '../../../domain/application/role.ts';
import { NO_ROLES, ROLE_LABEL } from '../../../domain/texts/lt/screen/staff.ts';
import { queryClient } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MAIN_ID } from '../../ui/SkipLink.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import classes from './StaffLayout.module.css';

/** Screens that show cases; everything else asks for its own right. */
const CASE_SCREENS = /^\/backoffice\/(main|request|paymentdocument|paymentrequests?|bills?)(\/|$)/;

interface RoleGateProps {
  /** Null while it is not known yet: the screen loads beside the question, the server refuses what it must. */
  roles: readonly HumanRole[] | null;
  children: ReactNode;
}

/** Who has no role, or none for cases, is told so plainly and whom to ask, instead of shown empty lists. */
export function RoleGate({ roles, children }: RoleGateProps) {
  const { pathname } = useLocation();
  if (roles?.length === 0)
    return (
      <Closed title={NO_ROLES.title} onAgain={() => void queryClient.invalidateQueries()}>
        <p>{NO_ROLES.text}</p>
        <p>{NO_ROLES.ask}</p>
      </Closed>
    );
  if (!roles || hasRight('readCases', roles) || !CASE_SCREENS.test(pathname)) return children;
  if (pathname === paths.staffMain && hasRight('tryPolicies', roles))
    return <Navigate to={paths.policy} replace />;
  return (
    <Closed title={NO_ROLES.notYours}>
      <p>{NO_ROLES.notYoursText(roles.map((role) => ROLE_LABEL[role]).join(', '))}</p>
    </Closed>
  );
}

interface ClosedProps {
  title: string;
  children: ReactNode;
  onAgain?: () => void;
}

function Closed({ title, children, onAgain }: ClosedProps) {
  usePageTitle(title);
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.closed}>
      <EmptyState
        icon={<IconLock size={22} stroke={1.8} aria-hidden />}
        title={title}
        {...(onAgain
          ? {
              action: (
                <Button size="md" variant="default" onClick={onAgain}>
                  {NO_ROLES.again}
                </Button>
              ),
            }
          : {})}
      >
        {children}
      </EmptyState>
    </main>
  );
}
