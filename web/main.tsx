import './ui/style/index.css';
import { forgetPlace, readToken, rememberedPlace } from './api/session.ts';
import { isPublicPath } from './paths.ts';
import { entryRedirect } from './public/entry.ts';
import { preload } from './public/pages.ts';

// Two applications behind one page: what anybody may read is small and comes alone; forms, lists and the back office
// bring the data router and the query cache. Going from one to the other loads the page anew (shell/OtherArea.tsx).
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
const { pathname } = window.location;
if (isPublicPath(pathname)) {
  preload(pathname);
  void import('./public/PublicApp.tsx').then(({ mountPublic }) => mountPublic());
} else {
  void import('./PortalApp.tsx').then(({ mountPortal }) => mountPortal());
}
