import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { acceptedDraft, askRegisters } from '../harness/over-http.ts';

let api: Api;
let director: Client, other: Client, egle: Client, kristina: Client;
let id = 0;

beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  other = await api.applicant('tekstile');
  [egle, kristina] = [await api.staff('egle'), await api.staff('kristina')];
  await askRegisters(director);
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

const rowOf = async (requestId = id) =>
  ((await director.get('/api/Request/List')).body as { Id: number }[]).find(({ Id }) => Id === requestId);

describe('the list and the papers of a request over HTTP', () => {
  test('a draft says how far it is, what is missing, and what it asks for', async () => {
    const empty = (await director.post('/api/Request/Start', { json: {} })).body.requestId as number;
    expect(await rowOf(empty)).toMatchObject({
      Status: 1,
      progress: null,
      missingAttachments: 6,
      LoanPurposeId: null,
      reasons: [],
      returned: null,
      AssessorEmail: 'paskolos@pavyzdys.lt',
      actions: [
        { name: 'save', refusal: null },
        { name: 'delete', refusal: null },
      ],
    });
    id = await acceptedDraft(api, director);
    expect(await rowOf()).toMatchObject({
      progress: { done: 12, total: 12, next: null },
      missingAttachments: 0,
      LoanPurposeId: 2,
      LoanTerm: expect.any(Number),
      LoanSum: '50000.00',
    });
    expect(await rowOf(987_654)).toBeUndefined();
    expect((await other.get('/api/Request/List')).body).toEqual([]);
    expect((await egle.get('/api/Request/List')).status).toBe(403);
  }, 60_000);

  test('there is no receipt before the submission, and none of a second one before that', async () => {
    expect((await director.get(`/api/Request/GetReceipt/${id}`)).status).toBe(404);
    expect((await director.post(`/api/Request/SendForApprove?requestId=${id}`)).body.status).toBe(2);
    const { body } = await director.get(`/api/Request/GetReceipt/${id}?no=1`);
    expect(body).toMatchObject({
      No: 1,
      Status: 2,
      SubmittedBy: 'Ieva Sakalauskaitė',
      emails: ['linija@example.test'],
      contact: { email: 'paskolos@pavyzdys.lt' },
      clock: { kind: 'evaluation' },
    });
    expect((await director.get(`/api/Request/GetReceipt/${id}?no=2`)).status).toBe(404);
    expect((await other.get(`/api/Request/GetReceipt/${id}?no=1`)).status).toBe(404);
    expect((await director.get(`/api/Request/GetReceipt/${id}?no=x`)).status).toBe(400);
  }, 30_000);

  test('everything answered is one PDF, for the party and for staff, for nobody else', async () => {
    const path = `/api/Request/GetRequestPdf/${id}`;
    for (const who of [director, egle]) {
      const copy = await who.get(path);
      expect(copy.status).toBe(200);
      expect(copy.headers.get('content-type')).toBe('application/pdf');
      expect(copy.headers.get('content-disposition')).toContain(`prasymas_Nr_${id}.pdf`);
      expect(copy.bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(copy.bytes.length).toBe(Number(copy.headers.get('content-length')));
    }
    expect((await other.get(path)).status).toBe(404);
    expect((await api.anybody.get(path)).status).toBe(401);
    expect((await director.get('/api/Request/GetRequestPdf/0')).status).toBe(404);
  }, 30_000);

  test('the answers on the screen are those of the walk, names behind codes and the request itself included', async () => {
    const { body } = await director.get(`/api/Request/GetPreview/${id}`);
    const sections = body.sections as {
      id: string;
      rows: { question: string; answer: string; fromRegister: boolean }[];
    }[];
    expect(sections[0]!.rows[0]).toEqual({
      question: 'Prašymo numeris',
      answer: String(id),
      fromRegister: true,
    });
    const answers = sections.flatMap(({ rows }) => rows.map(({ answer }) => answer));
    expect(answers).toContain('Lietuva');
    expect(answers.some((answer) => /% %/.test(answer))).toBe(false);
  }, 30_000);

  test('a returned request says how much is to be mended, and its next receipt is the second', async () => {
    await egle.post(`/api/Request/SetAssessor?requestId=${id}&userId=${egle.userId}`);
    const json = {
      requestId: id,
      comment: 'Patikslinkite sumą',
      sections: ['loan', 'purpose'],
      documents: ['5'],
    };
    expect((await kristina.post('/api/Request/Return', { json })).body.status).toBe(5);
    expect(await rowOf()).toMatchObject({
      Status: 5,
      returned: { sections: 2, documents: 1 },
      clock: { kind: 'correction' },
      AssessorEmail: 'paskolos@pavyzdys.lt',
    });
    expect((await director.get(`/api/Request/GetReceipt/${id}?no=2`)).status).toBe(404);
    expect((await director.post(`/api/Request/SendForApprove?requestId=${id}`)).body.status).toBe(2);
    expect((await director.get(`/api/Request/GetReceipt/${id}?no=2`)).body).toMatchObject({ No: 2 });
  }, 60_000);
});
