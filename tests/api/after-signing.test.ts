import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addMonths, vilniusDate } from '../../domain/values/days.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { pdfWithObjectStreams } from '../stand-ins/pdfs.ts';
import {
  askRegisters,
  assessedRequest,
  contractToSign,
  multipart,
  PDF,
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

interface Invoice {
  id: string;
  kind: string;
  number: string;
  Active: boolean;
  AdministrationFee: string;
  ContractId: string;
  ContractNumber: string;
  ChangeConditionsFileId: string | null;
  CreatedAt: string;
}
const invoicesOf = async (who: Client, id: number): Promise<Invoice[]> =>
  (await who.get(`/api/Request/GetAdministrationInvoices/${id}`)).body as Invoice[];
const inShort = (invoices: readonly Invoice[]) =>
  invoices.map(({ kind, AdministrationFee: fee, Active }) => `${kind} ${fee}${Active ? '' : ' replaced'}`);

/** The database takes no document of the kind meanwhile. */
async function withoutPlaceFor<T>(kind: string, work: () => Promise<T>): Promise<T> {
  const { db } = api.database;
  await sql`alter table document add constraint no_place check (kind <> ${sql.lit(kind)}) not valid`.execute(
    db,
  );
  try {
    return await work();
  } finally {
    await sql`alter table document drop constraint no_place`.execute(db);
  }
}

/** The applicant asks for other conditions: 13. */
async function askForChange(id: number, name = 'prašymas.pdf'): Promise<void> {
  const form = multipart({ RequestId: id }, { field: 'Files', name });
  const asked = await director.post('/api/Request/RequestChangeConditions', { form });
  expect(asked).toMatchObject({ status: 200, body: { status: 13 } });
}

describe('a signed request over HTTP', () => {
  let id = 0;

  test('a change of conditions is asked for with a file, and refused: back to 9', async () => {
    const people = { director, assessor: egle, manager: kristina, approver: andrius, signatory: daiva };
    id = await contractToSign(api, people);
    expect(await invoicesOf(director, id)).toEqual([]);
    await signOnPage(director, id, { side: 'applicant', status: 8 });
    expect(await invoicesOf(egle, id)).toEqual([]);
    await signOnPage(daiva, id, { side: 'provider', status: 9 });
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
    expect(await kristina.post(path)).toMatchObject({
      status: 400,
      body: { errors: { comment: expect.arrayContaining(['privalote užpildyti komentaro lauką']) } },
    });
    expect(await kristina.post(`${path}&comment=Ne`)).toMatchObject({
      status: 400,
      body: { errors: { comment: ['įveskite ilgesnį/tikslesnį komentarą'] } },
    });
    const refused = await kristina.post(`${path}&comment=${encodeURIComponent('Sąlygos nekeičiamos')}`);
    expect(refused).toMatchObject({ status: 200, body: { status: 9 } });
    expect(await kristina.post(`${path}&comment=Dar%20kartą`)).toMatchObject({
      status: 409,
      body: { code: 'wrongStatus', latest: { action: 'rejectConditionsChange', status: 9 } },
    });
  }, 120_000);

  test('the fee of the contract is invoiced with the second signature, for both sides, as paper and as e-invoice', async () => {
    const [invoice, ...more] = await invoicesOf(director, id);
    expect(more).toEqual([]);
    const [contract] = await documentsOf(director, id, 'Contract');
    expect(invoice).toMatchObject({
      kind: 'administration',
      AdministrationFee: '200.00',
      Active: true,
      ContractNumber: 'TP-9',
      ContractId: contract!.Id,
      ChangeConditionsFileId: null,
      number: expect.stringMatching(/^VP-\d{4}-\d{5}$/),
    });
    expect(await invoicesOf(egle, id)).toEqual([invoice]);
    const path = `/api/Request/DownloadAdministrationInvoice/${invoice!.id}`;
    for (const who of [director, egle]) {
      const paper = await who.get(path);
      expect(paper.headers.get('content-disposition')).toContain(`saskaita_${invoice!.number}.pdf`);
      expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const byContract = await egle.get(
      `/api/Request/DownloadAdministrationInvoice/${contract!.Id}?format=xml`,
    );
    expect(byContract.headers.get('content-type')).toContain('application/xml');
    expect(byContract.bytes.toString()).toContain(`<cbc:ID>${invoice!.number}</cbc:ID>`);
    expect(byContract.bytes.toString()).toContain('<cbc:StreetName>Ąžuolyno al. 17, LT-09116 Vilnius,');
    const other = await api.applicant('tekstile');
    expect((await other.get(path)).status).toBe(404);
    expect((await other.get(`/api/Request/GetAdministrationInvoices/${id}`)).status).toBe(404);
    expect((await api.anybody.get(path)).status).toBe(401);
    expect((await egle.get(`/api/Request/DownloadChangeConditionsInvoice/${invoice!.id}`)).status).toBe(404);
  }, 60_000);

  test('declared sums are saved with what stood before, and both sides see them', async () => {
    const save = (who: Client, guarantees: unknown, covid: unknown) =>
      who.post('/api/Request/SaveLoanSums', {
        json: { RequestId: id, GuaranteesLoanSum: guarantees, CovidLoanSum: covid },
      });
    expect((await save(egle, '1000', '0')).status).toBe(403);
    expect((await save(director, '1000', '0')).status).toBe(403);
    expect(await save(kristina, '10,5x', '-1')).toMatchObject({ status: 400 });
    expect(await save(kristina, '1000', '0')).toMatchObject({ status: 200, body: { status: 9 } });
    expect((await save(kristina, '1500,50', '0')).status).toBe(200);
    const sums = { GuaranteesLoanSum: '1500.50', CovidLoanSum: '0.00' };
    expect((await director.get(`/api/Request/Get?requestId=${id}`)).body).toMatchObject(sums);
    expect((await egle.get(`/api/Request/GetForManager?requestId=${id}`)).body).toMatchObject(sums);
    const log = (await egle.get(`/api/Request/GetRequestLog/${id}`)).body as {
      action: string;
      ChangedBy: string;
      details: Record<string, unknown>;
    }[];
    expect(log.filter(({ action }) => action === 'saveLoanSums')).toMatchObject([
      {
        ChangedBy: expect.stringMatching(/^Kristina /),
        details: {
          guaranteesCents: 150_050,
          covidCents: 0,
          before: { guaranteesCents: 100_000, covidCents: 0 },
        },
      },
      { details: { guaranteesCents: 100_000, before: { guaranteesCents: null, covidCents: null } } },
    ]);
  }, 30_000);

  test('the delay is extended once, with a reason, by the approver', async () => {
    const extend = (who: Client, InvegaLoanDelayTerm: number, Reason?: string) =>
      who.post('/api/Request/ExtendLoanDelayTerm', {
        json: { RequestId: id, InvegaLoanDelayTerm, Reason },
      });
    const why = 'Sezonas prasideda vėliau';
    expect((await extend(kristina, 6, why)).status).toBe(403);
    expect(await extend(andrius, 6)).toMatchObject({ status: 400 });
    for (const outside of [0, 121])
      expect((await extend(andrius, outside, why)).body.errors).toEqual({
        InvegaLoanDelayTerm: ['Turi būti įvestas sveikas skaičius nuo 1 iki 120'],
      });
    expect(await extend(andrius, 3, why)).toMatchObject({ status: 409, body: { code: 'delayGrows' } });
    expect(await extend(andrius, 24, why)).toMatchObject({ status: 409, body: { code: 'withinScheme' } });
    expect((await extend(andrius, 6, why)).status).toBe(200);
    expect((await contractOf(id)).InvegaLoanDelayTerm).toBe(6);
    expect(await extend(andrius, 7, why)).toMatchObject({
      status: 409,
      body: { code: 'delayNotExtended' },
    });
    expect((await contractOf(id)).InvegaLoanDelayTerm).toBe(6);
  }, 30_000);

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
    expect(inShort(await invoicesOf(director, id))).toEqual([
      'administration 220.00',
      'administration 200.00 replaced',
    ]);
  }, 30_000);

  test('a change is accepted with its document and signed by both: 16', async () => {
    await askForChange(id);
    expect((await director.get(`/api/Request/Get?requestId=${id}`)).body).toMatchObject({
      mainClock: 'conditionsReview',
      Contract: { InvegaLoanSumCc: null, InvegaContractNumberCc: null },
    });
    const { InvegaDocumentNumber: _number, InvegaDocumentDate: _date, ...terms } = CHANGE;
    for (const [missing, name, bytes] of [
      ['InvegaDocumentNumber', 'a.pdf', PDF],
      ['InvegaDocumentDate', 'a.pdf', PDF],
      ['InvegaLoanSum', 'a.pdf', PDF],
      ['InvegaLoanInterestRate', 'a.pdf', PDF],
      ['File', 'a.docx', PDF],
    ] as const) {
      const { [missing as keyof typeof CHANGE]: _left, ...rest } = CHANGE;
      const form = multipart(
        { RequestId: id, ...rest, TermsConfirmed: 'true', FileConfirmed: 'true' },
        { field: 'File', name, bytes },
      );
      const answer = await kristina.post('/api/Request/UploadChangeConditions', { form });
      expect({
        missing,
        status: answer.status,
        errors: Object.keys((answer.body.errors ?? {}) as object),
      }).toEqual({
        missing,
        status: 400,
        errors: [missing],
      });
    }
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
    expect(body.Contract).toMatchObject({
      InvegaContractNumber: 'TP-9',
      InvegaContractNumberCc: 'P-9/1',
      InvegaLoanSumCc: '60000.00',
      InvegaLoanPaymentTermCc: LATEST,
      InvegaLoanDelayTermCc: 6,
      InvegaLoanInterestRateCc: '1.95',
    });
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
    for (const call of ['GetSignedContract', 'GetSignedDecision'])
      expect((await director.get(`/api/Request/${call}/${id}`)).bytes.subarray(0, 5).toString()).toBe(
        '%PDF-',
      );
    const invoices = await invoicesOf(director, id);
    expect(inShort(invoices)).toEqual([
      'conditionsChange 100.00',
      'administration 240.00',
      'administration 220.00 replaced',
      'administration 200.00 replaced',
    ]);
    expect(invoices[0]!.ChangeConditionsFileId).toBe(change!.Id);
    const fee = await director.get(`/api/Request/DownloadChangeConditionsInvoice/${change!.Id}`);
    expect(fee.bytes.subarray(0, 5).toString()).toBe('%PDF-');
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
    const unstored = await withoutPlaceFor('Termination', () =>
      andrius.post('/api/Request/Terminate', { form: multipart(fields, { field: 'Files', name: 'a.pdf' }) }),
    );
    expect(unstored).toMatchObject({
      status: 500,
      body: { code: 'terminateFailed', ErrorMessage: 'Nepavyko pateikti priedo ir nutraukti sutarties' },
    });
    const picture = multipart(fields, { field: 'Files', name: 'nutraukimas.jpg' });
    expect(await andrius.post('/api/Request/Terminate', { form: picture })).toMatchObject({
      status: 400,
      body: { errors: { 'Files[0].FileName': [expect.any(String)] } },
    });
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
