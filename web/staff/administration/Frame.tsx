import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { hasRight } from '../../../domain/application/rights.ts';
import { NO_RIGHTS } from '../../../domain/texts/lt/no-rights.ts';
import { AID } from '../../../domain/texts/lt/screen/aid.ts';
import { ADMIN } from '../../../domain/texts/lt/screen/staff-administration.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MAIN_ID } from '../../ui/SkipLink.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { useMe } from '../data/queries.ts';
import classes from './Administration.module.css';
import { useAdministration, type Administration } from './queries.ts';
import { Waiting } from './Waiting.tsx';

interface FrameProps {
  title: string;
  /** `mayChange`: an administrator looks; a manager confirms only. */
  children: (data: Administration, mayChange: boolean) => ReactNode;
}

/** Pages of the administration at the left, changes that wait for a second person at the right. */
export function Frame({ title, children }: FrameProps) {
  const { data: me } = useMe();
  const isAllowed = me !== undefined && hasRight('confirmAdministration', me.roles);
  const { data, isPending, refetch } = useAdministration(isAllowed);
  if (me && !isAllowed)
    return (
      <main id={MAIN_ID} tabIndex={-1} className={classes.middle}>
        <h1 className="visually-hidden">{title}</h1>
        <ErrorState title={ADMIN.noRights}>{NO_RIGHTS}</ErrorState>
      </main>
    );
  const mayChange = me !== undefined && hasRight('administer', me.roles);
  return (
    <div className={classes.panes}>
      <Pages mayChange={mayChange} />
      <main id={MAIN_ID} tabIndex={-1} className={classes.middle}>
        {isPending ? (
          <Skeletons rows={4} />
        ) : !data ? (
          <ErrorState title={ADMIN.failed} onRetry={() => void refetch()} />
        ) : (
          children(data, mayChange)
        )}
      </main>
      {data && <Waiting changes={data.waiting} />}
    </div>
  );
}

const { administration: root } = paths;

const GROUPS = [
  { title: ADMIN.groups.people, pages: [{ to: root, label: ADMIN.nav.accounts }] },
  {
    title: ADMIN.groups.money,
    pages: [
      { to: `${root}/schemes`, label: ADMIN.nav.schemes },
      { to: `${root}/aid`, label: AID.nav },
      { to: paths.policy, label: ADMIN.nav.policy, isAdministrators: true },
      { to: paths.calendar, label: ADMIN.nav.calendar, isAdministrators: true },
    ],
  },
  {
    title: ADMIN.groups.portal,
    pages: [
      { to: `${root}/switches`, label: ADMIN.nav.switches },
      { to: paths.texts, label: ADMIN.nav.texts, isAdministrators: true },
      { to: `${root}/records`, label: ADMIN.nav.records },
      { to: `${root}/history`, label: ADMIN.nav.history },
    ],
  },
];

function Pages({ mayChange }: { mayChange: boolean }) {
  return (
    <nav className={classes.pages} aria-label={ADMIN.pages}>
      {GROUPS.map(({ title, pages }) => (
        <div key={title}>
          <p className={classes.group}>{title}</p>
          {pages
            .filter((page) => mayChange || !('isAdministrators' in page))
            .map(({ to, label }) => (
              <NavLink key={to} to={to} end className={classes.page ?? ''}>
                {label}
              </NavLink>
            ))}
        </div>
      ))}
    </nav>
  );
}
