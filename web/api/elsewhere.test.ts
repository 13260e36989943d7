import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { onElsewhere, putAside, type Elsewhere } from './elsewhere.ts';
import { clearSession, replaceToken, storeLogin, TOKEN_KEY } from './session.ts';
import { forgetTyped, ownTyped, setTyped, typedAt } from './typing.ts';

class Store {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

const login = (token: string) => storeLogin({ token, loginType: 'Company', Role: 0 });
const tab = Object.assign(new EventTarget(), {
  location: { pathname: '/main-window/requests/new-request/7', search: '', hash: '#skiltis-purpose' },
});
/** What the browser tells the tabs that did not do it. */
const tellStorage = (key: string): void => {
  tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
};
const told: Elsewhere[] = [];
let stop: () => void;

beforeEach(() => {
  Object.assign(globalThis, { localStorage: new Store(), sessionStorage: new Store(), window: tab });
  told.length = 0;
  login('first');
  ownTyped('applicant', '1:9');
  stop = onElsewhere('applicant', (what) => void told.push(what));
});
afterEach(() => {
  stop();
  forgetTyped('applicant');
});

describe('what another tab does to the login', () => {
  test('a logout is told at once, and what was typed waits for the same person', () => {
    setTyped('comment', 'Mano mintys');
    clearSession('applicant');
    tellStorage(TOKEN_KEY.applicant);
    expect(told).toEqual(['loggedOut']);

    putAside('applicant');
    expect(typedAt('comment')).toBeNull();
    expect(sessionStorage.getItem('returnTo')).toBe('/main-window/requests/new-request/7#skiltis-purpose');
    ownTyped('applicant', '1:9');
    expect(typedAt('comment')).toBe('Mano mintys');
  });

  test('another login is told, a new token of the same login is not', () => {
    replaceToken('applicant', 'second');
    tellStorage(TOKEN_KEY.applicant);
    expect(told).toEqual([]);
    login('third');
    tellStorage(TOKEN_KEY.applicant);
    tellStorage(`${TOKEN_KEY.applicant}Login`);
    expect(told).toEqual(['loggedIn']);
  });

  test('a tab that slept is told when it is looked at again', () => {
    login('third');
    tab.dispatchEvent(new Event('focus'));
    expect(told).toEqual(['loggedIn']);
  });

  test('the other area, and a tab in which nobody is at work, are told nothing', () => {
    clearSession('staff');
    tellStorage(TOKEN_KEY.staff);
    forgetTyped('applicant');
    clearSession('applicant');
    tellStorage(TOKEN_KEY.applicant);
    expect(told).toEqual([]);
  });
});
