// A token copied out of the browser's storage is worth nothing without the browser it was given to.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { issueProgramToken, revokeProgramToken, listProgramTokens } from '../../db/queries/program-tokens.ts';
import { deviceCookie } from '../../api/device.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { logInAs } from '../harness/representatives.ts';
import { addStaff } from '../harness/index.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ withWorker: false });
}, 60_000);
afterAll(async () => await api?.close(), 60_000);

const ME = '/api/Users/Me';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const ask = async (headers: Record<string, string>) => {
  const answer = await fetch(api.url + ME, { headers });
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
};
const staffLogin = (browser: Client, key = 'egle') =>
  browser.post('/api/Auth/Authenticate/backoffice', {
    json: { userName: `${key}@example.test`, password: 'demo' },
  });

describe('a stolen token', () => {
  test('without the cookie, with another browser’s and after logging out is worth nothing', async () => {
    const [mine, other] = [await api.applicant(), await api.applicant('tekstile')];
    expect(await ask(mine.headers())).toMatchObject({ status: 200 });
    const elsewhere = { status: 401, code: 'sessionElsewhere' };
    expect(await ask(bearer(mine.token))).toEqual(elsewhere);
    expect(await ask({ ...bearer(mine.token), cookie: other.headers().cookie! })).toEqual(elsewhere);
    expect(await ask({ ...bearer(mine.token), cookie: `${mine.headers().cookie!}x` })).toEqual(elsewhere);
    await mine.get('/api/Auth/logout');
    expect(await ask(mine.headers())).toEqual({ status: 401, code: 'sessionExpired' });
  });

  test('does not keep the login awake either', async () => {
    const who = await api.applicant();
    await sql`update session set last_seen_at = now() - interval '20 minutes' where user_id = ${who.userId}::uuid`.execute(
      api.database.db,
    );
    await ask(bearer(who.token));
    const { rows } = await sql<{
      quiet: boolean;
    }>`select bool_and(last_seen_at < now() - interval '19 minutes') as quiet
      from session where user_id = ${who.userId}::uuid and revoked_at is null`.execute(api.database.db);
    expect(rows[0]).toEqual({ quiet: true });
  });

  test('the cookie alone does nothing, whatever page makes the browser send it', async () => {
    const who = await api.applicant();
    const answer = await fetch(`${api.url}/api/Request/Start`, {
      method: 'POST',
      headers: {
        cookie: who.headers().cookie!,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: '{}',
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'unauthenticated' });
  });

  test('a login of the version before, which had no cookie, is asked to begin anew', async () => {
    const who = await api.applicant();
    await sql`update session set device_hash = null where user_id = ${who.userId}::uuid`.execute(
      api.database.db,
    );
    expect(await ask(who.headers())).toEqual({ status: 401, code: 'sessionElsewhere' });
  });
});

describe('the cookie', () => {
  test('is for no script, no other site and the whole portal, and is stored as a hash', async () => {
    await addStaff(api.database.db, 'egle', ['assessor']);
    const browser = api.browser();
    const [set] = (await staffLogin(browser)).headers.getSetCookie();
    const name = deviceCookie(api.deps.config);
    expect(set).toMatch(new RegExp(`^${name}=[\\w-]{43}; Max-Age=43200; Path=/; HttpOnly; SameSite=Strict$`));
    const { rows } =
      await sql`select 1 from session where device_hash = sha256(${/=([\w-]{43})/.exec(set!)![1]}::bytea)`.execute(
        api.database.db,
      );
    expect(rows).toHaveLength(1);
  });

  test('over https cannot be set by another host nor sent in the clear', () => {
    expect(deviceCookie({ PUBLIC_URL: 'https://paskolos.example.lt' })).toBe('__Host-device');
  });

  test('serves an applicant’s tab and one of staff side by side, and stays when one of them logs out', async () => {
    const applicant = await logInAs(api, 'jonas');
    const staff = await staffLogin(applicant);
    const second = api.withToken(staff.body.token as string, applicant);
    expect((await applicant.get(ME)).body.kind).toBe('applicant');
    expect((await second.get(ME)).body.kind).toBe('staff');
    await second.get('/api/Auth/logout');
    expect((await applicant.get(ME)).status).toBe(200);
  });

  test('is made anew when nobody is logged in with it any more', async () => {
    const browser = api.browser();
    await staffLogin(browser);
    const before = browser.headers().cookie;
    const token = (await staffLogin(browser)).body.token as string;
    expect(browser.headers().cookie).toBe(before);
    await api.withToken(token, browser).post('/api/Users/EndAllSessions', { json: { keepThis: false } });
    await staffLogin(browser);
    expect(browser.headers().cookie).not.toBe(before);
  });

  test('a planted one is not taken over', async () => {
    const planted = 'A'.repeat(43);
    const browser = api.browser();
    browser.jar.set(deviceCookie(api.deps.config), planted);
    await staffLogin(browser);
    expect(browser.headers().cookie).not.toContain(planted);
  });

  test('stays good for the fresh token of a heartbeat', async () => {
    const who = await api.applicant();
    await sql`update session set issued_at = now() - interval '16 minutes' where user_id = ${who.userId}::uuid`.execute(
      api.database.db,
    );
    const fresh = (await who.post('/api/Users/PushToken', { key: null })).body.Token as string;
    expect((await api.withToken(fresh, who).get(ME)).status).toBe(200);
    expect(await ask(bearer(fresh))).toEqual({ status: 401, code: 'sessionElsewhere' });
  });
});

describe('a token of a program', () => {
  const issue = async (days = 30) => {
    const userId = await addStaff(api.database.db, 'egle', ['assessor']);
    return { userId, token: await issueProgramToken(api.database.db, { userId, label: 'ataskaitos', days }) };
  };

  test('needs no cookie, has the roles of its account, and says what it is', async () => {
    const { token } = await issue();
    expect(token).toMatch(/^vpp_[\w-]{43}$/);
    expect(await ask(bearer(token))).toMatchObject({ status: 200 });
    await sql`update session set last_seen_at = now() - interval '3 days' where client = 'program'`.execute(
      api.database.db,
    );
    expect(await ask(bearer(token))).toMatchObject({ status: 200 });
  });

  test.each([
    ['origin', 'https://paskolos.example.lt'],
    ['sec-fetch-site', 'same-origin'],
  ])('is refused in a browser, which sends %s', async (name, value) => {
    const { token } = await issue();
    expect(await ask({ ...bearer(token), [name]: value })).toEqual({
      status: 401,
      code: 'programTokenInBrowser',
    });
  });

  test('is not a browser’s token under another name, nor the other way round', async () => {
    const { token } = await issue();
    expect(await ask(bearer(token.slice(4)))).toEqual({ status: 401, code: 'sessionExpired' });
    const who = await api.applicant();
    expect((await ask({ ...who.headers(), ...bearer(`vpp_${who.token}`) })).status).toBe(401);
  });

  test('is never replaced, and ends at its day or when an operator says so', async () => {
    const { token, userId } = await issue();
    await sql`update session set issued_at = now() - interval '1 day' where user_id = ${userId}::uuid`.execute(
      api.database.db,
    );
    const pushed = await fetch(`${api.url}/api/Users/PushToken`, { method: 'POST', headers: bearer(token) });
    expect(await pushed.json()).toMatchObject({ Token: null });
    for (const { id } of await listProgramTokens(api.database.db)) {
      expect(await revokeProgramToken(api.database.db, id)).toBe(true);
      expect(await revokeProgramToken(api.database.db, id)).toBe(false);
    }
    expect(await ask(bearer(token))).toEqual({ status: 401, code: 'sessionExpired' });
    const { token: old } = await issue(0);
    expect((await ask(bearer(old))).status).toBe(401);
  });
});

describe('the list of one’s sessions', () => {
  test('names every login once, in coarse words, with this one marked; nobody else’s', async () => {
    const agents = {
      phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile/15E148 Safari/604.1',
      computer: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0',
    };
    const [userId] = [await addStaff(api.database.db, 'kristina', ['manager'])];
    await issueProgramToken(api.database.db, { userId, label: 'ataskaitos', days: 1 });
    const logIn = async (agent: string) => {
      const browser = api.browser();
      const answer = await browser.post('/api/Auth/Authenticate/backoffice', {
        json: { userName: 'kristina@example.test', password: 'demo' },
        headers: { 'user-agent': agent },
      });
      return api.withToken(answer.body.token as string, browser);
    };
    const [phone, computer] = [await logIn(agents.phone), await logIn(agents.computer)];
    await api.applicant('tekstile');
    const { body } = await computer.get('/api/Users/GetSessions');
    const rows = body as { device: string; browser: string; client: string; isThis: boolean; Id: string }[];
    expect(
      rows.map(({ client, device, browser, isThis }) => [client, device, browser, isThis]).sort(),
    ).toEqual([
      ['browser', 'computer', 'Edge', true],
      ['browser', 'phone', 'Safari', false],
      ['program', 'unknown', null, false],
    ]);
    expect(JSON.stringify(body)).not.toContain('Mozilla');
    const ended = rows.find((row) => row.device === 'phone')!;
    expect((await computer.post('/api/Users/EndSession', { json: { Id: ended.Id } })).status).toBe(200);
    expect((await phone.get(ME)).status).toBe(401);
    expect((await computer.get(ME)).status).toBe(200);
  });

  test('nobody ends another’s, nor one that is not there', async () => {
    const [mine, other] = [await api.applicant(), await api.applicant('tekstile')];
    const [{ Id }] = (await other.get('/api/Users/GetSessions')).body as [{ Id: string }];
    const answer = await mine.post('/api/Users/EndSession', { json: { Id } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'notFound' } });
    expect((await other.get(ME)).status).toBe(200);
  });

  test('all of them end at once, with or without the one that says so', async () => {
    const sessions = [
      await api.applicant('socialinis'),
      await api.applicant('socialinis'),
      await api.applicant('socialinis'),
    ];
    const stranger = await api.applicant('tekstile');
    const all = (keepThis: boolean) => sessions[0]!.post('/api/Users/EndAllSessions', { json: { keepThis } });
    const statuses = () => Promise.all(sessions.map(async (who) => (await who.get(ME)).status));
    expect((await all(true)).body).toEqual({ ended: 2 });
    expect(await statuses()).toEqual([200, 401, 401]);
    expect((await all(false)).body).toEqual({ ended: 1 });
    expect(await statuses()).toEqual([401, 401, 401]);
    expect((await stranger.get(ME)).status).toBe(200);
  });
});
