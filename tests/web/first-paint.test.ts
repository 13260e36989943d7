import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { LOGIN } from '../../domain/texts/lt/screen/login.ts';
import { HOME } from '../../domain/texts/lt/screen/public.ts';
import { SELF_CHECK } from '../../domain/texts/lt/screen/self-check.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import {
  DESK,
  expectNoPageErrors,
  expectNoSidewaysScroll,
  look,
  openBrowser,
  openPage,
  PHONE,
} from './browser.ts';

let api: Api;
let browser: Browser;
beforeAll(async () => {
  [api, browser] = await Promise.all([startApi({ withWorker: false }), openBrowser()]);
}, 180_000);
afterEach(expectNoPageErrors);
afterAll(async () => {
  await browser?.close();
  await api?.close();
}, 60_000);

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const code = (page: Page) => page.getByLabel(HOME.checkCode);

/** The page has come, its code has not; answers how to let the code come. */
async function openWithoutCode(page: Page, path = '/'): Promise<() => void> {
  let letCome = (): void => undefined;
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(api.url + path, { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.styleSheets.length >= 5 || document.querySelector('#root:empty'));
  return letCome;
}

const SIZES = {
  desk: DESK,
  tablet: { ...DESK, viewport: { width: 800, height: 1000 } },
  phone: PHONE,
};

/** Every text with its colours and, unless what comes later has no place kept for it, where it stands. */
const textsOf = (page: Page, withHeights: boolean): Promise<string[]> =>
  page.evaluate((withHeights) => {
    const texts = document.querySelectorAll(
      '#root :is(h1, h2, h3, p, a, button, li:not(:has(*)), dt, dd, label):not([hidden] *)',
    );
    return [...texts].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const { color, backgroundColor, fontSize, padding } = getComputedStyle(one);
      const place = withHeights ? [x, y, width, height] : [x, width];
      return [one.textContent, color, backgroundColor, fontSize, padding, ...place.map(Math.round)].join(' ');
    });
  }, withHeights);

async function comeToLife(page: Page, letCome: () => void): Promise<void> {
  letCome();
  await page.waitForFunction(() => !document.querySelector('[data-style]'));
  await page.waitForLoadState('networkidle');
}

describe.each(Object.keys(SIZES) as (keyof typeof SIZES)[])('on a %s', (size) => {
  test.each([
    ['/', true],
    ['/login', false],
    ['/self-check', true],
    ['/about', false],
  ])('%s is read before its code has come, and stays as it is', async (path, keepsPlaces) => {
    const page = await openPage(browser, SIZES[size]);
    const letCome = await openWithoutCode(page, path);
    const heading = await title(page).elementHandle();
    await page.evaluate(() => document.fonts.ready);
    const before = await textsOf(page, keepsPlaces);
    expect(before.length).toBeGreaterThan(15);
    await expectNoSidewaysScroll(page);
    await comeToLife(page, letCome);
    // The same page has come to life: nothing was drawn anew.
    expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
    const after = await textsOf(page, keepsPlaces);
    expect(before.filter((one) => !after.includes(one))).toEqual([]);
    await look(page, `first-paint${path.replace('/', '-')}-${size}`);
    await page.context().close();
  });
});

const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.(js|css)$/.test(name))
      .map((entry) => ({ name: entry.name, bytes: (entry as PerformanceResourceTiming).transferSize })),
  );

test('while the login is read, what the screens after it need is fetched, once', async () => {
  const page = await openPage(browser);
  await page.goto(`${api.url}/login`, { waitUntil: 'networkidle' });
  const fetched = await scripts(page);
  const names = fetched.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const director = await api.applicant();
  await page.context().addCookies(director.jar.forBrowser(api.url));
  const kept = { userToken: director.token, userTokenStored: String(Date.now()), loginType: 'Company' };
  await page.evaluate((all) => void Object.assign(localStorage, all), kept);
  await page.goto(`${api.url}/main-window/requests`, { waitUntil: 'networkidle' });
  await title(page).waitFor();
  const shown = await scripts(page);
  expect(shown.length).toBeGreaterThan(20);
  // From the browser's own store; the bell and the account's menu come later than the screen.
  expect(shown.filter(({ name, bytes }) => bytes > 0 && !/Bell|bell/.test(name))).toEqual([]);
  await page.context().close();
});

