// One payment document from both sides: the applicant's form with its rules and an e-invoice, and staff's review.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { ublInvoice } from '../../api/invoices/ubl.ts';
import { DEMO_SELLER } from '../../domain/invoices/seller.ts';
import { MESSAGES } from '../../domain/texts/lt/messages.ts';
import { UI } from '../../domain/texts/lt/screen/common.ts';
import { PAYMENT, PAYMENT_FIELD } from '../../domain/texts/lt/payment.ts';
import {
  E_INVOICE,
  PAYMENT_DOCUMENT as T,
  PAYMENT_FILES,
  PAYMENT_REVIEW,
} from '../../domain/texts/lt/screen/payment-document.ts';
import { addDays, vilniusDate } from '../../domain/values/days.ts';
import { paths } from '../../web/paths.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { pdfCarrying } from '../harness/invoice-pdf.ts';
import { walkPayments } from './payment-walk.ts';
import { expectNoPageErrors, expectNoSidewaysScroll, look, openBrowser, PHONE, visit } from './browser.ts';
import { openAs, type Side } from './logged-in.ts';

const { WEB_DIR } = process.env;
const P = '/api/PaymentRequest';
let api: Api;
let browser: Browser;
let director: Client, egle: Client;
let requestId = 0;
let paymentRequestId = 0;

beforeAll(async () => {
  [api, browser] = await Promise.all([startApi({ env: WEB_DIR ? { WEB_DIR } : {} }), openBrowser()]);
  director = await api.applicant();
  egle = await api.staff('egle', ['assessor']);
  requestId = await signedLoan();
  paymentRequestId = await start();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await api?.close();
}, 60_000);

/** A loan for working capital as it stands after the contract. */
async function signedLoan(): Promise<number> {
  const { body } = await director.post('/api/Request/Start', { json: {} });
  const { requestId: id } = body as { requestId: number };
  await api.database.db.transaction().execute(async (tx) => {
    await sql`select set_config('portal.transition', 'on', true)`.execute(tx);
    await sql`update loan_request set status = 9, version = version + 1, invega_loan_sum_cents = 30000000,
      loan_purpose_id = 2, contract_number = 'S-1' where id = ${id}`.execute(tx);
  });
  return id;
}

async function start(): Promise<number> {
  const json = { starterRatingId: 1, invegaCommunicationRatingId: 2, invegaFinancialRatingId: 3 };
  const { body } = await director.post(`${P}/Start?requestId=${requestId}`, { json });
  return (body as { paymentRequestId: number }).paymentRequestId;
}

const openedAs = (who: Client, side: Side, options?: typeof PHONE) =>
  openAs({ browser, url: api.url }, who, side, options);

const INVOICE = {
  kind: 'administration',
  number: 'LA-2026-0417',
  issuedOn: '2026-11-12',
  dueDate: '2026-12-04',
  contractNumber: 'S-1',
  feeCents: 15_479_05,
  loanCents: 300_000_00,
  replaces: null,
  seller: DEMO_SELLER,
  buyer: { name: 'UAB „Šiaurės linija“', code: '900000016', address: null },
} as const;

const field = (page: Page, name: keyof typeof PAYMENT_FIELD) =>
  page.getByRole('textbox', { name: new RegExp(`^${PAYMENT_FIELD[name]}`) });
const choose = async (page: Page, name: keyof typeof PAYMENT_FIELD, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: new RegExp(`^${PAYMENT_FIELD[name]}`) }).click();
  await page.getByRole('option', { name: option }).click();
};
const drop = (page: Page, name: string, bytes: Buffer) =>
  page
    .getByLabel(E_INVOICE.choose)
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });

