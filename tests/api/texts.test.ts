import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { linesOfPdf } from '../../db/files/pdf/text.ts';
import { textKind, type TextKey } from '../../domain/texts/lt/template/kinds.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { askRegisters, multipart, signedRequest, signOnPage, type LoanPeople } from '../harness/over-http.ts';
import { until } from '../harness/waiting.ts';

let api: Api;
let saulius: Client, second: Client, daiva: Client;
let people: LoanPeople;

beforeAll(async () => {
  api = await startApi();
  const director = await api.applicant();
  const [assessor, manager, approver] = [
    await api.staff('egle'),
    await api.staff('kristina'),
    await api.staff('andrius'),
  ];
  daiva = await api.staff('daiva');
  saulius = await api.staff('saulius', ['administrator']);
  second = await api.staff('ona', ['administrator', 'manager']);
  people = { director, assessor, manager, approver, signatory: daiva };
  await askRegisters(director);
}, 180_000);
afterAll(async () => await api?.close(), 60_000);

const ROOT = '/api/BackOffice/Texts';
const first = (key: TextKey) => textKind(key).first;
const saved = (who: Client, key: TextKey, version: number, parts: object) =>
  who.post(`${ROOT}/${key}/Draft`, { json: { version, parts } });
const said = (who: Client, key: TextKey, deed: 'Propose' | 'Confirm' | 'Decline', json: object) =>
  who.post(`${ROOT}/${key}/${deed}`, { json });

/** What four eyes put in force. */
async function inForce(key: TextKey, parts: object): Promise<void> {
  expect((await saved(saulius, key, 0, parts)).status).toBe(200);
  expect((await said(saulius, key, 'Propose', { version: 1, reason: 'Pasikeitė tvarka' })).status).toBe(200);
  expect((await said(second, key, 'Confirm', { version: 2 })).status).toBe(200);
}

