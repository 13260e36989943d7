import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { MAX_FILE_BYTES } from '../../domain/documents/limits.ts';
import { CONTAINER_FAULT_TEXT } from '../../domain/texts/lt/container.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { PDF } from '../harness/over-http.ts';
import {
  actAs,
  authorisationForm,
  authorise,
  day,
  logInAs,
  personOf,
  setDays,
  type AuthorisationFields,
} from '../harness/representatives.ts';
import { adocOf, type AdocMade } from '../stand-ins/adoc.ts';
import { signerOf } from '../stand-ins/authorities.ts';

const SAVE = '/api/Users/SaveCompanyRepresentative';
const remove = (id: string) => `/api/Users/DeleteCompanyRepresentative/${id}`;
const fileOf = (id: string, number: string | number = 1) =>
  `/api/Users/GetRepresentativeFile/${id}/${number}`;
const NOBODY = '00000000-0000-4000-8000-000000000009';
const documents = { 'įgaliojimas.pdf': PDF };
const adoc = (bytes: Buffer) => ({ name: 'pasirašytas.adoc', bytes });

let api: Api;
let director: Client, other: Client;

beforeAll(async () => {
  api = await startApi({ withWorker: false });
  director = await api.applicant();
  other = await api.applicant('tekstile');
}, 60_000);
afterAll(async () => await api?.close(), 60_000);
beforeEach(async () => {
  await sql`update representative set deleted_at = now() where deleted_at is null`.execute(api.database.db);
});

const listOf = async (who: Client) => (await who.get('/api/Users/GetEditList')).body as { Id: string }[];
const errorsOf = async (fields: AuthorisationFields, file?: { name: string; bytes: Uint8Array } | null) => {
  const answer = await director.post(SAVE, { form: authorisationForm(fields, file) });
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation' } });
  expect(answer.body.ErrorMessage).toBeUndefined();
  return answer.body.errors as Record<string, string[]>;
};

