import { MantineThemeProvider } from '@mantine/core';
import { IconDevices, IconKeyboard } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { hasRight } from '../../../domain/application/rights.ts';
import { HEADER } from '../../../domain/texts/lt/screen/common.ts';
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
import { KEYS, useMe } from '../data/queries.ts';
import { onReturn } from '../../api/untouched.ts';
import { SearchButton } from '../palette/SearchButton.tsx';
import { LaterBudget } from './LaterBudget.tsx';
import { LaterHelp } from './LaterHelp.tsx';
import { LettersProvider } from './letters.tsx';
import { isShown, NAV } from './nav.ts';
import { RoleGate } from './RoleGate.tsx';
import classes from './StaffLayout.module.css';

/** Ink header over every staff screen. Who is not logged in goes to the staff login and comes back. */
export function Component() {
  const { pathname, search } = useLocation();
  if (!readToken('staff')) {
    rememberPlace(pathname + search);
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
  const openHelp = useCallback(() => setHelp(true), []);
  useEffect(
    () => onReturn(() => void queryClient.refetchQueries({ queryKey: KEYS.all, type: 'active' })),
    [],
  );
  const items = NAV.filter((screen) => isShown(screen, me?.roles ?? [], features?.off ?? []));
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
        search={searches && <SearchButton onHelp={openHelp} onLogout={() => void logout()} />}
        right={
          <>
            {features && features.environment !== 'production' && (
              <span className={classes.environment}>{STAFF.environment[features.environment]}</span>
            )}
            <LaterBudget />
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
                    onSelect: openHelp,
                  },
                  ...(searches ? [{ label: HEADER.mails, to: paths.staffMailSettings }] : []),
                  {
                    label: HEADER.sessions,
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
      <LaterHelp opened={help} onOpen={openHelp} onClose={() => setHelp(false)} />
    </div>
  );
}