test('an applicant fills a document, by hand and from an e-invoice, and nothing typed is lost', async () => {
  const page = await openedAs(director, 'Company');
  // Without its context it leads back.
  await visit(page, `${api.url}${paths.requests}`);
  await page.goto(`${api.url}/main-window/paymentdocument`);
  await page.waitForURL(/\/main-window\/requests/);

  const where = { requestId, paymentRequestId };
  await visit(page, api.url + paths.paymentDocument({ actionType: 'new', ...where }));
  await page.getByRole('heading', { name: MESSAGES.paymentDocument.title, level: 1 }).waitFor();
  await page.getByText(PAYMENT_FILES.afterSave).waitFor();
  expect(await page.getByRole('combobox', { name: PAYMENT_FILES.type }).count()).toBe(0);
  const saveButton = page.getByRole('button', { name: MESSAGES.paymentDocument.save, exact: true });
  // The calendar ends today: the next month cannot even be opened.
  await page.getByRole('button', { name: UI.calendar.open }).click();
  const next = page.getByRole('button', { name: UI.calendar.nextMonth });
  await next.waitFor();
  expect(await next.getAttribute('data-disabled')).toBe('true');
  await page.keyboard.press('Escape');
  const { problem } = PAYMENT;
  expect(await page.getByText(problem.supplierTypeMissing).count()).toBe(0);
  await saveButton.click();
  await page.getByText(problem.supplierTypeMissing).waitFor();
  for (const sentence of [problem.fieldMissing, problem.sumMissing, problem.dateWrong])
    await page.getByText(sentence).first().waitFor();
  await look(page, 'document-errors');

  // An e-invoice with a fault says where; the fields stay open.
  const invoice = ublInvoice(INVOICE);
  await drop(
    page,
    'bloga.xml',
    Buffer.from(
      invoice.replace(
        '<cbc:TaxInclusiveAmount currencyID="EUR">15479.05',
        '<cbc:TaxInclusiveAmount currencyID="EUR">15479.06',
      ),
    ),
  );
  await page.getByText(E_INVOICE.problem.sumsDiffer).waitFor();
  await page.getByText(/BR-CO-15/).waitFor();
  await look(page, 'document-invoice-fault');
  await drop(page, 'LA-2026-0417.pdf', pdfCarrying('factur-x.xml', invoice));
  await page.getByText(E_INVOICE.filled).waitFor();
  expect(await field(page, 'SupplierName').inputValue()).toBe(DEMO_SELLER.name);
  expect(await field(page, 'SupplierCode').inputValue()).toBe(DEMO_SELLER.code);
  expect(await field(page, 'DocumentDate').inputValue()).toBe('2026-11-12');
  expect(await page.getByText(T.fromInvoice, { exact: true }).count()).toBe(6);

  // Numbers as people write them; what the rules say about them.
  const required = field(page, 'RequiredSum');
  await required.fill('1 234,5');
  await required.blur();
  expect((await required.inputValue()).replace(/\s/g, ' ')).toBe('1 234,50');
  await required.fill('300000,01');
  await saveButton.click();
  await page.getByText(/^Suma negali būti didesnė už 15/).waitFor();
  await field(page, 'SupplierCode').fill('1234567890');
  await page.getByText(problem.supplierCodeTooLong).waitFor();
  await field(page, 'DocumentDate').fill(addDays(vilniusDate(Date.now()), 1));
  await page.getByText(problem.dateWrong).waitFor();
  await field(page, 'FundsSum1').fill('3000');
  await page.getByText(problem.originMissing).waitFor();
  await required.fill('12479.05');
  await field(page, 'SupplierCode').fill(DEMO_SELLER.code);
  await field(page, 'DocumentDate').fill('2026-11-12');
  await choose(page, 'FundsOriginTypeId1', PAYMENT.fundsOrigin[1]);
  await page.getByText(T.sumsMatch).waitFor();

  // A reload keeps it all, and leaving asks.
  await page.getByText(T.unsaved).waitFor();
  await page.waitForFunction(() => sessionStorage.getItem('typing')?.includes('479,05'));
  await page.reload();
  await page.getByText(T.restored).waitFor();
  expect(await field(page, 'DocumentNumber').inputValue()).toBe('LA-2026-0417');
  await page.getByRole('button', { name: MESSAGES.paymentDocument.back }).click();
  const leaving = page.getByRole('dialog', { name: T.leaveTitle });
  await leaving.getByText(T.leave).waitFor();
  await leaving.getByRole('button', { name: 'Atšaukti' }).click();

  await drop(page, 'LA-2026-0417.pdf', pdfCarrying('factur-x.xml', invoice));
  await page.getByText(E_INVOICE.filled).waitFor();
  await saveButton.click();
  await page.getByText(T.saved).first().waitFor();
  // The PDF the values came from is the document's first attachment.
  await page.waitForURL(/documentId=\d+/);
  await page.getByRole('heading', { name: PAYMENT_FILES.title }).waitFor();
  await page.getByRole('button', { name: /^Atsisiųsti LA-2026-0417\.pdf/ }).waitFor();
  await look(page, 'document-saved');
  await page.setViewportSize(PHONE.viewport);
  await expectNoSidewaysScroll(page);
  await page.context().close();
  expectNoPageErrors();
}, 120_000);