const madeWith = async (id: number, kind: string) =>
  (
    await api.database.db
      .selectFrom('document')
      .select('terms')
      .where('request_id', '=', id)
      .where('kind', '=', kind)
      .where('signed_version_of', 'is', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
  ).terms;
const wordsOf = async (bytes: Buffer): Promise<string> =>
  (await linesOfPdf(bytes)).join(' ').replaceAll('\u00A0', ' ');

describe('texts of documents and mails', () => {
  test('a draft without a clause or with an unknown place is refused in words; who wrote it cannot put it in force', async () => {
    for (const who of [people.manager, people.director])
      expect((await who.get(`${ROOT}/contract`)).status).toBe(403);
    const text = first('contract')['text']!;
    const broken = text.replace(/^\[būtina delspinigiai\].*$/mu, 'Moka {bauda}.');
    expect((await saved(saulius, 'contract', 0, { text: broken })).status).toBe(200);
    expect(await said(saulius, 'contract', 'Propose', { version: 1, reason: 'Nes' })).toMatchObject({
      status: 400,
      body: {
        errors: {
          text: ['Nežinomas laukas {bauda}', 'Trūksta privalomos nuostatos „delspinigiai“'],
          reason: ['Nurodykite priežastį, bent 6 simbolius'],
        },
      },
    });
    expect((await saulius.get(`${ROOT}/contract/Preview`)).status).toBe(400);
    const edited = { text: text.replace('0,03 procento', '0,02 procento') };
    expect(await saved(second, 'contract', 0, edited)).toMatchObject({
      status: 409,
      body: { code: 'policyDraftChanged', details: { savedBy: 'Saulius Girdenis' } },
    });
    expect((await saved(saulius, 'contract', 1, edited)).status).toBe(200);
    const preview = await saulius.get(`${ROOT}/contract/Preview`);
    expect(await wordsOf(preview.bytes)).toContain('moka 0,02 procento');
    const reason = 'Sumažinti delspinigiai';
    expect((await said(saulius, 'contract', 'Propose', { version: 2, reason })).status).toBe(200);
    expect(await said(saulius, 'contract', 'Confirm', { version: 3 })).toMatchObject({
      status: 409,
      body: { code: 'repairOwn' },
    });
    expect((await said(second, 'contract', 'Decline', { version: 3, reason: 'Per anksti' })).status).toBe(
      200,
    );
    expect((await said(second, 'contract', 'Confirm', { version: 4 })).status).toBe(409);
    expect((await said(saulius, 'contract', 'Propose', { version: 4, reason })).status).toBe(200);
    expect((await said(second, 'contract', 'Confirm', { version: 5 })).status).toBe(200);
    const { body } = await saulius.get(`${ROOT}/contract`);
    expect(body).toMatchObject({
      draft: null,
      versions: [
        { version: 2, reason, writtenBy: 'Saulius Girdenis', parts: edited },
        { version: 1, reason: null, parts: { text } },
      ],
    });
  }, 120_000);

  test('a mail may name no person', async () => {
    const parts = { ...first('mail-contractToSign'), subject: 'Pasirašykite sutartį Nr. {numeris}' };
    expect(
      (await saved(saulius, 'mail-contractToSign', 0, { ...parts, body: 'Laba diena, {vardas}' })).status,
    ).toBe(200);
    const refused = await said(saulius, 'mail-contractToSign', 'Propose', {
      version: 1,
      reason: 'Kreipinys',
    });
    expect(JSON.stringify(refused.body)).toContain('Nežinomas laukas {vardas}');
    const gone = await saulius.delete(`${ROOT}/mail-contractToSign/Draft?version=1`);
    expect(gone.status).toBe(200);
    await inForce('mail-contractToSign', parts);
  }, 60_000);

  test('documents say by which version they were made, and who signs for the provider by what office', async () => {
    const office = { office: 'paskolų skyriaus vadovė', basisNumber: 'Į-12', basisDate: '2026-01-05' };
    const accounts = (await saulius.get('/api/BackOffice/Signatories')).body.accounts as {
      id: string;
      name: string;
    }[];
    const { id } = accounts.find(({ name }) => name === 'Daiva Stonkutė')!;
    const keep = (json: object) => saulius.post('/api/BackOffice/SaveSignatory', { json: { id, ...json } });
    expect(await keep({ ...office, basisNumber: '', basisDate: '2999-01-01', reason: '' })).toMatchObject({
      status: 400,
      body: {
        errors: {
          basisNumber: ['Įveskite įgaliojimo numerį'],
          basisDate: ['Įgaliojimas dar neišduotas'],
          reason: ['Nurodykite priežastį, bent 6 simbolius'],
        },
      },
    });
    expect((await keep({ ...office, reason: 'Naujas įgaliojimas' })).status).toBe(200);

    const request = await signedRequest(api, people);
    expect(await madeWith(request, 'Contract')).toMatchObject({ text: { key: 'contract', version: 2 } });
    expect(await madeWith(request, 'Decision')).toMatchObject({ text: { key: 'approval', version: 1 } });
    const named =
      'paskolų skyriaus vadovė Daiva Stonkutė, veikiantis (-i) pagal 2026-01-05 įgaliojimą Nr. Į-12';
    const contract = await people.director.get(`/api/Request/DownloadContract/${request}`);
    expect(await wordsOf(contract.bytes)).toContain(named);
    expect(await wordsOf(contract.bytes)).toContain('moka 0,02 procento');
    const decision = await people.director.get(`/api/Request/GetSignedDecision/${request}`);
    expect(await wordsOf(decision.bytes)).toContain(named);

    await changes(request);
  }, 240_000);

  test('a notice shows its mail in the version it went in, whatever is in force since', async () => {
    const shown = async () => {
      const { items } = (await people.director.get('/api/Notifications/GetList')).body as {
        items: {
          kind: string;
          mail: { state: string } | null;
          text: { version: number; subject: string } | null;
        }[];
      };
      return items.find(({ kind }) => kind === 'contractToSign')!;
    };
    await until(async () => (await shown()).mail?.state === 'sent', { what: 'the mail' });
    const second = { version: 2, subject: 'Pasirašykite sutartį Nr. {numeris}' };
    expect((await shown()).text).toMatchObject(second);
    await inForce('mail-contractToSign', {
      ...first('mail-contractToSign'),
      subject: 'Nr. {numeris}: parašas',
    });
    expect((await shown()).text).toMatchObject(second);
    // Sent before the version was noted: the one that was in force then; not sent yet: the one in force now.
    const { db } = api.database;
    await sql`update outbox set text_version = null where kind = 'contractToSign'`.execute(db);
    expect((await shown()).text).toMatchObject(second);
    await sql`update outbox set sent_at = null where kind = 'contractToSign'`.execute(db);
    expect((await shown()).text).toMatchObject({ version: 3, subject: 'Nr. {numeris}: parašas' });
  }, 60_000);
});

/** A change of conditions with the agreement the portal makes. */
async function changes(id: number): Promise<void> {
  const form = multipart({ RequestId: id }, { field: 'Files', name: 'prasymas.pdf' });
  expect((await people.director.post('/api/Request/RequestChangeConditions', { form })).status).toBe(200);
  const before = (await people.manager.get(`/api/Request/GetForManager?requestId=${id}`)).body.Contract as {
    InvegaLoanPaymentTerm: string;
  };
  const terms = {
    InvegaDocumentNumber: 'TP-9/P1',
    InvegaDocumentDate: vilniusDate(Date.now()),
    InvegaLoanSum: '40000.00',
    InvegaLoanInterestRate: '2.10',
    InvegaLoanPaymentTerm: before.InvegaLoanPaymentTerm,
  };
  const generate = (who: Client, json: object) =>
    who.post(`/api/Request/GenerateChangeConditions/${id}`, { json });
  expect((await generate(people.assessor, terms)).status).toBe(403);
  const made = await generate(people.manager, terms);
  expect(made.status).toBe(200);
  const documentId = made.body.documentId as string;
  const path = `/api/Request/GetGeneratedChange/${id}?documentId=${documentId}`;
  expect((await people.director.get(path)).status).toBe(403);
  const words = await wordsOf((await people.manager.get(path)).bytes);
  expect(words).toContain(
    'Paskolos suma buvo 50 000,00 EUR; nuo šio susitarimo įsigaliojimo ji yra 40 000,00 EUR.',
  );
  expect(words).not.toContain('palūkanų norma buvo');
  expect(words).toContain('1 priedas. Grąžinimo grafikas po pakeitimo');

  const send = (json: object) =>
    people.manager.post('/api/Request/UploadChangeConditions', {
      json: { RequestId: id, ...terms, DocumentId: documentId, ...json },
    });
  expect(await send({ InvegaLoanSum: '41000.00' })).toMatchObject({
    status: 409,
    body: { code: 'documentTermsDiffer' },
  });
  expect(await send({})).toMatchObject({ status: 200, body: { status: 14 } });
  expect(await madeWith(id, 'ChangeConditions')).toMatchObject({
    text: { key: 'conditionsChange', version: 1 },
  });
  await signOnPage(people.director, id, { side: 'applicant', status: 15 });
  await signOnPage(people.signatory, id, { side: 'provider', status: 16 });
}
