import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startApi, type Api, type Client } from '../harness/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ withWorker: false });
}, 60_000);
afterAll(async () => await api?.close(), 60_000);

const db = () => api.database.db;
const shift = (column: 'last_seen_at' | 'expires_at' | 'issued_at', interval: string, userId: string) =>
  sql`update session set ${sql.ref(column)} = now() - ${interval}::interval where user_id = ${userId}::uuid`.execute(
    db(),
  );
/** The same browser with another token. */
const withToken = async (token: string, who: Client) =>
  (await api.withToken(token, who).get('/api/Users/Me')).status;

test('only the hash of a token is stored', async () => {
  const who = await api.applicant();
  const { rows } = await sql<{
    found: boolean;
  }>`select bool_or(encode(token_hash, 'escape') like '%' || ${who.token} || '%') as found
    from session`.execute(db());
  expect(rows[0]?.found).toBe(false);
});

test('a login ends after thirty silent minutes, and not after twenty-nine', async () => {
  const who = await api.applicant();
  await shift('last_seen_at', '29 minutes', who.userId);
  expect((await who.get('/api/Users/Me')).status).toBe(200);
  await shift('last_seen_at', '31 minutes', who.userId);
  const ended = await who.get('/api/Users/Me');
  expect(ended).toMatchObject({ status: 401, body: { code: 'sessionExpired' } });
});

test('a login ends after twelve hours, however busy', async () => {
  const who = await api.applicant();
  await shift('expires_at', '1 second', who.userId);
  expect((await who.get('/api/Users/Me')).status).toBe(401);
});

test('logging out ends every token of that login at once, and no other login', async () => {
  const [one, two] = [await api.applicant(), await api.applicant()];
  expect((await one.get('/api/Auth/logout')).status).toBe(200);
  expect((await one.get('/api/Users/Me')).status).toBe(401);
  expect((await two.get('/api/Users/Me')).status).toBe(200);
});

test('a heartbeat after a minute of silence is written once, and within a minute nothing is', async () => {
  const who = await api.applicant();
  // The database itself counts.
  await sql`create table beat (at timestamptz);
    create function count_beat() returns trigger language plpgsql as 'begin insert into beat values (now()); return new; end';
    create trigger beat after update on session for each row execute function count_beat()`.execute(db());
  const written = async () => {
    const { rows } = await sql<{ n: number }>`with gone as (delete from beat returning 1)
      select count(*)::int as n from gone`.execute(db());
    return rows[0]!.n;
  };
  const beat = async () => {
    expect((await who.post('/api/Users/PushToken', { key: null })).status).toBe(200);
    const { rows } = await sql<{
      silent: number;
    }>`select min(extract(epoch from now() - last_seen_at))::float as silent from session where user_id = ${who.userId}::uuid`.execute(
      db(),
    );
    return rows[0]!.silent;
  };
  await shift('last_seen_at', '29 minutes', who.userId);
  await written();
  expect(await beat()).toBeLessThan(30);
  expect(await written()).toBe(1);
  await shift('last_seen_at', '50 seconds', who.userId);
  await written();
  expect(await beat()).toBeGreaterThanOrEqual(50);
  expect(await written()).toBe(0);
  await sql`drop trigger beat on session`.execute(db());
});

test('the heartbeat replaces an old token; the other tab works on for two minutes, then no more', async () => {
  const who = await api.applicant('tekstile');
  expect((await who.post('/api/Users/PushToken', { key: null })).body.Token).toBeNull();
  await shift('issued_at', '16 minutes', who.userId);
  const [one, two] = await Promise.all([
    who.post('/api/Users/PushToken', { key: null }),
    who.post('/api/Users/PushToken', { key: null }),
  ]);
  const fresh = [one.body.Token, two.body.Token].filter(Boolean) as string[];
  expect(fresh).toHaveLength(1);
  expect(await withToken(fresh[0]!, who)).toBe(200);
  expect(await withToken(who.token, who)).toBe(200);
  await sql`update session set expires_at = now() - interval '1 second' where user_id = ${who.userId}::uuid and rotated_at is not null`.execute(
    db(),
  );
  expect(await withToken(who.token, who)).toBe(401);
  expect(await withToken(fresh[0]!, who)).toBe(200);
  await api.withToken(fresh[0]!, who).get('/api/Auth/logout');
  expect(await withToken(fresh[0]!, who)).toBe(401);
});