test('a document saved in another window meanwhile is not written over unseen', async () => {
  const { body } = await director.get(`${P}/Get?paymentRequestId=${paymentRequestId}`);
  const [first] = (body as { DocumentsInfo: { Documents: { Id: number }[] } }).DocumentsInfo.Documents;
  const page = await openedAs(director, 'Company');
  await visit(
    page,
    api.url +
      paths.paymentDocument({ documentId: first!.Id, actionType: 'edit', requestId, paymentRequestId }),
  );
  await field(page, 'DocumentNumber').fill('LA-MANO');
  const seen = (await director.get(`${P}/GetPrDocument?documentId=${first!.Id}`)).body as Record<
    string,
    unknown
  >;
  await director.post(`${P}/SavePrDocument`, { json: { ...applicantsOf(seen), documentNumber: 'LA-KITO' } });
  await page.getByRole('button', { name: MESSAGES.paymentDocument.save, exact: true }).click();
  await page.getByText(T.changedElsewhere).waitFor();
  await page.getByRole('button', { name: T.takeTheirs }).click();
  await page.getByText(T.changedElsewhere).waitFor({ state: 'detached' });
  expect(await field(page, 'DocumentNumber').inputValue()).toBe('LA-KITO');

  // Attachments: the kind first, then the file, and each kind its formats.
  const type = page.getByRole('combobox', { name: PAYMENT_FILES.type });
  await page.getByRole('button', { name: PAYMENT_FILES.upload, exact: true }).click();
  await page.getByText(MESSAGES.paymentDocument.typeMissing).waitFor();
  await type.click();
  await page.getByRole('option', { name: PAYMENT_FILES.kinds[5] }).click();
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'nuotrauka.png', mimeType: 'image/png', buffer: png });
  await page.getByText('Priedas sėkmingai įkeltas ir išsaugotas dokumentas').first().waitFor();
  await page.getByRole('button', { name: /^Pašalinti nuotrauka\.png|^Ištrinti nuotrauka\.png/ }).click();
  const asked = page.getByRole('dialog', { name: PAYMENT_FILES.deleteTitle });
  await asked.getByText(MESSAGES.confirm.deleteFile).waitFor();
  await asked.getByRole('button', { name: 'Taip' }).click();
  await page
    .getByRole('button', { name: /nuotrauka\.png/ })
    .first()
    .waitFor({ state: 'detached' });
  await page.context().close();
  expectNoPageErrors();
}, 120_000);

/** The applicant's payload of a document as it is. */
function applicantsOf(seen: Record<string, unknown>): Record<string, unknown> {
  const { Id, SupplierIsCompany, SupplierName, SupplierCode, DocumentDate, DocumentSum, RequiredSum } = seen;
  return {
    Id,
    supplierIsCompany: SupplierIsCompany,
    supplierName: SupplierName,
    supplierCode: SupplierCode,
    documentDate: DocumentDate,
    documentSum: DocumentSum,
    requiredSum: RequiredSum,
    FundsOriginTypeId1: seen.FundsOriginTypeId1,
    FundsSum1: seen.FundsSum1,
  };
}

