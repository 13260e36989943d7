import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createApp } from '../../api/app.ts';
import { startApi, type Api } from '../harness/api.ts';
import { addStaff } from '../harness/index.ts';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

let api: Api;
beforeAll(async () => {
  api = await startApi({ withWorker: false });
  await addStaff(api.database.db, 'egle');
}, 60_000);
afterAll(async () => await api?.close(), 60_000);

interface Browser {
  cookie: string;
  gateway: string;
}

/** A browser that follows the login link as far as the gateway's page. */
async function begin(path = '/api/Auth/Login?loginType=Company'): Promise<Browser> {
  const answer = await fetch(api.url + path, { redirect: 'manual', headers: { accept: 'text/html' } });
  expect(answer.status).toBe(303);
  const set = answer.headers.get('set-cookie') ?? '';
  expect(set).toMatch(/^login=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/);
  return { cookie: set.split(';')[0]!, gateway: answer.headers.get('location')! };
}

const ticketOf = (browser: Browser): string => new URL(browser.gateway).searchParams.get('ticket')!;

/** Chooses on the gateway's page; answers where the post-back led the browser. */
async function choose(browser: Browser, person: string, company = ''): Promise<URL> {
  await fetch(new URL('/choose', browser.gateway), {
    method: 'POST',
    body: new URLSearchParams({ ticket: ticketOf(browser), person, company }),
  });
  return postBack(ticketOf(browser));
}

async function postBack(ticket: string): Promise<URL> {
  const answer = await fetch(`${api.url}/api/Auth/callback`, {
    method: 'POST',
    body: new URLSearchParams({ ticket, customData: 'company' }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location')!, api.url);
}

async function exchange(code: string, cookie = '') {
  const answer = await fetch(`${api.url}/api/Auth/Exchange`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ token: code }),
  });
  const [device = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0]!);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, device };
}

describe('login through the identity gateway', () => {
  test('a director logs in for the company; the code in the address works once', async () => {
    const browser = await begin(
      '/api/Auth/Login?loginType=Company&returnTo=/main-window/requests%23skiltis-loan',
    );
    const back = await choose(browser, 'ieva', 'linija');
    expect(back.pathname).toBe('/logincallback');
    expect(back.searchParams.get('loginType')).toBe('Company');
    const code = back.searchParams.get('token')!;
    expect(code).toHaveLength(43);
    const first = await exchange(code, browser.cookie);
    expect(first).toMatchObject({
      status: 200,
      body: { loginType: 'Company', Role: 0, returnTo: '/main-window/requests#skiltis-loan' },
    });
    expect(first.body.token).toHaveLength(43);
    expect(first.body.token).not.toBe(code);
    const second = await exchange(code, browser.cookie);
    expect(second).toMatchObject({ status: 400, body: { code: 'loginCodeInvalid' } });
    const me = await fetch(`${api.url}/api/Users/Me`, {
      headers: { authorization: `Bearer ${String(first.body.token)}`, cookie: first.device },
    });
    expect(await me.json()).toMatchObject({
      FirstName: 'Ieva',
      party: { Code: '900000016', loginType: 'Company' },
      consentAgreed: false,
    });
  });

  test('a sole trader logs in as an individual', async () => {
    const browser = await begin('/api/Auth/Login?loginType=Individual');
    const back = await choose(browser, 'ruta');
    expect(await exchange(back.searchParams.get('token')!, browser.cookie)).toMatchObject({
      body: { loginType: 'Individual' },
    });
  });

  test('staff log in with the other link, and only those who have an account', async () => {
    const browser = await begin('/Auth/CustomLogin');
    const back = await choose(browser, 'egle');
    expect(back.searchParams.get('loginType')).toBe('BackOffice');
    expect(await exchange(back.searchParams.get('token')!, browser.cookie)).toMatchObject({
      body: { loginType: 'BackOffice', Role: 1 },
    });
    expect((await choose(await begin('/Auth/CustomLogin'), 'kristina')).pathname).toBe(
      '/permission-denied/5',
    );
  });

  test('the gateway must repeat whose login it was', async () => {
    const browser = await begin();
    await sql`update login_ticket set browser_hash = decode(repeat('00', 32), 'hex')`.execute(
      api.database.db,
    );
    expect((await choose(browser, 'ieva', 'linija')).pathname).toBe('/permission-denied/4');
  });

  test('a code is worth nothing in another browser, and is burnt by the attempt', async () => {
    const mine = await begin();
    const thief = await begin();
    const code = (await choose(mine, 'ieva', 'linija')).searchParams.get('token')!;
    expect((await exchange(code, thief.cookie)).status).toBe(400);
    expect((await exchange(code)).status).toBe(400);
    expect((await exchange(code, mine.cookie)).status).toBe(400);
  });

  test('a code is worth nothing after sixty seconds', async () => {
    const browser = await begin();
    const code = (await choose(browser, 'ieva', 'linija')).searchParams.get('token')!;
    await sql`update login_code set created_at = now() - interval '61 seconds'`.execute(api.database.db);
    expect((await exchange(code, browser.cookie)).status).toBe(400);
  });

  test('a ticket is redeemed once, and one we never asked for is not redeemed at all', async () => {
    const browser = await begin();
    expect((await choose(browser, 'ieva', 'linija')).pathname).toBe('/logincallback');
    expect((await postBack(ticketOf(browser))).pathname).toBe('/permission-denied/4');
    expect((await postBack('11111111-1111-4111-8111-111111111111')).pathname).toBe('/permission-denied/4');
  });

  test('who cancels at the gateway is told so', async () => {
    const browser = await begin();
    await fetch(new URL('/cancel', browser.gateway), {
      method: 'POST',
      body: new URLSearchParams({ ticket: ticketOf(browser) }),
    });
    expect((await postBack(ticketOf(browser))).pathname).toBe('/permission-denied/1');
  });

  test('an answer of the gateway that was changed on the way is not believed', async () => {
    await fetch(`${api.standIns.urls.identity}/__control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode: 'lying', target: 'authenticationDataRequest' }),
    });
    try {
      expect((await choose(await begin(), 'ieva', 'linija')).pathname).toBe('/permission-denied/4');
    } finally {
      await fetch(`${api.standIns.urls.identity}/__control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode: 'normal', target: 'authenticationDataRequest' }),
      });
    }
  });

  test.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', '/x\r\nSet-Cookie: a=b'])(
    'nobody is sent to %j afterwards',
    async (returnTo) => {
      const browser = await begin(`/api/Auth/Login?returnTo=${encodeURIComponent(returnTo)}`);
      const code = (await choose(browser, 'ieva', 'linija')).searchParams.get('token')!;
      expect((await exchange(code, browser.cookie)).body.returnTo).toBeNull();
    },
  );

  test('callers that do not navigate get the address instead of a redirect', async () => {
    const answer = await fetch(`${api.url}/api/Auth/Login`, { headers: { accept: 'application/json' } });
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { url: string }).url).toContain(api.standIns.urls.identity);
  });
});

