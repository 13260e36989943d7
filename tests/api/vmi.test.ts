import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { NO_RIGHTS } from '../../domain/texts/lt/no-rights.ts';
import { COMPANIES, PEOPLE } from '../../stack/stand-ins/parties.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { addManyRequests } from '../harness/many-requests.ts';
import { until } from '../harness/waiting.ts';

const SAVE = '/api/Request/VmiAdditionalChecksSave';
const RENEW = '/api/Request/MarkForVmiRenewMass';
const CHECK = '/api/Request/MarkForVmiAdditionalCheckMass';
const WRONG_CODE = '* įmonės kodas turi būti sudarytas iš 9 skaitmenų, o asmens kodas - iš 11 skaitmenų';
/** Right in form, known to nobody. */
const UNKNOWN = '900000710';

const codeOf = (key: string): string => COMPANIES.find((company) => company.key === key)!.CompanyCode;

let api: Api;
let assessor: Client, manager: Client, otherManager: Client, approver: Client, director: Client;

beforeAll(async () => {
  api = await startApi();
  [assessor, manager, otherManager, approver, director] = await Promise.all([
    api.staff('egle', ['assessor']),
    api.staff('kristina', ['manager']),
    api.staff('ona', ['manager']),
    api.staff('andrius', ['approver']),
    api.applicant(),
  ]);
}, 180_000);
afterAll(() => api?.close(), 60_000);

async function taxAuthority(rule: Record<string, unknown>): Promise<void> {
  await fetch(`${api.standIns.urls.registers}/__control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'tax-authority', ...rule }),
  });
}

const checks = async () => (await manager.get('/api/Request/VmiAdditionalChecksList')).body as Check[];
const batchOf = async (id: string) => (await manager.get(`/api/BackOffice/GetBatch/${id}`)).body as Batch;
const ended = (id: string) =>
  until(
    async () => {
      const batch = await batchOf(id);
      return batch.state !== 'InProgress' && batch;
    },
    { timeoutMs: 90_000, what: 'the end of the batch' },
  );

interface Batch {
  cancelled: number;
  failed: number;
  Id: string;
  state: string;
  failures: unknown[];
}
interface Check {
  Id: string;
  Code: string;
  state: string;
  errorCode: string | null;
  VmiExportSum: string | null;
}
const answered = (id: string) =>
  until(async () => (await checks()).find((check) => check.Id === id && check.state !== 'InProgress'), {
    timeoutMs: 90_000,
    what: 'the answer',
  });

describe('one check by a code', () => {
  test('an assessor asks about a company, and the answer is in the list', async () => {
    const sent = await assessor.post(`${SAVE}/${codeOf('linija')}`);
    expect(sent.status).toBe(200);
    expect(sent.body).toMatchObject({ Code: codeOf('linija'), state: 'InProgress', joined: false });
    const check = await answered(sent.body.Id as string);
    expect(check).toMatchObject({
      state: 'Finished',
      VmiExportSum: '400000.00',
      VmiExportDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      UserPersonalName: expect.stringContaining(' '),
      Finished: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
    });
    const specified =
      'Id Created Finished Code VmiExportDate VmiExportSum VmiImportDate VmiImportSum UserPersonalName';
    expect(Object.keys(check).slice(0, 9)).toEqual(specified.split(' '));
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from register_snapshot r
      join register_subject s on s.id = r.subject_id where s.code = ${codeOf('linija')}`.execute(api.deps.db);
    expect(rows[0]!.n).toBe(1);
  });

  test('a person is asked about by a personal code, which is in no id and no log', async () => {
    const { PersonalCode: code } = PEOPLE.find(({ key }) => key === 'ieva')!;
    const sent = await manager.post(`${SAVE}/${code}`);
    expect(sent.status).toBe(200);
    expect((await answered(sent.body.Id as string)).state).toBe('Finished');
    expect(api.logs()).not.toContain(code);
    expect(api.worker!.logs()).not.toContain(code);
  });

  test.each(['12345678', '1234567890', 'abcdefghi', '48403129911x', '%20'])(
    '„%s“ is told to be no code and asks nobody',
    async (code) => {
      const before = (await checks()).length;
      const answer = await manager.post(`${SAVE}/${code}`);
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toEqual({ code: [WRONG_CODE] });
      expect((await checks()).length).toBe(before);
    },
  );

  test('a code the authority does not know ends as failed and says so', async () => {
    const sent = await manager.post(`${SAVE}/${UNKNOWN}`);
    expect(await answered(sent.body.Id as string)).toMatchObject({ state: 'Failed', errorCode: 'notFound' });
  });

  test('two people ask at once: one record, and the second is told who asked', async () => {
    const code = codeOf('riba');
    await taxAuthority({ mode: 'slow', delayMs: 1_500 });
    try {
      const both = await Promise.all([manager.post(`${SAVE}/${code}`), assessor.post(`${SAVE}/${code}`)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(both[0].body.Id).toBe(both[1].body.Id);
      expect(both.map(({ body }) => body.joined as boolean).sort()).toEqual([false, true]);
      expect(both[0].body.UserPersonalName).toBe(both[1].body.UserPersonalName);
      await answered(both[0].body.Id as string);
      expect((await checks()).filter((check) => check.Code === code)).toHaveLength(1);
    } finally {
      await taxAuthority({ mode: 'normal' });
    }
    const later = await manager.post(`${SAVE}/${code}`);
    expect(later.body.joined).toBe(false);
    await answered(later.body.Id as string);
  });

  test('the same click twice is one check', async () => {
    const key = randomUUID();
    const first = await manager.post(`${SAVE}/${codeOf('ukis')}`, { key });
    const second = await manager.post(`${SAVE}/${codeOf('ukis')}`, { key });
    expect(second.body).toEqual(first.body);
    await answered(first.body.Id as string);
  });

  test('an authority that stays away ends the check with a reason', async () => {
    const code = codeOf('savivalda');
    await taxAuthority({ mode: 'malformed', target: `tax-authority:${code}` });
    const sent = await manager.post(`${SAVE}/${code}`);
    expect(await answered(sent.body.Id as string)).toMatchObject({ state: 'Failed', errorCode: 'malformed' });
  });

  test('nobody else may ask or look', async () => {
    for (const who of [approver, director]) {
      for (const answer of [
        await who.post(`${SAVE}/${codeOf('linija')}`),
        await who.get('/api/Request/VmiAdditionalChecksList'),
      ]) {
        expect(answer.status).toBe(403);
        expect(answer.body.ErrorDescription).toBe(NO_RIGHTS);
      }
    }
    expect((await api.anybody.post(`${SAVE}/${codeOf('linija')}`)).status).toBe(401);
  });
});

