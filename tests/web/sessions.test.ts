// Logins as a browser has them: the cookie nobody sees, two areas side by side, and the screen that ends them.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { issueProgramToken } from '../../db/queries/program-tokens.ts';
import { HEADER, OTHER_LOGIN } from '../../domain/texts/lt/screen/common.ts';
import { CONSENT } from '../../domain/texts/lt/screen/consent.ts';
import { LOGIN } from '../../domain/texts/lt/screen/login.ts';
import { STAFF_LOGIN } from '../../domain/texts/lt/screen/staff.ts';
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
  reloadOrLeaving,
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
  await addStaff(api.database.db, 'paulius', ['assessor']);
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
  await reloadOrLeaving(phone);
  await phone.waitForURL(/backofficelogin/);
  expect(await desk.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expectNoPageErrors();
}, 120_000);

test('a logout in another tab is noticed at once, and what was typed comes back after the next login', async () => {
  const page = await openPage(browser);
  await logInAsDirector(page, api.url);
  const email = page.getByLabel(CONSENT.email);
  await email.fill('ieva@pavyzdys.lt');
  const other = await page.context().newPage();
  await other.goto(`${api.url}/main-window/sessions`);
  await other.getByRole('button', { name: /^Paskyra/ }).click();
  await other.getByRole('menuitem', { name: HEADER.logout }).click();
  await page.getByText(LOGIN.elsewhere).waitFor();
  await look(page, 'login-elsewhere');
  expect(await page.getByText('ieva@pavyzdys.lt').count()).toBe(0);
  await page.getByRole('link', { name: LOGIN.companyButton }).click();
  await page.getByRole('button', { name: /Ieva Sakalauskaitė.*Šiaurės linija/s }).click();
  await email.waitFor();
  expect(await email.inputValue()).toBe('ieva@pavyzdys.lt');
  await page.context().close();
}, 120_000);

test('another person’s login in another tab takes the screen away, says whose it is now, and names both ways on', async () => {
  const page = await openPage(browser);
  const other = await page.context().newPage();
  await other.goto(`${api.url}/backofficelogin`);
  await logInAsStaff(page, api.url, 'Eglė');
  await page.getByRole('heading', { name: 'Mano darbai' }).waitFor();
  await other.getByRole('link', { name: STAFF_LOGIN.button }).click();
  await other.getByRole('button', { name: /Paulius/ }).click();
  await page.getByText(OTHER_LOGIN.title).last().waitFor();
  expect(await page.getByRole('heading', { name: 'Mano darbai' }).count()).toBe(0);
  await look(page, 'other-login');
  await page.getByRole('button', { name: /^Tęsti kaip Paulius/ }).click();
  await page.getByRole('heading', { name: 'Mano darbai' }).waitFor();
  await logInAnew(other, 'Eglė');
  await page.getByRole('button', { name: OTHER_LOGIN.again }).click();
  await page.getByRole('link', { name: STAFF_LOGIN.button }).waitFor();
  // That ended the login of the other tab, which says so in its turn.
  await other.getByText(STAFF_LOGIN.elsewhere).waitFor();
  expect(await other.getByRole('heading', { name: 'Mano darbai' }).count()).toBe(0);
  await page.context().close();
}, 120_000);

/** As a person does who opens the gateway in one more tab. */
async function logInAnew(tab: Page, who: string): Promise<void> {
  await tab.goto(`${api.url}/Auth/CustomLogin`);
  await tab.getByRole('button', { name: new RegExp(who) }).click();
  await tab.getByRole('heading', { name: 'Mano darbai' }).waitFor();
}
