// From a signed contract through two payment requests, one returned and funded, one rejected, to what is left on both sides.
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PAYMENT_STATUS_TEXT } from '../../domain/texts/lt/payment.ts';
import { SURVEY, SURVEY_RATING } from '../../domain/texts/lt/form/survey.ts';
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
  await status(page, 5);
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
  await applicant.reload();
  await applicant.getByRole('row', { name: /NR-7714/ }).waitFor();
  await look(applicant, 'payment-edit');
  await submit(applicant);

  // Returned with its document and words, corrected, sent again and funded.
  await openFromList(manager, url, requestId, `${requestId}-1`);
  await look(manager, 'payment-staff');
  await decide(manager, T.return, COMMENT);
  await status(manager, 3);
  await applicant.reload();
  await applicant.getByText(COMMENT).waitFor();
  await applicant.getByRole('row', { name: new RegExp(T.returned) }).waitFor();
  await submit(applicant);
  await openFromList(approver, url, requestId, `${requestId}-1`);
  await decide(approver, T.approve, '');
  await status(approver, 2);

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

  // What is left is the same to both.
  for (const [page, address] of [
    [applicant, paths.paymentRequests(requestId)],
    [phone, paths.paymentRequests(requestId)],
    [approver, paths.staffPaymentRequests(requestId)],
  ] as const) {
    await visit(page, `${url}${address}`);
    await page.getByText('iš jo dar nepaprašyta 293 950,00 EUR').waitFor();
    await page.getByText('2,0167 %').first().waitFor();
    if (page.viewportSize()!.width === PHONE.viewport.width) await expectNoSidewaysScroll(page);
  }
  await look(applicant, 'payments-list');
  await look(phone, 'payments-list-phone');
  await look(approver, 'payments-staff-list');
  expectNoPageErrors();
}
