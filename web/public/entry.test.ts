import { describe, expect, test } from '@jest/globals';
import { entryRedirect } from './entry.ts';

const arrive = (pathname: string, more: { search?: string; remembered?: string; out?: true } = {}) =>
  entryRedirect({
    pathname,
    search: more.search ?? '',
    loggedIn: !more.out,
    remembered: more.remembered ?? null,
  });

test('the page under its file name is the home page', () => {
  expect(arrive('/index.html', { out: true })).toBe('/');
  expect(arrive('/index.html')).toBe('/main-window');
});

describe('who is logged in', () => {
  test.each(['/', '/login', '/Login', '/login/'])('goes on from %s to the main path', (path) => {
    expect(arrive(path)).toBe('/main-window');
  });

  test('goes back to where the session ended, but never to the back office or to another site', () => {
    const remembered = '/main-window/requests/new-request/7';
    expect(arrive('/login', { remembered })).toBe(remembered);
    for (const elsewhere of ['/backoffice/main', '//evil.example', 'https://evil.example/main-window'])
      expect(arrive('/', { remembered: elsewhere })).toBe('/main-window');
  });

  test.each(['/about', '/description', '/self-check', '/link', '/permission-denied/3', '/nera'])(
    'may still read %s',
    (path) => expect(arrive(path)).toBeNull(),
  );

  test('sees a one-time link wherever it leads', () => {
    const search = `?token=${'x'.repeat(43)}`;
    expect(arrive('/', { search })).toBeNull();
    expect(arrive('/login', { search })).toBeNull();
  });
});

test('who is not logged in stays', () => {
  expect(arrive('/', { out: true })).toBeNull();
  expect(arrive('/login', { out: true, search: '?expired=1' })).toBeNull();
});
