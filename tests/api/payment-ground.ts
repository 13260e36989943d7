// What tests of payment requests and of the account of a loan stand on.
import { expect } from '@jest/globals';
import { sql } from 'kysely';
import { startApi, type Answer, type Api, type Client } from '../harness/api.ts';
import { PDF } from '../harness/over-http.ts';

export let api: Api;
export let director: Client, other: Client, egle: Client, kristina: Client, andrius: Client, saulius: Client;
export const SURVEY = { starterRatingId: 1, invegaCommunicationRatingId: 2, invegaFinancialRatingId: 3 };
export const P = '/api/PaymentRequest';

/** A loan request of the director as it stands after the contract: granted, in status 9. */
export async function signedLoan({ cents = 100_000_00, purpose = 2, status = 9 } = {}): Promise<number> {
  const { requestId } = (await director.post('/api/Request/Start', { json: {} })).body as {
    requestId: number;
  };
  await api.database.db.transaction().execute(async (tx) => {
    await sql`select set_config('portal.transition', 'on', true)`.execute(tx);
    await sql`update loan_request set status = ${status}, version = version + 1, invega_loan_sum_cents = ${cents},
      loan_purpose_id = ${purpose}, contract_number = 'S-1' where id = ${requestId}`.execute(tx);
  });
  return requestId;
}

export const started = async (loan: number): Promise<number> =>
  (await director.post(`${P}/Start?requestId=${loan}`, { json: SURVEY })).body.paymentRequestId as number;

export const bill = (paymentRequestId: number, more: Record<string, unknown> = {}) => ({
  paymentRequestId,
  supplierIsCompany: true,
  supplierName: 'UAB „Staklės“',
  supplierCode: '900000016',
  documentNumber: 'SF-1',
  documentDate: '2026-11-20',
  documentSum: '1 234,5',
  requiredSum: '1000.00',
  comment: 'Staklės',
  FundsOriginTypeId1: 1,
  FundsSum1: '234.50',
  created: '2026-11-20 10:00:00',
  ...more,
});
export const save = (who: Client, json: unknown): Promise<Answer> =>
  who.post(`${P}/SavePrDocument`, { json });

export function upload(
  who: Client,
  path: 'Pr' | 'Prd',
  id: number,
  { name = 'saskaita.pdf', type = 3 }: { name?: string; type?: number } = {},
): Promise<Answer> {
  const form = new FormData();
  form.set('RelatedId', String(id));
  form.set('PRDocumentTypeId', String(type));
  form.append('Files', new Blob([new Uint8Array(PDF)]), name);
  return who.post(`${P}/uploadFiles${path}`, { form });
}

/** In 5, with one document and its file. */
export async function submitted(loan: number, more: Record<string, unknown> = {}) {
  const id = await started(loan);
  const { documentId } = (await save(director, bill(id, more))).body as { documentId: number };
  expect((await upload(director, 'Prd', documentId)).status).toBe(200);
  expect((await director.post(`${P}/Submit?paymentRequestId=${id}`)).body).toMatchObject({ status: 5 });
  return { id, documentId };
}
export type Body = Record<string, Record<string, unknown>>;
export const bodyOf = async (who: Client, path: string): Promise<Body> =>
  (await who.get(`${P}/${path}`)).body as Body;
export const get = (who: Client, id: number): Promise<Body> => bodyOf(who, `Get?paymentRequestId=${id}`);
export const document = (who: Client, id: number): Promise<Body> =>
  bodyOf(who, `GetPrDocument?documentId=${id}`);

/** The portal and its people; every test file has its own. */
export async function openPayments(): Promise<void> {
  api = await startApi();
  director = await api.applicant();
  other = await api.applicant('tekstile');
  [egle, kristina, andrius, saulius] = [
    await api.staff('egle', ['assessor']),
    await api.staff('kristina', ['manager']),
    await api.staff('andrius', ['approver']),
    await api.staff('saulius', ['administrator']),
  ];
}
