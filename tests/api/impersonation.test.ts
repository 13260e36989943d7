import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { vilniusMs } from '../../domain/values/days.ts';
import { sql } from 'kysely';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { acceptedDraft, askRegisters } from '../harness/over-http.ts';
import { actAs, authorise, day, logInAs, personOf, setDays } from '../harness/representatives.ts';

const CONSENT = { email: 'jonas@example.test', phoneNumber: '+37061234567', accepted: true };
const NOBODY = '00000000-0000-4000-8000-000000000009';

let api: Api;
let director: Client, jonas: Client;
let company: string, trader: string;

const optionsOf = async (who: Client) =>
  (await who.get('/api/Users/GetCompanyRepresentations')).body as Record<string, unknown>[];
const impersonate = (who: Client, representativeId: unknown) =>
  who.post('/api/Users/Impersonate', { json: { representativeId }, key: null });
const meOf = async (who: Client) => (await who.get('/api/Users/Me')).body as Record<string, unknown>;

beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  const ruta = await logInAs(api, 'ruta');
  company = (await authorise(director)).body.Id as string;
  trader = (await authorise(ruta, { ValidTo: day(7) })).body.Id as string;
  jonas = await logInAs(api, 'jonas');
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

describe('whom a person may act for', () => {
  test('oneself first, then everyone whose authorisation names the person, with until when', async () => {
    expect((await jonas.get('/api/Users/IsRepresentative')).body).toEqual({ isRepresentative: true });
    expect(await optionsOf(jonas)).toMatchObject([
      { RepresentativeId: 'self', Self: true, PersonalName: 'Jonas Petrauskas', Current: true },
      { RepresentativeId: trader, PersonalName: 'Rūta Mickevičiūtė', ValidTo: day(7), ExpiresInDays: 7 },
      { RepresentativeId: company, CompanyCode: '900000016', ValidTo: day(60), ExpiresInDays: null },
    ]);
  });

  test('who is named by nobody has nobody to choose', async () => {
    const darius = await logInAs(api, 'darius');
    expect((await darius.get('/api/Users/IsRepresentative')).body).toEqual({ isRepresentative: false });
    expect(await optionsOf(darius)).toEqual([]);
    expect(await meOf(darius)).toMatchObject({ mayChooseParty: false, representation: null });
  });

  test('authorisations that begin later, are over or were removed are not offered', async () => {
    await setDays(api, trader, day(1), day(9));
    expect((await optionsOf(jonas)).map(({ RepresentativeId }) => RepresentativeId)).toEqual([
      'self',
      company,
    ]);
    await setDays(api, trader, day(-9), day(-1));
    expect((await optionsOf(jonas)).map(({ RepresentativeId }) => RepresentativeId)).toEqual([
      'self',
      company,
    ]);
    await setDays(api, trader, day(0), day(0));
    expect(await optionsOf(jonas)).toHaveLength(3);
    await setDays(api, trader, day(-1), day(7));
  });
});

