import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isRuleOn } from '../../db/queries/administration/kept.ts';
import { loadNewRequestFacts } from '../../db/queries/new-request-facts.ts';
import { addDays, vilniusDate } from '../../domain/values/days.ts';
import { startApi, type Answer, type Api, type Client } from '../harness/api.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READ = '/api/BackOffice/Administration';
const CHANGE = `${READ}/Change`;
const reason = 'Įsakymas Nr. 4-612';
const today = vilniusDate(Date.now());

let api: Api;
let saulius: Client, second: Client, kristina: Client, egle: Client, paulius: Client, director: Client;

beforeAll(async () => {
  api = await startApi({ withWorker: false });
  saulius = await api.staff('saulius', ['administrator']);
  second = await api.staff('ona', ['administrator']);
  kristina = await api.staff('kristina', ['manager']);
  egle = await api.staff('egle', ['assessor']);
  paulius = await api.staff('paulius', ['assessor']);
  director = await api.applicant();
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

interface Change {
  id: string;
  kind: string;
  subject: string;
  state: string;
  mine: string;
  reason: string;
  decidedBy: string | null;
}
interface Seen {
  accounts: { id: string; lastName: string; roles: string[]; isActive: boolean; openTasks: number }[];
  absences: { id: string; userId: string; deputy: string }[];
  schemes: { schemeCode: string; budget: string; from: string; to: string }[];
  rules: { rule: string; isOn: boolean }[];
  waiting: Change[];
  history: Change[];
}
const seen = async (by = saulius) => (await by.get(READ)).body as Seen;
const change = (json: object, by = saulius): Promise<Answer> =>
  by.post(CHANGE, { json: { reason, ...json } });
const roles = (who: Client, given: string[], by = saulius) =>
  change({ kind: 'roles', userId: who.userId, roles: given }, by);
const decide = (id: string, word: 'Confirm' | 'Decline', by: Client) => by.post(`${READ}/${id}/${word}`);
const waitingFor = async (subject: string) => (await seen()).waiting.find((row) => row.subject === subject)!;
const rolesOf = async (who: Client) => (await seen()).accounts.find(({ id }) => id === who.userId)!.roles;
const refusedAs = (code: string) => ({ status: 409, body: { code } });

describe('roles of staff', () => {
  test.each([
    ['an assessor', () => egle, 403],
    ['an applicant', () => director, 403],
    ['a stranger', () => api.anybody, 401],
  ])('are neither shown to nor changed by %s', async (_who, who, status) => {
    expect((await who().get(READ)).status).toBe(status);
    expect((await roles(egle, ['assessor', 'approver'], who())).status).toBe(status);
    expect((await change({ kind: 'feature', feature: 'imports', isOn: false }, who())).status).toBe(status);
    expect(await rolesOf(egle)).toEqual(['assessor']);
  });

  test('a manager may confirm, but proposes nothing', async () => {
    expect((await kristina.get(READ)).status).toBe(200);
    expect((await roles(egle, ['assessor', 'approver'], kristina)).status).toBe(403);
  });

  test('a role waits for a second person, who is neither the author nor the one who gets it', async () => {
    expect(await roles(egle, ['assessor', 'manager'])).toMatchObject({
      status: 200,
      body: { state: 'waiting' },
    });
    expect(await roles(egle, ['assessor', 'approver'], second)).toMatchObject(refusedAs('changeWaiting'));
    const { id, mine } = await waitingFor(egle.userId);
    expect(mine).toBe('proposed');
    expect(await rolesOf(egle)).toEqual(['assessor']);
    expect(await decide(id, 'Confirm', saulius)).toMatchObject(refusedAs('changeOwn'));
    expect((await decide(id, 'Confirm', kristina)).status).toBe(200);
    expect(await rolesOf(egle)).toEqual(['assessor', 'manager']);
    expect(await decide(id, 'Confirm', second)).toMatchObject(refusedAs('changeDecided'));
    // What was added ends no login.
    expect((await egle.get('/api/Users/Me')).body.roles).toEqual(['assessor', 'manager']);
    const [row] = (await seen()).history;
    expect(row).toMatchObject({ kind: 'roles', reason, state: 'inForce', decidedBy: 'Kristina Janulienė' });
  });

  test('nobody grants themselves anything: neither as author nor as the second person', async () => {
    expect(await roles(saulius, ['administrator', 'approver'])).toMatchObject(refusedAs('ownRights'));
    expect((await roles(second, ['administrator', 'approver'])).status).toBe(200);
    const { id } = await waitingFor(second.userId);
    expect(await decide(id, 'Confirm', second)).toMatchObject(refusedAs('ownRights'));
    expect((await decide(id, 'Decline', kristina)).status).toBe(200);
    expect(await rolesOf(second)).toEqual(['administrator']);
  });

  test('the database holds four eyes by itself', async () => {
    await roles(paulius, ['assessor', 'approver']);
    const { id } = await waitingFor(paulius.userId);
    const forced = (by: Client) =>
      sql`update admin_change set state = 'inForce', decided_by = ${by.userId}::uuid, decided_at = now()
        where id = ${id}::uuid`.execute(api.database.db);
    await expect(forced(saulius)).rejects.toThrow(/check/);
    await expect(forced(paulius)).rejects.toThrow(/check/);
    expect((await decide(id, 'Decline', saulius)).status).toBe(200);
    expect((await seen()).history[0]).toMatchObject({ id, state: 'withdrawn' });
  });

  test('a role that was taken ends the logins of the account at once, and those of its programs', async () => {
    const programs = () =>
      sql<{ living: number }>`select count(*)::int as living from session
        where user_id = ${egle.userId}::uuid and revoked_at is null`.execute(api.database.db);
    expect((await roles(egle, ['assessor'])).status).toBe(200);
    expect((await egle.get('/api/Users/Me')).status).toBe(200);
    expect((await decide((await waitingFor(egle.userId)).id, 'Confirm', second)).status).toBe(200);
    expect((await egle.get('/api/Users/Me')).status).toBe(401);
    expect((await programs()).rows[0]!.living).toBe(0);
    egle = await api.staff('egle');
  });

  test('what was proposed for roles that have changed since is not confirmed', async () => {
    await roles(paulius, ['assessor', 'signatory']);
    const { id } = await waitingFor(paulius.userId);
    await sql`update app_user set staff_roles = '{assessor,approver}' where id = ${paulius.userId}::uuid`.execute(
      api.database.db,
    );
    expect(await decide(id, 'Confirm', second)).toMatchObject(refusedAs('changeOutdated'));
    await decide(id, 'Decline', second);
    await sql`update app_user set staff_roles = '{assessor}' where id = ${paulius.userId}::uuid`.execute(
      api.database.db,
    );
  });

  test('the last administrator keeps the role and the account', async () => {
    await roles(second, ['manager']);
    expect((await decide((await waitingFor(second.userId)).id, 'Confirm', kristina)).status).toBe(200);
    second = await api.staff('ona');
    // The other one proposed it while there were two; now Saulius is the last.
    await sql`insert into admin_change (kind, subject, before, after, reason, call_key, proposed_by, needs_second, state)
      values ('roles', ${saulius.userId}, '{"roles": ["administrator"]}', '{"roles": []}', ${reason}, 'earlier',
        ${second.userId}::uuid, true, 'waiting')`.execute(api.database.db);
    const { id } = await waitingFor(saulius.userId);
    expect(await decide(id, 'Confirm', kristina)).toMatchObject(refusedAs('lastAdministrator'));
    expect(await rolesOf(saulius)).toEqual(['administrator']);
    await decide(id, 'Decline', kristina);
  });

  test('an account is made without a role, switched off at once, and on again by two', async () => {
    const account = {
      kind: 'account',
      id: null,
      personalCode: '39001010077',
      firstName: 'Jurgis',
      lastName: 'Naujas',
    };
    expect(await change({ ...account, email: 'be-eta', reason: 'nes' })).toMatchObject({
      status: 400,
      body: { errors: { email: ['Neteisingas el. pašto adresas'], reason: [expect.any(String)] } },
    });
    expect((await change({ ...account, email: 'jurgis@example.test' })).body).toEqual({ state: 'inForce' });
    expect(await change({ ...account, email: 'kitas@example.test' })).toMatchObject(
      refusedAs('accountExists'),
    );
    const made = (await seen()).accounts.find(({ lastName }) => lastName === 'Naujas')!;
    expect(made).toMatchObject({ roles: [], isActive: true });
    const active = (isActive: boolean) => change({ kind: 'active', userId: made.id, isActive });
    expect((await active(false)).body).toEqual({ state: 'inForce' });
    expect((await active(true)).body).toEqual({ state: 'waiting' });
    expect(JSON.stringify(await seen())).not.toContain(account.personalCode);
  });
});

describe('an absence', () => {
  const absence = (given: object) =>
    change({
      kind: 'absence',
      userId: egle.userId,
      deputyId: paulius.userId,
      from: today,
      to: today,
      ...given,
    });
  const mine = async (who: Client) => {
    const { body } = await who.get('/api/BackOffice/GetTasks?queue=mine');
    return (body as { TotalCount: number }).TotalCount;
  };

  test('hands open tasks to the deputy from its first to its last day, and back when it is ended', async () => {
    const { rows } = await sql<{
      id: number;
    }>`insert into loan_request (id, scheme_code, party_id, login_type, status, version,
        created_by, applicant_name, applicant_code, applicant_search, assessor_id)
      values (nextval('loan_request_number'), 'tiesiogines', ${director.partyId}, 'Company', 2, 1, ${director.userId}::uuid,
        'UAB „Šiaurės linija“', '1', 'siaures linija', ${egle.userId}::uuid) returning id`.execute(
      api.database.db,
    );
    await sql`insert into staff_task (request_id, kind, assignee_id)
      values (${rows[0]!.id}, 'assess', ${egle.userId}::uuid)`.execute(api.database.db);
    const [ofEgle, ofPaulius] = [await mine(egle), await mine(paulius)];
    expect(ofEgle).toBe(1);
    expect((await absence({ from: addDays(today, 1), to: addDays(today, 5) })).status).toBe(200);
    expect(await mine(paulius)).toBe(ofPaulius);
    expect(await absence({ from: addDays(today, 3), to: addDays(today, 9) })).toMatchObject(
      refusedAs('absenceOverlaps'),
    );
    expect((await absence({})).status).toBe(200);
    expect(await mine(paulius)).toBe(ofPaulius + 1);
    expect(await mine(egle)).toBe(ofEgle);

    const { absences } = await seen();
    expect(absences).toHaveLength(2);
    const end = { kind: 'absenceEnd', userId: egle.userId, absenceId: absences[0]!.id };
    expect((await change(end)).status).toBe(200);
    expect(await change(end)).toMatchObject(refusedAs('absenceOver'));
    expect(await mine(paulius)).toBe(ofPaulius);
  });

  test.each([
    ['somebody without her roles', () => ({ deputyId: kristina.userId }), refusedAs('deputyRoles')],
    ['herself', () => ({ deputyId: egle.userId }), { status: 400 }],
    ['days that are over', () => ({ from: '2020-01-01', to: '2020-01-02' }), { status: 400 }],
    [
      'an end before its start',
      () => ({ from: addDays(today, 40), to: addDays(today, 39) }),
      { status: 400 },
    ],
  ])('is not handed to %s', async (_what, given, answer) => {
    const before = await seen();
    expect(await absence(given())).toMatchObject(answer);
    expect((await seen()).absences).toEqual(before.absences);
  });
});

describe('schemes', () => {
  const covid = async () => (await seen()).schemes.find(({ schemeCode }) => schemeCode === 'covid')!;

  test('a budget takes two people, and is not lowered below what is held: both figures are said', async () => {
    await sql`update scheme_budget set reserved_cents = 200000000, issued_cents = 100000000
      where scheme_code = 'covid'`.execute(api.database.db);
    const budget = (sum: string) => change({ kind: 'budget', schemeCode: 'covid', sum });
    const low = await budget('2999999.99');
    expect(low).toMatchObject(refusedAs('budgetBelowHeld'));
    expect((low.body as { ErrorMessage: string }).ErrorMessage.replace(/\s/g, ' ')).toMatch(
      /2 999 999,99 EUR .* 3 000 000,00 EUR/,
    );
    const { budget: before } = await covid();
    expect((await budget('3000000.00')).body).toEqual({ state: 'waiting' });
    expect((await covid()).budget).toBe(before);
    const { id } = await waitingFor('covid');
    // Meanwhile more was reserved.
    await sql`update scheme_budget set reserved_cents = reserved_cents + 1 where scheme_code = 'covid'`.execute(
      api.database.db,
    );
    expect(await decide(id, 'Confirm', kristina)).toMatchObject(refusedAs('budgetBelowHeld'));
    await sql`update scheme_budget set reserved_cents = reserved_cents - 1 where scheme_code = 'covid'`.execute(
      api.database.db,
    );
    expect((await decide(id, 'Confirm', kristina)).status).toBe(200);
    expect((await covid()).budget).toBe('3000000.00');
    expect((await api.anybody.get('/api/Request/GetGeneralInfo?schemeCode=covid')).body.TotalSum).toBe(
      '3000000.00',
    );
  });

  test('a call that was closed takes no request, and one that was reopened does', async () => {
    const period = (from: string, to: string) => change({ kind: 'period', schemeCode: 'startuok', from, to });
    const start = () => director.get('/api/Request/CanCreateRequest?schemeCode=startuok');
    const open = async () =>
      (
        (await api.anybody.get('/api/Classifiers/Schemes')).body as {
          Code: string;
          Open: boolean;
          To: string;
        }[]
      ).find(({ Code }) => Code === 'startuok');
    expect((await start()).body).toBe(true);
    const yesterday = addDays(today, -1);
    expect((await period('2022-01-03', yesterday)).status).toBe(200);
    expect((await start()).body).toBe(false);
    expect(await open()).toMatchObject({ Open: false, To: yesterday });
    const facts = () =>
      loadNewRequestFacts(api.database.db, {
        requestId: null,
        action: 'start',
        actorId: director.userId,
        roles: ['applicant'],
        input: { partyId: director.partyId, schemeCode: 'startuok' },
      });
    expect((await facts()).periodOpen).toBe(false);
    expect(await period('2022-01-03', '2022-01-02')).toMatchObject({
      status: 400,
      body: { errors: { to: ['Pabaiga yra prieš pradžią'] } },
    });
    expect((await period('2022-01-03', '2028-06-30')).status).toBe(200);
    expect(await open()).toMatchObject({ Open: true, To: '2028-06-30' });
    expect((await facts()).periodOpen).toBe(true);
  });
});

describe('a switch', () => {
  test('that is off refuses the calls themselves, says so to everybody, and nothing else stops', async () => {
    const put = (isOn: boolean) => change({ kind: 'feature', feature: 'selfCheck', isOn });
    const check = () =>
      api.anybody.post('/api/SelfCheck', {
        json: { CompanyCode: '1', SchemeCode: 'tiesiogines' },
        key: null,
      });
    const off = async () => ((await api.anybody.get('/api/feature/get')).body as { off: string[] }).off;
    expect((await check()).body.code).toBe('validation');
    expect((await put(false)).body).toEqual({ state: 'inForce' });
    expect(await check()).toMatchObject({
      status: 409,
      body: { code: 'featureOff', ErrorMessage: 'Ši funkcija laikinai išjungta. Bandykite vėliau' },
    });
    expect(await off()).toEqual(['selfCheck']);
    expect(await put(false)).toMatchObject(refusedAs('changeSame'));
    expect(
      (await kristina.post('/api/Request/MarkForVmiRenewMass', { json: { RequestStatusIds: [16] } })).body
        .code,
    ).toBe('batchEmpty');
    expect((await put(true)).status).toBe(200);
    expect((await check()).body.code).toBe('validation');
    expect(await off()).toEqual([]);
  });
});

describe('a rule the specification leaves open', () => {
  const rules = async () => (await seen()).rules;
  const put = (rule: string, isOn: boolean, by = saulius) => change({ kind: 'rule', rule, isOn }, by);

  test('is off until a second person agrees, and then on for the portal', async () => {
    const off = [
      { rule: 'documentsExpire', isOn: false },
      { rule: 'callTermsBind', isOn: false },
    ];
    expect(await rules()).toEqual(off);
    expect(await put('documentsExpire', false)).toMatchObject(refusedAs('changeSame'));
    expect((await put('documentsExpire', true, egle)).status).toBe(403);
    expect((await put('documentsExpire', true)).body).toEqual({ state: 'waiting' });
    expect(await rules()).toEqual(off);
    const { id } = await waitingFor('documentsExpire');
    expect((await decide(id, 'Confirm', saulius)).body.code).toBe('changeOwn');
    expect((await decide(id, 'Confirm', second)).status).toBe(200);
    expect(await rules()).toEqual([{ rule: 'documentsExpire', isOn: true }, off[1]]);
    expect(await isRuleOn(api.database.db, 'documentsExpire')).toBe(true);
    expect(await isRuleOn(api.database.db, 'callTermsBind')).toBe(false);
    expect((await put('documentsExpire', false)).body).toEqual({ state: 'waiting' });
    expect((await decide((await waitingFor('documentsExpire')).id, 'Confirm', second)).status).toBe(200);
    expect(await rules()).toEqual(off);
  });
});

describe('npm run administrator', () => {
  const run = (lines: string[]) =>
    new Promise<{ status: number | null; said: string }>((resolve) => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'db/administrator.ts'], {
        cwd: ROOT,
        env: { PATH: process.env.PATH, APP_ENV: 'test', DATABASE_URL: api.database.url },
      });
      let said = '';
      child.stdout.on('data', (part: Buffer) => (said += part.toString()));
      child.stderr.on('data', (part: Buffer) => (said += part.toString()));
      child.on('close', (status) => resolve({ status, said }));
      child.stdin.end(`${lines.join('\n')}\n`);
    });
  const lines = (code: string, email: string) => [code, 'Rūta', 'Pirmoji', email, reason];

  test('appoints while there are fewer than two administrators, and never after', async () => {
    expect(await run(['1', 'Rūta', 'Pirmoji', 'ruta@example.test', reason])).toMatchObject({ status: 1 });
    expect(await run(lines('49001010088', 'ruta@example.test'))).toMatchObject({
      status: 0,
      said: expect.stringContaining('appointed'),
    });
    expect(await run(lines('49001010099', 'kita@example.test'))).toMatchObject({
      status: 1,
      said: expect.stringContaining('There are 2 administrators'),
    });
    const { accounts, history } = await seen();
    const ruta = accounts.find(({ lastName }) => lastName === 'Pirmoji')!;
    expect(ruta.roles).toEqual(['administrator']);
    expect(history[0]).toMatchObject({ kind: 'roles', subject: ruta.id, reason, state: 'inForce' });
  }, 60_000);
});
