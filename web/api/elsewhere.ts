// All tabs of a browser share one login for each area: what another tab does to it is noticed here at once.
import { clearSession, hasToken, loginOf, rememberPlace, TOKEN_KEY, type Area } from './session.ts';
import { keepTyped, typingOwner } from './typing.ts';

export type Elsewhere = 'loggedOut' | 'loggedIn';

const LOOK_AGAIN = ['pageshow', 'focus'] as const;

/**
 * Tells that another tab logged out of this area, or logged in to it anew. A tab that slept while it happened is told when
 * it is looked at again. Where nobody is at work there is nothing to tell.
 */
export function onElsewhere(area: Area, listener: (what: Elsewhere) => void): () => void {
  let known = loginOf(area);
  const look = (): void => {
    if (typingOwner(area) === null) {
      known = loginOf(area);
      return;
    }
    if (!hasToken(area)) return listener('loggedOut');
    const now = loginOf(area);
    if (now === known) return;
    known = now;
    listener('loggedIn');
  };
  // Null: everything in the storage was cleared.
  const heard = ({ key }: StorageEvent): void => {
    if (key === null || key === TOKEN_KEY[area] || key === `${TOKEN_KEY[area]}Login`) look();
  };
  window.addEventListener('storage', heard);
  for (const event of LOOK_AGAIN) window.addEventListener(event, look);
  return () => {
    window.removeEventListener('storage', heard);
    for (const event of LOOK_AGAIN) window.removeEventListener(event, look);
  };
}

/** This tab can no longer act as whoever was at work in it: the place and what was typed wait for them. */
export function putAside(area: Area): void {
  rememberPlace(window.location.pathname + window.location.search + window.location.hash);
  keepTyped(area);
}

/** Leaves the login another tab made, so that the person of this one can log in. */
export function logInAgain(area: Area): void {
  clearSession(area);
}
