import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { addMany } from '../../bench/many.ts';
import { flagStuck } from '../../db/queries/stuck.ts';
import { NO_RIGHTS } from '../../domain/texts/lt/no-rights.ts';
import { addDays, addMonths, vilniusDate } from '../../domain/values/days.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { addManyRequests } from '../harness/many-requests.ts';
import { addClocks } from '../harness/clocks.ts';
import { addLostRequest } from '../harness/lost-request.ts';
import { makePaidLoan } from '../harness/paid-loan.ts';
import { keepRecords } from './records-and-switches.ts';
import { keepAuthorisations } from './staff-authorisations.ts';
import { expectAccessible } from './accessible.ts';
import { DESK, expectNoPageErrors, openBrowser, PHONE } from './browser.ts';
import { openAs } from './logged-in.ts';

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

const place = () => ({ browser, url: api.url });
const pageOf = (who: Client, look: BrowserContextOptions = DESK): Promise<Page> =>
  openAs(place(), who, 'staff', look);

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Words of the board's last column that do not fit into it or onto the screen. */
const cutOff = (page: Page) =>
  page
    .locator('tbody tr:has(a) td:last-child')
    .evaluateAll((cells) =>
      cells
        .filter(
          (cell) =>
            cell.scrollWidth > cell.clientWidth ||
            cell.getBoundingClientRect().right > document.documentElement.clientWidth,
        )
        .map((cell) => cell.textContent),
    );

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

describe('the repair console', () => {
  let saulius: Client;
  let stopped: number[];
  beforeAll(async () => {
    const { db } = api.database;
    saulius = await api.staff('saulius', ['administrator']);
    stopped = await addManyRequests(db, ['320000001', '320000002', '320000003']);
    for (let tried = 0; tried < 6; tried += 1)
      for (const id of stopped) await flagStuck(db, id, 'screening:unavailable');
  });

  test('says the cause in words, its tries, whom it keeps and what may be done, on a desk and a phone', async () => {
    for (const look of [DESK, PHONE])
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await pageOf(saulius, { ...look, colorScheme });
        await page.goto(`${api.url}/backoffice/repair`);
        await page.getByRole('button', { name: /Sankcijų ir PEP patikra neatliekama/ }).click();
        await page.getByRole('heading', { name: /Dėl to stovi 3.prašymai/ }).waitFor();
        await page.getByText(/18.bandymų nuo/).waitFor();
        await page.getByRole('radio', { name: 'Bandyti dabar' }).check();
        await page.getByText('Reikės antro žmogaus.').waitFor();
        expect(await page.locator('main').innerText()).not.toContain('UAB');
        await expectAccessible(page);
        expect(await isWide(page)).toBe(false);
        await page.emulateMedia({ colorScheme });
        if (process.env.KEEP_PICTURES)
          await page.screenshot({
            path: `${process.env.KEEP_PICTURES}/repair-${look.viewport!.width}-${colorScheme}.png`,
            fullPage: look === PHONE,
          });
        await page.context().close();
      }
    expectNoPageErrors();
  }, 180_000);

  test('one proposes by keyboard and finds the own proposal locked; the other, who was named, carries it out', async () => {
    const mine = await pageOf(saulius);
    await mine.goto(`${api.url}/backoffice/repair`);
    await mine.getByRole('button', { name: /Sankcijų ir PEP/ }).click();
    await mine.getByRole('radio', { name: 'Palaukti' }).focus();
    await mine.keyboard.press('ArrowDown');
    await mine.getByRole('button', { name: 'Pateikti antram žmogui' }).click();
    await mine.getByText('Parašykite priežastį').waitFor();
    await mine.getByRole('textbox', { name: 'Priežastis' }).fill('Sąrašai vėl atsako');
    const second = mine.getByRole('combobox', { name: 'Antras žmogus' });
    const kristinas = await second.getByRole('option', { name: /Kristina/ }).getAttribute('value');
    await second.selectOption(kristinas);
    await mine.getByText(/Įsigalios, kai patvirtins Kristina/).waitFor();
    await mine.getByRole('button', { name: 'Pateikti antram žmogui' }).click();
    await mine.getByText('Siūlėte pats, todėl vykdys kitas žmogus').waitFor();
    expect(await mine.getByRole('button', { name: 'Vykdyti' }).count()).toBe(0);

    const hers = await pageOf(kristina);
    await hers.goto(`${api.url}/backoffice/repair`);
    await hers.getByRole('button', { name: 'Vykdyti' }).click();
    await hers.getByText(/Bandyti dabar: įvykdyta/).waitFor();
    expectNoPageErrors();
  }, 120_000);

  test('when nothing waits it says so and when that was looked at last', async () => {
    for (const id of stopped) await flagStuck(api.database.db, id, null);
    const page = await pageOf(saulius);
    await page.goto(`${api.url}/backoffice/repair`);
    await page.getByText('Viskas vyksta savaime').waitFor();
    await page.getByText(/Paskutinį kartą patikrinta 2/).waitFor();
    if (process.env.KEEP_PICTURES)
      await page.screenshot({ path: `${process.env.KEEP_PICTURES}/repair-empty.png` });
    expectNoPageErrors();
  }, 60_000);
});

