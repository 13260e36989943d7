// What staff and the applicant are told of a returned request while its applicant edits it: over HTTP, from the raw answers.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { validForm } from '../harness/form.ts';
import { acceptedDraft, askRegisters, multipart } from '../harness/over-http.ts';
import { until } from '../harness/waiting.ts';
import { ATTACHMENT_TEXT } from '../../domain/texts/lt/attachment.ts';
import { LOAN } from '../../domain/texts/lt/form/loan.ts';

let api: Api;
let director: Client, egle: Client, kristina: Client;
let id: number;

beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  [egle, kristina] = [await api.staff('egle'), await api.staff('kristina')];
  await askRegisters(director);
  id = await acceptedDraft(api, director, '100000.00');
  await ok(director.post(`/api/Request/SendForApprove?requestId=${id}`));
  const comment = 'Patikslinkite prašomą sumą';
  await ok(egle.post('/api/Request/Return', { json: { requestId: id, comment } }));
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

async function ok(asked: ReturnType<Client['get']>) {
  const answer = await asked;
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body as Record<string, unknown>;
}

const detail = () => ok(director.get(`/api/Request/Get?requestId=${id}`));
const theCase = () => ok(kristina.get(`/api/Request/GetForManager?requestId=${id}`));

async function saveDraft(change: { sum: string; term?: number; size?: number; reason?: string }) {
  const form = validForm({ sum: change.sum });
  const json = {
    requestSystemInfo: { RequestId: id },
    formVersion: (await detail()).formVersion as number,
    ...form,
    CompanyData: { ...(form.CompanyData as object), CompanySizeType: change.size ?? 2 },
    LoanInfo: { ...(form.LoanInfo as object), LoanTerm: change.term ?? 24 },
    InvegaReason: change.reason ?? 'Kita priežastis',
  };
  return director.post('/api/Request/SaveDraft', { json });
}

describe('a returned request that its applicant edits', () => {
  test('stands for staff as it was submitted, answers, sum, limit and criteria alike', async () => {
    const before = await theCase();
    const limit = await ok(kristina.get(`/api/Request/GetRequestLimit/${id}`));
    const criteria = `/api/request/GetFinancialCriteriaResults/${id}?role=Manager`;
    const judged = await ok(kristina.get(criteria));
    expect(await saveDraft({ sum: '49000000.00', size: 4 })).toMatchObject({ status: 200 });
    await ok(director.post('/api/Request/CalculateFinancialCriteria', { json: { requestId: id } }));
    const after = await theCase();
    for (const key of [
      'LoanInfo',
      'CompanyData',
      'InvegaReason',
      'formVersion',
      'loanSum',
      'reserved',
      'Attachments',
    ])
      expect({ [key]: after[key] }).toEqual({ [key]: before[key] });
    expect(after).toMatchObject({ loanSum: '100000.00', reserved: '100000.00' });
    expect(await ok(kristina.get(`/api/Request/GetRequestLimit/${id}`))).toEqual(limit);
    expect(await ok(kristina.get(criteria))).toEqual(judged);
    const printed = JSON.stringify(await ok(kristina.get(`/api/Request/GetPreview/${id}`)));
    expect(printed).not.toContain('Kita priežastis');
  }, 60_000);

  test('shows its applicant what was typed last', async () => {
    expect(await saveDraft({ sum: '49000000.00', size: 4 })).toMatchObject({ status: 200 });
    const mine = await detail();
    expect(mine).toMatchObject({
      LoanInfo: { LoanSum: '49000000.00' },
      CompanyData: { CompanySizeType: 4 },
      InvegaReason: 'Kita priežastis',
    });
    expect(mine.formVersion).toBeGreaterThan((await theCase()).formVersion as number);
    const printed = JSON.stringify(await ok(director.get(`/api/Request/GetPreview/${id}`)));
    expect(printed).toContain('Kita priežastis');
    const rows = (await ok(director.get('/api/Request/List'))) as unknown as {
      Id: number;
      LoanSum: string;
    }[];
    expect(rows.find((row) => row.Id === id)).toMatchObject({ LoanSum: '100000.00' });
  }, 60_000);

  test.each([['500000000.00'], ['99999999999999.99'], ['daug']])(
    'may ask for %s in a draft, and an assessor may still be assigned',
    async (sum) => {
      expect(await saveDraft({ sum, term: 99_999 })).toMatchObject({ status: 200 });
      await ok(egle.post(`/api/Request/SetAssessor?requestId=${id}&userId=${egle.userId}`));
      expect(await theCase()).toMatchObject({ reserved: '100000.00' });
    },
    60_000,
  );

  test('is what its applicant sends, once it can be sent', async () => {
    expect(await saveDraft({ sum: '49000000.00' })).toMatchObject({ status: 200 });
    const refused = await director.post(`/api/Request/SendForApprove?requestId=${id}`);
    expect(refused.status).toBe(409);
    expect(await theCase()).toMatchObject({ reserved: '100000.00', LoanInfo: { LoanSum: '100000.00' } });
  }, 60_000);
});

