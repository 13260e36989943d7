// The list of requests as staff work with it all day.
import { STAFF } from '../../domain/texts/lt/screen/staff.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { addMany } from '../../bench/many.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { DESK, expectNoPageErrors, expectNoSidewaysScroll, look, openBrowser, PHONE } from './browser.ts';
import { openAs } from './logged-in.ts';

const { WEB_DIR } = process.env;

let api: Api;
let browser: Browser;
let kristina: Client, egle: Client;

beforeAll(async () => {
  const env = WEB_DIR ? { WEB_DIR } : undefined;
  [api, browser] = await Promise.all([startApi({ withWorker: false, env }), openBrowser()]);
  kristina = await api.staff('kristina', ['manager']);
  egle = await api.staff('egle', ['assessor']);
  await addMany(api.database.db, 400, [egle.userId, kristina.userId]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await api?.close();
}, 60_000);

async function listOf(who: Client, options: BrowserContextOptions = DESK): Promise<Page> {
  const page = await openAs({ browser, url: api.url }, who, 'staff', options);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: api.url });
  await page.goto(`${api.url}/backoffice/main`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const queue = async (page: Page, name: RegExp, title: string) => {
  await page.getByRole('navigation', { name: 'Darbų eilės' }).getByRole('button', { name }).click();
  await heading(page, title);
};
/** The list shows what was asked for: rows are not those kept while the answer is on its way. */
const settled = (page: Page) => page.locator('table[data-dimmed]').waitFor({ state: 'detached' });
const search = (page: Page) => page.getByRole('textbox', { name: /^Nr\., kodas/ });
/** The case itself, not the one before it. */
const caseOf = async (page: Page, id: string | null) => {
  await page.waitForURL(`**/backoffice/request/${id}`);
  await page
    .locator('header')
    .getByText(new RegExp(`Nr\\.\\s${id}`))
    .waitFor();
};
const views = (page: Page) => page.getByRole('dialog', { name: 'Išsaugoti rodiniai' });

test('a view is saved, shared, renamed, opened by its address and removed', async () => {
  const page = await listOf(kristina);
  await queue(page, /^Pateikta vertinti/, 'Pateikta vertinti');
  await search(page).fill('siaures');
  await page.getByText('Ieškota tik eilėje „Pateikta vertinti“.').waitFor();
  await page.getByRole('button', { name: 'Išsaugoti rodinį' }).click();
  const dialog = views(page);
  await dialog.getByRole('button', { name: 'Išsaugoti', exact: true }).click();
  await dialog.getByText('Įveskite pavadinimą').waitFor();
  await dialog.getByLabel('Pavadinimas').fill('Šiaurės naujos');
  await dialog.getByLabel('Mato visa komanda').check();
  await dialog.getByRole('button', { name: 'Išsaugoti', exact: true }).click();
  await dialog.getByText('mano, mato komanda').waitFor();
  await dialog.getByRole('button', { name: /^Keisti rodinį/ }).click();
  const line = dialog.getByRole('listitem');
  await line.getByLabel('Pavadinimas').fill('Šiaurės, naujos ir ilgesnio pavadinimo');
  await line.getByLabel('Pavadinimas').press('Enter');
  await dialog.getByRole('button', { name: /^Kopijuoti rodinio „Šiaurės, naujos ir/ }).click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/\/backoffice\/main\?view=[0-9a-f-]{36}$/);
  await look(page, 'views');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const saved = page.getByRole('link', { name: /^Šiaurės, naujos ir ilgesnio pavadinimo: \d+$/ });
  await saved.and(page.locator('[aria-current]')).waitFor();
  await look(page, 'inbox-views', 'aside:first-of-type');

  const hers = await listOf(egle);
  await heading(hers, 'Mano darbai');
  await hers.goto(address);
  await heading(hers, 'Pateikta vertinti');
  await hers.getByText('Paieška: „siaures“').waitFor();
  expect(hers.url()).toBe(address);
  await queue(hers, /^Vėluoja/, 'Vėluoja');
  expect(new URL(hers.url()).search).toBe('');
  await hers.getByRole('button', { name: 'Tvarkyti išsaugotus rodinius' }).click();
  await views(hers).getByText('komandos, sukūrė').waitFor();
  expect(
    await views(hers)
      .getByRole('button', { name: /^Pašalinti rodinį/ })
      .count(),
  ).toBe(0);

  await page.getByRole('button', { name: 'Tvarkyti išsaugotus rodinius' }).click();
  await dialog.getByRole('button', { name: /^Pašalinti rodinį/ }).click();
  await dialog.getByText('Jo nebematys ir komanda').waitFor();
  await dialog.getByRole('button', { name: 'Pašalinti', exact: true }).click();
  await dialog.getByText('Išsaugotų rodinių dar nėra.').waitFor();
  await hers.goto(address);
  await hers.getByText('Tokio rodinio nėra arba juo nebesidalijama.').first().waitFor();
  await Promise.all([page.context().close(), hers.context().close()]);
  expectNoPageErrors();
}, 120_000);

