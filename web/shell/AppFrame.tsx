import { lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { areaOf, readToken } from '../api/session.ts';
import { currentGlobalError, onGlobalError } from '../ui/modal-store.ts';
import { areNoticesNeeded, onNoticesNeeded } from '../ui/notice-host.ts';
import { useNavigation } from '../ui/AppLink.tsx';
import { OfflineStrip } from '../ui/OfflineStrip.tsx';
import { MAIN_ID, SkipLink } from '../ui/SkipLink.tsx';
import { useLast } from '../ui/use-last.ts';
import { PlainError } from './PlainError.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import { onAnnounce } from '../ui/announce.ts';

const loadGlobalError = () => import('../ui/GlobalErrorModal.tsx');
/** Without a connection its code cannot be fetched either: then the error is told plainly. */
const GlobalErrorModal = lazy(() =>
  loadGlobalError().then(
    (module) => ({ default: module.GlobalErrorModal }),
    () => ({ default: PlainError }),
  ),
);
/** Fetched before it is needed by whoever has something to lose, once the screen has had its share of the line. */
const ERROR_DIALOG_AFTER_MS = 8_000;

const Notices = lazy(() => import('../ui/Notices.tsx').then((module) => ({ default: module.Notices })));

/** What every screen of both applications stands in. */
export function AppFrame({ children }: { children: ReactNode }) {
  useFocusOnNavigation();
  return (
    <>
      <SkipLink />
      <OfflineStrip />
      {children}
      <LiveRegion />
      <SessionWatch />
      <GlobalErrors />
      <LazyNotices />
    </>
  );
}

/** The corner comes with the first notice. */
function LazyNotices() {
  const needed = useSyncExternalStore(onNoticesNeeded, areNoticesNeeded, areNoticesNeeded);
  return needed ? (
    <Suspense fallback={null}>
      <Notices />
    </Suspense>
  ) : null;
}

/** The dialog's code is fetched with the first error and then stays, so that focus returns properly. */
function GlobalErrors() {
  const { pathname } = useNavigation();
  const isAtWork = readToken(areaOf(pathname)) !== null;
  useEffect(() => {
    if (!isAtWork) return;
    const timer = setTimeout(() => void loadGlobalError().catch(() => undefined), ERROR_DIALOG_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAtWork]);
  const needed =
    useLast(useSyncExternalStore(onGlobalError, currentGlobalError, currentGlobalError)) !== null;
  return needed ? (
    <Suspense fallback={null}>
      <GlobalErrorModal />
    </Suspense>
  ) : null;
}

/** A new screen takes the focus to its content, so that reading starts there; unless the screen put it somewhere itself. */
function useFocusOnNavigation(): void {
  const { pathname } = useNavigation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById(MAIN_ID);
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Stands once in the page; the same words twice are told apart by an invisible space. */
function LiveRegion() {
  const [message, setMessage] = useState('');
  useEffect(() => onAnnounce((next) => setMessage((last) => (last === next ? `${next}\u200B` : next))), []);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {message}
    </div>
  );
}
