// Logins as a browser has them: the cookie nobody sees, two areas side by side, and the screen that ends them.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { issueProgramToken } from '../../db/queries/program-tokens.ts';
import { deviceCookie } from '../../api/device.ts';
import { startApi, type Api } from '../harness/api.ts';
import { addStaff } from '../harness/index.ts';
import {
  DESK,
  expectNoPageErrors,
  expectNoSidewaysScroll,
  look,
  openBrowser,
  openPage,
  PHONE,
} from './browser.ts';
import { logInAsDirector } from './applicant-steps.ts';
import { logInAsStaff } from './staff-steps.ts';

const { WEB_DIR } = process.env;
let api: Api;
let browser: Browser;
let userId: string;

beforeAll(async () => {
  [api, browser] = await Promise.all([
    startApi({ env: WEB_DIR ? { WEB_DIR } : {}, withWorker: false }),
    openBrowser(),
  ]);
  userId = await addStaff(api.database.db, 'egle', ['assessor']);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await api?.close();
}, 60_000);

const SESSIONS = '/backoffice/sessions';
const HEADING = { name: 'Mano sesijos', level: 1 } as const;

test('through the gateway a browser gets a cookie no script sees, and an applicant’s tab beside one of staff', async () => {
  const page = await openPage(browser);
  await logInAsStaff(page, api.url, 'Eglė');
  const cookies = await page.context().cookies(api.url);
  const cookie = cookies.find(({ name }) => name === deviceCookie(api.deps.config));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const other = await page.context().newPage();
  await logInAsDirector(other, api.url);
  expect((await page.context().cookies(api.url)).find(({ name }) => name === cookie!.name)?.value).toBe(
    cookie!.value,
  );
  await page.reload();
  await page.getByRole('heading', { name: 'Mano darbai' }).waitFor();
  // The way back from another site is a navigation without Strict cookies; the calls of the page that opens have them.
  await page.goto(api.standIns.urls.mailbox);
  await page.evaluate((url) => (window.location.href = url), `${api.url}${SESSIONS}`);
  await page.getByRole('heading', HEADING).waitFor();
  await page.getByText('ši sesija').waitFor();
  await page.context().close();
}, 120_000);

test('a token in another browser leads to the login', async () => {
  const page = await openPage(browser);
  await logInAsStaff(page, api.url, 'Eglė');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const thief = await openPage(browser);
  await thief.addInitScript((stolen) => {
    if (sessionStorage.getItem('tried')) return;
    sessionStorage.setItem('tried', '1');
    localStorage.setItem('token', stolen!);
    localStorage.setItem('tokenStored', String(Date.now()));
  }, token);
  await thief.goto(`${api.url}/backoffice/main`);
  await thief.waitForURL(/backofficelogin/);
  await page.reload();
  await page.getByRole('heading', { name: 'Mano darbai' }).waitFor();
  await Promise.all([page.context().close(), thief.context().close()]);
}, 120_000);

test('one’s sessions are listed, one is ended, then all of them', async () => {
  await issueProgramToken(api.database.db, { userId, label: 'ataskaitos', days: 30 });
  const [desk, phone] = [await openPage(browser, DESK), await openPage(browser, PHONE)];
  await logInAsStaff(desk, api.url, 'Eglė');
  await logInAsStaff(phone, api.url, 'Eglė');
  await desk.getByRole('button', { name: /^Paskyra/ }).click();
  await desk.getByRole('menuitem', { name: 'Mano sesijos' }).click();
  await desk.getByRole('heading', HEADING).waitFor();
  await desk.getByText('Programos raktas: ataskaitos').waitFor();
  await look(desk, 'sessions');
  await phone.goto(api.url + SESSIONS);
  await phone.getByText('ši sesija').waitFor();
  await look(phone, 'sessions-phone');
  await expectNoSidewaysScroll(phone);

  await desk.getByRole('button', { name: /^Baigti sesiją: Programos raktas/ }).click();
  await desk.getByRole('button', { name: 'Taip' }).click();
  await desk.getByRole('listitem').filter({ hasText: 'Programos raktas' }).waitFor({ state: 'detached' });

  await desk.getByRole('button', { name: 'Baigti visas sesijas' }).click();
  await look(desk, 'sessions-all');
  await desk.getByRole('button', { name: 'Taip' }).click();
  await desk.waitForURL(/backofficelogin/);
  await phone.reload();
  await phone.waitForURL(/backofficelogin/);
  expect(await desk.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expectNoPageErrors();
}, 120_000);