describe('Impersonate', () => {
  test('gives a token bound to the represented party; the other token soon ends; and back again', async () => {
    const acting = await actAs(api, await logInAs(api, 'jonas'), company);
    expect(await meOf(acting)).toMatchObject({
      FirstName: 'Jonas',
      Role: 0,
      loginType: 'Company',
      party: { Code: '900000016', loginType: 'Company' },
      representation: { ValidTo: day(60) },
      mayChooseParty: true,
      consentAgreed: false,
    });
    expect(await optionsOf(acting)).toMatchObject([
      { Self: true, PersonalName: 'Jonas Petrauskas', Current: false },
      { RepresentativeId: company, LastUsed: true, Current: true },
      { RepresentativeId: trader, LastUsed: false },
    ]);
    const asTrader = await actAs(api, acting, trader);
    expect(await meOf(asTrader)).toMatchObject({
      loginType: 'Individual',
      party: { Name: 'Rūta Mickevičiūtė' },
    });
    const self = await actAs(api, asTrader, 'self');
    expect(await meOf(self)).toMatchObject({
      loginType: 'Individual',
      party: { Name: 'Jonas Petrauskas' },
      representation: null,
    });
    const { rows } = await sql<{
      left: number;
    }>`select extract(epoch from max(expires_at) - now())::int as left
      from session where user_id = ${acting.userId}::uuid and rotated_at is not null`.execute(
      api.database.db,
    );
    expect(rows[0]!.left).toBeLessThanOrEqual(120);
  });

  test('a login through a company returns to that company', async () => {
    const head = await logInAs(api, 'jonas', '900000030');
    const acting = await actAs(api, head, company);
    expect((await optionsOf(acting))[0]).toMatchObject({ Self: true, CompanyCode: '900000030' });
    expect((await meOf(await actAs(api, acting, 'self'))).party).toMatchObject({ Code: '900000030' });
  });

  test.each([
    ['somebody else’s authorisation', () => company, 404, 'notFound'],
    ['one that is none', () => NOBODY, 404, 'notFound'],
    ['a word', () => 'ne-id', 400, 'validation'],
    ['a number', () => 7, 400, 'validation'],
    ['nothing', () => undefined, 400, 'validation'],
    ['a list', () => ['self'], 400, 'validation'],
  ])('%s is refused, and the token stays as it was', async (_name, id, status, code) => {
    const darius = await logInAs(api, 'darius');
    expect(await impersonate(darius, id())).toMatchObject({ status, body: { code } });
    expect((await meOf(darius)).party).toMatchObject({ Name: 'Darius Čepas' });
  });

  test('one that is over, or not begun, is refused with its reason', async () => {
    for (const [from, to] of [
      [-9, -1],
      [1, 9],
    ] as const) {
      await setDays(api, trader, day(from), day(to));
      expect(await impersonate(jonas, trader)).toMatchObject({
        status: 403,
        body: { code: 'representationInvalid', ErrorMessage: 'Įgaliojimas atstovauti nebegalioja' },
      });
    }
    await setDays(api, trader, day(-1), day(7));
  });

  test('staff and strangers may not; an ended token gets 401', async () => {
    const staff = await api.staff('kristina');
    expect((await impersonate(staff, company)).status).toBe(403);
    expect((await impersonate(api.anybody, company)).status).toBe(401);
    const gone = await logInAs(api, 'jonas');
    await gone.get('/api/Auth/logout');
    expect(await impersonate(gone, company)).toMatchObject({ status: 401, body: { code: 'sessionExpired' } });
  });

  test('the login ends as a whole, with the tokens for every party', async () => {
    const acting = await actAs(api, await logInAs(api, 'jonas'), company);
    await acting.get('/api/Auth/logout');
    expect((await acting.get('/api/Users/Me')).status).toBe(401);
    expect((await jonas.get('/api/Users/Me')).status).toBe(200);
  });

  test('the heartbeat of an old token keeps whom it acts for, and changing does not lengthen the login', async () => {
    const acting = await actAs(api, await logInAs(api, 'jonas'), company);
    await sql`update session set issued_at = now() - interval '16 minutes' where rotated_at is null
      and user_id = ${acting.userId}::uuid and representative_id is not null`.execute(api.database.db);
    const pushed = await acting.post('/api/Users/PushToken', { key: null });
    const fresh = api.withToken(pushed.body.Token as string, acting);
    expect(await meOf(fresh)).toMatchObject({
      party: { Code: '900000016' },
      representation: { ValidTo: day(60) },
    });
    const before = (await meOf(fresh)).expiresAt as string;
    const self = await actAs(api, fresh, 'self');
    expect(vilniusMs((await meOf(self)).expiresAt as string)).toBeLessThanOrEqual(vilniusMs(before));
  });
});

