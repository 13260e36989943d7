// What staff do at a case beside deciding: sending it back, papers seen, and what a new submission changed.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { addDays, vilniusDate } from '../../domain/values/days.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { validForm } from '../harness/form.ts';
import { acceptedDraft, askRegisters, assessedRequest } from '../harness/over-http.ts';
import { authorise, day, personOf } from '../harness/representatives.ts';
import { until } from '../harness/waiting.ts';

let api: Api;
let director: Client, egle: Client, kristina: Client, andrius: Client;

beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  [egle, kristina, andrius] = [
    await api.staff('egle', ['assessor']),
    await api.staff('kristina', ['manager']),
    await api.staff('andrius', ['approver']),
  ];
  await askRegisters(director);
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

interface Case {
  handedOverAt: string | null;
  tasks: { kind: string }[];
  files: { Id: string; SeenBy: { Name: string; own: boolean }[] }[];
  requestLog: { action: string; comment: string | null; commentReader: string | null }[];
}
const caseOf = async (who: Client, id: number): Promise<Case> =>
  (await who.get(`/api/Request/GetForManager?requestId=${id}`)).body as Case;
const sendBack = (who: Client, requestId: number, comment: string) =>
  who.post('/api/Request/SendBack', { json: { requestId, comment } });

describe('a case that the approver sends back', () => {
  test('returns to its assessor with a reason, and only from the approver, once it was handed over', async () => {
    const id = await assessedRequest(api, director, egle);
    const words = 'Patikslinkite rizikos vertinimą';
    expect(await sendBack(andrius, id, words)).toMatchObject({ status: 409, body: { code: 'handedOver' } });
    expect(await egle.post(`/api/Request/HandOver?requestId=${id}`)).toMatchObject({
      status: 200,
    });
    expect((await caseOf(egle, id)).tasks.map(({ kind }) => kind)).toContain('decide');
    expect(await sendBack(egle, id, words)).toMatchObject({ status: 403 });
    expect(await sendBack(andrius, id, 'ne')).toMatchObject({ status: 400 });
    expect(await sendBack(andrius, id, words)).toMatchObject({ status: 200, body: { status: 2 } });

    const after = await caseOf(egle, id);
    expect(after.handedOverAt).toBeNull();
    const kinds = after.tasks.map(({ kind }) => kind);
    expect(kinds).toContain('assess');
    expect(kinds).not.toContain('decide');
    const event = after.requestLog.find(({ action }) => action === 'sendBack');
    expect(event).toMatchObject({ comment: words, commentReader: 'staff' });
    const seen = await director.get(`/api/Request/Get?requestId=${id}`);
    expect(seen.bytes.toString()).not.toContain(words);
    expect(await egle.post(`/api/Request/HandOver?requestId=${id}`)).toMatchObject({
      status: 200,
    });
  });
});

describe('a paper of the case', () => {
  test('says by whom it was seen, once for each, and nothing of papers of another case', async () => {
    const [id, other] = [
      await assessedRequest(api, director, egle),
      await assessedRequest(api, director, egle),
    ];
    const [file] = (await caseOf(egle, id)).files;
    expect(file!.SeenBy).toEqual([]);
    const mark = (who: Client, requestId: number) =>
      who.post('/api/BackOffice/MarkFileSeen', { json: { requestId, fileId: file!.Id } });
    for (const who of [egle, egle, kristina]) expect(await mark(who, id)).toMatchObject({ status: 200 });
    expect(await mark(kristina, other)).toMatchObject({ status: 404 });
    expect(await mark(director, id)).toMatchObject({ status: 403 });
    const [now, ...rest] = (await caseOf(kristina, id)).files;
    expect(now!.SeenBy.map(({ Name, own }) => [Name, own])).toEqual([
      [expect.stringContaining('Egl'), false],
      [expect.stringContaining('Kristina'), true],
    ]);
    expect(rest.every(({ SeenBy }) => SeenBy.length === 0)).toBe(true);
  });
});

