import { isTokenLink, paths, safeReturn } from '../paths.ts';

interface Arrival {
  pathname: string;
  search: string;
  loggedIn: boolean;
  /** Where the person was when the session ended. */
  remembered: string | null;
}

/** The file of the page, by which bookmarks and other portals may know the home page. */
const FILE_NAME = '/index.html';

/**
 * Who is logged in has nothing to do on the home page or the login: the first leads to the second, the second to the main
 * path (specification, section 2). Decided before anything is drawn, so neither flashes up. Null: stay.
 */
export function entryRedirect({ pathname, search, loggedIn, remembered }: Arrival): string | null {
  const path = pathname.toLowerCase().replace(/(.)\/$/, '$1');
  if (path === FILE_NAME)
    return entryRedirect({ pathname: paths.home, search, loggedIn, remembered }) ?? paths.home + search;
  if (!loggedIn || (path !== paths.home && path !== paths.login) || isTokenLink(path, search)) return null;
  const place = safeReturn(remembered);
  return place && !place.toLowerCase().includes('backoffice') ? place : paths.mainWindow;
}
