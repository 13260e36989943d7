import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { HOME } from '../../domain/texts/lt/screen/public.ts';
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

test.each([
  ['desk', DESK],
  ['tablet', { ...DESK, viewport: { width: 800, height: 1000 } }],
  ['phone', PHONE],
])(
  'the home page is read before its code has come, and looks as it will then (%s)',
  async (_size, options) => {
    const page = await openPage(browser, options);
    const letCome = await openWithoutCode(page);
    const heading = await title(page).elementHandle();
    const places = () =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll(
            '#root h1, #root h2, #root h3, #root p, #root a, #root button, #root li',
          ),
        ].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const { color, backgroundColor } = getComputedStyle(one);
          return [one.textContent, color, backgroundColor, ...[x, y, width, height].map(Math.round)].join(
            ' ',
          );
        }),
      );
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    expect(before.length).toBeGreaterThan(30);
    await code(page).fill('300000001');
    letCome();
    await page.waitForFunction(() => !document.querySelector('[data-style]'));
    await page.getByRole('progressbar').or(page.getByText(HOME.timelineTitle)).first().waitFor();
    await page.waitForLoadState('networkidle');
    // The same page has come to life: nothing was drawn anew, nothing typed is lost.
    expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
    expect(await code(page).inputValue()).toBe('300000001');
    const after = await places();
    console.log(
      await page.evaluate(() => {
        const m = document.querySelector('main')!;
        return (
          [...m.children]
            .map(
              (c) => c.className + ' ' + c.getBoundingClientRect().height + ' ' + c.getBoundingClientRect().y,
            )
            .join(' | ') + document.documentElement.clientWidth
        );
      }),
    );
    expect(before.filter((one) => !after.includes(one))).toEqual([]);
    await code(page).fill('12');
    await page.getByRole('button', { name: HOME.checkButton }).click();
    await page.getByText(HOME.checkCodeWrong).waitFor();
    await expectNoSidewaysScroll(page);
    await look(page, 'first-paint');
    await page.context().close();
  },
);

test.each([
  ['is logged in', (who: Client) => ({ userToken: who.token, userTokenStored: String(Date.now()) })],
  ['was told that the check is off', () => ({ features: JSON.stringify({ off: ['selfCheck'] }) })],
])('who %s does not see the page of a stranger flash up', async (_who, kept) => {
  const page = await openPage(browser);
  const director = await api.applicant();
  const [name = '', value = ''] = director.headers()['cookie']!.split('=');
  await page.context().addCookies([{ name, value, url: api.url, httpOnly: true, sameSite: 'Strict' }]);
  await page.addInitScript((all) => void Object.assign(localStorage, all), kept(director));
  const letCome = await openWithoutCode(page);
  expect(await title(page).isVisible()).toBe(false);
  letCome();
  await title(page).waitFor();
  expect(await page.locator('[data-style]').count()).toBe(0);
  await page.context().close();
});

test('a link with a query, and every other address, come without it', async () => {
  for (const path of ['/?t=abc', '/login', '/about']) {
    const page = await openPage(browser);
    const letCome = await openWithoutCode(page, path);
    expect(await title(page).count()).toBe(0);
    letCome();
    await title(page).waitFor();
    await page.context().close();
  }
});
