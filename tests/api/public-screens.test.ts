import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../api/app.ts';
import { readConfig } from '../../api/config.ts';
import { maintenanceAt } from '../../api/maintenance.ts';
import { vilniusTime } from '../../domain/values/days.ts';
import { startApi, type Api } from '../harness/api.ts';

let api: Api;
const webDir = mkdtempSync(join(tmpdir(), 'pages-'));
const PERSONA = { companyCode: '900000016', personalCode: '48403129911', password: 'demo' };

beforeAll(async () => {
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>x</title>');
  api = await startApi({ withWorker: false, env: { WEB_DIR: webDir } });
}, 60_000);
afterAll(async () => {
  await api?.close();
  rmSync(webDir, { recursive: true });
}, 60_000);

/** The same portal under another configuration, for one question. */
async function asked<T>(
  change: Partial<Api['deps']['config']>,
  ask: (url: string) => Promise<T>,
): Promise<T> {
  const app = createApp({ ...api.deps, config: { ...api.deps.config, ...change } });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  try {
    return await ask(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
const get =
  (path: string, headers: Record<string, string> = {}) =>
  (url: string) =>
    fetch(url + path, { redirect: 'manual', headers });
const page = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
const minute = (hours: number): string => vilniusTime(Date.now() + hours * 3_600_000).slice(0, 16);
const NOW = { MAINTENANCE_FROM: minute(-1), MAINTENANCE_TO: minute(2) };
const SOON = { MAINTENANCE_FROM: minute(24), MAINTENANCE_TO: minute(30) };

describe('planned works', () => {
  const window = {
    MAINTENANCE_FROM: '2026-09-30 17:00',
    MAINTENANCE_TO: '2026-10-01 06:00',
    MAINTENANCE_NOTICE_HOURS: 72,
  };
  const at = (instant: string) => maintenanceAt(window, Date.parse(instant));

  // Vilnius is three hours ahead of UTC in September.
  test.each([
    ['2026-09-27T13:59:00Z', null],
    ['2026-09-27T14:00:00Z', false],
    ['2026-09-30T13:59:00Z', false],
    ['2026-09-30T14:00:00Z', true],
    ['2026-10-01T02:59:00Z', true],
    ['2026-10-01T03:00:00Z', null],
  ])('at %s: %s', (instant, isNow) => {
    expect(at(instant)?.isNow ?? null).toBe(isNow);
  });

  test('without a window nothing is said', () => {
    expect(maintenanceAt({ MAINTENANCE_NOTICE_HOURS: 72 }, Date.now())).toBeNull();
  });

  test.each([
    [{ MAINTENANCE_FROM: '2026-09-30 17:00' }],
    [{ MAINTENANCE_TO: '2026-09-30 17:00' }],
    [{ MAINTENANCE_FROM: '2026-10-01 06:00', MAINTENANCE_TO: '2026-09-30 17:00' }],
    [{ MAINTENANCE_FROM: '2026-09-31 17:00', MAINTENANCE_TO: '2026-10-01 06:00' }],
    [{ MAINTENANCE_FROM: '2026-09-30 25:00', MAINTENANCE_TO: '2026-10-01 06:00' }],
    [{ MAINTENANCE_FROM: 'rytoj', MAINTENANCE_TO: 'poryt' }],
    [{ MAINTENANCE_NOTICE_HOURS: '-1' }],
  ])('a window that cannot be meant stops the start: %p', (wrong) => {
    const { config, standIns } = { config: api.deps.config, standIns: api.standIns.env };
    const right = {
      APP_ENV: 'test',
      DATABASE_URL: config.DATABASE_URL,
      TEMPORAL_ADDRESS: config.TEMPORAL_ADDRESS,
      STORAGE_DIR: config.STORAGE_DIR,
      ...standIns,
    };
    expect(() => readConfig(right)).not.toThrow();
    expect(() => readConfig({ ...right, ...wrong })).toThrow(/MAINTENANCE/);
  });

  test('are told while they are near, and not before', async () => {
    const told = async (change: object) =>
      ((await (await asked(change, get('/api/feature/get'))).json()) as { maintenance: unknown }).maintenance;
    expect(await told({})).toBeNull();
    expect(await told(SOON)).toEqual({ from: SOON.MAINTENANCE_FROM, to: SOON.MAINTENANCE_TO, isNow: false });
    expect(await told(NOW)).toMatchObject({ isNow: true });
    expect(await told({ ...SOON, MAINTENANCE_NOTICE_HOURS: 5 })).toBeNull();
  });

  test('applicants cannot log in meanwhile and are told until when; staff can', async () => {
    const login = await asked(NOW, get('/api/Auth/Login?loginType=Company'));
    expect(login.status).toBe(503);
    const body = (await login.json()) as { code: string; ErrorDescription: string };
    expect(body.code).toBe('maintenance');
    expect(body.ErrorDescription).toContain(NOW.MAINTENANCE_TO.slice(11));
    expect((await asked(NOW, get('/Auth/CustomLogin'))).status).toBe(200);
    const test = await asked(NOW, (url) =>
      fetch(`${url}/api/Auth/vaiisistest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(PERSONA),
      }),
    );
    expect(test.status).toBe(503);
    expect((await asked(SOON, get('/api/Auth/Login?loginType=Company'))).status).toBe(200);
  });

  test('a browser that follows the login link comes back to the login page, never to a problem’s JSON', async () => {
    const answer = await asked(NOW, get('/api/Auth/Login?loginType=Company', page));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login?unavailable=1']);
  });
});

describe('the gateway is down', () => {
  const mode = (value: string) =>
    fetch(`${api.standIns.urls.identity}/__control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode: value }),
    });
  afterEach(async () => void (await mode('normal')));

  test('a navigating browser is led to the login page, which says so; a caller gets the code', async () => {
    await mode('down');
    const browser = await fetch(`${api.url}/api/Auth/Login?loginType=Individual`, {
      redirect: 'manual',
      headers: page,
    });
    expect([browser.status, browser.headers.get('location')]).toEqual([303, '/login?unavailable=1']);
    const caller = await api.anybody.get('/api/Auth/Login?loginType=Individual');
    expect([caller.status, caller.body.code]).toEqual([503, 'identityUnavailable']);
  }, 60_000);
});

describe('the test login', () => {
  test('offers the fictional people; each of them can log in', async () => {
    const { body, status } = await api.anybody.get('/api/Auth/TestPersonas');
    expect(status).toBe(200);
    const { personas, password } = body as {
      password: string;
      personas: { kind: string; personalCode: string; companyCode: string | null; email: string }[];
    };
    expect(password).toBe('demo');
    expect(new Set(personas.map(({ kind }) => kind))).toEqual(
      new Set(['director', 'soleTrader', 'representative']),
    );
    for (const { personalCode, companyCode, email } of personas) {
      const json = { personalCode, companyCode: companyCode ?? '', email, password };
      const answer = await api.anybody.post('/api/Auth/vaiisistest', { json, key: null });
      expect(answer.body.loginType).toBe(companyCode ? 'Company' : 'Individual');
    }
  }, 60_000);

  test('a password of one’s own is not told', async () => {
    const answer = await asked({ TEST_LOGIN_PASSWORD: 'savas' }, get('/api/Auth/TestPersonas'));
    expect(((await answer.json()) as { password: unknown }).password).toBeNull();
  });

  test('without the demo data there is nobody to choose', async () => {
    const answer = await asked({ DEMO_PARTIES_FILE: '/nera.json' }, get('/api/Auth/TestPersonas'));
    expect(((await answer.json()) as { personas: unknown[] }).personas).toEqual([]);
  });

  test('in production neither the calls nor the page are there', async () => {
    const production = { APP_ENV: 'production' } as const;
    expect((await asked(production, get('/api/Auth/TestPersonas'))).status).toBe(404);
    expect((await asked(production, get('/vaiisis', page))).status).toBe(404);
    expect((await asked({}, get('/vaiisis', page))).status).toBe(200);
    expect((await asked(production, get('/self-check', page))).status).toBe(200);
  });
});

describe('a screen that broke', () => {
  const reference = '4c9a9a52-6c0e-4c55-9a77-0a6a4a4b1c11';
  const report = (json: unknown) => api.anybody.post('/api/ScreenError', { json, key: null });

  test('is in the log under the number the person was shown', async () => {
    const { status } = await report({ reference, name: 'TypeError', places: ['Home-Ab1.js:1:20'] });
    expect(status).toBe(200);
    const line = api
      .logs()
      .split('\n')
      .find((one) => one.includes(reference));
    expect(JSON.parse(line!)).toMatchObject({
      msg: 'screen broke',
      error: 'TypeError',
      frames: ['Home-Ab1.js:1:20'],
    });
  });

  test.each([
    [{ reference: 'x', name: 'TypeError', places: [] }],
    [{ reference, name: 'Ieva Sakalauskaitė', places: [] }],
    [{ reference, name: 'TypeError', places: ['48403129911 pavardė'] }],
    [{ reference, name: 'TypeError', places: Array(9).fill('a.js:1:1') }],
    [{ reference, name: 'x'.repeat(61), places: [] }],
    [{}],
  ])('words have no way into the log: %p', async (json) => {
    expect((await report(json)).status).toBe(400);
    expect(api.logs()).not.toMatch(/Sakalauskaitė|48403129911/);
  });
});
