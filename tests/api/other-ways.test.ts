import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { linesOfPdf } from '../../db/files/pdf/text.ts';
import { addMonths, vilniusDate } from '../../domain/values/days.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { askRegisters, assessedRequest, multipart, PDF } from '../harness/over-http.ts';
import { until } from '../harness/waiting.ts';
import { OK, told } from './told.ts';

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

const TERMS = {
  InvegaContractNumber: 'TP-7',
  InvegaLoanSum: '50000.00',
  InvegaLoanInterestRate: '2.10',
  InvegaLoanPaymentTerm: addMonths(vilniusDate(Date.now()), 24),
  InvegaLoanDelayTerm: '3',
  TermsConfirmed: 'true',
  FileConfirmed: 'true',
};

const assessed = (): Promise<number> => assessedRequest(api, director, egle);

/** The declaration asks for three refusals of financing: of a bank, of a financial company, and one more of either. */
async function threeRefusals(id: number): Promise<void> {
  const detail = async () =>
    (await director.get(`/api/Request/Get?requestId=${id}`)).body.refusalsWanted as number;
  expect(await detail()).toBe(3);
  const bring = (RefusedBy: string) =>
    director.post('/api/request/UploadFiles', {
      form: multipart({ RequestId: id, FileType: 11, Additional: 'true', RefusedBy }, { field: 'Files' }),
    });
  expect((await bring('nobody')).status).toBe(400);
  for (const refuser of ['bank', 'bank', 'financialCompany']) {
    expect((await director.post(`/api/Request/SubmitAdditionalDocs?requestId=${id}`)).body.code).toBe(
      'refusalsComplete',
    );
    expect((await bring(refuser)).body[0]).toMatchObject({ RefusedBy: refuser });
  }
}

