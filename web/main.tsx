import './ui/style/index.css';
import { forgetPlace, readToken, rememberedPlace } from './api/session.ts';
import { isPublicPath } from './paths.ts';
import { entryRedirect } from './public/entry.ts';
import { preload } from './public/pages.ts';
import { mountPublic } from './public/PublicApp.tsx';
import { watchMissingFiles } from './shell/missing-files.ts';

// Two applications behind one page: what anybody may read is small and comes alone; forms, lists and the back office
// bring the data router and the query cache. Going from one to the other loads the page anew (shell/NoScreen.tsx).
// What is imported here is the one file that every first visit needs (build/groups.ts); the portal's frame shares it.
const goOn = entryRedirect({
  pathname: window.location.pathname,
  search: window.location.search,
  loggedIn: readToken('applicant') !== null,
  remembered: rememberedPlace(),
});
if (goOn) {
  forgetPlace();
  window.history.replaceState(null, '', goOn);
}
watchMissingFiles();
const { pathname } = window.location;
if (isPublicPath(pathname)) {
  preload(window.location);
  mountPublic();
} else {
  void import('./PortalApp.tsx').then(({ mountPortal }) => mountPortal());
}
