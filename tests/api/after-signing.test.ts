import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addMonths, vilniusDate } from '../../domain/values/working-days.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { pdfWithObjectStreams } from '../stand-ins/pdfs.ts';
import {
  askRegisters,
  assessedRequest,
  multipart,
  PDF,
  signedRequest,
  signOnPage,
} from '../harness/over-http.ts';

let api: Api;
let director: Client, egle: Client, kristina: Client, andrius: Client, daiva: Client;

beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  [egle, kristina, andrius, daiva] = [
    await api.staff('egle'),
    await api.staff('kristina'),
    await api.staff('andrius'),
    await api.staff('daiva'),
  ];
  await askRegisters(director);
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

/** As far as the scheme lends from the day the contract was signed. */
const LATEST = addMonths(vilniusDate(Date.now()), 24);
const CHANGE = {
  InvegaDocumentNumber: 'P-9/1',
  InvegaDocumentDate: '2026-11-20',
  InvegaLoanSum: '60000.00',
  InvegaLoanInterestRate: '1.95',
  InvegaLoanPaymentTerm: LATEST,
};

interface Document {
  Id: string;
  FileType: string;
  FileName: string;
  ApplicantSigningDate: string | null;
  InvegaSigningDate: string | null;
}

const documentsOf = async (who: Client, id: number, kind: string): Promise<Document[]> =>
  ((await who.get(`/api/Request/GetSigningInfo/${id}`)).body.documents as Document[]).filter(
    ({ FileType }) => FileType === kind,
  );
const contractOf = async (id: number): Promise<Record<string, unknown>> =>
  (await director.get(`/api/Request/Get?requestId=${id}`)).body.Contract as Record<string, unknown>;
const issued = async (): Promise<string> =>
  (await director.get('/api/Request/GetGeneralInfo')).body.IssuedSum as string;

const signed = (): Promise<number> =>
  signedRequest(api, { director, assessor: egle, manager: kristina, approver: andrius, signatory: daiva });

/** The applicant asks for other conditions: 13. */
async function askForChange(id: number, name = 'prašymas.pdf'): Promise<void> {
  const form = multipart({ RequestId: id }, { field: 'Files', name });
  const asked = await director.post('/api/Request/RequestChangeConditions', { form });
  expect(asked).toMatchObject({ status: 200, body: { status: 13 } });
}

