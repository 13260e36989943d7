import { Notifications } from '@mantine/notifications';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { currentGlobalError, onGlobalError } from '../ui/modal-store.ts';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { OfflineStrip } from '../ui/OfflineStrip.tsx';
import { MAIN_ID, SkipLink } from '../ui/SkipLink.tsx';
import { SessionWatch } from './SessionWatch.tsx';

const GlobalErrorModal = lazy(() =>
  import('../ui/GlobalErrorModal.tsx').then((module) => ({ default: module.GlobalErrorModal })),
);

/** What every screen stands in. */
export function AppRoot() {
  useFocusOnNavigation();
  return (
    <>
      <SkipLink />
      <OfflineStrip />
      <Outlet />
      <LiveRegion />
      <SessionWatch />
      <GlobalErrors />
      <Notifications position="bottom-right" />
      <ScrollRestoration />
    </>
  );
}

/** The dialog's code is fetched with the first error and then stays, so that focus returns properly. */
function GlobalErrors() {
  const error = useSyncExternalStore(onGlobalError, currentGlobalError);
  const needed = useRef(false);
  if (error) needed.current = true;
  return needed.current ? (
    <Suspense fallback={null}>
      <GlobalErrorModal />
    </Suspense>
  ) : null;
}

/** A new screen takes the focus to its content, so that reading starts there. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
