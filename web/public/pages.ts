import { lazy, type ComponentType } from 'react';
import { paths } from '../paths.ts';
import { TokenLink } from './Link.tsx';

interface Page {
  path: string;
  load: () => Promise<{ Component: ComponentType }>;
}

/** Screens anybody may open. Each comes when it is shown. */
const PAGES: readonly Page[] = [
  { path: paths.home, load: () => import('./Home.tsx') },
  { path: paths.login, load: () => import('./Login.tsx') },
  { path: paths.link, load: async () => ({ Component: TokenLink }) },
  { path: paths.about, load: () => import('./conditions/About.tsx') },
  { path: paths.description, load: () => import('./conditions/Description.tsx') },
  { path: paths.selfCheck, load: () => import('./self-check/SelfCheck.tsx') },
  { path: paths.testLogin, load: () => import('./test-login/Vaiisis.tsx') },
  { path: paths.permissionDenied(), load: () => import('./PermissionDenied.tsx') },
];

/** Letters' case and a slash at the end do not matter; the reason of a denial is its last segment. */
function find(pathname: string): Page | undefined {
  const path = pathname
    .toLowerCase()
    .replace(/(.)\/$/, '$1')
    .replace(/^(\/permission-denied)\/[^/]+$/, '$1');
  return PAGES.find((page) => page.path === path);
}

/** The page's files are asked for together with the application's, not after them. */
export function preload(pathname: string): void {
  // A failed load is shown when the screen itself asks for it.
  find(pathname)
    ?.load()
    .catch(() => undefined);
}

/** The screen at this address; null when nobody stands there. */
export function pageAt(pathname: string): ComponentType | null {
  const page = find(pathname);
  return page ? lazy(() => page.load().then(({ Component }) => ({ default: Component }))) : null;
}
