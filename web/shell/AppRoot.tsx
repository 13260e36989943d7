import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { isStaffPath } from '../paths.ts';
import { currentGlobalError, onGlobalError } from '../ui/modal-store.ts';
import { areNoticesNeeded, onNoticesNeeded } from '../ui/notice-host.ts';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { OfflineStrip } from '../ui/OfflineStrip.tsx';
import { MAIN_ID, SkipLink } from '../ui/SkipLink.tsx';
import { useLast } from '../ui/use-last.ts';
import { SessionWatch } from './SessionWatch.tsx';

const GlobalErrorModal = lazy(() =>
  import('../ui/GlobalErrorModal.tsx').then((module) => ({ default: module.GlobalErrorModal })),
);

const Notices = lazy(() => import('../ui/Notices.tsx').then((module) => ({ default: module.Notices })));

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
      <LazyNotices />
      <ScrollRestoration />
    </>
  );
}

/** Staff screens show notices all the time; elsewhere the corner comes with the first one. */
function LazyNotices() {
  const needed = useSyncExternalStore(onNoticesNeeded, areNoticesNeeded);
  const { pathname } = useLocation();
  return needed || isStaffPath(pathname) ? (
    <Suspense fallback={null}>
      <Notices />
    </Suspense>
  ) : null;
}

/** The dialog's code is fetched with the first error and then stays, so that focus returns properly. */
function GlobalErrors() {
  const needed = useLast(useSyncExternalStore(onGlobalError, currentGlobalError)) !== null;
  return needed ? (
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