test('rights are those of the database at every call: a role taken away is gone, an account switched off is out', async () => {
  const who = await api.staff('egle', ['assessor']);
  const path = '/api/Request/GetManagerRequests';
  expect((await who.post(path, { json: {} })).status).toBe(200);
  const size = { json: { RequestId: 1, companySizeTypeId: 2 } };
  expect((await who.post('/api/Request/ManagerSaveCompanySizeType', size)).status).toBe(404);
  await sql`update app_user set staff_roles = '{signatory}' where id = ${who.userId}::uuid`.execute(db());
  expect((await who.post('/api/Request/ManagerSaveCompanySizeType', size)).status).toBe(403);
  await sql`update app_user set active = false where id = ${who.userId}::uuid`.execute(db());
  expect((await who.post(path, { json: {} })).status).toBe(401);
});

test.each([
  '',
  'Bearer',
  'Bearer x',
  `Bearer ${'A'.repeat(43)}`,
  `Basic ${'A'.repeat(43)}`,
  `Bearer ${'A'.repeat(5000)}`,
])('the header %j is no login', async (authorization) => {
  const answer = await fetch(`${api.url}/api/Users/Me`, { headers: authorization ? { authorization } : {} });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
});

describe('„Mano duomenys“', () => {
  const OWN = '/api/Users/GetOwnData';

  test('hold what is of the person and nobody else, as JSON and as PDF, with who of the staff looked', async () => {
    const [own, other] = [await api.applicant(), await api.applicant('riba')];
    const kristina = await api.staff('kristina', ['manager']);
    const [mine, theirs] = await Promise.all(
      [own, other].map(async ({ partyId, userId }) => {
        const { rows } = await sql<{
          id: number;
        }>`insert into loan_request (id, scheme_code, party_id, login_type, status,
            version, created_by, applicant_name, applicant_code, applicant_search)
          values (nextval('loan_request_number'), 'tiesiogines', ${partyId}, 'Company', 2, 1, ${userId}::uuid, 'UAB', '1', 'uab')
          returning id`.execute(api.database.db);
        return rows[0]!.id;
      }),
    );
    for (const id of [mine!, theirs!])
      await sql`insert into case_read (request_id, reader_id, kind, session_kind)
        values (${id}, ${kristina.userId}::uuid, 'criteria', 'browser')`.execute(api.database.db);
    const { status, body } = await own.get(OWN);
    expect(status).toBe(200);
    const data = body as {
      person: { lastName: string };
      requests: { id: number }[];
      consents: object[];
      logins: object[];
      reads: { requestId: number; kind: string; roles: string[]; times: number }[];
    };
    expect(data.person.lastName).toBe('Sakalauskaitė');
    expect(data.requests.map(({ id }) => id)).toContain(mine);
    expect(data.requests.map(({ id }) => id)).not.toContain(theirs);
    expect(data.consents).toHaveLength(1);
    expect(data.logins.length).toBeGreaterThan(0);
    expect(data.reads).toEqual([
      expect.objectContaining({ requestId: mine, kind: 'criteria', roles: ['manager'], times: 1 }),
    ]);
    expect(JSON.stringify(body)).not.toContain('Janulienė');
    const pdf = await own.get(`${OWN}Document`);
    expect(pdf.status).toBe(200);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('are the applicant’s alone', async () => {
    expect((await (await api.staff('kristina', ['manager'])).get(OWN)).status).toBe(403);
    expect((await api.anybody.get(OWN)).status).toBe(401);
  });
});
