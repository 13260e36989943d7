import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addMonths, vilniusDate } from '../../domain/values/days.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { askRegisters, assessedRequest, pressSign, signOnPage } from '../harness/over-http.ts';
import { actAs, authorise, logInAs } from '../harness/representatives.ts';
import { until } from '../harness/waiting.ts';

const NAMES = 'Jonas Petrauskas, atstovaujantis (-i) UAB „Šiaurės linija“';
const TERMS = {
  InvegaContractNumber: 'TP-8',
  InvegaLoanSum: '50000.00',
  InvegaLoanInterestRate: '2.10',
  InvegaLoanPaymentTerm: addMonths(vilniusDate(Date.now()), 24),
  InvegaLoanDelayTerm: 3,
};

let api: Api;
let director: Client, jonas: Client, egle: Client, kristina: Client, andrius: Client;
let authorisation: string;

beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  [egle, kristina, andrius] = [
    await api.staff('egle'),
    await api.staff('kristina'),
    await api.staff('andrius'),
  ];
  await askRegisters(director);
  authorisation = (await authorise(director)).body.Id as string;
  jonas = await actAs(api, await logInAs(api, 'jonas'), authorisation);
  await jonas.post('/api/Users/CreateConsent', {
    json: { email: 'jonas@example.test', phoneNumber: '+37061234567', accepted: true },
  });
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

/** A request the representative sent in, with a contract to be signed; answers its number. */
async function withContract(): Promise<number> {
  const id = await assessedRequest(api, jonas, egle);
  // The lists know the representative as a close associate of somebody.
  const acknowledgement = 'Artimas bendradarbis, pats pareigų neina';
  await andrius.post('/api/Request/Approve', { json: { RequestId: id, acknowledgement } });
  await kristina.post(`/api/Request/DoubleCheckRequestEvaluation?requestId=${id}`);
  const made = await kristina.post(`/api/Request/GenerateContract/${id}`, { json: TERMS });
  const sent = await kristina.post('/api/Request/UploadContract', {
    json: { RequestId: id, ...TERMS, DocumentId: made.body.documentId as string },
  });
  expect(sent).toMatchObject({ status: 200, body: { status: 7 } });
  return id;
}

test('the representative signs in the company’s name, and every table says so', async () => {
  const id = await withContract();
  expect(await signOnPage(jonas, id, { side: 'applicant', status: 8 })).toBe(8);
  const info = (await director.get(`/api/Request/GetSigningInfo/${id}`)).body as {
    documents: { FileType: string; ApplicantSignedBy: string | null }[];
    signings: { signedBy: string | null }[];
  };
  expect(info.documents.find(({ FileType }) => FileType === 'Contract')?.ApplicantSignedBy).toBe(NAMES);
  expect(info.signings[0]?.signedBy).toBe(NAMES);
  const { body } = await kristina.get(`/api/Request/GetForManager?requestId=${id}`);
  const log = body.requestLog as { action: string; ChangedBy: string }[];
  expect(log.find(({ action }) => action === 'applicantSign')?.ChangedBy).toBe(NAMES);
}, 120_000);

test('a signature given under an authorisation that was removed meanwhile does not count', async () => {
  const id = await withContract();
  // The authorisation goes while the signing page is open, before the portal has heard of the signature.
  const { signingUrl } = (await jonas.get(`/api/Request/GetSigningUrl/${id}`)).body as { signingUrl: string };
  expect(signingUrl).toContain('/signing/');
  await director.delete(`/api/Users/DeleteCompanyRepresentative/${authorisation}`);
  expect((await jonas.get(`/api/Request/GetSigningUrl/${id}`)).body.code).toBe('representationInvalid');
  await pressSign(signingUrl);
  const row = await until(
    async () =>
      api.database.db
        .selectFrom('signing')
        .select(['state', 'failure_code'])
        .where('request_id', '=', id)
        .where('state', '<>', 'created')
        .executeTakeFirst(),
    { timeoutMs: 30_000, what: 'the end of the signing' },
  );
  expect(row).toEqual({ state: 'failed', failure_code: 'representationInvalid' });
  const { body } = await director.get(`/api/Request/Get?requestId=${id}`);
  expect(body.RequestSystemInfo.Status).toBe(7);
  expect(await signOnPage(director, id, { side: 'applicant', status: 8 })).toBe(8);
}, 120_000);
