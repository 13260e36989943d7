import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { MAX_FILE_BYTES } from '../../domain/documents/limits.ts';
import { startApi, type Answer, type Api, type Client } from '../harness/api.ts';
import {
  askRegisters,
  contractToSign,
  CONTRACT_TERMS,
  multipart,
  PDF,
  signOnPage,
  type LoanPeople,
} from '../harness/over-http.ts';

let api: Api;
let people: LoanPeople;
let director: Client, other: Client;
let id = 0;

beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  other = await api.applicant('tekstile');
  const [assessor, manager, approver, signatory] = await Promise.all(
    ['egle', 'kristina', 'andrius', 'daiva'].map((key) => api.staff(key)),
  );
  people = { director, assessor: assessor!, manager: manager!, approver: approver!, signatory: signatory! };
  await askRegisters(director);
  id = await contractToSign(api, people);
}, 180_000);
afterAll(async () => await api?.close(), 60_000);

const sessions = async (): Promise<{ id: string; token: string | null }[]> =>
  api.database.db
    .selectFrom('signing')
    .select(['id', 'provider_token as token'])
    .where('request_id', '=', id)
    .execute();

describe('one signing, however often it is asked for', () => {
  test('a second click, a second tab and ten at once lead to the same page', async () => {
    const path = `/api/Request/GetSigningUrl/${id}`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => director.get(path)));
    const later = await director.get(path);
    const urls = new Set([...answers, later].map(({ body }) => (body as { signingUrl: string }).signingUrl));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(urls.size).toBe(1);
    const rows = await sessions();
    expect(rows).toHaveLength(1);
    expect(rows[0]!.token).not.toBeNull();
  }, 60_000);

  test('nobody else gets a page: another party, staff, nobody', async () => {
    const path = `/api/Request/GetSigningUrl/${id}`;
    expect((await other.get(path)).status).toBe(404);
    expect((await people.manager.get(path)).status).toBe(403);
    expect((await api.anybody.get(path)).status).toBe(401);
    expect((await director.get('/api/Request/GetSigningUrl/abc')).status).toBe(404);
    expect(await sessions()).toHaveLength(1);
  });

  test('who came back without signing is not believed to have signed', async () => {
    const back = await director.post(`/api/Request/ApplicantSigned?requestId=${id}`);
    expect(back).toMatchObject({ status: 200, body: { status: 7 } });
    const { body } = await director.get(`/api/Request/GetSigningInfo/${id}`);
    expect(body.waitsFor).toBe('applicant');
    expect(body.change).toBeNull();
  }, 30_000);

  test('once signed, there is nothing to sign', async () => {
    await signOnPage(director, id, { side: 'applicant', status: 8 });
    expect(await director.get(`/api/Request/GetSigningUrl/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'wrongStatus' },
    });
    // A changed contract file voids what the applicant signed, and it is theirs again.
    const terms = { RequestId: id, ...CONTRACT_TERMS, TermsConfirmed: 'true', FileConfirmed: 'true' };
    const changed = await people.manager.post('/api/Request/ChangeContractFile', {
      form: multipart(terms, { field: 'File', name: 'nauja.pdf' }),
    });
    expect(changed).toMatchObject({ status: 200, body: { status: 7 } });
    const voided = (await director.get(`/api/Request/GetSigningInfo/${id}`)).body;
    expect(voided.waitsFor).toBe('applicant');
    expect(voided.documents).not.toContainEqual(
      expect.objectContaining({ FileType: 'Contract', ApplicantSigningDate: expect.any(String) }),
    );
    await signOnPage(director, id, { side: 'applicant', status: 8 });
    // Saying that it is signed signs nothing: the provider is asked.
    const said = await people.signatory.post(`/api/Request/Signed?requestId=${id}`);
    expect(said.status === 200 ? said.body.status : said.status).not.toBe(9);
    await signOnPage(people.signatory, id, { side: 'provider', status: 9 });
    expect(await sessions()).toHaveLength(3);
  }, 60_000);
});

describe('a request for other conditions', () => {
  const PATH = '/api/Request/RequestChangeConditions';
  const ask = (who: Client, form: FormData, key?: string): Promise<Answer> =>
    who.post(PATH, { form, ...(key ? { key } : {}) });
  const one = (name: string, bytes = PDF): FormData =>
    multipart({ RequestId: id }, { field: 'Files', name, bytes });
  const statusOf = async (): Promise<number> =>
    (await director.get(`/api/Request/Get?requestId=${id}`)).body.RequestSystemInfo.Status as number;

  test('the letter is given in 9 only, to the applicant only', async () => {
    const path = `/api/Request/GetChangeConditionsTemplate/${id}`;
    const letter = await director.get(path);
    expect(letter.status).toBe(200);
    expect(letter.headers.get('content-disposition')).toContain(`prasymas_keisti_salygas_Nr_${id}.pdf`);
    expect(letter.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await other.get(path)).status).toBe(404);
    expect((await people.manager.get(path)).status).toBe(403);
    const draft = (await director.post('/api/Request/Start', { json: {} })).body.requestId as number;
    expect(await director.get(`/api/Request/GetChangeConditionsTemplate/${draft}`)).toMatchObject({
      status: 409,
      body: { code: 'wrongStatus' },
    });
    expect(
      await ask(director, multipart({ RequestId: draft }, { field: 'Files', name: 'a.pdf' })),
    ).toMatchObject({ status: 409, body: { code: 'wrongStatus' } });
  }, 60_000);

  test('wrong files change nothing and are told by name of the control', async () => {
    const eleven = multipart({ RequestId: id });
    for (let at = 0; at < 11; at += 1)
      eleven.append('Files', new Blob([new Uint8Array(PDF)]), `priedas-${at}.pdf`);
    const cases: [string, FormData, Record<string, unknown>][] = [
      ['none', multipart({ RequestId: id }), { errors: { Files: ['Privalote pasirinkti priedą'] } }],
      ['not a PDF by name', one('prašymas.docx'), { errors: expect.anything() }],
      ['not a PDF inside', one('prašymas.pdf', Buffer.from('MZ ne PDF')), { errors: expect.anything() }],
      ['empty', one('tuščias.pdf', Buffer.alloc(0)), { errors: expect.anything() }],
      ['too many', eleven, {}],
      [
        'a byte too large',
        one('didelis.pdf', Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES + 1 - PDF.length)])),
        {},
      ],
    ];
    for (const [name, form, body] of cases) {
      const answer = await ask(director, form);
      expect({ name, status: answer.status, refused: [400, 413].includes(answer.status) }).toMatchObject({
        refused: true,
      });
      expect(answer.body).toMatchObject(body);
      expect(await statusOf()).toBe(9);
    }
    expect(JSON.stringify((await ask(director, cases[5]![1])).body)).toContain(
      'Įkeliamas priedas viršija 20mb leistiną limitą',
    );
    const kept = await api.database.db
      .selectFrom('document')
      .select('id')
      .where('kind', '=', 'ChangeConditionsRequest')
      .execute();
    expect(kept).toEqual([]);
  }, 120_000);

  test('whoever is not the applicant cannot ask', async () => {
    expect((await ask(other, one('a.pdf'))).status).toBe(404);
    expect((await ask(people.manager, one('a.pdf'))).status).toBe(403);
    expect((await ask(api.anybody, one('a.pdf'))).status).toBe(401);
    expect(await statusOf()).toBe(9);
  }, 30_000);

  test('exactly 21,966,080 bytes are taken, and the same key twice asks once', async () => {
    const bytes = Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES - PDF.length)]);
    const key = randomUUID();
    const first = await ask(director, one('prašymas.pdf', bytes), key);
    expect(first).toMatchObject({ status: 200, body: { status: 13 } });
    const again = await ask(director, one('prašymas.pdf', bytes), key);
    expect(again.body).toEqual(first.body);
    const { body } = await director.get(`/api/Request/GetSigningInfo/${id}`);
    const asked = (body.documents as { FileType: string; FileName: string; Size: number }[]).filter(
      ({ FileType }) => FileType === 'ChangeConditionsRequest',
    );
    expect(asked).toMatchObject([{ FileName: 'prašymas.pdf', Size: MAX_FILE_BYTES }]);
  }, 60_000);
});