describe('what a party keeps of its representatives', () => {
  test('saved with its document, listed, changed, opened and removed', async () => {
    const { Id } = (await authorise(director)).body as { Id: string };
    const [row] = (await director.get('/api/Users/GetEditList')).body as Record<string, unknown>[];
    expect(row).toMatchObject({
      Id,
      FirstName: 'Jonas',
      PersonalCode: personOf('jonas').PersonalCode,
      ValidFrom: day(-1),
      ValidTo: day(60),
      Validity: 'valid',
      RepresentativeType: 'Company',
      Files: [{ FileId: 1, FileTypeId: 1, FileName: 'igaliojimas.pdf', Size: PDF.length }],
    });
    const file = await director.get(fileOf(Id));
    expect(file.bytes).toEqual(PDF);
    expect(file.headers.get('content-type')).toBe('application/pdf');

    const changed = authorisationForm({ Id, LastName: 'Petrauskas-Naujas', ValidTo: day(10) }, null);
    expect((await director.post(SAVE, { form: changed })).body).toEqual({ Id });
    expect(await listOf(director)).toMatchObject([
      { Id, LastName: 'Petrauskas-Naujas', Validity: 'expiring', ExpiresInDays: 10, Files: [{ FileId: 1 }] },
    ]);

    expect((await director.delete(remove(Id))).status).toBe(200);
    expect(await listOf(director)).toEqual([]);
    expect((await director.get(fileOf(Id))).status).toBe(404);
    expect((await director.delete(remove(Id))).status).toBe(404);
    expect((await director.post(SAVE, { form: authorisationForm({ Id }) })).status).toBe(404);
  });

  test('a newer document stands beside the older one', async () => {
    const { Id } = (await authorise(director)).body as { Id: string };
    const form = authorisationForm({ Id }, adoc(await adocOf({ documents })));
    expect((await director.post(SAVE, { form })).status).toBe(200);
    expect(await listOf(director)).toMatchObject([
      { Files: [{ FileId: 1 }, { FileId: 2, FileTypeId: 2, FileName: 'pasirašytas.adoc' }] },
    ]);
    const second = await director.get(fileOf(Id, 2));
    expect(second.headers.get('content-type')).toBe('application/vnd.lt.archyvai.adoc-2008');
    expect(second.headers.get('content-disposition')).toMatch(/^attachment/);
    for (const number of [3, 0, -1, 'a', '1.5'])
      expect((await director.get(fileOf(Id, number))).status).toBe(404);
  });

  test('sent twice with the same key it is one authorisation with one document', async () => {
    const key = 'same-key-of-one-click';
    const both = await Promise.all([1, 2].map(() => director.post(SAVE, { form: authorisationForm(), key })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]!.body).toEqual(both[1]!.body);
    // The answer was lost, and so was what was kept of it: what was stored is still found by the key.
    await sql`delete from idempotency where key = ${key}`.execute(api.database.db);
    expect((await director.post(SAVE, { form: authorisationForm(), key })).body).toEqual(both[0]!.body);
    expect(await listOf(director)).toHaveLength(1);
    expect(((await listOf(director))[0] as unknown as { Files: unknown[] }).Files).toHaveLength(1);
  });

  test('two who save the same person at once: one is told of the other', async () => {
    const answers = await Promise.all([authorise(director), authorise(director)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await listOf(director)).toHaveLength(1);
  });
});

describe('an authorisation that comes as a signed container', () => {
  const saved = async (made: AdocMade) => {
    const answer = await director.post(SAVE, { form: authorisationForm({}, adoc(await adocOf(made))) });
    expect(answer.status).toBe(200);
    const rows = (await director.get('/api/Users/GetEditList')).body as { Id: string; Files: unknown[] }[];
    expect((await director.delete(remove(rows[0]!.Id))).status).toBe(200);
    return rows[0]!.Files[0];
  };

  test('tells whose signatures it has and what they are worth, and keeps no personal code', async () => {
    const ieva = signerOf('ieva');
    const at = new Date('2026-11-20T08:30:00Z');
    const notBefore = new Date('2026-01-01T00:00:00Z');
    const signature = {
      Holder: `${ieva.firstName} ${ieva.lastName}`,
      Signer: 'giver',
      SignedAt: '2026-11-20 10:30:00',
      Fault: null,
      Partial: false,
    };
    const signers = [{ person: ieva, at, notBefore }];
    expect(await saved({ documents, signers })).toMatchObject({
      FileTypeId: 2,
      Container: { State: 'signed', Documents: 1, Signatures: [signature] },
    });
    const changed = { 'įgaliojimas.pdf': Buffer.from('%PDF-1.7 kitas') };
    expect(await saved({ documents, signers, swapped: changed })).toMatchObject({
      Container: { State: 'broken', Signatures: [{ ...signature, Fault: 'altered', Partial: true }] },
    });
    expect(await saved({ documents, signers: [{ person: signerOf('darius') }] })).toMatchObject({
      Container: { State: 'byOthers', Signatures: [{ Signer: 'other', Fault: null }] },
    });
    const { rows } = await sql<{ found: string }>`select container::text as found from representative_file
      where container is not null`.execute(api.database.db);
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toMatch(/\d{11}/);
  });

  test('is refused when it is not whole, with the reason under the field', async () => {
    const whole = await adocOf({ documents });
    for (const [bytes, fault] of [
      [whole.subarray(0, whole.length - 30), 'containerUnreadable'],
      [await adocOf({ documents, listed: ['nera.pdf'] }), 'containerFileMissing'],
    ] as const)
      expect(await errorsOf({}, adoc(bytes))).toEqual({ UploadedFile: [CONTAINER_FAULT_TEXT[fault]] });
    expect(await listOf(director)).toEqual([]);
  });
});

describe('what cannot be saved is said under its field', () => {
  test.each([
    ['no first name', { FirstName: '  ' }, 'FirstName', 'Įveskite vardą'],
    ['a name of digits', { LastName: 'R2D2' }, 'LastName', 'Vardą ir pavardę sudaro raidės'],
    ['no personal code', { PersonalCode: '' }, 'PersonalCode', 'Įveskite asmens kodą'],
    ['a short personal code', { PersonalCode: '3660909' }, 'PersonalCode', 'Asmens kodą sudaro 11 skaitmenų'],
    ['no end', { ValidTo: '' }, 'ValidTo', 'Įveskite datą'],
    ['a day that is none', { ValidFrom: '2026-02-30' }, 'ValidFrom', 'Neteisingai pasirinkta data'],
    [
      'an end before the start',
      { ValidFrom: day(5), ValidTo: day(4) },
      'ValidTo',
      'Galiojimo pabaiga negali būti ankstesnė už pradžią',
    ],
    [
      'an end that has passed',
      { ValidFrom: day(-9), ValidTo: day(-1) },
      'ValidTo',
      'Galiojimo pabaiga jau praėjo',
    ],
  ] as const)('%s', async (_name, fields, field, sentence) => {
    expect(await errorsOf(fields)).toEqual({ [field]: [sentence] });
    expect(await listOf(director)).toEqual([]);
  });

  test('oneself, who needs no authorisation', async () => {
    const { PersonalCode } = personOf('ieva');
    expect(await errorsOf({ PersonalCode })).toHaveProperty('PersonalCode');
  });

  test('the same person twice on the same days, but not before and after', async () => {
    expect((await authorise(director, { ValidFrom: day(10), ValidTo: day(20) })).status).toBe(200);
    const errors = await errorsOf({ ValidFrom: day(20), ValidTo: day(30) });
    expect(errors.ValidFrom?.[0]).toContain(`nuo ${day(10)} iki ${day(20)}`);
    expect((await authorise(director, { ValidFrom: day(21), ValidTo: day(30) })).status).toBe(200);
    expect((await authorise(director, { ValidFrom: day(-5), ValidTo: day(9) })).status).toBe(200);
    expect(await listOf(director)).toHaveLength(3);
  });

  test('the personal code of a saved one is locked', async () => {
    const { Id } = (await authorise(director)).body as { Id: string };
    const { PersonalCode } = personOf('darius');
    const errors = await errorsOf({ Id, PersonalCode });
    expect(errors.PersonalCode?.[0]).toContain('keisti negalima');
  });

  test('the document: none, another format, a wrong content, empty, too large by a byte', async () => {
    const asFile = (name: string, bytes: Uint8Array) => errorsOf({}, { name, bytes });
    expect(await errorsOf({}, null)).toEqual({ UploadedFile: ['Privalote pasirinkti priedą'] });
    for (const [name, bytes] of [
      ['skenas.jpg', PDF],
      ['tuscias.pdf', Buffer.alloc(0)],
      ['ne.pdf', Buffer.from('<html>')],
      ['ne.adoc', PDF],
      ['word.adoc', Buffer.from('PK\u0003\u0004[Content_Types].xml')],
    ] as const)
      expect(Object.keys(await asFile(name, bytes))).toEqual(['UploadedFile']);
    const large = Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES - PDF.length + 1)]);
    expect(await asFile('didelis.pdf', large)).toEqual({
      UploadedFile: ['Įkeliamas priedas viršija 20mb leistiną limitą'],
    });
    const exact = authorisationForm({}, { name: 'lygiai.pdf', bytes: large.subarray(0, MAX_FILE_BYTES) });
    expect((await director.post(SAVE, { form: exact })).status).toBe(200);
  });

  test('hostile values: prototypes, unknown fields, marks of direction, oversized text', async () => {
    const form = authorisationForm({ FirstName: 'Jo\u202Enas', ValidTo: '' });
    form.set('partyId', String(other.partyId));
    form.set('__proto__', 'x');
    expect((await director.post(SAVE, { form })).status).toBe(400);
    expect((await director.post(SAVE, { form: authorisationForm({ Id: 'ne-id' }) })).status).toBe(400);
    expect(
      (await director.post(SAVE, { form: authorisationForm({ LastName: 'x'.repeat(5000) }) })).status,
    ).toBe(400);
    expect(await listOf(director)).toEqual([]);
  });
});

