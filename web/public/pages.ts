import { lazy, type ComponentType } from 'react';
import { isTokenLink, paths } from '../paths.ts';

type Load = () => Promise<{ Component: ComponentType }>;

interface Page {
  path: string;
  load: Load;
}

const loadLink: Load = () => import('./Link.tsx').then(({ TokenLink }) => ({ Component: TokenLink }));
const loadNotFound: Load = () => import('./NotFound.tsx').then(({ NotFound }) => ({ Component: NotFound }));

/** Screens anybody may open. Each comes when it is shown. */
const PAGES: readonly Page[] = [
  { path: paths.home, load: () => import('./Home.tsx') },
  { path: paths.login, load: () => import('./Login.tsx') },
  { path: paths.link, load: loadLink },
  { path: paths.about, load: () => import('./conditions/About.tsx') },
  { path: paths.description, load: () => import('./conditions/Description.tsx') },
  { path: paths.selfCheck, load: () => import('./self-check/SelfCheck.tsx') },
  { path: paths.aid, load: () => import('./aid/Aid.tsx') },
  { path: paths.testLogin, load: () => import('./test-login/Vaiisis.tsx') },
  { path: paths.permissionDenied(), load: () => import('./PermissionDenied.tsx') },
];

/** Letters' case and a slash at the end do not matter; the reason of a denial is its last segment. */
function find(pathname: string): Load {
  const path = pathname
    .toLowerCase()
    .replace(/(.)\/$/, '$1')
    .replace(/^(\/permission-denied)\/[^/]+$/, '$1');
  return PAGES.find((page) => page.path === path)?.load ?? loadNotFound;
}

/** A long query on a path without a meaning shows the screen of the one-time link. */
const loadOf = ({ pathname, search }: Location): Load =>
  isTokenLink(pathname, search) ? loadLink : find(pathname);

/** The page's files are asked for together with the application's, not after them. */
export function preload(address: Location): void {
  // A failed load is shown when the screen itself asks for it.
  loadOf(address)().catch(() => undefined);
}

/** The screen at this address; where nobody stands, the one that says so. */
export function pageAt(address: Location): ComponentType {
  const load = loadOf(address);
  return lazy(() => load().then(({ Component }) => ({ default: Component })));
}
