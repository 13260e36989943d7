// From a signed contract through two payment requests, one returned and funded, one rejected, to what is left on both sides.
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { MESSAGES } from '../../domain/texts/lt/messages.ts';
import { PAYMENT_STATUS_TEXT } from '../../domain/texts/lt/payment.ts';
import { SURVEY, SURVEY_RATING } from '../../domain/texts/lt/form/survey.ts';
import { PAYMENT_DOCUMENT, PAYMENT_FILES } from '../../domain/texts/lt/screen/payment-document.ts';
import { PAYMENT_PAGE as T, PAYMENTS } from '../../domain/texts/lt/screen/payment-requests.ts';
import { paths } from '../../web/paths.ts';
import type { Client } from '../harness/api.ts';
import { PDF } from '../harness/over-http.ts';
import { expectNoPageErrors, expectNoSidewaysScroll, look, PHONE, visit } from './browser.ts';

export interface PaymentWalk {
  url: string;
  requestId: number;
  director: Client;
  applicant: Page;
  phone: Page;
  manager: Page;
  approver: Page;
}

const P = '/api/PaymentRequest';
const COMMENT = 'Sąskaitoje nenurodytas pirkėjo kodas.';

const status = (page: Page, id: keyof typeof PAYMENT_STATUS_TEXT): Promise<void> =>
  page.getByText(PAYMENT_STATUS_TEXT[id], { exact: true }).first().waitFor();

async function addDocument(director: Client, paymentRequestId: number, number: string): Promise<void> {
  const json = {
    paymentRequestId,
    supplierIsCompany: true,
    supplierName: 'UAB „Nutrūkęs ryšys“',
    supplierCode: '900000105',
    documentNumber: number,
    documentDate: '2026-11-06',
    documentSum: '6352.50',
    requiredSum: '6050.00',
    comment: '',
    FundsOriginTypeId1: 1,
    FundsSum1: '302.50',
  };
  const { body } = await director.post(`${P}/SavePrDocument`, { json });
  const form = new FormData();
  form.set('RelatedId', String((body as { documentId: number }).documentId));
  form.set('PRDocumentTypeId', '3');
  form.append('Files', new Blob([new Uint8Array(PDF)]), 'saskaita.pdf');
  expect((await director.post(`${P}/uploadFilesPrd`, { form })).status).toBe(200);
}

const idOf = (page: Page): number => Number(new URL(page.url()).searchParams.get('paymentRequestId'));

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: T.submit }).click();
  const dialog = page.getByRole('dialog', { name: /^Pateikti vertinti/ });
  await dialog.getByText(T.submitQuestion).waitFor();
  await dialog.getByRole('button', { name: T.submit }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Mokėjimo prašymas išsiųstas').first().waitFor();
  await status(page, 5);
}

/** What a person of the staff is offered to do with it. */
async function decisionsOf(page: Page): Promise<string[]> {
  const offered: string[] = [];
  for (const name of [T.approve, T.return, T.reject])
    if ((await page.getByRole('button', { name, exact: true }).count()) > 0) offered.push(name);
  return offered;
}

/** A document goes when that was asked for twice, and the portal says that it has. */
async function removeDocument(page: Page, row: RegExp): Promise<void> {
  const named = page.getByRole('row', { name: row });
  await named.getByRole('button', { name: new RegExp(`^${T.remove}`) }).click();
  const asked = page.getByRole('dialog');
  await asked.getByText(/^Ar tikrai norite/).waitFor();
  await asked.getByRole('button', { name: 'Taip' }).click();
  await page.getByText('Mokėjimo prašymo dokumentas ištrintas').first().waitFor();
  await named.waitFor({ state: 'detached' });
}