test('while the login of staff is read, the inbox and a case are fetched', async () => {
  const page = await openPage(browser);
  await page.goto(`${api.url}/backofficelogin`, { waitUntil: 'networkidle' });
  const names = (await scripts(page)).map(({ name }) => name);
  for (const screen of [/\/Inbox-/, /\/Case-/])
    expect(names.filter((name) => screen.test(name))).not.toEqual([]);
  await page.context().close();
});

test('a file that is gone since a release is the last that is asked for ahead', async () => {
  const page = await openPage(browser);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.route(/\/assets\/PortalApp-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${api.url}/login`, { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /\/(PortalApp|portal|Requests)-/.test(path))).toEqual([
    expect.stringMatching(/\/PortalApp-.*\.js$/),
  ]);
  await page.context().close();
});

test('whoever saves data fetches nothing ahead', async () => {
  const page = await openPage(browser);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(`${api.url}/login`, { waitUntil: 'networkidle' });
  const fetched = (await scripts(page)).map(({ name }) => name);
  expect(fetched.length).toBeGreaterThan(3);
  expect(fetched.filter((name) => /\/(Requests|PortalApp)-/.test(name))).toEqual([]);
  await page.context().close();
});

test('what is typed before the code has come is there afterwards, and is looked at', async () => {
  const page = await openPage(browser);
  const letCome = await openWithoutCode(page);
  await code(page).fill('12');
  await comeToLife(page, letCome);
  expect(await code(page).inputValue()).toBe('12');
  await page.getByRole('button', { name: HOME.checkButton }).click();
  await page.getByText(HOME.checkCodeWrong).waitFor();
  await page.context().close();
});

test.each([
  ['is logged in', (who: Client) => ({ userToken: who.token, userTokenStored: String(Date.now()) })],
  ['was told that the check is off', () => ({ features: JSON.stringify({ off: ['selfCheck'] }) })],
  [
    'was told that the check is off',
    () => ({ features: JSON.stringify({ off: ['selfCheck'] }) }),
    '/self-check',
  ],
  ['has logged in before', () => ({ lastLogin: 'Individual' }), '/login'],
])('who %s does not see the page of a stranger flash up', async (_who, kept, path = '/') => {
  const page = await openPage(browser);
  const director = await api.applicant();
  await page.context().addCookies(director.jar.forBrowser(api.url));
  await page.addInitScript((all) => void Object.assign(localStorage, all), kept(director));
  const letCome = await openWithoutCode(page, path);
  expect(await title(page).isVisible()).toBe(false);
  letCome();
  await title(page).waitFor();
  expect(await page.locator('[data-style]').count()).toBe(0);
  await page.context().close();
});

test.each([
  ['/login', LOGIN.companyButton],
  ['/self-check', SELF_CHECK.individualButton],
])('who was sent to the login from a place comes back to it, by %s', async (path, button) => {
  const page = await openPage(browser);
  await page.addInitScript(() => sessionStorage.setItem('returnTo', '/main-window/requests'));
  const letCome = await openWithoutCode(page, path);
  letCome();
  const link = page.getByRole('link', { name: button });
  await link.waitFor();
  expect(await link.getAttribute('href')).toContain(
    `returnTo=${encodeURIComponent('/main-window/requests')}`,
  );
  await page.context().close();
});

test('a link with a query, and every other address, come without it', async () => {
  for (const path of ['/?t=abc', '/login?expired=1', '/self-check?scheme=nuoma', '/description']) {
    const page = await openPage(browser);
    const letCome = await openWithoutCode(page, path);
    expect(await title(page).count()).toBe(0);
    letCome();
    await title(page).waitFor();
    await page.context().close();
  }
});