describe('the other ways of a request over HTTP', () => {
  test('approved with additional documents, documents brought, approved, taken back, rejected, copied', async () => {
    const id = await assessed();
    const bare = { requestId: id, comment: 'Reikia pažymų', refusalOfFunding: true };
    const nothing = await andrius.post('/api/Request/WaitForAdditionalDocs', { json: bare });
    expect(nothing).toMatchObject({
      status: 400,
      body: {
        errors: {
          InvegaContractNumber: ['Privalote įvesti sutarties numerį'],
          InvegaLoanSum: ['Neįvesta paskolos suma. Formatas 0.00 EUR'],
          InvegaLoanInterestRate: ['Neįvesta paskolos palūkanų norma'],
        },
      },
    });
    const rateless = { ...bare, invegaContractNumber: ' ', invegaLoanSum: '50000' };
    expect(
      (await andrius.post('/api/Request/WaitForAdditionalDocs', { json: rateless })).body.errors,
    ).toEqual({
      InvegaContractNumber: ['Privalote įvesti sutarties numerį'],
      InvegaLoanInterestRate: ['Neįvesta paskolos palūkanų norma'],
    });
    const late7 = {
      RequestId: id,
      Comment: 'Reikia pažymų',
      RefusalOfFunding: 'true',
      InvegaLoanDelayTerm: 7,
    };
    expect(
      (
        await andrius.post('/api/Request/WaitForAdditionalDocs', {
          form: multipart(late7, { field: 'File' }),
        })
      ).status,
    ).toBeGreaterThanOrEqual(400);
    const waiting = await andrius.post('/api/Request/WaitForAdditionalDocs', {
      form: multipart(
        { RequestId: id, Comment: 'Reikia pažymų', RefusalOfFunding: 'true', InvegaLoanDelayTerm: 3 },
        { field: 'File' },
      ),
    });
    expect(waiting).toMatchObject({ status: 200, body: { status: 11 } });
    expect(await director.post(`/api/Request/SubmitAdditionalDocs?requestId=${id}`)).toMatchObject({
      status: 409,
      body: { code: 'atLeastOneAdditionalFile' },
    });
    const added = await director.post('/api/request/UploadFiles', {
      form: multipart({ RequestId: id, FileType: 11, Additional: 'true' }, { field: 'Files' }),
    });
    expect(added.body[0]).toMatchObject({ Additional: true, AllowDelete: true, RefusedBy: null });
    await threeRefusals(id);
    expect(await director.post(`/api/Request/SubmitAdditionalDocs?requestId=${id}`)).toMatchObject({
      body: { status: 12 },
    });
    expect(
      await andrius.post('/api/Request/Approve', { form: multipart({ RequestId: id }, { field: 'File' }) }),
    ).toMatchObject({ body: { status: 3 } });
    expect((await director.get(`/api/Request/GetSignedDecision/${id}`)).bytes.subarray(0, 5).toString()).toBe(
      '%PDF-',
    );
    expect(await kristina.post(`/api/Request/InvegaSendForApprove?requestId=${id}`)).toMatchObject({
      body: { status: 2 },
    });
    const seven = {
      requestId: id,
      comment: 'Reikia pažymų',
      refusalOfFunding: true,
      invegaContractNumber: 'TP-7',
      invegaLoanSum: '50000',
      invegaLoanInterestRate: '2.10',
      invegaLoanDelayTerm: 3,
    };
    expect(await andrius.post('/api/Request/WaitForAdditionalDocs', { json: seven })).toMatchObject({
      status: 200,
      body: { status: 11 },
    });
    const { clocks } = (await egle.get(`/api/Request/GetForManager?requestId=${id}`)).body;
    expect(clocks).toContainEqual(expect.objectContaining({ kind: 'additionalDocuments', length: 30 }));
    expect(
      await andrius.post('/api/Request/Reject', { json: { requestId: id, comment: 'x' } }),
    ).toMatchObject({
      status: 400,
      body: { errors: { comment: ['įveskite ilgesnį/tikslesnį komentarą'] } },
    });
    const rejected = await andrius.post('/api/Request/Reject', {
      json: { requestId: id, comment: 'Neatitinka reikalavimų' },
    });
    expect(rejected).toMatchObject({ status: 200, body: { status: 4 } });
    expect((await director.get(`/api/Request/Get?requestId=${id}`)).body.rejected).toMatchObject({
      comment: 'Neatitinka reikalavimų',
      by: null,
    });
    const late = await andrius.post('/api/Request/Approve', { json: { RequestId: id } });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'wrongStatus', latest: { action: 'reject', status: 4 } },
    });
    const note = { requestId: id, approversComment: 'Po laiko' };
    expect(await andrius.post('/api/request/SaveAdditionalComments', { json: note })).toMatchObject({
      status: 409,
      body: { code: 'wrongStatus' },
    });
    const copy = await director.post(`/api/Request/Copy/${id}`);
    expect(copy).toMatchObject({ status: 200, body: { status: 1 } });
    const { body } = await director.get(`/api/Request/Get?requestId=${copy.body.requestId}`);
    expect(body.LoanInfo.LoanSum).toBe('50000.00');
    expect(body.RequestSystemInfo.CopiedFrom).toBe(id);
    // What was ticked is ticked anew; the list says the sum before anything is saved.
    expect(Object.values(body.Checks as object)).toEqual(Array(10).fill(false));
    expect(body).toMatchObject({ SelfDeclaration: false, pepData: { HasImportantResponsibilities: false } });
    const rows = (await director.get('/api/Request/List')).body as { Id: number; LoanSum: string }[];
    expect(rows.find(({ Id }) => Id === copy.body.requestId)).toMatchObject({ LoanSum: '50000.00' });
  }, 90_000);

  test('contract refused without its double check, file or term, then uploaded as a file and replaced', async () => {
    const id = await assessed();
    expect((await andrius.post('/api/Request/Approve', { json: { RequestId: id } })).status).toBe(200);
    const early = await kristina.post('/api/Request/UploadContract', {
      form: multipart({ RequestId: id, ...TERMS }, { field: 'File' }),
    });
    expect(early).toMatchObject({ status: 409, body: { code: 'doubleCheckAccepted' } });
    expect(
      (await kristina.post(`/api/Request/DoubleCheckRequestEvaluation?requestId=${id}`)).body,
    ).toMatchObject({ Decision: 1 });
    const none = await kristina.post('/api/Request/UploadContract', {
      form: multipart({ RequestId: id, ...TERMS }),
    });
    expect(none.body.errors).toEqual({ File: ['Privalote pasirinkti priedą'] });
    const noPdf = await kristina.post('/api/Request/UploadContract', {
      form: multipart({ RequestId: id, ...TERMS }, { field: 'File', name: 'sutartis.docx' }),
    });
    expect(noPdf).toMatchObject({ status: 400, body: { errors: { File: [expect.any(String)] } } });
    for (const delay of ['25', '0'])
      expect(
        await kristina.post('/api/Request/UploadContract', {
          form: multipart({ RequestId: id, ...TERMS, InvegaLoanDelayTerm: delay }, { field: 'File' }),
        }),
      ).toMatchObject({
        status: 400,
        body: { errors: { InvegaLoanDelayTerm: ['Įveskite atidėjimo terminą'] } },
      });
    const past = { RequestId: id, ...TERMS, InvegaLoanPaymentTerm: '2020-01-01' };
    const wrong = await kristina.post('/api/Request/UploadContract', {
      form: multipart(past, { field: 'File' }),
    });
    expect(wrong.body.errors).toEqual({ InvegaLoanPaymentTerm: ['Privalote paskolos terminą'] });
    const sent = await kristina.post('/api/Request/UploadContract', {
      form: multipart({ RequestId: id, ...TERMS }, { field: 'File' }),
    });
    expect(sent).toMatchObject({ status: 200, body: { status: 7 } });
    const edit = (field: string, value: string | number) =>
      kristina.post('/api/Request/ChangeContractFile', {
        form: multipart({ RequestId: id, ...TERMS, [field]: value }, { field: 'File' }),
      });
    const wrongEdits: [string, string | number, string][] = [
      ['InvegaLoanDelayTerm', 0, 'Turi būti įvestas sveikas skaičius nuo 1 iki 120'],
      ['InvegaLoanDelayTerm', 121, 'Turi būti įvestas sveikas skaičius nuo 1 iki 120'],
      ['InvegaLoanDelayTerm', 1.5, 'Turi būti įvestas sveikas skaičius'],
      ['InvegaContractNumber', '   ', 'Privalote įvesti sutarties numerį'],
      ['InvegaContractNumber', 'x'.repeat(61), 'Per ilgas tekstas'],
    ];
    for (const [field, value, said] of wrongEdits)
      expect(await edit(field, value)).toMatchObject({ status: 400, body: { errors: { [field]: [said] } } });
    const changed = await kristina.post('/api/Request/ChangeContractFile', {
      form: multipart(
        { RequestId: id, ...TERMS, InvegaLoanDelayTerm: 1 },
        { field: 'File', name: 'nauja.pdf' },
      ),
    });
    expect(changed).toMatchObject({ status: 200, body: { status: 7 } });
    expect((await director.get(`/api/Request/DownloadContract/${id}`)).bytes.equals(PDF)).toBe(true);
    const documents = (await director.get(`/api/Request/GetSigningInfo/${id}`)).body.documents as {
      FileType: string;
    }[];
    expect(documents.filter((one) => one.FileType === 'Contract')).toHaveLength(1);
    expect((await daiva.get(`/api/Request/GetSigningUrlManager/${id}`)).status).toBe(409);
    const staged = await api.database.db
      .selectFrom('document')
      .select('id')
      .where('state', '=', 'staged')
      .execute();
    expect(staged).toEqual([]);
  }, 90_000);

  test('the list is narrowed by every filter, and pages are thirty', async () => {
    const all = await egle.post('/api/Request/GetManagerRequests', { json: {} });
    expect(all.body.TotalCount).toBeGreaterThanOrEqual(2);
    expect(all.body.TotalPageCount).toBe(Math.ceil((all.body.TotalCount as number) / 30));
    const newest = { page: 1, countPerPage: 30, sortDirection: 2 };
    const ids = (await egle.post('/api/Request/GetManagerRequests', { json: newest })).body.SearchResult as {
      Id: number;
    }[];
    expect(ids.map(({ Id }) => Id)).toEqual(ids.map(({ Id }) => Id).sort((a, b) => b - a));
    const total = async (json: Record<string, unknown>) =>
      (await egle.post('/api/Request/GetManagerRequests', { json })).body.TotalCount as number;
    const first = all.body.SearchResult[0] as { Id: number; CompanyCode: string };
    expect(await total({ RequestId: String(first.Id) })).toBe(1);
    expect(await total({ RequestId: '-' })).toBe(all.body.TotalCount);
    expect(await total({ search: 'siaures' })).toBe(all.body.TotalCount);
    expect(await total({ CompanyName: 'nėra tokios' })).toBe(0);
    expect(await total({ CompanyCode: first.CompanyCode })).toBe(all.body.TotalCount);
    expect(await total({ RequestStatusIds: [7] })).toBe(1);
    expect(await total({ RequestStatusId: 4 })).toBe(1);
    expect(await total({ BusinessDaysToSignature: 10 })).toBe(1);
    expect(await total({ BusinessDaysToSignature: 9 })).toBe(0);
    expect(await total({ RequestAction: 45 })).toBe(1);
    expect(await total({ RequestAction: 45, UserEmail: 'egle@example.test' })).toBe(0);
    expect(await total({ AssessorId: egle.userId })).toBe(2);
    expect(await total({ IsReserved: true })).toBe(1);
    expect(await total({ HasParentCompanyCode: true, OnlyWithNewInvoices: true })).toBe(0);
    expect(await total({ SubmittedDates: { dateFrom: '2020-01-01', dateTo: '2099-01-01' } })).toBe(2);
    expect(await total({ SignedDates: { dateFrom: '2020-01-01' } })).toBe(0);
    for (const sortBy of ['deadline', 'id', 'submitted', 'sum', 'name', 'status']) {
      expect(
        (
          await egle.post('/api/Request/GetManagerRequests', {
            json: { sortBy, sortDirection: 2, countPerPage: 1 },
          })
        ).body,
      ).toMatchObject({
        TotalPageCount: all.body.TotalCount,
      });
    }
    for (const queue of ['mine', 'unassigned', 'overdue', 'paymentRequests', 'newBills', 'status-7']) {
      expect((await egle.get(`/api/BackOffice/GetTasks?queue=${queue}`)).status).toBe(200);
    }
    expect((await egle.post('/api/Request/GetManagerRequests', { json: { queue: 'nothing' } })).status).toBe(
      400,
    );
  }, 30_000);
});