/** What has come stands in view within two seconds and is announced; the page was not loaded again. */
async function addFile(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.getByRole('combobox', { name: PAYMENT_FILES.type }).click();
  await page.getByRole('option', { name: PAYMENT_FILES.kinds[5] }).click();
  const file = { name: 'sutartis.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };
  await page.locator('input[type=file]').last().setInputFiles(file);
  await page.getByRole('button', { name: /^Atsisiųsti sutartis\.pdf/ }).waitFor();
  await page.waitForFunction(
    () => {
      const row = [...document.querySelectorAll('[data-file]')].at(-1)!.getBoundingClientRect();
      return row.top >= 0 && row.bottom <= window.innerHeight;
    },
    undefined,
    { timeout: 15_000 },
  );
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
}

interface Where {
  requestId: number;
  paymentRequestId: number;
}

/** By an address that asks for `view` nothing can be changed, though its status would allow it. */
async function onlyRead(page: Page, url: string, where: Where): Promise<void> {
  await visit(page, url + paths.paymentRequest({ ...where, actionType: 'view' }));
  await page.getByRole('row', { name: /NR-7714/ }).waitFor();
  expect(await page.getByRole('button', { name: T.submit }).count()).toBe(0);
  await page.getByRole('link', { name: T.edit, exact: true }).click();
  await page.getByRole('button', { name: T.submit }).waitFor();
}

/** The page of staff by each of its addresses: facts, documents with totals, files, history, and the workbook. */
async function detail(page: Page, url: string, where: Where): Promise<void> {
  const other = `/backoffice/paymentrequest/${where.requestId}?paymentRequestId=${where.paymentRequestId}`;
  for (const path of [
    other,
    `${other}&actionType=view`,
    paths.staffPaymentRequest({ ...where, actionType: 'edit' }),
  ]) {
    await visit(page, url + path);
    await page.getByRole('heading', { name: PAYMENTS.one(`${where.requestId}-1`) }).waitFor();
  }
  for (const name of [T.facts, T.documents, T.files, T.log])
    await page.getByRole('heading', { name, exact: true }).waitFor();
  for (const text of [T.contract, T.loan, PAYMENTS.head.remainder])
    await page.getByText(text, { exact: true }).first().waitFor();
  await page.getByRole('row', { name: new RegExp(`^${T.totals}`) }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: T.export }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${where.paymentRequestId}.xlsx`);
  await page.getByRole('button', { name: MESSAGES.paymentDocument.edit }).click();
  await page.waitForURL(/paymentdocument.*actionType=edit/);
  const back = page.getByRole('link', { name: MESSAGES.paymentDocument.back });
  const query = new URLSearchParams(((await back.getAttribute('href')) ?? '').split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    requestId: String(where.requestId),
    paymentRequestId: String(where.paymentRequestId),
    actionType: 'view',
  });
  await back.click();
  await page.getByRole('heading', { name: T.facts }).waitFor();
}

/** Of an approved document there is the way back and nothing else. */
async function approvedDocument(page: Page, url: string, where: Where): Promise<void> {
  await visit(page, url + paths.paymentRequest({ ...where, actionType: 'edit' }));
  await page
    .getByRole('row', { name: /NR-7714/ })
    .getByRole('link')
    .click();
  await page.getByText(PAYMENT_DOCUMENT.approved).waitFor();
  await page.getByRole('link', { name: MESSAGES.paymentDocument.back }).waitFor();
  for (const name of [MESSAGES.paymentDocument.save, PAYMENT_DOCUMENT.delete, PAYMENT_FILES.upload])
    expect(await page.getByRole('button', { name }).count()).toBe(0);
}

/** Opens the request from the list, as a person does. */
async function openFromList(page: Page, url: string, requestId: number, number: string): Promise<void> {
  await visit(page, `${url}${paths.staffPaymentRequests(requestId)}`);
  await page.getByRole('link', { name: PAYMENTS.one(number), exact: true }).click();
  await page.getByRole('heading', { name: PAYMENTS.one(number) }).waitFor();
}

async function decide(page: Page, verb: string, comment: string): Promise<void> {
  await page.getByRole('button', { name: verb, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${verb}`) });
  if (verb !== T.return) await dialog.getByText('Veiksmas negrįžtamas.').waitFor();
  if (verb === T.return) {
    await dialog.getByRole('button', { name: verb }).click();
    await dialog.getByText('Pažymėkite bent vieną dokumentą arba parašykite, ką pataisyti').waitFor();
    await dialog.getByRole('checkbox').first().check();
  }
  await dialog.getByRole('textbox').fill(comment);
  await look(page, `payment-${verb.toLowerCase().replaceAll(' ', '-')}`);
  await dialog.getByRole('button', { name: verb }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export async function walkPayments(given: PaymentWalk): Promise<void> {
  const { url, requestId, director, applicant, manager, approver, phone } = given;
  await visit(applicant, `${url}${paths.paymentRequests(requestId)}`);
  await applicant.getByRole('heading', { name: PAYMENTS.emptyTitle }).waitFor();
  await look(applicant, 'payments-empty');

  // The first time three questions are asked, all of them.
  await applicant.getByRole('button', { name: PAYMENTS.create }).click();
  const survey = applicant.getByRole('dialog', { name: PAYMENTS.surveyTitle });
  await survey.getByRole('button', { name: PAYMENTS.create }).click();
  await survey.getByText('Privalote užpildyti visus atsakymus').waitFor();
  await look(applicant, 'payments-survey');
  const scale = survey.getByRole('radiogroup', { name: SURVEY.starter }).locator('label');
  expect(await scale.allTextContents()).toEqual(['Labai gerai', 'Gerai', 'Patenkinamai', 'Blogai']);
  for (const question of [SURVEY.starter, SURVEY.communication, SURVEY.financial])
    await survey
      .getByRole('radiogroup', { name: question })
      .getByRole('radio', { name: SURVEY_RATING[2], exact: true })
      .check();
  await survey.getByRole('button', { name: PAYMENTS.create }).click();
  await applicant.getByRole('heading', { name: PAYMENTS.one(`${requestId}-1`) }).waitFor();

  // Sending names what is missing.
  await applicant.getByRole('button', { name: T.submit }).click();
  const missing = applicant.getByRole('dialog', { name: T.submitTitle(`${requestId}-1`) });
  await missing.getByText(T.missingNone).waitFor();
  await applicant.keyboard.press('Escape');
  await missing.waitFor({ state: 'hidden' });
  await addDocument(director, idOf(applicant), 'NR-7714');
  await addDocument(director, idOf(applicant), 'NR-0000');
  await applicant.reload();
  await removeDocument(applicant, /NR-0000/);
  await addFile(applicant);
  const where = { requestId, paymentRequestId: idOf(applicant) };
  await onlyRead(applicant, url, where);
  // Staff see it, and have nothing to do there yet.
  await visit(manager, url + paths.staffPaymentRequest({ ...where, actionType: 'view' }));
  await manager.getByRole('heading', { name: T.documents }).waitFor();
  expect(await decisionsOf(manager)).toEqual([]);
  await visit(applicant, url + paths.paymentRequest({ ...where, actionType: 'edit' }));
  await applicant.getByRole('row', { name: /NR-7714/ }).waitFor();
  await look(applicant, 'payment-edit');
  await submit(applicant);

  // Returned with its document and words, corrected, sent again and funded.
  await openFromList(manager, url, requestId, `${requestId}-1`);
  await look(manager, 'payment-staff');
  expect(await decisionsOf(manager)).toEqual([T.return]);
  await detail(manager, url, where);
  await decide(manager, T.return, COMMENT);
  await status(manager, 3);
  expect(await decisionsOf(manager)).toEqual([]);
  await applicant.reload();
  await applicant.getByText(COMMENT).waitFor();
  await applicant.getByRole('row', { name: new RegExp(T.returned) }).waitFor();
  await submit(applicant);
  await openFromList(approver, url, requestId, `${requestId}-1`);
  expect(await decisionsOf(approver)).toEqual([T.approve, T.reject]);
  await decide(approver, T.approve, '');
  await status(approver, 2);
  expect(await decisionsOf(approver)).toEqual([]);
  await approvedDocument(applicant, url, where);

  // The second one is rejected, without the questions.
  await visit(applicant, `${url}${paths.paymentRequests(requestId)}`);
  await applicant.getByRole('button', { name: PAYMENTS.create }).click();
  await applicant.getByRole('heading', { name: PAYMENTS.one(`${requestId}-2`) }).waitFor();
  await addDocument(director, idOf(applicant), 'NR-7715');
  await applicant.reload();
  await submit(applicant);
  await openFromList(approver, url, requestId, `${requestId}-2`);
  await decide(approver, T.reject, 'Ta pati prekė jau finansuota kitu prašymu.');
  await status(approver, 4);
  expect(await decisionsOf(approver)).toEqual([]);

  // What was answered before the first one stands with the request, to read.
  await visit(applicant, `${url}${paths.request(requestId, 'view')}`);
  await applicant.getByRole('heading', { name: SURVEY.title }).waitFor();
  await visit(manager, `${url}${paths.staffRequest(requestId)}`);
  await manager.getByText(SURVEY.title).first().waitFor();

  // What is left is the same to both.
  for (const [page, address] of [
    [applicant, paths.paymentRequests(requestId)],
    [phone, paths.paymentRequests(requestId)],
    [approver, paths.staffPaymentRequests(requestId)],
  ] as const) {
    await visit(page, `${url}${address}`);
    await page.getByText('iš jo dar nepaprašyta 293 950,00 EUR').waitFor();
    await page.getByText('2,0167 %').first().waitFor();
    const start = page.getByRole('button', { name: PAYMENTS.create });
    expect(await start.count()).toBe(page === approver ? 0 : 1);
    if (page.viewportSize()!.width === PHONE.viewport.width) await expectNoSidewaysScroll(page);
  }
  await look(applicant, 'payments-list');
  await look(phone, 'payments-list-phone');
  await look(approver, 'payments-staff-list');
  expectNoPageErrors();
}