describe('what changed between two submissions', () => {
  test('is listed field by field, the newest submission first', async () => {
    const id = await acceptedDraft(api, director, '100000.00');
    const submit = () => director.post(`/api/Request/SendForApprove?requestId=${id}`);
    const edits = async () =>
      (await egle.get(`/api/Request/GetRequestEditList/${id}`)).body as unknown as Edited[];
    expect(await edits()).toEqual([]);
    expect(await submit()).toMatchObject({ status: 200 });
    expect(await edits()).toMatchObject([{ No: 1, edits: [] }]);
    const comment = 'Patikslinkite paskirtį';
    await egle.post('/api/Request/Return', { json: { requestId: id, comment } });
    const { body: draft } = await director.get(`/api/Request/Get?requestId=${id}`);
    const saved = await director.post('/api/Request/SaveDraft', {
      json: {
        requestSystemInfo: { RequestId: id },
        formVersion: draft.formVersion,
        ...validForm({ sum: '100000.00' }),
        InvegaReason: 'Visai kita paskirtis nei pirmą kartą.',
      },
    });
    expect(saved).toMatchObject({ status: 200 });
    await director.post('/api/Request/CalculateFinancialCriteria', { json: { requestId: id } });
    await accepted(id);
    expect(await submit()).toMatchObject({ status: 200 });

    // The day on which it all happened, and the one before.
    const on = async (day: string) =>
      (await egle.get(`/api/Request/GetCaseOnDay?requestId=${id}&day=${day}`)).body as unknown;
    const today = vilniusDate(Date.now());
    expect(await on(today)).toMatchObject({ Status: 2, submission: { No: 2 }, files: { length: 6 } });
    expect(await on(addDays(today, -1))).toMatchObject({
      Status: null,
      submission: null,
      files: [],
      documents: [],
    });
    await sql`update request_event set at = at - interval '3 days' where request_id = ${id}
      and version <= (select version from request_event where request_id = ${id} and action = 'return')`.execute(
      api.database.db,
    );
    expect(await on(addDays(today, -2))).toMatchObject({ Status: 5, by: expect.stringContaining('Egl') });
    expect((await director.get(`/api/Request/GetCaseOnDay?requestId=${id}&day=${today}`)).status).toBe(403);
    expect((await egle.get(`/api/Request/GetCaseOnDay?requestId=${id}&day=2026-02-30`)).status).toBe(400);

    const [second, first] = await edits();
    expect([second!.No, first!.No]).toEqual([2, 1]);
    expect(second!.edits).toEqual([
      expect.objectContaining({ path: 'InvegaReason', after: 'Visai kita paskirtis nei pirmą kartą.' }),
    ]);
    expect(second!.edits[0]!.before).not.toBe(second!.edits[0]!.after);
  });
});

describe('a case by call', () => {
  test('names whom the party has authorised, the capital behind each share, and its files in few words', async () => {
    const id = await assessedRequest(api, director, egle);
    expect(await authorise(director)).toMatchObject({ status: 200 });
    const { body } = await egle.get(`/api/Request/GetForManager?requestId=${id}`);
    const { FirstName, LastName, PersonalCode } = personOf('jonas');
    expect(body.Representatives).toMatchObject([
      {
        Id: expect.any(String),
        FirstName,
        LastName,
        PersonalCode,
        ValidFrom: day(-1),
        ValidTo: day(60),
        RepresentedCompanyCode: (body.company as { Code: string }).Code,
        RepresentedPersonalCode: null,
        Files: [{ FileId: 1, FileTypeId: 1, FileName: 'igaliojimas.pdf' }],
      },
    ]);
    for (const share of body.SharesInfo as object[])
      expect(share).toMatchObject({
        Code: expect.any(String),
        Name: expect.any(String),
        Shares: expect.any(Number),
        Type: expect.any(String),
        CapitalSize: expect.stringMatching(/^[1-9]\d*\.\d\d$/),
        CapitalSizeCurrency: 'EUR',
        NumberOfShares: expect.any(Number),
        NominalValue: '1.00',
        NominalValueCurrency: 'EUR',
      });
    expect((body.SharesInfo as object[]).length).toBeGreaterThan(0);
    const files = body.Attachments as object[];
    expect(files.length).toBeGreaterThan(0);
    for (const file of files)
      expect(Object.keys(file).sort()).toEqual(['Additional', 'FileName', 'FileType', 'Id', 'UploadedAt']);
    expect(body.PepData).toEqual(body.pepData);
  });

  test('says which colleagues are at it, each once, and forgets a window that is closed', async () => {
    const id = await assessedRequest(api, director, egle);
    const say = (who: Client, state: string, place = 1) =>
      who.post('/api/BackOffice/CasePresence', {
        json: { requestId: id, place: `00000000-0000-4000-8000-00000000000${place}`, state },
      });
    const seenBy = async (who: Client) =>
      ((await say(who, 'viewing')).body as unknown as { name: string; state: string }[]).map(
        ({ name, state }) => `${name.split(' ')[0]} ${state}`,
      );
    expect(await seenBy(kristina)).toEqual([]);
    await say(egle, 'away', 1);
    await say(egle, 'editing', 2);
    await say(andrius, 'viewing');
    expect(await seenBy(kristina)).toEqual(['Eglė editing', 'Andrius viewing']);
    await say(egle, 'gone', 2);
    expect(await seenBy(kristina)).toEqual(['Andrius viewing', 'Eglė away']);
    expect(await say(director, 'viewing')).toMatchObject({ status: 403 });
  });
});

interface Edited {
  No: number;
  edits: { path: string; before: string | null; after: string | null }[];
}

async function accepted(id: number): Promise<void> {
  const path = `/api/Request/GetFinancialEvaluationStatus/${id}`;
  const isAccepted = async () => (await director.get(path)).body.Decision === 'Accepted';
  await until(isAccepted, { what: 'the criteria' });
}
