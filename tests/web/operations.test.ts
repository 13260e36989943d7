import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { addLostRequest } from '../harness/lost-request.ts';
import { DESK, expectAccessible, expectNoPageErrors, openBrowser, openPage, PHONE } from './browser.ts';

const { WEB_DIR } = process.env;

let api: Api;
let browser: Browser;
let kristina: Client, egle: Client;
let lost: number;

beforeAll(async () => {
  const env = WEB_DIR ? { WEB_DIR } : undefined;
  [api, browser] = await Promise.all([startApi({ withWorker: false, env }), openBrowser()]);
  kristina = await api.staff('kristina', ['manager']);
  egle = await api.staff('egle', ['assessor']);
  lost = await addLostRequest(api.database.db);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await api?.close();
}, 60_000);

async function pageOf(who: Client, look: BrowserContextOptions = DESK): Promise<Page> {
  const page = await openPage(browser, look);
  await page.context().addCookies(who.jar.forBrowser(api.url));
  await page.addInitScript((token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('tokenStored', String(Date.now()));
  }, who.token);
  return page;
}

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('a manager sees what a restore took back, on a desk and a phone, light and dark', async () => {
  for (const look of [DESK, PHONE])
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await pageOf(kristina, { ...look, colorScheme });
      await page.goto(`${api.url}/backoffice/operations`);
      await page.getByText(`Prašymas Nr. ${lost}`).waitFor();
      await page.getByText('a-key-of-a-browser').waitFor();
      await page.getByText('1 neatitiktis').waitFor();
      await page.getByText('Duomenų bazė senesnė už variklį').waitFor();
      await expectAccessible(page);
      expect(await isWide(page)).toBe(false);
      const width = look.viewport!.width;
      if (process.env.KEEP_PICTURES)
        await page.screenshot({
          path: `${process.env.KEEP_PICTURES}/operations-${width}-${colorScheme}.png`,
        });
      await page.context().close();
    }
  expectNoPageErrors();
}, 180_000);

test('she marks it as looked at, by keyboard, and it moves to what was found earlier', async () => {
  const page = await pageOf(kristina);
  await page.goto(`${api.url}/backoffice/main`);
  await page.getByRole('link', { name: 'Operacijos' }).click();
  await page.getByRole('button', { name: 'Peržiūrėjau' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Peržiūrėti nėra ko').waitFor();
  await page.getByText(/peržiūrėta 2/).waitFor();
  expect(await page.getByRole('button', { name: 'Peržiūrėjau' }).count()).toBe(0);
  expectNoPageErrors();
}, 120_000);

test('an assessor has no way to it', async () => {
  const page = await pageOf(egle);
  await page.goto(`${api.url}/backoffice/operations`);
  await page.getByText('Operacijų jums neskirta matyti').waitFor();
  expect(await page.getByRole('link', { name: 'Operacijos' }).count()).toBe(0);
  expectNoPageErrors();
}, 120_000);