test('staff go through the documents by keyboard and evaluate one of them', async () => {
  const json = {
    paymentRequestId,
    supplierIsCompany: false,
    supplierName: 'Jonas Petrauskas',
    supplierCode: '38001010009',
    documentNumber: 'JP-1',
    documentDate: '2026-11-02',
    documentSum: '500',
    requiredSum: '500',
  };
  const { documentId } = (await director.post(`${P}/SavePrDocument`, { json })).body as {
    documentId: number;
  };
  const form = new FormData();
  form.set('RelatedId', String(documentId));
  form.set('PRDocumentTypeId', '3');
  form.append('Files', new Blob([new Uint8Array(pdfCarrying('a.txt', 'a'))]), 'kvitas.pdf');
  expect((await director.post(`${P}/uploadFilesPrd`, { form })).status).toBe(200);
  const { body } = await director.get(`${P}/Get?paymentRequestId=${paymentRequestId}`);
  const [first] = (body as { DocumentsInfo: { Documents: { Id: number }[] } }).DocumentsInfo.Documents;
  expect((await director.post(`${P}/Submit?paymentRequestId=${paymentRequestId}`)).status).toBe(200);

  const page = await openedAs(egle, 'staff');
  const where = { requestId, paymentRequestId };
  await visit(
    page,
    api.url + paths.staffPaymentDocument({ documentId: first!.Id, actionType: 'view', ...where }),
  );
  await page.getByRole('columnheader', { name: MESSAGES.paymentDocument.applicantValue }).waitFor();
  await page.getByRole('columnheader', { name: MESSAGES.paymentDocument.assessorValue }).waitFor();
  const list = page.getByRole('list', { name: PAYMENT_REVIEW.documents });
  await list
    .getByRole('button', { name: /LA-KITO/ })
    .and(page.locator('[aria-current]'))
    .waitFor();
  await look(page, 'review-view');
  await page.keyboard.press('j');
  await page.waitForURL(new RegExp(`documentId=${documentId}`));
  await list.getByRole('button', { name: /JP-1/ }).and(page.locator('[aria-current]')).waitFor();
  await page.keyboard.press('k');
  await page.waitForURL(new RegExp(`documentId=${first!.Id}&`));

  await page.getByRole('button', { name: MESSAGES.paymentDocument.edit }).click();
  await page.waitForURL(/actionType=edit/);
  const own = page.getByRole('textbox', { name: PAYMENT_FIELD.DocumentNumber });
  await own.fill('LA-2026-0417');
  const funded = field(page, 'TurnoverSum');
  await funded.fill('12479,06');
  await page.getByRole('button', { name: PAYMENT_REVIEW.save, exact: true }).click();
  await page.getByText(/^Suma negali būti didesnė už 12/).waitFor();
  await funded.fill('10000');
  // A third of a third of the loan, live and to four decimals.
  await page.getByText('3,3333 %').first().waitFor();
  await page.getByLabel(MESSAGES.paymentDocument.assessorNote).fill('Pristatymas jau finansuotas');
  await look(page, 'review-edit');
  await page.getByRole('button', { name: PAYMENT_REVIEW.save, exact: true }).click();
  await page.getByText(T.saved).first().waitFor();
  await page.waitForURL(/actionType=view/);
  await page.getByRole('button', { name: MESSAGES.paymentDocument.edit }).waitFor();
  await page.getByRole('row', { name: /LA-KITO.*LA-2026-0417/ }).waitFor();
  await page.getByText('Pristatymas jau finansuotas').waitFor();

  // The applicant reads theirs, without what was evaluated.
  const applicant = await openedAs(director, 'Company');
  await visit(
    applicant,
    api.url + paths.paymentDocument({ documentId: first!.Id, actionType: 'edit', ...where }),
  );
  await applicant.getByText(T.locked).waitFor();
  expect(await applicant.getByRole('button', { name: MESSAGES.paymentDocument.save }).count()).toBe(0);
  expect(await applicant.getByText('Pristatymas jau finansuotas').count()).toBe(0);
  await look(applicant, 'document-view');
  await Promise.all([page.context().close(), applicant.context().close()]);
  expectNoPageErrors();
}, 120_000);

test('two payment requests go from the contract to what is left: one returned, corrected and funded, one rejected', async () => {
  const [kristina, andrius] = [
    await api.staff('kristina', ['manager']),
    await api.staff('andrius', ['approver']),
  ];
  await walkPayments({
    url: api.url,
    requestId: await signedLoan(),
    director,
    applicant: await openedAs(director, 'Company'),
    phone: await openedAs(director, 'Company', PHONE),
    manager: await openedAs(kristina, 'staff'),
    approver: await openedAs(andrius, 'staff'),
  });
}, 180_000);