test('filters survive a reload, are taken off one by one, reach everywhere and go with the session', async () => {
  const page = await listOf(kristina);
  const people = page.waitForResponse(/GetInvegaUsers/);
  await page.reload();
  expect((await people).ok()).toBe(true);
  await queue(page, /^Patvirtinta/, 'Patvirtinta');
  await search(page).fill('pajurio');
  await page.getByRole('button', { name: 'Visi filtrai' }).click();
  const drawer = page.getByRole('dialog', { name: 'Visi filtrai' });
  await drawer.getByLabel('Tik su naujomis sąskaitomis').selectOption('yes');
  await drawer.getByLabel('Įmonės pavadinimas').fill('medis');
  await drawer.getByLabel('Įmonės kodas').fill('300 000');
  await drawer.getByLabel('Paraiškos numeris').fill('77');
  await drawer.getByRole('button', { name: /^Rodyti/ }).click();
  await drawer.waitFor({ state: 'hidden' });
  await page.reload();
  await heading(page, 'Patvirtinta');
  for (const chip of [
    'Paieška: „pajurio“',
    'Tik su naujomis sąskaitomis',
    'Įmonės pavadinimas: medis',
    'Įmonės kodas: 300000',
    'Paraiškos numeris: 77',
  ])
    await page.getByRole('button', { name: `Pašalinti filtrą „${chip}“` }).waitFor();
  await page.getByRole('button', { name: 'Pašalinti filtrą „Paraiškos numeris: 77“' }).click();
  await page.getByText('Paraiškos numeris: 77').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Ieškoti visur' }).click();
  await heading(page, 'Visos paraiškos');
  await page.getByText('Ieškota tik eilėje').waitFor({ state: 'detached' });
  await page.getByText('Tik su naujomis sąskaitomis').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Išvalyti filtrus' }).first().click();
  await page.getByText('Rodoma 30 iš 400').waitFor();
  await page.getByRole('link', { name: 'Statistika' }).click();
  await page.waitForURL('**/backoffice/stats');
  await page.goBack();
  await page.getByRole('button', { name: 'Masiniai veiksmai' }).click();
  await page.getByRole('menuitem', { name: /VMI/ }).last().click();
  await page.waitForURL('**/backoffice/vmi-requests');
  await page.goBack();
  expect(await page.title()).toBe('Paraiškos – Verslo paskolos');
  await page.getByRole('button', { name: 'Slėpti peržiūrą' }).click();
  const magnifier = page.locator('tbody a:has(svg)').first();
  const number = (await magnifier.textContent())!;
  await magnifier.click();
  await caseOf(page, number);
  // Who is logged in is led past the door.
  await page.goto(`${api.url}/backofficelogin`);
  await page.waitForURL('**/backoffice/main');

  await search(page).fill('medis');
  await page.getByText('Paieška: „medis“').waitFor();
  await page.route(/GetManagerRequests/, (route) =>
    route.fulfill({ status: 401, contentType: 'application/json', body: '{"code":"notLoggedIn"}' }),
  );
  await page.getByRole('button', { name: 'Išvalyti filtrus' }).first().click();
  await page.waitForURL(/backofficelogin/);
  expect(
    await page.evaluate(() => [localStorage.getItem('boFilter'), localStorage.getItem('currentPage')]),
  ).toEqual([null, null]);
  await page.context().close();
  expectNoPageErrors();
}, 120_000);

test('keys walk the list after a mouse click, the way back finds the row, and letters can be switched off', async () => {
  const page = await listOf(kristina);
  await queue(page, /^Visos paraiškos/, 'Visos paraiškos');
  await page.getByText('Rodoma 30 iš 400').waitFor();
  await settled(page);
  const rows = page.locator('tbody tr[data-row]');
  const number = (at: number) => rows.nth(at).getAttribute('data-row');
  await rows.nth(24).locator('td').nth(2).click();
  await page.keyboard.press('j');
  await rows.nth(25).and(page.locator('[data-selected]')).waitFor();
  const [id, after] = [await number(25), await number(26)];
  const top = await page.locator('[data-inbox-scroll]').evaluate((element) => element.scrollTop);
  expect(top).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await caseOf(page, id);
  await page.mouse.click(640, 400);
  await page.keyboard.press('j');
  await caseOf(page, after);
  await page.keyboard.press('k');
  await caseOf(page, id);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Klavišai' });
  await keys.getByRole('heading', { name: 'Sąraše' }).waitFor();
  await look(page, 'keys');
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'hidden' });

  await page.goBack();
  await page.locator(`tr[data-row="${id}"][data-selected]`).waitFor();
  await page.locator(`tr[data-row="${id}"] a:focus`).waitFor();
  expect(
    await page.locator('[data-inbox-scroll]').evaluate((element) => element.scrollTop),
  ).toBeGreaterThanOrEqual(top);

  await page.keyboard.press('?');
  await keys.getByRole('switch').uncheck();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'hidden' });
  await page.reload();
  await page.locator(`tr[data-row="${id}"][data-selected]`).waitFor();
  await page.keyboard.press('k');
  await page.keyboard.press('?');
  expect(await keys.count()).toBe(0);
  expect(await page.locator('tr[data-selected]').getAttribute('data-row')).toBe(id);
  await page.context().close();
  expectNoPageErrors();
}, 120_000);

