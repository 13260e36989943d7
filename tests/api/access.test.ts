import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Route } from '../../api/http/define-route.ts';
import { ROUTES } from '../../api/routes/index.ts';
import { STAFF_ROLES } from '../../domain/application/role.ts';
import { startApi, type Answer, type Api, type Client } from '../harness/api.ts';
import { callOf, nameOf } from './sample.ts';
import { SAMPLES, type World } from './samples.ts';

let api: Api;
let director: Client, everyRole: Client, noRole: Client;
let world: World;

async function newRequest(who: Client): Promise<number> {
  return (await who.post('/api/Request/Start', { json: {} })).body.requestId as number;
}

beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  everyRole = await api.staff('ona', [...STAFF_ROLES]);
  noRole = await api.staff('paulius', []);
  world = {
    requestId: await newRequest(director),
    foreignId: 0,
    partyId: director.partyId,
    assessorId: everyRole.userId,
  };
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

async function ask(who: Client, route: Route): Promise<Answer> {
  const sample = SAMPLES[nameOf(route)]!(world);
  const { path, json, form } = callOf(route, sample, world.requestId);
  const call = route.method === 'GET' ? who.get : route.method === 'POST' ? who.post : who.delete;
  return call(path, { json, form, once: true });
}

const withRoles = ROUTES.flatMap((route) =>
  typeof route.access === 'object' ? [{ route, access: route.access }] : [],
);
const forStaff = withRoles.filter(({ access }) => !access.applicant).map(({ route }) => route);
const isStaffOnly = (route: Route): boolean => forStaff.includes(route);
const aboutOne = (route: Route): boolean =>
  SAMPLES[nameOf(route)]?.({ ...(world ?? {}) }).request !== undefined;
const rows = (routes: readonly Route[]) => routes.map((route) => [nameOf(route), route] as const);
/** Logging out would end the shared login; it has a test of its own. */
const keepsLogin = (route: Route): boolean => !/logout|logoff/i.test(route.path);
/** Deleting comes last. */
const ordered = [...ROUTES].sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

test('every route has a row in the table of samples, and every row a route', () => {
  expect(Object.keys(SAMPLES).sort()).toEqual(ROUTES.map(nameOf).sort());
});

describe('roles', () => {
  test('an account without a role reaches its own session and nothing else', async () => {
    const reached = ROUTES.filter((route) => route.access === 'any').map((route) => route.path);
    expect(reached.filter((path) => !/^\/api\/(Users|Auth)\//.test(path))).toEqual([]);
    const me = await noRole.get('/api/Users/Me');
    expect(me).toMatchObject({ status: 200, body: { kind: 'staff', roles: [] } });
  });

  test('every route for staff names its roles, and the administrator is not among those of cases', () => {
    for (const { route, access } of withRoles) {
      expect(`${nameOf(route)}: ${access.staff.length > 0}`).toBe(`${nameOf(route)}: true`);
      if (aboutOne(route)) expect(`${nameOf(route)}: ${access.staff.join()}`).not.toContain('administrator');
    }
  });
});

describe('with every right', () => {
  test.each(rows(ordered.filter(keepsLogin)))('%s answers as it should on a draft', async (name, route) => {
    const who = route.access === 'public' ? api.anybody : isStaffOnly(route) ? everyRole : director;
    const answer = await ask(who, route);
    expect({
      name,
      good: SAMPLES[name]!(world).good.includes(answer.status),
      status: answer.status,
      body: answer.body?.code,
    }).toMatchObject({ good: true });
  });
});

describe('input that cannot be right', () => {
  test('a number that is none names nothing', async () => {
    expect((await director.get('/api/Request/GetPreview/abc')).status).toBe(404);
    expect((await director.get('/api/Request/Get?requestId=abc')).status).toBe(400);
  });
  test.each([
    ['__proto__', '{"requestId":1,"__proto__":{"x":1}}'],
    ['constructor', '{"requestId":1,"constructor":{"x":1}}'],
    ['no JSON', '{"requestId":'],
  ])('a body with %s is refused', async (_name, json) => {
    const answer = await director.post('/api/Request/CheckForApprove', { json });
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformedBody' } });
  });
  test('a body over a megabyte is refused', async () => {
    const answer = await director.post('/api/Request/SaveDraft', {
      json: { requestSystemInfo: {}, x: 'x'.repeat(1_100_000) },
    });
    expect(answer).toMatchObject({ status: 413, body: { code: 'bodyTooLarge' } });
  });
  test('keys nobody declared are dropped: what the server owns cannot be set', async () => {
    const id = await newRequest(director);
    const answer = await director.post('/api/Request/SaveDraft', {
      json: {
        requestSystemInfo: { RequestId: id, Status: 9 },
        formVersion: 0,
        Status: 9,
        InvegaLoanSum: '1.00',
        CompanyData: { CompanyName: 'Kita', CompanyPhone: '+37061234567', Unknown: 1 },
      },
    });
    expect(answer.status).toBe(200);
    const { body } = await director.get(`/api/Request/Get?requestId=${id}`);
    expect(body.RequestSystemInfo.Status).toBe(1);
    expect(body.CompanyData.CompanyName).not.toBe('Kita');
    expect(body.CompanyData.CompanyPhone).toBe('+37061234567');
    expect(body.CompanyData.Unknown).toBeUndefined();
    expect(body.Contract.InvegaLoanSum).toBeNull();
  });
  test('unknown paths answer 404 and wrong methods 405', async () => {
    expect((await director.get('/api/Request/Nothing')).status).toBe(404);
    const wrong = await director.delete('/api/Request/List');
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('allow')).toBe('GET');
  });
  test('paths match without regard to case', async () => {
    expect((await director.get('/API/REQUEST/LIST')).status).toBe(200);
  });
});