describe('another party’s authorisations are not there', () => {
  test('neither to change, nor to open, nor to remove', async () => {
    const { Id } = (await authorise(other)).body as { Id: string };
    expect(await listOf(director)).toEqual([]);
    expect((await director.post(SAVE, { form: authorisationForm({ Id }) })).status).toBe(404);
    expect((await director.get(fileOf(Id))).status).toBe(404);
    expect((await director.delete(remove(Id))).status).toBe(404);
    expect(await listOf(other)).toHaveLength(1);
    expect((await director.delete(remove(NOBODY))).status).toBe(404);
    expect((await director.delete(remove('ne-id'))).status).toBe(404);
  });

  test('the audit keeps who saved and removed what, without names and codes', async () => {
    const { Id } = (await authorise(director)).body as { Id: string };
    await director.delete(remove(Id));
    const { rows } = await sql<{ kind: string; details: unknown }>`select kind, details from audit_event
      where details->>'representativeId' = ${Id} order by id`.execute(api.database.db);
    expect(rows.map(({ kind }) => kind)).toEqual(['authorisationSaved', 'authorisationRemoved']);
    expect(JSON.stringify(rows)).not.toMatch(/Jonas|36609099952/);
    expect(api.logs()).not.toMatch(/36609099952|Petrauskas/);
  });
});

describe('a sole trader authorises too, and one who represents may not', () => {
  test('the type is Personal; the sole trader is not their own representative', async () => {
    const ruta = await logInAs(api, 'ruta');
    const { Id } = (await authorise(ruta)).body as { Id: string };
    expect(await listOf(ruta)).toMatchObject([{ Id, RepresentativeType: 'Personal' }]);
    const own = await ruta.post(SAVE, {
      form: authorisationForm({ PersonalCode: personOf('ruta').PersonalCode }),
    });
    expect(own.body.errors).toHaveProperty('PersonalCode');
  });

  test('every call that manages representatives refuses the representative with its reason', async () => {
    const { Id } = (await authorise(director)).body as { Id: string };
    const jonas = await actAs(api, await logInAs(api, 'jonas'), Id);
    const calls = [
      await jonas.get('/api/Users/GetEditList'),
      await jonas.post(SAVE, { form: authorisationForm({ PersonalCode: personOf('darius').PersonalCode }) }),
      await jonas.delete(remove(Id)),
      await jonas.get(fileOf(Id)),
    ];
    for (const answer of calls)
      expect(answer).toMatchObject({ status: 403, body: { code: 'representativeMayNot' } });
    await setDays(api, Id, day(-9), day(-1));
    expect((await jonas.get('/api/Users/GetEditList')).body.code).toBe('representationInvalid');
  });
});