describe('a signed request over HTTP', () => {
  let id = 0;

  test('a change of conditions is asked for with a file, and refused: back to 9', async () => {
    id = await signed();
    const none = await director.post('/api/Request/RequestChangeConditions', {
      form: multipart({ RequestId: id }),
    });
    expect(none).toMatchObject({ status: 400, body: { errors: { Files: ['Privalote pasirinkti priedą'] } } });
    await askForChange(id, 'pirmas prašymas.pdf');
    expect((await documentsOf(egle, id, 'ChangeConditionsRequest')).map((one) => one.FileName)).toEqual([
      'pirmas prašymas.pdf',
    ]);
    const path = `/api/Request/RejectChangeConditions?requestId=${id}`;
    expect((await egle.post(path)).status).toBe(403);
    const refused = await kristina.post(`${path}&comment=${encodeURIComponent('Sąlygos nekeičiamos')}`);
    expect(refused).toMatchObject({ status: 200, body: { status: 9 } });
    expect(await kristina.post(`${path}&comment=Dar%20kartą`)).toMatchObject({
      status: 409,
      body: { code: 'wrongStatus', latest: { action: 'rejectConditionsChange', status: 9 } },
    });
  }, 120_000);

  test('the sum of the contract is increased, within the limit and upwards in the books', async () => {
    const [before, { IssuedSum }] = [await contractOf(id), { IssuedSum: await issued() }];
    expect(before.InvegaLoanSum).toBe('50000.00');
    const over = await kristina.post('/api/Request/IcreaseInvegaLoanSum', {
      json: { RequestId: id, Sum: 900_000_000 },
    });
    expect(over).toMatchObject({ status: 409, body: { code: 'withinLimits' } });
    const nothing = await kristina.post('/api/Request/IcreaseInvegaLoanSum', {
      json: { RequestId: id, Sum: 0 },
    });
    expect(nothing.status).toBe(400);
    expect(nothing.body.errors.Sum).toHaveLength(1);
    const json = { RequestId: id, Sum: '55000,00', Reason: 'Pabrango įranga' };
    const path = '/api/Request/IcreaseInvegaLoanSum';
    expect((await kristina.post(path, { json })).status).toBe(200);
    expect((await contractOf(id)).InvegaLoanSum).toBe('50000.00');
    expect(await andrius.post(path, { json })).toMatchObject({
      status: 200,
      body: { status: 9 },
    });
    expect((await contractOf(id)).InvegaLoanSum).toBe('55000.00');
    expect(Number(await issued()) - Number(IssuedSum)).toBe(5_000);
  }, 30_000);

  test('a change is accepted with its document and signed by both: 16', async () => {
    await askForChange(id);
    const { InvegaDocumentNumber: _number, InvegaDocumentDate: _date, ...terms } = CHANGE;
    const asked = { RequestId: id, ...terms, Reason: 'Ilgesnis sezonas' };
    for (const who of [kristina, andrius])
      expect((await who.post('/api/Request/ConfirmChangeConditions', { json: asked })).status).toBe(200);
    const sent = await kristina.post('/api/Request/UploadChangeConditions', {
      form: multipart(
        { RequestId: id, ...CHANGE, TermsConfirmed: 'true', FileConfirmed: 'true' },
        { field: 'File', name: 'pakeitimas.pdf', bytes: pdfWithObjectStreams() },
      ),
    });
    expect(sent).toMatchObject({ status: 200, body: { status: 14 } });
    const { body } = await director.get(`/api/Request/Get?requestId=${id}`);
    expect(body.mainClock).toBe('applicantSignsChange');
    expect(body.Contract.InvegaLoanSum).toBe('55000.00');
    expect((await director.get(`/api/Request/GetSigningInfo/${id}`)).body.change).toEqual(CHANGE);
    expect((await daiva.get(`/api/Request/GetSigningUrlManager/${id}`)).status).toBe(409);
    await signOnPage(director, id, { side: 'applicant', status: 15 });
    await signOnPage(daiva, id, { side: 'provider', status: 16 });
    expect(await contractOf(id)).toMatchObject({
      InvegaLoanSum: '60000.00',
      InvegaLoanInterestRate: '1.95',
      InvegaLoanPaymentTerm: LATEST,
      ConditionsChanged: true,
    });
    const [change, ...more] = await documentsOf(director, id, 'ChangeConditions');
    expect(more).toEqual([]);
    expect(change!.ApplicantSigningDate).not.toBeNull();
    expect(change!.InvegaSigningDate).not.toBeNull();
    const file = await director.get(`/api/Request/GetSignedChangeConditions/${id}/${change!.Id}`);
    expect(file.status).toBe(200);
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }, 120_000);

  test('another change that is refused leads back to 16, and the agreement in force stays in sight', async () => {
    await askForChange(id);
    const words = encodeURIComponent('Terminas per ilgas');
    const path = `/api/Request/RejectChangeConditions?requestId=${id}&comment=${words}`;
    expect(await kristina.post(path)).toMatchObject({
      status: 200,
      body: { status: 16 },
    });
    const [change, ...more] = await documentsOf(director, id, 'ChangeConditions');
    expect(more).toEqual([]);
    expect(change).toMatchObject({ void: false, InvegaSigningDate: expect.any(String) });
    const { body } = await director.get(`/api/Request/Get?requestId=${id}`);
    expect(body.turning).toMatchObject({ action: 'rejectConditionsChange', comment: 'Terminas per ilgas' });
  }, 30_000);

  test('the contract is terminated with its documents, and nothing more can be done', async () => {
    const none = await andrius.post('/api/Request/Terminate', { form: multipart({ RequestId: id }) });
    expect(none).toMatchObject({ status: 400, body: { errors: { Files: ['Privalote pasirinkti priedą'] } } });
    const fields = { RequestId: id, Comment: 'Paskola grąžinta anksčiau laiko' };
    const form = multipart(fields, { field: 'Files', name: 'nutraukimas.pdf' });
    expect(await andrius.post('/api/Request/Terminate', { form })).toMatchObject({
      status: 200,
      body: { status: 10 },
    });
    const [paper] = await documentsOf(egle, id, 'Termination');
    const file = await egle.get(`/api/Request/GetTerminationDocument/${id}/${paper!.Id}`);
    expect(file.bytes.equals(PDF)).toBe(true);
    const { body } = await director.get(`/api/Request/Get?requestId=${id}`);
    expect(body.RequestSystemInfo.Status).toBe(10);
    expect(body.turning).toMatchObject({ action: 'terminate', comment: 'Paskola grąžinta anksčiau laiko' });
    expect((body.actions as { refusal: string | null }[]).filter(({ refusal }) => refusal === null)).toEqual(
      [],
    );
    const again = multipart({ RequestId: id }, { field: 'Files' });
    expect((await director.post('/api/Request/RequestChangeConditions', { form: again })).status).toBe(409);
  }, 60_000);
});

describe('a returned request over HTTP', () => {
  test('tells the applicant which sections and documents to mend, and is sent again', async () => {
    const id = await assessedRequest(api, director, egle);
    const back = { sections: ['loan', 'purpose'], documents: ['5'] };
    const json = { requestId: id, comment: 'Patikslinkite sumą ir tikslą', ...back };
    expect(await kristina.post('/api/Request/Return', { json })).toMatchObject({
      status: 200,
      body: { status: 5 },
    });
    const { body } = await director.get(`/api/Request/Get?requestId=${id}`);
    expect(body.returned).toMatchObject({ comment: json.comment, by: null, ...back });
    const seen = await egle.get(`/api/Request/GetForManager?requestId=${id}`);
    expect(seen.body.returned).toMatchObject({ by: expect.stringMatching(/^Kristina /), ...back });
    const sent = await director.post(`/api/Request/SendForApprove?requestId=${id}`);
    expect(sent).toMatchObject({ status: 200, body: { status: 2 } });
    const after = await director.get(`/api/Request/Get?requestId=${id}`);
    expect(after.body.returned).toBeNull();
  }, 90_000);
});