const approved = async (terms: Record<string, unknown> = {}): Promise<number> => {
  const id = await assessed();
  expect(told(await andrius.post('/api/Request/Approve', { json: { RequestId: id, ...terms } }))).toEqual(OK);
  return id;
};
const seenBy = async (who: Client, id: number, call: string) =>
  (await who.get(`/api/Request/${call}?requestId=${id}`)).body as {
    Documents: { FileType: string; void: boolean }[];
  };

describe('papers of a decision', () => {
  const paper = (id: number, kind: string) =>
    until(
      async () =>
        (await api.database.db
          .selectFrom('document')
          .select(['id', 'terms'])
          .where('request_id', '=', id)
          .where('kind', '=', kind)
          .where('state', '=', 'current')
          .executeTakeFirst()) ?? null,
      { what: `the ${kind}` },
    );
  const linesAt = async (who: Client, path: string) => linesOfPdf((await who.get(path)).bytes);

  test('the certificate is a document of its own, numbered as the decision is', async () => {
    const id = await approved({ NoBankFinancingNote: true });
    expect((await paper(id, 'Decision')).terms).toMatchObject({ number: `${id}-S1` });
    expect((await paper(id, 'NoBankFinancingNote')).terms).toMatchObject({ number: `${id}-P1` });
    const kinds = (await seenBy(director, id, 'Get')).Documents.map(({ FileType }) => FileType);
    expect(kinds.sort()).toEqual(['Decision', 'NoBankFinancingNote']);
    const path = `/api/Request/GetNoBankFinancingNote/${id}`;
    const note = (await linesAt(director, path)).join(' ');
    expect(note).toContain('finansavimo jam neskirta');
    expect(note).toContain(`Nr. ${id}-P1`);
    const decision = (await linesAt(director, `/api/Request/GetSignedDecision/${id}`)).join(' ');
    expect(decision).not.toContain('finansavimo jam neskirta');
    expect(decision).toContain(`Nr. ${id}-S1`);
    // Terms that change leave the certificate as it is; a decision after it has the next number.
    const json = { RequestId: id, InvegaLoanSum: '45000.00', Reason: 'Sumažėjo poreikis' };
    expect(told(await andrius.post('/api/Request/ChangeApprovedTerms', { json }))).toEqual(OK);
    await until(
      async () => ((await paper(id, 'Decision')).terms as { number: string }).number === `${id}-S2` || null,
      {
        what: 'the next decision',
      },
    );
    expect((await paper(id, 'NoBankFinancingNote')).terms).toMatchObject({ number: `${id}-P1` });
    expect(told(await kristina.post(`/api/Request/InvegaSendForApprove?requestId=${id}`))).toEqual(OK);
    expect((await director.get(path)).status).toBe(404);
    // Approved with documents asks the same; with a decision of one's own the certificate comes all the same.
    const form = multipart(
      { RequestId: id, NoBankFinancingNote: 'true', InvegaLoanDelayTerm: 3 },
      { field: 'File' },
    );
    expect(told(await andrius.post('/api/Request/WaitForAdditionalDocs', { form }))).toEqual(OK);
    expect((await paper(id, 'NoBankFinancingNote')).terms).toMatchObject({ number: `${id}-P2` });
  }, 90_000);

  test('a decision is printed again after its differences were seen; the one before stays with staff', async () => {
    const id = await approved();
    const first = await paper(id, 'Decision');
    const path = `/api/Request/GetDecisionDifferences/${id}`;
    expect((await director.get(path)).status).toBe(403);
    expect((await egle.get(path)).status).toBe(403);
    expect((await kristina.get(path)).body).toMatchObject({ HasChanged: false, IsOwnFile: false });
    const renamed = 'UAB „Naujas vardas“';
    const snapshots = api.database.db
      .updateTable('register_snapshot')
      .where('register', '=', 'legal-entities');
    const rename = sql`jsonb_set(data, '{name}', to_jsonb(${renamed}::text))`;
    await snapshots.set({ data: sql`${rename} || jsonb_build_object('was', data->'name')` }).execute();
    try {
      const { body } = await kristina.get(path);
      const lines = body.Lines as { Kind: string; Text: string }[];
      expect(lines.filter(({ Kind }) => Kind !== 'same').map(({ Kind }) => Kind)).toEqual([
        'removed',
        'added',
      ]);
      expect(lines.find(({ Kind }) => Kind === 'added')!.Text).toContain(renamed);
      expect(told(await egle.post(`/api/Request/RegenerateDecisionDoc?requestId=${id}`)).status).toBe(403);
      expect(told(await kristina.post(`/api/Request/RegenerateDecisionDoc?requestId=${id}`))).toEqual(OK);
      await until(async () => (await paper(id, 'Decision')).id !== first.id || null, {
        what: 'a new decision',
      });
    } finally {
      const back = sql`(data || jsonb_build_object('name', data->'was')) - 'was'`;
      await snapshots.set({ data: sql`${back}` }).execute();
    }
    const now = `/api/Request/GetSignedDecision/${id}`;
    expect((await linesAt(director, now)).join(' ')).toContain(renamed);
    expect((await paper(id, 'Decision')).terms).toMatchObject({ number: `${id}-S1` });
    const before = `${now}?documentId=${first.id}`;
    expect((await linesAt(egle, before)).join(' ')).not.toContain(renamed);
    // An applicant is given the decision that counts, whatever is named.
    expect((await linesAt(director, before)).join(' ')).toContain(renamed);
    const listed = (await seenBy(egle, id, 'GetForManager')).Documents;
    expect(listed.map(({ FileType, void: isVoid }) => [FileType, isVoid])).toEqual([
      ['Decision', false],
      ['Decision', true],
    ]);
  }, 90_000);
});
