import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { addEvaluated, snapshotOf } from '../harness/evaluated.ts';
import { expectAccessible } from './accessible.ts';
import { DESK, openBrowser, PHONE } from './browser.ts';
import { openAs } from './logged-in.ts';

const { WEB_DIR } = process.env;

let api: Api;
let browser: Browser;
let saulius: Client, ona: Client, egle: Client, kristina: Client;

beforeAll(async () => {
  [api, browser] = await Promise.all([startApi({ env: WEB_DIR ? { WEB_DIR } : {} }), openBrowser()]);
  saulius = await api.staff('saulius', ['administrator']);
  ona = await api.staff('ona', ['administrator']);
  egle = await api.staff('egle', ['assessor']);
  kristina = await api.staff('kristina', ['manager']);
  await addEvaluated(api.database.db, snapshotOf('linija', 22), { first: 30_000_001, count: 35 });
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await api?.close();
}, 60_000);

const pageOf = (who: Client, look = DESK): Promise<Page> =>
  openAs({ browser, url: api.url }, who, 'staff', look);

describe('what-if of the rules, in the browser', () => {
  let result: string;

  test('an administrator copies the rules, changes one by keyboard, runs the draft and sees why decisions change', async () => {
    const page = await pageOf(saulius);
    await page.goto(`${api.url}/backoffice/main`);
    await page.getByRole('link', { name: 'Taisyklių bandymai' }).click();
    await page.getByText('Juodraščių dar nėra').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Naujas juodraštis' }).click();
    await page.getByLabel('Pavadinimas').fill('Prekybos dalis 20 %');
    await page.keyboard.press('Enter');

    const share = page.getByLabel('Importo arba eksporto dalis, mažiausiai', { exact: true });
    await share.fill('200');
    await share.press('Enter');
    await page.getByText('Nuo 0 iki 100.').waitFor();
    await share.fill('20');
    await page.getByText('Galioja: 25 %').first().waitFor();
    await expectAccessible(page);
    await share.press('Enter');
    await page.getByText(/^Išsaugojo Saulius/).waitFor();
    await page.getByRole('button', { name: 'Paleisti bandymą' }).click();
    await page.getByRole('button', { name: 'Paleisti', exact: true }).click();

    await page.getByText('Baigta', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Rodyti: Neatitinka → Atitinka' }).waitFor();
    const why = page.getByRole('button', { name: /Rodyti taisykles/ }).first();
    await why.focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('row', { name: /Importo ar eksporto dalis.*22 %.*25 %.*20 %/ })
      .last()
      .waitFor();
    await page.getByRole('button', { name: '2 puslapis' }).click();
    await page.getByRole('cell', { name: '30000035', exact: true }).waitFor();
    // The administrator tries rules and reads no case: neither names nor ways there.
    expect(await page.getByRole('link', { name: /Atverti prašymą/ }).count()).toBe(0);
    await expectAccessible(page);
    result = page.url();
  }, 180_000);

  test('on the phone the way there is in the menu, and nothing is wider than the screen', async () => {
    const page = await pageOf(saulius, PHONE);
    await page.goto(`${api.url}/backoffice/main`);
    await page.getByRole('button', { name: /^Paskyra/ }).click();
    await page.getByRole('menuitem', { name: 'Taisyklių bandymai' }).click();
    await page.getByRole('heading', { name: 'Taisyklių bandymai', level: 1 }).waitFor();
    await page.goto(result);
    await page
      .getByRole('button', { name: /Rodyti taisykles/ })
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
  }, 120_000);

  test('an edited text shows what it lacks and what it changes; another administrator puts it in force', async () => {
    const page = await pageOf(saulius);
    await page.goto(`${api.url}/backoffice/texts`);
    await page.getByRole('link', { name: 'Pažyma apie banko nefinansavimą' }).click();
    const text = page.getByRole('textbox', { name: 'Tekstas' });
    const first = await text.inputValue();
    await text.fill(first.replace('[būtina pažymima] ', '').replace('{sprendimo_nr}', '{sprendimas}'));
    await page.getByText('Trūksta privalomos nuostatos „pažymima“').waitFor();
    await page.getByText('Nežinomas laukas {sprendimas}').waitFor();
    await expectAccessible(page);
    await text.fill(first.replace('finansavimo jam neskirta', 'finansavimo jam nebuvo skirta'));
    await page.getByRole('button', { name: 'Išsaugoti juodraštį' }).click();
    await page.getByText(/^Juodraštį išsaugojo Saulius/).waitFor();
    await page.getByRole('button', { name: 'Teikti tvirtinti' }).click();
    await page.getByLabel('Kodėl keičiama').fill('Kalbos taisymas');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Teikti tvirtinti' }).click();
    await page
      .getByText('Tekstą rašėte ar siūlėte pats: patvirtinti gali tik kitas administratorius.')
      .waitFor();
    expect(await page.getByRole('button', { name: 'Patvirtinti ir įsigalioti' }).count()).toBe(0);

    const other = await pageOf(ona, PHONE);
    await other.goto(page.url());
    await other.getByText('finansavimo jam nebuvo skirta').last().waitFor();
    expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await other.getByRole('button', { name: 'Patvirtinti ir įsigalioti' }).click();
    await other.getByRole('button', { name: 'Taip' }).click();
    await other.getByText('2 redakcija').first().waitFor();
    await expectAccessible(other);
  }, 120_000);

  test('who is no administrator finds no link, and is told so on the page itself', async () => {
    const page = await pageOf(egle);
    await page.goto(`${api.url}/backoffice/policy`);
    await page.getByRole('heading', { name: 'Taisyklių bandymai – administratoriaus darbas' }).waitFor();
    expect(await page.getByRole('link', { name: 'Taisyklių bandymai' }).count()).toBe(0);
  }, 60_000);
});

describe('the administration, in the browser', () => {
  test('a role is proposed with a reason, waits in sight of everybody, and a manager confirms it', async () => {
    const page = await pageOf(saulius);
    await page.goto(`${api.url}/backoffice/administration`);
    await page.getByRole('button', { name: 'Veiksmai: Eglė Vertelytė' }).click();
    await page.getByRole('menuitem', { name: 'Siūlyti roles' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Tvirtintojas' }).check();
    await dialog.getByRole('button', { name: 'Siūlyti', exact: true }).click();
    await dialog.getByText('Nurodykite pagrindą, nuo 6 iki 500 simbolių').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Pagrindas').fill('Įsakymas Nr. 4-612');
    await dialog.getByRole('button', { name: 'Siūlyti', exact: true }).click();
    const row = page.getByRole('row', { name: /Eglė Vertelytė/ });
    await row.getByText('laukia').waitFor();
    await page.getByText('Siūlėte pats').waitFor();
    expect(await page.getByRole('button', { name: 'Patvirtinti' }).count()).toBe(0);
    await expectAccessible(page);

    const other = await pageOf(kristina, PHONE);
    await other.goto(`${api.url}/backoffice/administration`);
    await other.getByRole('button', { name: 'Patvirtinti' }).click();
    await other.getByText('Pakeitimų, kurie lauktų, nėra.').waitFor();
    expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(other);

    await page.getByRole('link', { name: 'Pakeitimų istorija' }).click();
    await page.getByRole('cell', { name: 'Saulius Girdenis, Kristina Janulienė' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Biudžetai ir kvietimai' }).click();
    await page.getByRole('button', { name: /^Siūlyti biudžetą: Tiesioginės/ }).click();
    await page.getByLabel('Naujas biudžetas').fill('0');
    await page.getByLabel('Pagrindas').fill('Įsakymas Nr. 4-613');
    await page.getByRole('dialog').getByRole('button', { name: 'Siūlyti', exact: true }).click();
    await page.getByText('Įveskite sumą, didesnę už 0 (formatas 0.00)').waitFor();
    await expectAccessible(page);
  }, 120_000);
});
