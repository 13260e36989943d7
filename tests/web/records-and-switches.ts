import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { FEATURE_OFF } from '../../domain/texts/lt/feature-off.ts';
import { AID } from '../../domain/texts/lt/screen/aid.ts';
import { IMPORT_DIALOG } from '../../domain/texts/lt/screen/staff-import.ts';
import { SIGNING_LIST } from '../../domain/texts/lt/screen/staff-signing.ts';
import { BATCH_NAME } from '../../domain/texts/lt/screen/vmi.ts';
import { CASE, CASE_SECTION } from '../../domain/texts/lt/screen/staff-case.ts';
import { SUMMARY } from '../../domain/texts/lt/screen/staff-summary.ts';
import { RECORDS } from '../../domain/texts/lt/screen/staff-records.ts';
import { FEATURES } from '../../domain/administration/feature.ts';
import { forgetFeatures } from '../../api/features.ts';
import type { Api, Client } from '../harness/api.ts';
import { addManyRequests } from '../harness/many-requests.ts';
import { expectAccessible } from './accessible.ts';
import { DESK, expectNoPageErrors, PHONE } from './browser.ts';

interface Ground {
  api: () => Api;
  pageOf: (who: Client, look?: BrowserContextOptions) => Promise<Page>;
}

export function keepRecords({ api, pageOf }: Ground): void {
  const run = (text: string) => sql.raw(text).execute(api().database.db);
  const seen = async (page: Page, name: string): Promise<void> => {
    await expectAccessible(page);
    const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(isWide)).toBe(false);
    const keep = process.env.KEEP_PICTURES;
    if (keep) await page.screenshot({ path: `${keep}/records-${name}.png`, fullPage: true });
  };

  test('records: a case is held, a list is let go by two people, and large aid is published for all to read', async () => {
    const { url, database } = api();
    const director = await api().applicant();
    const { rows } = await sql<{
      code: string;
    }>`select code from party where id = ${director.partyId}`.execute(database.db);
    const [old, held, loan] = await addManyRequests(database.db, Array(3).fill(rows[0]!.code));
    await database.db.transaction().execute(async (tx) => {
      await sql`select set_config('portal.transition', 'on', true)`.execute(tx);
      await sql`update loan_request set status = 4, submission_count = greatest(submission_count, 1),
        status_changed_at = now() - interval '12 years' where id in (${old}, ${held})`.execute(tx);
      await sql`update loan_request set status = 9, invega_loan_sum_cents = 60000000, status_changed_at = now(),
        contract_signing_time = now() - interval '150 days' where id = ${loan}`.execute(tx);
    });
    const saulius = await pageOf(await api().staff('saulius', ['administrator']));
    await saulius.goto(`${url}/backoffice/administration/records`);
    await saulius.getByRole('button', { name: RECORDS.hold, exact: true }).click();
    const dialog = saulius.getByRole('dialog');
    await dialog.getByRole('button', { name: RECORDS.hold, exact: true }).click();
    await dialog.getByText(RECORDS.numberWrong).waitFor();
    await dialog.getByLabel(RECORDS.requestNumber).fill(String(held));
    await dialog.getByRole('button', { name: RECORDS.hold, exact: true }).click();
    await dialog.getByText(/Nurodykite pagrindą/).waitFor();
    await dialog.getByLabel(RECORDS.reason).fill('Teismo nutartis');
    await seen(saulius, 'hold');
    await dialog.getByRole('button', { name: RECORDS.hold, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await saulius.getByRole('button', { name: RECORDS.make, exact: true }).click();
    const list = saulius.getByRole('table', { name: /m\. sąrašas Nr\./ });
    await list.getByRole('row', { name: new RegExp(`^${old} `) }).waitFor();
    expect(await list.getByRole('row', { name: new RegExp(`^${held} `) }).count()).toBe(0);
    await saulius.getByRole('button', { name: RECORDS.propose, exact: true }).click();
    await dialog.getByLabel(RECORDS.reason).fill('Saugojimo terminai baigėsi');
    await dialog.getByRole('button', { name: RECORDS.propose, exact: true }).click();
    await saulius.getByText(RECORDS.own).waitFor();
    await seen(saulius, 'desk');
    expect(await saulius.getByRole('button', { name: RECORDS.confirm, exact: true }).count()).toBe(0);

    const kristina = await api().staff('kristina', ['manager']);
    const phone = await pageOf(kristina, { ...PHONE, colorScheme: 'dark' });
    await phone.goto(`${url}/backoffice/administration/records`);
    await phone.getByRole('button', { name: RECORDS.confirm, exact: true }).click();
    await phone.getByRole('dialog').getByText(RECORDS.gone).waitFor();
    await seen(phone, 'phone');
    await phone.getByRole('dialog').getByRole('button', { name: RECORDS.confirm, exact: true }).click();
    await phone.getByText(RECORDS.states.confirmed, { exact: true }).waitFor();

    await phone.goto(`${url}/backoffice/administration/aid`);
    await phone.getByRole('button', { name: AID.publishOf(loan!) }).click();
    await phone.getByRole('dialog').getByRole('button', { name: AID.publish, exact: true }).click();
    await phone.getByText(AID.published, { exact: true }).waitFor();
    await seen(phone, 'aid-staff');
    for (const look of [DESK, PHONE]) {
      const anybody = await pageOf(api().anybody, look);
      await anybody.goto(url);
      await anybody.getByRole('link', { name: 'Suteikta pagalba' }).click();
      await anybody
        .getByRole('table')
        .getByText(/600.000,00/)
        .waitFor();
      await seen(anybody, `aid-${look.viewport!.width}`);
      await anybody.context().close();
    }
    await saulius.context().close();
    await phone.context().close();
    expectNoPageErrors();
  }, 180_000);

  test('a printed case says on each sheet which it is and in what status, unfolded and with nothing to press', async () => {
    const [id] = await addManyRequests(api().database.db, ['900000016']);
    const page = await pageOf(await api().staff('kristina', ['manager']));
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.goto(`${api().url}/backoffice/request/${id}`);
    await page.locator('[aria-haspopup=menu]', { hasText: CASE.actions }).first().click();
    await page.getByRole('menuitem', { name: CASE.print, exact: true }).click();
    await page.locator('body[data-printed]').waitFor();
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
    const { text } = await extractText(pdf);
    expect(text.length).toBeGreaterThan(2);
    const head = CASE.sheet(id!, 'Pateikta vertinti', 2);
    for (const sheet of text) expect(sheet).toContain(head);
    const all = text.join(' ');
    expect(all).toContain(CASE_SECTION.history);
    for (const name of Object.values(SUMMARY.names)) expect(all).toContain(name);
    for (const control of [CASE.print, 'Pasiimti']) expect(all).not.toContain(control);
    await page.emulateMedia({ media: 'print' });
    const pressable = page.locator('main :is(button:not([data-print=words]), input):visible');
    expect(await pressable.count()).toBe(0);
    if (process.env.KEEP_PICTURES)
      await page.pdf({ format: 'A4', path: `${process.env.KEEP_PICTURES}/case.pdf` });
    await page.context().close();
  }, 60_000);

  test('what is switched off has no button and no link, and its address says so', async () => {
    const { url } = api();
    const everything = await api().staff('daiva', ['manager', 'signatory']);
    const anybody = await pageOf(api().anybody);
    const page = await pageOf(everything);
    const isThere = async (on: boolean) => {
      await anybody.goto(url);
      await anybody.getByRole('link', { name: 'Suteikta pagalba' }).waitFor();
      const check = anybody.getByRole('navigation').getByRole('link', { name: 'Ar man tinka?' }).first();
      await check.waitFor({ state: on ? 'attached' : 'detached' });
      await page.goto(`${url}/backoffice/main`);
      await page.getByRole('link', { name: 'Statistika' }).waitFor();
      await page.getByRole('link', { name: 'Pasirašymas' }).waitFor({ state: on ? 'attached' : 'detached' });
      await page.getByRole('button', { name: 'Masiniai veiksmai' }).click();
      await page.getByRole('menuitem', { name: 'Atsisiųsti sąrašą' }).waitFor();
      for (const name of [BATCH_NAME.vmiRenew, BATCH_NAME.vmiAdditionalCheck, IMPORT_DIALOG.open])
        expect([name, await page.getByRole('menuitem', { name }).count()]).toEqual([name, on ? 1 : 0]);
    };
    await isThere(true);
    await run(`insert into feature_off select unnest('{${FEATURES.join(',')}}'::text[])`);
    try {
      forgetFeatures(api().deps.db);
      await isThere(false);
      await anybody.goto(`${url}/self-check`);
      await anybody.getByText(FEATURE_OFF).waitFor();
      expect(await anybody.getByRole('textbox').count()).toBe(0);
      for (const [path, button] of [
        ['imports', IMPORT_DIALOG.open],
        ['signing', SIGNING_LIST.sign],
      ] as const) {
        await page.goto(`${url}/backoffice/${path}`);
        await page.getByText(FEATURE_OFF).waitFor();
        expect(await page.getByRole('button', { name: button }).count()).toBe(0);
      }
    } finally {
      await run('delete from feature_off');
      forgetFeatures(api().deps.db);
    }
    await anybody.context().close();
    await page.context().close();
    expectNoPageErrors();
  }, 120_000);
}