describe('test logins', () => {
  const applicant = {
    personalCode: '48403129911',
    companyCode: '900000016',
    email: 'a@example.test',
    password: 'demo',
  };
  const staff = { userName: 'egle@example.test', password: 'demo' };

  test('work outside production, with the right password', async () => {
    expect((await api.anybody.post('/api/Auth/vaiisistest', { json: applicant })).body).toMatchObject({
      loginType: 'Company',
      Role: 0,
    });
    expect((await api.anybody.post('/api/Auth/Authenticate/backoffice', { json: staff })).body).toMatchObject(
      { loginType: 'BackOffice', Role: 1 },
    );
    const wrong = await api.anybody.post('/api/Auth/vaiisistest', { json: { ...applicant, password: 'no' } });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'loginFailed' } });
  });

  test('are not there in production', async () => {
    const app = createApp({ ...api.deps, config: { ...api.deps.config, APP_ENV: 'production' } });
    const server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const post = (path: string, body: unknown) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    try {
      expect((await post('/api/Auth/vaiisistest', applicant)).status).toBe(404);
      expect((await post('/api/Auth/Authenticate/backoffice', staff)).status).toBe(404);
      expect(await (await fetch(`${url}/api/feature/get`)).json()).toMatchObject({ testLogin: false });
      expect((await fetch(`${url}/metrics`)).status).toBe(404);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });
});

describe('either name of this machine', () => {
  const asked = (host: string, accept: string) =>
    new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
      const { hostname, port } = new URL(api.url);
      const path = '/api/Auth/Login?loginType=Company&returnTo=/main-window/requests';
      get({ hostname, port, path, headers: { host: `${host}:${port}`, accept } }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode, location: answer.headers.location });
      }).on('error', reject);
    });

  test('a login begun under the other one goes on under the configured one', async () => {
    const own = new URL(api.deps.config.PUBLIC_URL);
    const other = own.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
    expect(await asked(other, 'text/html')).toEqual({
      status: 303,
      location: `${own.origin}/api/Auth/Login?loginType=Company&returnTo=/main-window/requests`,
    });
    for (const [host, accept] of [
      [own.hostname, 'text/html'],
      ['portalas.pavyzdys.lt', 'text/html'],
    ] as const)
      expect((await asked(host, accept)).location).not.toContain('/api/Auth/Login');
    expect(await asked(other, 'application/json')).toMatchObject({ status: 200 });
  });
});
