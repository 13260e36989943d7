// Steps of people over HTTP, as the web makes them: files, a request ready to be decided, a signature on the provider's page.
import { addMonths, vilniusDate } from '../../domain/values/days.ts';
import { addAttachments } from './people.ts';
import type { Answer, Api, Client } from './api.ts';
import { validForm } from './form.ts';
import { wholePdf } from './pdfs.ts';
import { until } from './waiting.ts';

/** A whole PDF that says nothing, as a scan does. */
export const PDF = wholePdf();

export interface Sent {
  field: 'File' | 'Files';
  name?: string;
  bytes?: Buffer;
}

/** A multipart body: fields, and a file when `sent` says under which name. */
export function multipart(fields: Record<string, string | number>, sent?: Sent): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, String(value));
  if (sent) form.append(sent.field, new Blob([new Uint8Array(sent.bytes ?? PDF)]), sent.name ?? 'failas.pdf');
  return form;
}

/** Asks the registers about the party of the session and waits for them. */
export async function askRegisters(who: Client, kind: 'Company' | 'Individual' = 'Company'): Promise<void> {
  await who.post(`/api/${kind}/StartRegistersProcessing`, { json: {} });
  await until(
    async () =>
      (await who.get(`/api/${kind}/GetRegistersProcessingStatus/${who.partyId}`)).body.Status === 'Finished',
    { timeoutMs: 60_000, what: 'the registers' },
  );
}

/** A draft with nothing left to fill, accepted by the criteria; the registers have answered before. */
export async function acceptedDraft(api: Api, director: Client, sum = '50000.00'): Promise<number> {
  const id = (await director.post('/api/Request/Start', { json: {} })).body.requestId as number;
  const json = { requestSystemInfo: { RequestId: id }, formVersion: 0, ...validForm({ sum }) };
  expectOk(await director.post('/api/Request/Save', { json }));
  expectOk(await director.post('/api/Request/CalculateFinancialCriteria', { json: { requestId: id } }));
  await until(
    async () =>
      (await director.get(`/api/Request/GetFinancialEvaluationStatus/${id}`)).body.Decision === 'Accepted',
    { what: 'the criteria' },
  );
  await addAttachments(api.database.db, {
    requestId: id,
    userId: director.userId,
    storageDir: api.worker!.storageDir,
  });
  return id;
}

/** A submitted request that was taken, sized and given a sum, ready to be decided. */
export async function assessedRequest(api: Api, director: Client, assessor: Client): Promise<number> {
  const id = await acceptedDraft(api, director);
  expectOk(await director.post(`/api/Request/SendForApprove?requestId=${id}`));
  expectOk(await assessor.post(`/api/Request/SetAssessor?requestId=${id}&userId=${assessor.userId}`));
  const size = { RequestId: id, companySizeTypeId: 1 };
  expectOk(await assessor.post('/api/Request/ManagerSaveCompanySizeType', { json: size }));
  const sum = { RequestId: id, Sum: 50_000 };
  expectOk(await assessor.post('/api/Request/SetInvegaLoanSum', { json: sum }));
  return id;
}

/** Terms of a contract about the sum of an assessed request: exactly what is approved when nobody says otherwise. */
export const CONTRACT_TERMS = {
  InvegaContractNumber: 'TP-9',
  InvegaLoanSum: '50000.00',
  InvegaLoanInterestRate: '2.10',
  // Of the day it is asked for: a run of tests may begin before midnight.
  get InvegaLoanPaymentTerm(): string {
    return addMonths(vilniusDate(Date.now()), 24);
  },
  InvegaLoanDelayTerm: 3,
};

export interface LoanPeople {
  director: Client;
  assessor: Client;
  manager: Client;
  approver: Client;
  signatory: Client;
}

/** A request whose contract waits for the applicant's signature (7). */
export async function contractToSign(api: Api, people: LoanPeople): Promise<number> {
  const { director, assessor, manager, approver } = people;
  const id = await assessedRequest(api, director, assessor);
  expectOk(await approver.post('/api/Request/Approve', { json: { RequestId: id } }));
  expectOk(await manager.post(`/api/Request/DoubleCheckRequestEvaluation?requestId=${id}`));
  const made = await manager.post(`/api/Request/GenerateContract/${id}`, { json: CONTRACT_TERMS });
  expectOk(made);
  const json = { RequestId: id, ...CONTRACT_TERMS, DocumentId: made.body.documentId as string };
  expectOk(await manager.post('/api/Request/UploadContract', { json }));
  return id;
}

/** A request whose contract both have signed (9). */
export async function signedRequest(api: Api, people: LoanPeople): Promise<number> {
  const id = await contractToSign(api, people);
  await signOnPage(people.director, id, { side: 'applicant', status: 8 });
  await signOnPage(people.signatory, id, { side: 'provider', status: 9 });
  return id;
}

export type SigningSide = 'applicant' | 'provider';

const SIDES: Record<SigningSide, { open: string; back: string }> = {
  applicant: { open: 'GetSigningUrl', back: 'ApplicantSigned' },
  provider: { open: 'GetSigningUrlManager', back: 'Signed' },
};

/** Presses „Pasirašyti“ on the signing provider's page, whoever may look at the portal by then. */
export async function pressSign(signingUrl: string): Promise<void> {
  const html = await (await fetch(signingUrl)).text();
  const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1] ?? '';
  const fields = new URLSearchParams();
  for (const [, name, value] of html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)) {
    fields.set(name!, value!.replaceAll('&amp;', '&'));
  }
  await fetch(new URL(action, signingUrl), { method: 'POST', body: fields, redirect: 'manual' });
}

/** Signs on the stand-in's page as a browser would: opens it, presses the button, comes back. Answers the status after it. */
export async function signOnPage(
  who: Client,
  requestId: number,
  { side, status }: { side: SigningSide; status: number },
): Promise<number> {
  const { open, back } = SIDES[side];
  const link = await until(
    async () => {
      const answer = await who.get(`/api/Request/${open}/${requestId}`);
      return answer.status === 200 ? (answer.body as { signingUrl: string }) : null;
    },
    { timeoutMs: 30_000, what: 'the signing page' },
  );
  await pressSign(link.signingUrl);
  const result = await until(
    async () => {
      const answer = await who.post(`/api/Request/${back}?requestId=${requestId}`);
      return (answer.body as { status?: number } | null)?.status === status ? answer : null;
    },
    { timeoutMs: 30_000, what: `status ${status}` },
  );
  return (result.body as { status: number }).status;
}

export function expectOk({ status, body }: Answer): void {
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
}