test('columns are put away and in order, rows are of one line, and a wide screen has more of them', async () => {
  const page = await listOf(kristina);
  await queue(page, /^Sąlygų keitimas/, 'Sąlygų keitimas');
  await page
    .getByText(/^laukia \d+/)
    .first()
    .waitFor();
  const heads = () => page.getByRole('columnheader').allInnerTexts();
  await page.getByRole('button', { name: 'Stulpeliai' }).click();
  const panel = page.getByRole('dialog', { name: 'Stulpeliai' });
  await panel.getByRole('checkbox', { name: 'Žymos' }).uncheck();
  await panel.getByRole('button', { name: 'Perkelti žemiau: Būsena' }).click();
  await panel.getByLabel('Glaustos eilutės').check();
  await look(page, 'columns', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.locator('table[data-dense]').waitFor();
  const few = await heads();
  expect(few.indexOf('Terminas')).toBeLessThan(few.indexOf('Būsena'));
  expect(few).not.toContain('Žymos');
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.getByRole('columnheader', { name: 'Pateikta', exact: true }).waitFor();
  expect((await heads()).length).toBeGreaterThan(few.length);
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/wide-dense.png` });
  await page.setViewportSize(PHONE.viewport);
  await page
    .getByText(/^laukia \d+/)
    .first()
    .waitFor();
  await expectNoSidewaysScroll(page);
  await page.context().close();
  expectNoPageErrors();
}, 120_000);

test('Ctrl+K finds a case, a colleague, a list, a screen and an action, by keyboard', async () => {
  const page = await listOf(kristina);
  const palette = page.getByRole('dialog', { name: 'Ieškoti ir vykdyti' });
  const ask = async (words: string, option: RegExp) => {
    await page.keyboard.press('Control+k');
    // The first time its file is still on the way: what is typed waits for the field and moves nothing behind it.
    await page.keyboard.type(words);
    const found = palette.getByRole('option', { name: option }).first();
    await found.waitFor().catch(async (error: unknown) => {
      const shown = (await palette.count()) > 0 ? await palette.innerText() : 'nothing';
      const field = await palette
        .getByRole('combobox')
        .inputValue({ timeout: 1_000 })
        .catch(() => 'no field');
      throw new Error(`typed „${words}“, the field has „${field}“, the palette shows: ${shown}`, {
        cause: error,
      });
    });
  };
  // The key is listened for by the button, which comes with the person's rights.
  await page.getByRole('button', { name: STAFF.search }).waitFor();
  await ask('zalia', /^Nr\. \d+ UAB „Žalia/);
  await palette.getByText('Ieškoma…').waitFor({ state: 'detached' });
  await look(page, 'palette');
  await page.keyboard.press('Enter');
  await page.getByRole('complementary', { name: 'Darbo juosta' }).waitFor();
  await ask('priskirti vert', /^Priskirti vertintoją/);
  await palette.getByRole('option', { name: /^Priskirti vertintoją/ }).click();
  await page.getByRole('dialog', { name: /^Priskirti vertintoją/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: /^Priskirti vertintoją/ }).waitFor({ state: 'hidden' });
  await ask('egle', /vertinamos paraiškos/);
  await palette
    .getByRole('option', { name: /vertinamos paraiškos/ })
    .first()
    .click();
  await page.getByText(/^Vertintojas: /).waitFor();
  await heading(page, 'Visos paraiškos');
  await ask('veluoja', /^Vėluoja$/);
  await palette.getByRole('option', { name: /^Vėluoja$/ }).click();
  await heading(page, 'Vėluoja');
  await ask('termin', /^Terminai$/);
  await palette.getByRole('option', { name: /^Terminai$/ }).click();
  await page.waitForURL('**/backoffice/deadlines');
  await page.getByRole('button', { name: /^Biudžetas .+\. Pasirašyta .+, rezervuota / }).click();
  await page.getByText('Visas biudžetas').waitFor();
  await look(page, 'budget', 'header, [role="dialog"]');
  await page.context().close();
  expectNoPageErrors();
}, 120_000);