describe('an authorisation that ends takes the access at once', () => {
  test.each([
    ['its last day passes', () => setDays(api, trader, day(-9), day(-1))],
    ['it is moved to a later start', () => setDays(api, trader, day(3), day(9))],
  ])('when %s every call says why, and the way back stays open', async (_name, end) => {
    const acting = await actAs(api, jonas, trader);
    expect((await acting.get('/api/Request/List')).status).toBe(200);
    await end();
    for (const path of ['/api/Request/List', '/api/Users/IsConsentAgreed', '/api/Users/GetConsent'])
      expect(await acting.get(path)).toMatchObject({ status: 403, body: { code: 'representationInvalid' } });
    expect((await acting.post('/api/Users/PushToken', { key: null })).status).toBe(403);
    expect((await acting.post('/api/Request/Start', { json: {} })).status).toBe(403);
    expect(await meOf(acting)).toMatchObject({
      party: null,
      representation: { ValidTo: null },
      consentAgreed: null,
    });
    expect((await optionsOf(acting))[0]).toMatchObject({ Self: true });
    jonas = await actAs(api, acting, 'self');
    expect((await jonas.get('/api/Request/List')).status).toBe(200);
    await setDays(api, trader, day(-1), day(7));
  });

  test('when the party removes it, in the middle of the representative’s work; the draft stays with the party', async () => {
    const darius = await logInAs(api, 'darius');
    const { PersonalCode, FirstName, LastName } = personOf('darius');
    const given = await authorise(director, { PersonalCode, FirstName, LastName });
    const acting = await actAs(api, darius, given.body.Id as string);
    await acting.post('/api/Users/CreateConsent', { json: CONSENT });
    const started = await acting.post('/api/Request/Start', { json: {} });
    expect(started.status).toBe(200);
    const id = started.body.requestId as number;
    await director.delete(`/api/Users/DeleteCompanyRepresentative/${String(given.body.Id)}`);
    expect((await acting.get(`/api/Request/Get?requestId=${id}`)).body.code).toBe('representationInvalid');
    expect((await impersonate(acting, given.body.Id)).status).toBe(404);
    const list = (await director.get('/api/Request/List')).body as { Id: number }[];
    expect(list.map((row) => row.Id)).toContain(id);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from outbox where recipient = ${CONSENT.email}`.execute(api.database.db);
    expect(rows[0]!.n).toBe(0);
  });

  test('a renewed authorisation goes on without another choice', async () => {
    const acting = await actAs(api, await logInAs(api, 'jonas'), trader);
    await setDays(api, trader, day(-9), day(-1));
    expect((await acting.get('/api/Request/List')).status).toBe(403);
    const ruta = await logInAs(api, 'ruta');
    const renewed = (await authorise(ruta, { ValidFrom: day(0), ValidTo: day(30) })).body.Id as string;
    expect((await acting.get('/api/Request/List')).status).toBe(200);
    await ruta.delete(`/api/Users/DeleteCompanyRepresentative/${renewed}`);
    await setDays(api, trader, day(-1), day(7));
  });
});

describe('two logins of one person', () => {
  test('act for different parties side by side, each within its own', async () => {
    const [one, two] = [await actAs(api, await logInAs(api, 'jonas'), company), await logInAs(api, 'jonas')];
    await one.post('/api/Users/CreateConsent', { json: CONSENT });
    expect((await one.get('/api/Users/IsConsentAgreed')).body).toEqual({ isAgreed: true });
    expect((await two.get('/api/Users/IsConsentAgreed')).body).toEqual({ isAgreed: false });
    const id = (await one.post('/api/Request/Start', { json: {} })).body.requestId as number;
    expect((await one.get(`/api/Request/Get?requestId=${id}`)).status).toBe(200);
    expect((await two.get(`/api/Request/Get?requestId=${id}`)).status).toBe(404);
    expect((await director.get(`/api/Request/Get?requestId=${id}`)).status).toBe(200);
  });

  test('an answer given for one party is never repeated for another', async () => {
    const key = 'one-key-for-two-parties';
    const asCompany = await actAs(api, await logInAs(api, 'jonas'), company);
    const first = await asCompany.post('/api/Users/CreateConsent', { json: CONSENT, key });
    const asTrader = await actAs(api, asCompany, trader);
    const second = await asTrader.post('/api/Users/CreateConsent', { json: CONSENT, key });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers.get('idempotency-replayed')).toBeNull();
    expect((await asTrader.get('/api/Users/IsConsentAgreed')).body).toEqual({ isAgreed: true });
  });
});

describe('the records name both', () => {
  test('history, comments and the receipt say who acted and for whom', async () => {
    const acting = await actAs(api, await logInAs(api, 'jonas'), company);
    await acting.post('/api/Users/CreateConsent', { json: CONSENT });
    await askRegisters(acting);
    const id = await acceptedDraft(api, acting);
    expect((await acting.post(`/api/Request/SendForApprove?requestId=${id}`)).status).toBe(200);
    await acting.post('/api/Request/SaveUserComment', {
      json: { requestId: id, comment: 'Patikslinta sąskaita', userCommentRequired: true },
    });
    const staff = await api.staff('kristina');
    const { body } = await staff.get(`/api/Request/GetForManager?requestId=${id}`);
    const NAMES = 'Jonas Petrauskas, atstovaujantis (-i) UAB „Šiaurės linija“';
    const log = body.requestLog as { action: string; ChangedBy: string }[];
    expect(
      log
        .filter(({ ChangedBy }) => ChangedBy === NAMES)
        .map(({ action }) => action)
        .sort(),
    ).toEqual(expect.arrayContaining(['start', 'submit']));
    expect((body.CommentsHistory as { CommentedBy: string }[]).at(-1)?.CommentedBy).toBe(NAMES);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from submission s join representative r
      on r.id = s.representative_id where s.request_id = ${id} and r.party_id = ${director.partyId}`.execute(
      api.database.db,
    );
    expect(rows[0]!.n).toBe(1);
    expect(api.logs()).not.toMatch(/Petrauskas|36609099952/);
  }, 120_000);

  test('the director acts in the company’s own name', async () => {
    const id = (await director.post('/api/Request/Start', { json: {} })).body.requestId as number;
    const { rows } = await sql<{
      representative_id: string | null;
    }>`select representative_id from request_event
      where request_id = ${id}`.execute(api.database.db);
    expect(rows.map((row) => row.representative_id)).toEqual([null]);
  });
});

