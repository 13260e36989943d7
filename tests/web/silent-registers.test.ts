import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { REGISTER_NAME } from '../../domain/texts/lt/register.ts';
import { SOURCE_TEXT } from '../../domain/texts/lt/form/shared.ts';
import { SILENT } from '../../domain/texts/lt/screen/registers.ts';
import { paths } from '../../web/paths.ts';
import { startApi, type Api } from '../harness/api.ts';
import { expectNoPageErrors, expectNoSidewaysScroll, look, openBrowser, PHONE } from './browser.ts';
import { Stage } from './other-ways/stage.ts';

const IMPATIENT = {
  '*': { callMs: 2_000, tries: 1, withinMs: 5_000, breaker: { calls: 1_000 } },
  'tax-authority': { tries: 30 },
};
const DOWN = [
  'legal-entities',
  'accounts',
  'tax-authority',
  'social-insurance',
  'insolvency',
  'shareholders',
] as const;

let api: Api;
let browser: Browser;
let stage: Stage;
beforeAll(async () => {
  [api, browser] = await Promise.all([
    startApi({ env: { REGISTER_POLICIES: JSON.stringify(IMPATIENT) } }),
    openBrowser(),
  ]);
  stage = new Stage(browser, { url: api.url, db: api.database.db });
}, 180_000);
afterEach(async () => {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
  await control('normal', DOWN);
  expectNoPageErrors();
});
afterAll(async () => {
  await browser?.close();
  await api?.close();
}, 60_000);

async function control(mode: string, targets: readonly string[]): Promise<void> {
  for (const target of targets)
    await fetch(`${api.standIns.urls.registers}/__control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode, target }),
    });
}

const card = (page: Page) => page.getByRole('region', { name: SILENT.title(6, 7) });
const source = (page: Page, text: string) => page.getByText(text, { exact: false });

test('six of seven registers are silent: the form says so, names no source over nothing, and asks them again', async () => {
  await control('down', DOWN);
  const walk = await stage.request({ name: 'silent', company: 'linija', steps: ['registers'] });
  const page = await stage.director('linija');
  await page.goto(api.url + paths.request(walk.id));
  await card(page).waitFor();
  const listed = card(page).getByRole('list', { name: SILENT.stepsName }).getByRole('listitem');
  expect(await listed.count()).toBe(6);
  await listed.filter({ hasText: REGISTER_NAME.accounts }).getByText('duomenų nėra nuo').waitFor();
  await card(page).getByText('Patys jų klausime dar kartą').waitFor();

  // The name and the code came with the login; nothing came from the register.
  await source(page, `${REGISTER_NAME['legal-entities']}: neatsako nuo`).waitFor();
  for (const { from } of [SOURCE_TEXT.legalEntities, SOURCE_TEXT.accounts, SOURCE_TEXT.taxAuthority])
    expect(await page.getByText(new RegExp(`^${from}`)).allInnerTexts()).toEqual([]);
  await look(page, 'silent');

  const ask = card(page).getByRole('button', { name: SILENT.ask });
  await ask.focus();
  await page.keyboard.press('Enter');
  await card(page).getByRole('status').getByText('Klausta prieš mažiau nei minutę').waitFor();
  await look(page, 'silent-just-asked', 'main');

  await sql`update register_step set finished_at = finished_at - interval '2 minutes',
    started_at = started_at - interval '2 minutes'`.execute(api.database.db);
  await control('normal', DOWN);
  await ask.click();
  await source(page, `${SOURCE_TEXT.legalEntities.from}, 20`).waitFor();
  await page.getByRole('list', { name: SILENT.stepsName }).waitFor({ state: 'detached' });
  await source(page, `${SOURCE_TEXT.accounts.from}, 20`).waitFor();
  expect(await page.getByText('neatsako nuo', { exact: false }).allInnerTexts()).toEqual([]);
}, 180_000);

test('on a phone the same card fits, and goes when the register answers', async () => {
  await control('down', ['accounts']);
  const walk = await stage.request({ name: 'phone', company: 'tekstile', steps: ['registers'] });
  const page = await stage.director('tekstile', PHONE);
  await page.goto(api.url + paths.request(walk.id));
  const one = page.getByRole('region', { name: SILENT.title(1, 7) });
  await one.waitFor();
  await expectNoSidewaysScroll(page);
  await look(page, 'silent-phone');
  await sql`update register_step set finished_at = finished_at - interval '2 minutes',
    started_at = started_at - interval '2 minutes'`.execute(api.database.db);
  await control('normal', ['accounts']);
  await one.getByRole('button', { name: SILENT.ask }).tap();
  await one.waitFor({ state: 'detached' });
}, 120_000);
