import { useMemo } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom';
import { NavigationContext } from '../ui/AppLink.tsx';
import { AppFrame } from './AppFrame.tsx';
import { OtherLogin } from './OtherLogin.tsx';
import { useElsewhere } from './use-elsewhere.ts';

/** What every screen of the portal stands in. */
export function AppRoot() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const navigation = useMemo(
    () => ({
      pathname,
      go: (to: string, options?: { replace?: boolean }) => void navigate(to, options),
      Link,
    }),
    [pathname, navigate],
  );
  const other = useElsewhere(navigation);
  return (
    <NavigationContext value={navigation}>
      <AppFrame>
        {other.name === null ? <Outlet /> : <OtherLogin name={other.name} onGoOn={other.goOn} />}
        <ScrollRestoration />
      </AppFrame>
    </NavigationContext>
  );
}