describe('sent in again, a returned request', () => {
  test('tells its applicant before, and staff afterwards, which findings nobody has touched', async () => {
    const again = await acceptedDraft(api, director, '40000.00');
    await ok(director.post(`/api/Request/SendForApprove?requestId=${again}`));
    const comment = 'Patikslinkite sumą, paskirtį ir ataskaitas';
    const named = { sections: ['loan', 'purpose'], documents: ['7', '3'] };
    await ok(egle.post('/api/Request/Return', { json: { requestId: again, comment, ...named } }));
    const left = async () => {
      const mine = await ok(director.get(`/api/Request/Get?requestId=${again}`));
      return (mine.returned as { untouched: unknown }).untouched;
    };
    expect(await left()).toEqual({ ...named, isAll: false });
    // A file staff add is no answer of the applicant; one of the applicant's own is.
    const file = (FileType: number) =>
      multipart({ RequestId: again, FileType }, { field: 'Files', name: `${FileType}.pdf` });
    await ok(egle.post('/api/request/UploadFiles', { form: file(3) }));
    await ok(director.post('/api/request/UploadFiles', { form: file(7) }));
    const json = {
      requestSystemInfo: { RequestId: again },
      formVersion: (await ok(director.get(`/api/Request/Get?requestId=${again}`))).formVersion as number,
      ...validForm({ sum: '40000.00' }),
      InvegaReason: 'Patikslinta paskirtis',
    };
    await ok(director.post('/api/Request/Save', { json }));
    expect(await left()).toEqual({ sections: ['loan'], documents: ['3'], isAll: false });
    expect((await ok(kristina.get(`/api/Request/GetForManager?requestId=${again}`))).returned).toMatchObject({
      ...named,
      untouched: null,
    });
    await ok(director.post('/api/Request/CalculateFinancialCriteria', { json: { requestId: again } }));
    const status = `/api/Request/GetFinancialEvaluationStatus/${again}`;
    await until(async () => (await ok(director.get(status))).Status === 'Finished', { what: 'the criteria' });
    await ok(director.post(`/api/Request/SendForApprove?requestId=${again}`));
    const log = (await ok(kristina.get(`/api/Request/GetForManager?requestId=${again}`))).requestLog;
    const [newest, ...older] = (log as { action: string; comment: string; commentReader: string }[]).filter(
      ({ action }) => action === 'submit',
    );
    expect(newest).toMatchObject({
      comment: `Prašyta pataisyti, nepakeista: ${LOAN.title}; ${ATTACHMENT_TEXT[3].label}.`,
      commentReader: 'staff',
    });
    expect(older).toMatchObject([{ comment: null }]);
    const mine = JSON.stringify(await ok(director.get(`/api/Request/Get?requestId=${again}`)));
    expect(mine).not.toContain('nepakeista');
  }, 60_000);
});

test('a first draft with a term and a sum that no column holds is saved as typed', async () => {
  const started = await ok(director.post('/api/Request/Start', { json: {} }));
  const json = {
    requestSystemInfo: { RequestId: started.requestId },
    formVersion: 0,
    LoanInfo: { LoanSum: '500000000.00', LoanTerm: 99_999 },
  };
  expect(await director.post('/api/Request/SaveDraft', { json })).toMatchObject({ status: 200 });
  const mine = await ok(director.get(`/api/Request/Get?requestId=${started.requestId as number}`));
  expect(mine.LoanInfo).toMatchObject({ LoanSum: '500000000.00', LoanTerm: 99_999 });
}, 60_000);