describe('consent', () => {
  test('is the representative’s own for each party, is printed, and the record keeps every one given', async () => {
    const acting = await actAs(api, await logInAs(api, 'jonas'), trader);
    expect((await acting.get('/api/Users/GetConsent')).body).toMatchObject({
      UserAuthData: { FirstName: 'Jonas', CompanyName: null },
      onBehalfOf: { Name: 'Rūta Mickevičiūtė', ValidTo: day(7) },
    });
    await acting.post('/api/Users/CreateConsent', { json: CONSENT });
    await acting.post('/api/Users/CreateConsent', { json: { ...CONSENT, email: 'kitas@example.test' } });
    const { rows } = await sql<{
      email: string;
      named: boolean;
    }>`select email, representative_id is not null as named
      from consent_event where user_id = ${acting.userId}::uuid and party_id = ${acting.partyId} order by id`.execute(
      api.database.db,
    );
    expect(rows.slice(-2)).toEqual([
      { email: CONSENT.email, named: true },
      { email: 'kitas@example.test', named: true },
    ]);
    const copy = await acting.get('/api/Users/GetConsentDocument');
    expect(copy.status).toBe(200);
    expect(copy.headers.get('content-type')).toBe('application/pdf');
    expect(copy.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await (await logInAs(api, 'agne')).get('/api/Users/GetConsentDocument')).status).toBe(404);
  });
});

describe('a company login of somebody the register does not name', () => {
  test('under an authorisation it is a representative’s; otherwise, while the register’s word is new, it is refused', async () => {
    await askRegisters(director);
    const bound = await logInAs(api, 'jonas', '900000016');
    expect(await meOf(bound)).toMatchObject({ representation: { ValidTo: day(60) } });
    const { PersonalCode } = personOf('darius');
    const login = (): Promise<{ status: number; body: { code?: string } }> =>
      api.anybody.post('/api/Auth/vaiisistest', {
        json: { personalCode: PersonalCode, companyCode: '900000016', password: 'demo' },
      });
    expect(await login()).toMatchObject({ status: 400, body: { code: 'loginFailed' } });
    await sql`update register_snapshot set fetched_at = now() - interval '25 hours'`.execute(api.database.db);
    expect((await login()).status).toBe(200);
  });
});
