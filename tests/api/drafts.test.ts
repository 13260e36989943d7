import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { acceptedDraft, askRegisters } from '../harness/over-http.ts';

let api: Api;
let director: Client, colleague: Client, stranger: Client, assessor: Client;
let id = 0;
let version = 0;

beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  stranger = await api.applicant('tekstile');
  assessor = await api.staff('egle');
  // Another person with rights to the same party.
  colleague = await api.logIn({
    userId: stranger.userId,
    kind: 'applicant',
    partyId: director.partyId,
    loginType: 'Company',
  });
  id = (await director.post('/api/Request/Start', { json: {} })).body.requestId as number;
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

const saving = (formVersion: number, answers: object = {}, requestId = id) => ({
  json: { requestSystemInfo: { RequestId: requestId }, formVersion, ...answers },
});
const save = async (who: Client, formVersion: number, answers: object = {}) =>
  who.post('/api/Request/SaveDraft', saving(formVersion, answers));
const stored = async () => {
  const { form, form_version, saved_at } = await api.database.db
    .selectFrom('loan_request_form')
    .selectAll()
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();
  return { form: form as Record<string, Record<string, unknown>>, form_version, saved_at };
};
const sum = (LoanSum: string) => ({ LoanInfo: { LoanSum } });

describe('the draft on the server', () => {
  test('takes half an answer, and says what is stored and when', async () => {
    const answer = await save(director, 0, { ...sum('185 0'), ContactInfo: { ApplicantPhone: '+3' } });
    expect(answer).toMatchObject({ status: 200, body: { saveSuccessfull: true, formVersion: 1 } });
    version = answer.body.formVersion as number;
    const read = (await director.get(`/api/Request/Get?requestId=${id}`)).body;
    expect(read).toMatchObject({
      formVersion: 1,
      savedAt: answer.body.savedAt,
      LoanInfo: { LoanSum: '1850.00' },
    });
    expect(read.ContactInfo.ApplicantPhone).toBe('+3');
  });

  test('the same save again, as after a lost answer, changes nothing and answers the same', async () => {
    const key = 'draft-again-1';
    const first = await director.post('/api/Request/SaveDraft', { ...saving(version, sum('1')), key });
    const again = await director.post('/api/Request/SaveDraft', { ...saving(version, sum('1')), key });
    expect(again.body).toEqual(first.body);
    version = first.body.formVersion as number;
    expect((await stored()).form_version).toBe(version);
  });

  test('a colleague who saves over a newer draft is told who saved it and when, and nothing changes', async () => {
    const before = await stored();
    const answer = await save(colleague, version - 1, sum('2'));
    expect(answer).toMatchObject({ status: 409, body: { code: 'formVersionMatches', formVersion: version } });
    expect(answer.body.latest).toMatchObject({
      action: 'save',
      actorName: expect.stringMatching(/^Ieva /),
      own: false,
      at: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
    });
    expect(await stored()).toEqual(before);
    const mine = await save(director, version - 1, sum('3'));
    expect(mine.body.latest).toMatchObject({ own: true });
    expect((await director.post('/api/Request/Save', saving(version + 7))).body.code).toMatch(
      /formVersionMatches|validation/,
    );
    expect(await stored()).toEqual(before);
  });

  test('of two saves at once one is stored and the other is told', async () => {
    const answers = await Promise.all([
      save(director, version, sum('10')),
      save(colleague, version, sum('20')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    version += 1;
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await stored()).form.LoanInfo!.LoanSum).toBe(winner === 0 ? '10.00' : '20.00');
  });

  test("is nobody else's: strangers, staff and whoever has not logged in", async () => {
    const before = await stored();
    expect((await save(stranger, version, sum('5'))).status).toBe(404);
    expect((await save(assessor, version, sum('5'))).status).toBe(403);
    expect((await save(api.anybody, version, sum('5'))).status).toBe(401);
    expect(await stored()).toEqual(before);
  });

  test('fields nobody declared and fields of the registers are left out', async () => {
    const answer = await save(director, version, {
      ...sum('7'),
      Admin: true,
      CompanyData: { CompanyName: 'Kita', CompanyCode: '1', hacked: 1, toString: 'x' },
      RequestSystemInfo: { Status: 9 },
      Status: 3,
    });
    expect(answer.status).toBe(200);
    version = answer.body.formVersion as number;
    const { form } = await stored();
    expect(JSON.stringify(form)).not.toMatch(/hacked|Admin|Kita/);
    expect(Object.hasOwn(form.CompanyData ?? {}, 'toString')).toBe(false);
    const row = await director.get(`/api/Request/Get?requestId=${id}`);
    expect(row.body.RequestSystemInfo.Status).toBe(1);
  });

  test.each([
    [
      'a prototype as a key',
      '{"requestSystemInfo":{"RequestId":ID},"formVersion":V,"__proto__":{"a":1}}',
      400,
    ],
    [
      'a prototype deep inside',
      '{"requestSystemInfo":{"RequestId":ID},"formVersion":V,"LoanInfo":{"constructor":{"prototype":{}}}}',
      400,
    ],
    ['a body that is no JSON', '{"requestSystemInfo":', 400],
    ['a list', '[]', 400],
    ['no version', '{"requestSystemInfo":{"RequestId":ID}}', 400],
    ['a version below zero', '{"requestSystemInfo":{"RequestId":ID},"formVersion":-1}', 400],
    ['half a version', '{"requestSystemInfo":{"RequestId":ID},"formVersion":1.5}', 400],
    [
      'a section that is text',
      '{"requestSystemInfo":{"RequestId":ID},"formVersion":V,"LoanInfo":"visi"}',
      400,
    ],
    ['a request that is not there', '{"requestSystemInfo":{"RequestId":2147483647},"formVersion":V}', 404],
    [
      'more than a megabyte',
      `{"requestSystemInfo":{"RequestId":ID},"formVersion":V,"LoanInfo":{"LoanSum":"${'1'.repeat(1_100_000)}"}}`,
      413,
    ],
  ])('%s is refused and nothing is lost', async (_name, text, status) => {
    const before = await stored();
    const json = text.replace('ID', String(id)).replace(':V', `:${version}`);
    const answer = await director.post('/api/Request/SaveDraft', { json });
    expect(answer.status).toBe(status);
    expect(answer.body.code).toMatch(/^\w+$/);
    expect(await stored()).toEqual(before);
  });

  test('more rows than the form takes are kept and said to be too many; deep nonsense is not', async () => {
    const rows = Array.from({ length: 500 }, (_one, index) => ({ name: `Tiekėjas ${index}` }));
    const answer = await save(director, version, { suppliers: rows, LoanInfo: { LoanSum: { $gt: '' } } });
    expect(answer.status).toBe(200);
    version = answer.body.formVersion as number;
    const { form } = await stored();
    expect(form.suppliers).toHaveLength(500);
    expect(form.LoanInfo?.LoanSum ?? null).not.toEqual(expect.objectContaining({ $gt: '' }));
  });

  test('of a request that was submitted meanwhile is closed', async () => {
    await askRegisters(director);
    const submitted = await acceptedDraft(api, director);
    expect((await director.post(`/api/Request/SendForApprove?requestId=${submitted}`)).status).toBe(200);
    const answer = await director.post('/api/Request/SaveDraft', saving(1, sum('9'), submitted));
    expect(answer).toMatchObject({ status: 409, body: { code: 'wrongStatus' } });
    expect(answer.body.ErrorDescription).toMatch(/\S/);
  }, 60_000);
});
