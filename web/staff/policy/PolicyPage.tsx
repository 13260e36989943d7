import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hasRight } from '../../../domain/application/rights.ts';
import { NO_RIGHTS } from '../../../domain/texts/lt/no-rights.ts';
import { POLICY } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { useMe } from '../data/queries.ts';
import classes from './Policy.module.css';
import { StaffPage } from '../shell/StaffPage.tsx';

interface PolicyPageProps {
  /** A screen below the list leads back to it. */
  below?: boolean;
  children: ReactNode;
}

/** Frame of the what-if screens; who is no administrator is told so instead of shown empty tables. */
export function PolicyPage({ below = false, children }: PolicyPageProps) {
  const { data: me } = useMe();
  return (
    <StaffPage>
      {below && (
        <Link to={paths.policy} className={classes.back}>
          <IconArrowLeft size={16} stroke={1.8} aria-hidden />
          {POLICY.back}
        </Link>
      )}
      {!me ? (
        <Skeletons rows={3} />
      ) : hasRight('tryPolicies', me.roles) ? (
        children
      ) : (
        <>
          <h1 className="visually-hidden">{POLICY.title}</h1>
          <ErrorState title={POLICY.noRights}>{NO_RIGHTS}</ErrorState>
        </>
      )}
    </StaffPage>
  );
}