test('the board of deadlines: rulers on a desk, cards on a phone, filters kept in the address', async () => {
  const ids = await addManyRequests(api.database.db, [
    '900000101',
    '900000102',
    '900000103',
    '900000104',
    '900000105',
  ]);
  await addClocks(api.database.db, ids);
  // An end far beyond the last day drawn, of the longest words there are.
  await sql`insert into clock (request_id, kind, length, started_at, due_at, pauses, calendar_version)
    values (${ids[3]!}, 'fundsUse', 6, now(), now() + interval '190 days', '[]', 'test')`.execute(
    api.database.db,
  );
  // A call that has closed: contracts are late, payments not yet.
  const period = (from: string | null, to: string | null) =>
    sql`update scheme_budget set period_from = ${from}::date, period_to = ${to}::date where scheme_code = 'tiesiogines'`.execute(
      api.database.db,
    );
  const closed = addDays(addMonths(vilniusDate(Date.now()), -2), -5);
  await period(addDays(closed, -30), closed);
  for (const look of [DESK, PHONE])
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await pageOf(egle, { ...look, colorScheme });
      await page.goto(`${api.url}/backoffice/deadlines`);
      const warning = page.getByRole('region', { name: 'Terminai po kvietimo pabaigos' });
      await warning.getByText('Terminas praėjo').waitFor();
      await warning.getByRole('link', { name: String(ids[0]), exact: true }).waitFor();
      await page.getByText('Baigiasi šiandien').first().waitFor();
      await page.getByText('vėluoja 2 d. d.').filter({ visible: true }).first().waitFor();
      await page.getByText(/^→ 20\d\d-\d\d-\d\d$/).waitFor();
      expect(await cutOff(page)).toEqual([]);
      await expectAccessible(page);
      expect(await isWide(page)).toBe(false);
      if (process.env.KEEP_PICTURES)
        await page.screenshot({
          path: `${process.env.KEEP_PICTURES}/deadlines-${look.viewport!.width}-${colorScheme}.png`,
        });
      await page.context().close();
    }
  await period(null, null);
  const page = await pageOf(egle);
  await page.goto(`${api.url}/backoffice/deadlines`);
  await page.getByLabel('Laikrodis', { exact: true }).selectOption({ label: 'Tikslinimas' });
  await page.getByText('1 laikrodis, 1 prašymas').waitFor();
  expect(page.url()).toContain('kind=correction');
  await page.getByLabel('Būsena', { exact: true }).selectOption('5');
  await page.getByText('Pagal filtrą terminų nėra').waitFor();
  await page.getByRole('button', { name: 'Išvalyti filtrus' }).last().click();
  await page.getByText('6 laikrodžiai, 5 prašymai').waitFor();
  await page.getByRole('link', { name: 'UAB Bandymas 900000101' }).click();
  await page.waitForURL(`**/backoffice/request/${ids[0]}`);
  await page.context().close();
  expectNoPageErrors();
}, 180_000);

