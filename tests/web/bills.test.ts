// Bills of rent from three sides: the tenant sends, the owner gives back and confirms, staff confirm for financing.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { BILL, BILL_STATUS_TEXT } from '../../domain/texts/lt/bill.ts';
import { NAV } from '../../domain/texts/lt/screen/public.ts';
import {
  ANSWER,
  BILL_PAGE as T,
  BILLS,
  FUND,
  LEASE_CARD,
  MOVE_WORDS,
} from '../../domain/texts/lt/screen/bills.ts';
import { paths } from '../../web/paths.ts';
import { api, kristina, laima, mantas, openBills, signed } from '../api/bills-ground.ts';
import { expectNoPageErrors, expectNoSidewaysScroll, look, openBrowser, PHONE, visit } from './browser.ts';
import { openAs } from './logged-in.ts';

const { WEB_DIR } = process.env;
let browser: Browser;
let requestId = 0;

beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), openBills(WEB_DIR ? { WEB_DIR } : {})]);
  requestId = await signed();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await api?.close();
}, 60_000);

const place = () => ({ browser, url: api.url });
const says = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();
const field = (page: Page, name: keyof typeof T.fields) =>
  page.getByRole('textbox', { name: new RegExp(`^${T.fields[name]}`) });
const onPhone = async (page: Page): Promise<void> => {
  const own = page.viewportSize()!;
  await page.setViewportSize(PHONE.viewport);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(own);
};

test('a bill goes from its tenant over the owner of the premises to financing, and comes back once on the way', async () => {
  const tenant = await openAs(place(), mantas, 'Individual');
  await visit(tenant, `${api.url}${paths.requests}`);
  await tenant.getByRole('link', { name: NAV.bills }).click();
  await tenant.getByRole('heading', { name: BILLS.title }).waitFor();
  await says(tenant, LEASE_CARD.fits);
  await tenant.getByRole('link', { name: BILLS.add }).click();
  await tenant.getByRole('heading', { name: T.newTitle }).waitFor();
  expect(await field(tenant, 'RentDate').inputValue()).toBe('2020-02-01');
  expect(await tenant.getByLabel(T.fields.InvoiceType).first().inputValue()).toBe('Nuomos sąskaita');
  await field(tenant, 'Number').fill('ŽM-05');
  await field(tenant, 'OwnerName').fill('Laima Grigaitė');
  await tenant.getByRole('button', { name: T.send }).click();
  await says(tenant, 'Neįvesta suma. Formatas 0.00 EUR');
  await field(tenant, 'Sum').fill('640');
  await look(tenant, 'bill-create');
  await onPhone(tenant);
  await tenant.getByRole('button', { name: T.send }).click();
  await says(tenant, /Laima Grigaitė gavo/);

  const owner = await openAs(place(), laima, 'Individual');
  await visit(owner, `${api.url}${paths.requests}`);
  await owner.getByRole('link', { name: NAV.bills }).click();
  await owner.getByRole('heading', { name: BILLS.ownerTitle }).waitFor();
  await owner.getByRole('button', { name: MOVE_WORDS.reject.title('ŽM-05') }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('button', { name: MOVE_WORDS.reject.button }).click();
  await dialog.getByText('privalote užpildyti komentaro lauką').waitFor();
  await dialog.getByLabel(ANSWER.comment).fill('Nuo gegužės taikiau nuolaidą, turi būti 580,00.');
  await look(owner, 'bill-reject');
  await dialog.getByRole('button', { name: MOVE_WORDS.reject.button }).click();
  await dialog.waitFor({ state: 'hidden' });
  await says(owner, BILL_STATUS_TEXT[3]);

  await visit(tenant, `${api.url}${paths.bills}`);
  await says(tenant, /^Savininkas grąžino: „Nuo gegužės/);
  await tenant.getByRole('link', { name: `${BILLS.go.correct}: ${BILLS.one('ŽM-05')}` }).click();
  await says(tenant, T.returnedNote);
  await field(tenant, 'Sum').fill('580');
  await tenant.getByRole('button', { name: T.send }).click();
  await says(tenant, /Laima Grigaitė gavo/);

  await visit(owner, `${api.url}${paths.billsApprove}`);
  await look(owner, 'bills-approve');
  await onPhone(owner);
  await owner.getByRole('link', { name: 'ŽM-05' }).click();
  await owner.getByRole('heading', { name: BILLS.one('ŽM-05') }).waitFor();
  expect(new URL(owner.url()).pathname).toBe('/main-window/bill/approveview');
  await look(owner, 'bill-approveview');
  await owner.getByRole('button', { name: MOVE_WORDS.confirm.title('ŽM-05') }).click();
  await owner.getByRole('dialog').getByRole('button', { name: MOVE_WORDS.confirm.button }).click();
  await says(owner, BILL_STATUS_TEXT[2]);

  const staff = await openAs(place(), kristina, 'staff');
  await visit(staff, `${api.url}${paths.staffBills()}`);
  await staff.getByRole('link', { name: BILLS.ofRequest(requestId) }).click();
  await staff.getByRole('button', { name: FUND.button }).click();
  const fund = staff.getByRole('dialog', { name: FUND.title });
  await look(staff, 'bills-fund');
  await fund.getByRole('button', { name: FUND.confirm }).click();
  await says(staff, BILL.confirmed);
  await fund.waitFor({ state: 'hidden' });
  await says(staff, /^Priimta finansuoti 20/);
  await staff.getByRole('button', { name: FUND.button }).click();
  await staff.getByRole('dialog', { name: FUND.title }).getByText(BILLS.noNew).waitFor();
  await staff.keyboard.press('Escape');
  await look(staff, 'staff-bills');
  await staff.getByRole('link', { name: 'ŽM-05', exact: true }).click();
  await staff.getByRole('heading', { name: BILLS.one('ŽM-05') }).waitFor();
  await says(staff, T.retain);
  await look(staff, 'staff-bill');

  // The longest header there is: bills among the links, and the name of the scheme with its period.
  await visit(tenant, `${api.url}${paths.request(requestId, 'view')}`);
  await tenant.getByRole('banner').getByText('priima iki').first().waitFor();
  await tenant.getByRole('banner').getByText('Mantas Žiogas').first().waitFor();
  for (const width of [1000, 1200, 1280, 1366]) {
    await tenant.setViewportSize({ width, height: 768 });
    await expectNoSidewaysScroll(tenant);
  }
  await look(tenant, 'bill-request', 'header');
  await visit(tenant, `${api.url}${paths.billsOf(requestId)}`);
  await says(tenant, /^Priimta finansuoti 20/);
  await look(tenant, 'bills');
  await onPhone(tenant);
  await tenant.getByRole('link', { name: 'ŽM-05', exact: true }).click();
  await tenant.getByRole('heading', { name: BILLS.one('ŽM-05') }).waitFor();
  expect(new URL(tenant.url()).pathname).toBe('/main-window/bill/view');
  await look(tenant, 'bill-view');
  expectNoPageErrors();
}, 240_000);
