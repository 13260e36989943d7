import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { MAX_FILE_BYTES } from '../../domain/documents/limits.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { addCase } from './rights/cases.ts';
import { PDF } from '../harness/over-http.ts';
import {
  actAs,
  authorisationForm,
  authorise,
  day,
  logInAs,
  personOf,
  type AuthorisationFields,
} from '../harness/representatives.ts';

const NOBODY = '00000000-0000-4000-8000-000000000009';

let api: Api;
let director: Client;

beforeAll(async () => {
  api = await startApi({ withWorker: false });
  director = await api.applicant();
}, 60_000);
afterAll(async () => await api?.close(), 60_000);
beforeEach(async () => {
  await sql`update representative set deleted_at = now() where deleted_at is null`.execute(api.database.db);
});

const listOf = async (who: Client) => (await who.get('/api/Users/GetEditList')).body as { Id: string }[];

const STAFF_SAVE = '/api/BackOffice/SaveCompanyRepresentative';
const staffRemove = (id: string) => `/api/BackOffice/DeleteCompanyRepresentative/${id}`;
const staffFileOf = (id: string, number = 1) => `/api/BackOffice/GetRepresentativeFile/${id}/${number}`;

/** Whom it is for, beside the fields of the applicant's dialog. */
const staffForm = (
  whom: Record<string, string>,
  fields?: AuthorisationFields,
  file?: { name: string; bytes: Uint8Array } | null,
): FormData => {
  const form = authorisationForm(fields, file);
  for (const [name, value] of Object.entries(whom)) form.set(name, value);
  return form;
};
const COMPANY = { RepresentativeType: 'Company', RepresentedCompanyCode: '900000016' };