describe('the statistics', () => {
  beforeAll(() => addMany(api.database.db, 300, [egle.userId, kristina.userId]), 60_000);

  test('say what is seen, in both parts, on a desk and a phone, light and dark', async () => {
    for (const look of [DESK, PHONE])
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await pageOf(kristina, { ...look, colorScheme });
        await page.goto(`${api.url}/backoffice/stats`);
        await page.getByRole('heading', { name: /Teikėjo eilėje/ }).waitFor();
        const shot = async (part: string) => {
          await expectAccessible(page);
          expect(await isWide(page)).toBe(false);
          if (process.env.KEEP_PICTURES)
            await page.screenshot({
              path: `${process.env.KEEP_PICTURES}/statistics-${part}-${look.viewport!.width}-${colorScheme}.png`,
            });
        };
        await shot('money');
        await page.getByText('Laikas ir krūvis').click();
        await page.getByRole('heading', { name: /Pusė sprendimų priimama per/ }).waitFor();
        await page.locator('.recharts-surface').nth(1).waitFor();
        await shot('time');
        await page.context().close();
      }
    expectNoPageErrors();
  }, 180_000);

  test('a number opens the list of exactly that many, which becomes a file', async () => {
    const page = await pageOf(kristina);
    await page.goto(`${api.url}/backoffice/stats`);
    const row = page.getByRole('row', { name: /Pateikta vertinti/ }).last();
    const number = row.getByRole('link').filter({ hasNotText: /^0$/ }).first();
    const count = Number(await number.innerText());
    await number.click();
    await page.getByText(new RegExp(`Rodoma \\d+ iš ${count}$`)).waitFor();
    await page.getByRole('button', { name: 'Masiniai veiksmai' }).click();
    await page.getByRole('menuitem', { name: 'Eksportuoti duomenis' }).click();
    await page.getByText('Visi atsakymai, vertinimas ir sutartis').waitFor();
    await expectAccessible(page);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Atsisiųsti', exact: true }).click();
    expect((await file).suggestedFilename()).toMatch(/^paraiškos_\d{4}-\d{2}-\d{2}\.xlsx$/);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Masiniai veiksmai' }).click();
    await page.getByRole('menuitem', { name: 'Atsisiųsti sąrašą' }).click();
    await page.getByText('Sąrašo stulpeliai, po eilutę paraiškai.').waitFor();
    const list = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Atsisiųsti', exact: true }).click();
    expect((await list).suggestedFilename()).toMatch(/\.xlsx$/);
    await page.goto(`${api.url}/backoffice/turnovers-files`);
    await page.getByText('Failų dar nėra').waitFor();
    await page.getByRole('link', { name: 'Grįžti į paraiškas' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expectNoPageErrors();
  }, 120_000);
});

test('the account of a loan: what is overdue is entered and makes it a problem, on a desk and a phone, light and dark', async () => {
  const { db } = api.database;
  const director = await api.applicant();
  const { rows } = await sql<{ code: string }>`select code from party where id = ${director.partyId}`.execute(
    db,
  );
  const requestId = (await addManyRequests(db, [rows[0]!.code]))[0]!;
  await makePaidLoan(db, requestId, kristina.userId);
  const seen = async (page: Page, name: string) => {
    await expectAccessible(page);
    expect(await isWide(page)).toBe(false);
    const keep = process.env.KEEP_PICTURES;
    if (keep) await page.screenshot({ path: `${keep}/account-${name}.png` });
  };
  const opened = async (look: BrowserContextOptions) => {
    const page = await pageOf(kristina, look);
    await page.goto(`${api.url}/backoffice/request/${requestId}`);
    const fold = page.getByRole('button', { name: 'Paskolos sąskaita', exact: true });
    // A problem opens the section by itself.
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
    await page.getByRole('region', { name: 'Išmokėjimai', exact: true }).waitFor();
    return page;
  };
  const hers = await opened(DESK);
  await hers.getByRole('button', { name: `Įrašyti išmokėjimą pagal prašymą ${requestId}-2` }).click();
  const dialog = hers.getByRole('dialog', { name: new RegExp(`prašymą ${requestId}-2`) });
  await dialog.getByLabel('Suma').waitFor();
  expect((await dialog.getByLabel('Suma').inputValue()).replace(/\s/g, ' ')).toContain('12 500,00');
  await seen(hers, 'pay-out');
  await hers.keyboard.press('Escape');
  await hers.getByRole('button', { name: 'Įrašyti vėlavimą ar nemokumą' }).click();
  const entry = hers.getByRole('dialog', { name: 'Vėlavimas ar nemokumas' });
  await entry.getByRole('button', { name: 'Įrašyti', exact: true }).click();
  await entry.getByText(/Neįvesta suma/).waitFor();
  await entry.getByLabel('Suma').fill('2 000,00');
  await entry.getByLabel('Turėjo būti sumokėta').fill(addDays(vilniusDate(Date.now()), -95));
  await entry.getByRole('button', { name: 'Įrašyti', exact: true }).click();
  // 2,000.00 × 0.0003 × 95 days.
  await hers.getByText('57,00 EUR').first().waitFor();
  await hers.getByText(/Probleminė paskola: įmoką/).waitFor();
  await hers.context().close();
  for (const look of [DESK, PHONE])
    for (const colorScheme of ['light', 'dark'] as const) {
      const name = `${look.viewport!.width}-${colorScheme}`;
      const page = await opened({ ...look, colorScheme });
      await page.getByText(/Grąžinimo grafikas \(\d+\)/).click();
      await page.getByRole('heading', { name: 'Paskolos sąskaita' }).scrollIntoViewIfNeeded();
      await seen(page, `staff-${name}`);
      await page.context().close();
      const own = await openAs(place(), director, 'Company', { ...look, colorScheme });
      await own.goto(`${api.url}/main-window/requests/new-request/${requestId}`);
      await own.getByText('Delspinigiai (0,03 % už dieną): 57,00 EUR').waitFor();
      await seen(own, `applicant-${name}`);
      await own.context().close();
    }
  expectNoPageErrors();
}, 180_000);

test('a manager enters an authorisation: six faults in red under their fields, then a row with its document', async () => {
  await keepAuthorisations(await pageOf(kristina), { url: api.url, db: api.database.db });
}, 120_000);

keepRecords({ api: () => api, pageOf });

test('files of turnovers without the right, and without an answer, say so in the words of the specification', async () => {
  const page = await pageOf(await api.staff('andrius', ['approver']));
  await page.goto(`${api.url}/backoffice/turnovers-files`);
  await page.getByText(NO_RIGHTS).first().waitFor();
  await page.context().close();
  const broken = await pageOf(await api.staff('egle', ['assessor']));
  await broken.route('**/api/Excel/list', (route) => route.fulfill({ status: 500, json: {} }));
  await broken.goto(`${api.url}/backoffice/turnovers-files`);
  await broken.getByText('Klaida', { exact: true }).first().waitFor();
  await broken.context().close();
}, 60_000);
