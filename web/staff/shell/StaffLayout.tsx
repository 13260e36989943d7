import { MantineThemeProvider } from '@mantine/core';
import { IconDevices, IconKeyboard, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { hasRight, type StaffRight } from '../../../domain/application/rights.ts';
import { HEADER } from '../../../domain/texts/lt/screen/common.ts';
import { SESSIONS } from '../../../domain/texts/lt/screen/sessions.ts';
import { ROLE_LABEL, STAFF } from '../../../domain/texts/lt/screen/staff.ts';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { clearSession, readToken, rememberPlace } from '../../api/session.ts';
import { forgetTyped } from '../../api/typing.ts';
import { paths } from '../../paths.ts';
import { featuresQuery } from '../../public/queries.ts';
import { staffTheme } from '../../theme.ts';
import { AccountMenu } from '../../ui/AccountMenu.tsx';
import { LaterBell } from '../../ui/LaterBell.tsx';
import { StaffHeader } from '../../ui/StaffHeader.tsx';
import { useTypingOwner } from '../../ui/use-typed.ts';
import '../../ui/style/inputs.css';
import { useMe } from '../data/queries.ts';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { LettersProvider } from './letters.tsx';
import { RequestSearch } from './RequestSearch.tsx';
import { RoleGate } from './RoleGate.tsx';
import classes from './StaffLayout.module.css';

/** Screens of the back office; a screen that comes later adds its row. */
const NAV: readonly { to: string; label: string; right: StaffRight }[] = [
  { to: paths.staffMain, label: STAFF.nav.requests, right: 'readCases' },
  { to: paths.staffSigning, label: STAFF.nav.signing, right: 'signForProvider' },
  { to: paths.deadlines, label: STAFF.nav.deadlines, right: 'readCases' },
  { to: paths.statistics, label: STAFF.nav.statistics, right: 'readCases' },
  { to: paths.staffVmi, label: STAFF.nav.vmi, right: 'checkVmi' },
  { to: paths.staffRepresentatives, label: STAFF.nav.representatives, right: 'keepRepresentatives' },
  { to: paths.policy, label: STAFF.nav.policy, right: 'tryPolicies' },
  { to: paths.administration, label: STAFF.nav.administration, right: 'confirmAdministration' },
  { to: paths.repair, label: STAFF.nav.repair, right: 'repairCases' },
  { to: paths.operations, label: STAFF.nav.operations, right: 'watchOperations' },
];

/** Ink header over every staff screen. Who is not logged in goes to the staff login and comes back. */
export function Component() {
  const { pathname } = useLocation();
  if (!readToken('staff')) {
    rememberPlace(pathname);
    return <Navigate to={paths.staffLogin} replace />;
  }
  return (
    <MantineThemeProvider theme={staffTheme}>
      <LettersProvider>
        <StaffShell />
      </LettersProvider>
    </MantineThemeProvider>
  );
}

function StaffShell() {
  const navigate = useNavigate();
  const { data: me, isError } = useMe();
  const ready = useTypingOwner('staff', me?.Id ?? null, isError);
  const { data: features } = useQuery(featuresQuery);
  const [help, setHelp] = useState(false);
  const [searching, setSearching] = useState(false);
  const items = NAV.filter(({ right }) => hasRight(right, me?.roles ?? []));
  const searches = hasRight('readCases', me?.roles ?? []);
  const name = me ? `${me.FirstName} ${me.LastName}` : '';
  const logout = async () => {
    await api.GET('/api/Auth/logout').catch(() => undefined);
    clearSession('staff');
    forgetTyped('staff');
    queryClient.clear();
    await navigate(paths.staffLogin);
  };
  return (
    <div className={classes.shell}>
      <StaffHeader
        items={items}
        homeTo={items[0]?.to ?? paths.staffMain}
        search={
          searches && (
            <>
              <div className={classes.search} data-open={searching || undefined}>
                <RequestSearch onDone={() => setSearching(false)} />
              </div>
              <button
                type="button"
                className={classes.searchToggle}
                aria-label={STAFF.search}
                aria-expanded={searching}
                onClick={() => setSearching((open) => !open)}
              >
                <IconSearch size={18} stroke={1.8} aria-hidden />
              </button>
            </>
          )
        }
        right={
          <>
            {features && features.environment !== 'production' && (
              <span className={classes.environment}>{STAFF.environment[features.environment]}</span>
            )}
            {searches && <LaterBell to={paths.staffNotices} onInk />}
            <div
              className={classes.account}
              data-initials={`${me?.FirstName.charAt(0) ?? ''}${me?.LastName.charAt(0) ?? ''}`}
            >
              <AccountMenu
                name={name || STAFF.account}
                detail={me?.roles.map((role) => ROLE_LABEL[role]).join(', ')}
                onLogout={() => void logout()}
                items={[
                  ...(items.length > 1 ? items : []).map(({ to, label }) => ({
                    label,
                    className: classes.phoneOnly!,
                    to,
                  })),
                  {
                    label: STAFF.shortcuts,
                    icon: <IconKeyboard size={16} aria-hidden />,
                    onSelect: () => setHelp(true),
                  },
                  ...(searches ? [{ label: HEADER.mails, to: paths.staffMailSettings }] : []),
                  {
                    label: SESSIONS.menu,
                    icon: <IconDevices size={16} aria-hidden />,
                    to: paths.staffSessions,
                  },
                ]}
                onInk
              />
            </div>
          </>
        }
      />
      {ready && (
        <RoleGate roles={me?.roles ?? null}>
          <Outlet />
        </RoleGate>
      )}
      <KeyboardHelp opened={help} onClose={() => setHelp(false)} />
    </div>
  );
}