describe('staff keep authorisations of every party', () => {
  let manager: Client;
  beforeAll(async () => {
    manager = await api.staff('kristina', ['manager']);
  });
  const staffList = async () => (await manager.get('/api/BackOffice/GetEditList')).body as { Id: string }[];

  test('added for a company, listed with who is represented, opened, changed and removed', async () => {
    const saved = await manager.post(STAFF_SAVE, { form: staffForm(COMPANY) });
    expect(saved.status).toBe(200);
    const { Id } = saved.body as { Id: string };
    expect(await staffList()).toEqual([
      expect.objectContaining({
        Id,
        RoleId: expect.any(Number),
        FirstName: 'Jonas',
        LastName: 'Petrauskas',
        PersonalCode: personOf('jonas').PersonalCode,
        ValidFrom: day(-1),
        ValidTo: day(60),
        RepresentativeType: 'Company',
        RepresentedCompanyCode: '900000016',
        RepresentedPersonalCode: null,
        RepresentedName: expect.stringContaining('Šiaurės linija'),
        Files: [expect.objectContaining({ FileId: 1, FileTypeId: 1 })],
      }),
    ]);
    const file = await manager.get(staffFileOf(Id));
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.bytes).toEqual(PDF);
    expect((await manager.get(staffFileOf(Id, 2))).status).toBe(404);

    const changed = authorisationForm({ Id, ValidTo: day(5) }, null);
    expect((await manager.post(STAFF_SAVE, { form: changed })).body).toEqual({ Id });
    expect(await staffList()).toMatchObject([{ Id, ValidTo: day(5) }]);
    expect(await listOf(director)).toMatchObject([{ Id }]);

    expect((await manager.delete(staffRemove(Id))).status).toBe(200);
    expect((await manager.delete(staffRemove(Id))).status).toBe(404);
    expect((await manager.get(staffFileOf(Id))).status).toBe(404);
    expect((await manager.post(STAFF_SAVE, { form: authorisationForm({ Id }) })).status).toBe(404);
    expect(await staffList()).toEqual([]);
  });

  test('for a person nobody knows yet, by name; the person who is named may act at once', async () => {
    const whom = { RepresentativeType: 'Personal', RepresentedPersonalCode: '37001010008' };
    const nameless = await manager.post(STAFF_SAVE, { form: staffForm(whom) });
    expect(Object.keys(nameless.body.errors as object)).toEqual(['RepresentedName']);
    const named = staffForm({ ...whom, RepresentedName: 'Marek Nowak' });
    const { Id } = (await manager.post(STAFF_SAVE, { form: named })).body as { Id: string };
    expect(await staffList()).toMatchObject([
      {
        RepresentativeType: 'Personal',
        RepresentedCompanyCode: null,
        RepresentedPersonalCode: '37001010008',
        RepresentedName: 'Marek Nowak',
      },
    ]);
    const jonas = await actAs(api, await logInAs(api, 'jonas'), Id);
    expect((await jonas.get('/api/Users/Me')).body.party).toMatchObject({ Name: 'Marek Nowak' });
  });

  test('six faults are told under six fields, those of who is represented beside them', async () => {
    const empty = { FirstName: '', LastName: '', PersonalCode: '', ValidFrom: '', ValidTo: '' };
    const answer = await manager.post(STAFF_SAVE, {
      form: staffForm({ RepresentativeType: 'Company' }, empty, null),
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation' } });
    expect(Object.keys(answer.body.errors as object).sort()).toEqual(
      [
        'FirstName',
        'LastName',
        'PersonalCode',
        'RepresentedCompanyCode',
        'UploadedFile',
        'ValidFrom',
        'ValidTo',
      ].sort(),
    );
    const docx = { name: 'igaliojimas.docx', bytes: PDF };
    const large = { name: 'didelis.pdf', bytes: Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES)]) };
    for (const [file, sentence] of [
      [docx, /^Tokio formato/],
      [large, /^Įkeliamas priedas viršija 20mb leistiną limitą$/],
    ] as const) {
      const { errors } = (await manager.post(STAFF_SAVE, { form: staffForm(COMPANY, {}, file) })).body;
      expect((errors as Record<string, string[]>).UploadedFile?.[0]).toMatch(sentence);
    }
    expect(await staffList()).toEqual([]);
  });

  test('neither the person nor the party of a saved one changes, and nobody names themselves', async () => {
    const { Id } = (await manager.post(STAFF_SAVE, { form: staffForm(COMPANY) })).body as { Id: string };
    const errorsFor = async (form: FormData) =>
      Object.keys((await manager.post(STAFF_SAVE, { form })).body.errors as object);
    const { PersonalCode } = personOf('darius');
    expect(await errorsFor(authorisationForm({ Id, PersonalCode }, null))).toEqual(['PersonalCode']);
    const elsewhere = { ...COMPANY, RepresentedCompanyCode: '900000023' };
    expect(await errorsFor(staffForm(elsewhere, { Id }, null))).toEqual(['RepresentedCompanyCode']);
    const { rows } = await sql<{ code: string }>`select personal_code as code from app_user
      where id = ${manager.userId}::uuid`.execute(api.database.db);
    const own = staffForm(COMPANY, { PersonalCode: rows[0]!.code });
    expect(await errorsFor(own)).toEqual(['PersonalCode']);
  });

  test('applicants, and staff without the right, are refused each of the four calls', async () => {
    const approver = await api.staff('andrius', ['approver']);
    for (const who of [director, approver])
      for (const answer of [
        await who.get('/api/BackOffice/GetEditList'),
        await who.post(STAFF_SAVE, { form: staffForm(COMPANY) }),
        await who.delete(staffRemove(NOBODY)),
        await who.get(staffFileOf(NOBODY)),
      ])
        expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('the case names who may act for its party, with documents', async () => {
    const { Id } = (await authorise(director)).body as { Id: string };
    const owner = { partyId: director.partyId, userId: director.userId, assessorId: null };
    const id = await addCase(api.database.db, owner, 2);
    const assessor = await api.staff('egle', ['assessor']);
    const { body } = await assessor.get(`/api/Request/GetForManager?requestId=${id}`);
    expect(body.Representatives).toMatchObject([
      {
        Id,
        FirstName: 'Jonas',
        LastName: 'Petrauskas',
        PersonalCode: personOf('jonas').PersonalCode,
        ValidFrom: day(-1),
        ValidTo: day(60),
        RepresentedCompanyCode: '900000016',
        RepresentedPersonalCode: null,
        Files: [{ FileId: 1, FileTypeId: 1 }],
      },
    ]);
  });
});