describe('the whole list at once', () => {
  const known = ['linija', 'tekstile', 'riba'].map(codeOf);
  let ids: number[];
  const filter = { RequestStatusIds: [2] };

  beforeAll(async () => {
    // Two requests of one company, and one the authority does not know.
    ids = await addManyRequests(api.deps.db, [...known, known[0]!, UNKNOWN]);
  });

  test('a renewal asks once for a company, and its requests have the new values', async () => {
    const before = await checks();
    const started = await manager.post(RENEW, { json: filter });
    expect(started.status).toBe(200);
    expect(started.body).toMatchObject({
      kind: 'vmiRenew',
      state: 'InProgress',
      total: 5,
      mine: true,
      filter,
    });
    const batch = await ended(started.body.Id as string);
    expect(batch).toMatchObject({ state: 'Finished', done: 4, failed: 1, cancelled: 0 });
    expect(batch.failures).toEqual([
      expect.objectContaining({ RequestId: ids[4], code: 'notFound', text: 'VMI tokio kodo nežino' }),
    ]);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from vmi_check
      where batch_id = ${started.body.Id}::uuid and state = 'finished'`.execute(api.deps.db);
    expect(rows[0]!.n).toBe(3);
    const detail = await manager.get(`/api/Request/GetForManager?requestId=${ids[1]}`);
    expect(detail.body.RequestSystemInfo).toMatchObject({ VmiExportSum: '18000000.00', VmiChecked: false });
    expect(await checks()).toEqual(before);
  }, 120_000);

  test('an additional check is in the record of checks, and its requests are marked', async () => {
    const started = await manager.post(CHECK, { json: { ...filter, CompanyCode: known[1] } });
    expect(started.body).toMatchObject({ total: 1 });
    await ended(started.body.Id as string);
    expect((await checks())[0]).toMatchObject({ Code: known[1], state: 'Finished' });
    const detail = await manager.get(`/api/Request/GetForManager?requestId=${ids[1]}`);
    expect(detail.body.RequestSystemInfo.VmiChecked).toBe(true);
  }, 120_000);

  test('a second batch like one in progress is refused and says who runs it; another filter is not', async () => {
    await taxAuthority({ mode: 'slow', delayMs: 60_000 });
    try {
      const racing = await Promise.all([
        manager.post(RENEW, { json: filter }),
        otherManager.post(RENEW, { json: { ...filter, page: 2, sortDirection: 2 } }),
      ]);
      expect(racing.map(({ status }) => status).sort()).toEqual([200, 409]);
      const won = racing.find(({ status }) => status === 200)!.body;
      const lost = racing.find(({ status }) => status === 409)!.body;
      expect(lost.code).toBe('batchRunning');
      expect(lost.ErrorDescription).toContain(won.startedBy);
      expect(lost.details).toMatchObject({ batchId: won.Id, total: 5 });
      const other = await otherManager.post(RENEW, { json: { ...filter, CompanyCode: known[0] } });
      expect(other.body).toMatchObject({ total: 2 });

      const open = (await otherManager.get('/api/BackOffice/GetBatches')).body as { Id: string }[];
      expect(open.map(({ Id }) => Id)).toEqual(expect.arrayContaining([won.Id, other.body.Id]));

      for (const id of [won.Id, other.body.Id] as string[]) {
        expect((await otherManager.post(`/api/BackOffice/CancelBatch/${id}`)).body.cancelAsked).toBe(true);
        expect(await ended(id)).toMatchObject({ state: 'Cancelled', done: 0 });
      }
      const again = await manager.post(`/api/BackOffice/CancelBatch/${won.Id}`);
      expect([again.status, again.body.code]).toEqual([409, 'batchOver']);
    } finally {
      await taxAuthority({ mode: 'normal' });
    }
  }, 120_000);

  test('only what failed is repeated, once', async () => {
    await taxAuthority({ mode: 'malformed', target: `tax-authority:${known[2]}` });
    const first = await ended((await manager.post(RENEW, { json: filter })).body.Id as string);
    expect(first).toMatchObject({ done: 3, failed: 2 });
    await taxAuthority({ mode: 'normal', target: `tax-authority:${known[2]}` });
    const repeated = await manager.post(`/api/BackOffice/RepeatBatch/${first.Id}`);
    expect(repeated.body).toMatchObject({ total: 2, repeatOf: first.Id, kind: 'vmiRenew' });
    expect(await ended(repeated.body.Id as string)).toMatchObject({ done: 1, failed: 1 });
    const clean = (await manager.post(RENEW, { json: { ...filter, CompanyCode: known[0] } })).body.Id;
    await ended(clean as string);
    const nothing = await manager.post(`/api/BackOffice/RepeatBatch/${clean}`);
    expect([nothing.status, nothing.body.code]).toEqual([409, 'batchEmpty']);
  }, 120_000);

  test('what was cancelled can be done after all', async () => {
    await taxAuthority({ mode: 'slow', delayMs: 60_000 });
    const started = await manager.post(CHECK, { json: filter });
    await manager.post(`/api/BackOffice/CancelBatch/${started.body.Id}`);
    const stopped = await ended(started.body.Id as string);
    expect(stopped).toMatchObject({ state: 'Cancelled', done: 0 });
    // One that nobody can be asked about fails without waiting, at times before the stop is heard.
    expect(stopped.cancelled + stopped.failed).toBe(5);
    await taxAuthority({ mode: 'normal' });
    const resumed = await otherManager.post(`/api/BackOffice/RepeatBatch/${started.body.Id}`);
    expect(await ended(resumed.body.Id as string)).toMatchObject({ total: 5, done: 4, failed: 1 });
  }, 120_000);

  test('the same click twice is one batch', async () => {
    const ask = { json: filter, key: randomUUID() };
    const [first, second] = await Promise.all([manager.post(CHECK, ask), manager.post(CHECK, ask)]);
    expect(first.body.Id).toBe(second.body.Id);
    await ended(first.body.Id as string);
  }, 120_000);

  test('a filter that finds nothing starts nothing', async () => {
    const answer = await manager.post(RENEW, { json: { RequestStatusIds: [16] } });
    expect([answer.status, answer.body.code]).toEqual([409, 'batchEmpty']);
  });

  test('a filter that is no filter is refused', async () => {
    const answer = await manager.post(RENEW, { json: { RequestStatusIds: [99] } });
    expect(answer.status).toBe(400);
    expect((await manager.post(RENEW, { json: { queue: 'nobody' } })).status).toBe(400);
  });

  test('nobody but a manager may', async () => {
    for (const who of [assessor, approver, director]) {
      for (const path of [RENEW, CHECK]) {
        const answer = await who.post(path, { json: {} });
        expect([answer.status, answer.body.ErrorDescription]).toEqual([403, NO_RIGHTS]);
      }
      expect((await who.get(`/api/BackOffice/GetBatch/${randomUUID()}`)).status).toBe(403);
    }
  });

  test('a batch nobody knows is not found', async () => {
    expect((await manager.get(`/api/BackOffice/GetBatch/${randomUUID()}`)).status).toBe(404);
    expect((await manager.get('/api/BackOffice/GetBatch/1')).status).toBe(404);
    expect((await manager.post(`/api/BackOffice/CancelBatch/${randomUUID()}`)).status).toBe(404);
    expect((await manager.post(`/api/BackOffice/RepeatBatch/${randomUUID()}`)).status).toBe(404);
  });
});
