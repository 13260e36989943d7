// Wrong, oversized, hostile and half values against the API over real HTTP: a clear refusal, nothing changed, nothing told.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { BODY_CASES } from './hostile/bodies.ts';
import { CANARY, get, multipart, post, type HostileCase } from './hostile/case.ts';
import { DOOR_CASES } from './hostile/doors.ts';
import { DRAFT_CASES } from './hostile/drafts.ts';
import { ROUTE_CASES } from './hostile/every-route.ts';
import { FIELD_CASES } from './hostile/fields.ts';
import { FILE_CASES } from './hostile/files.ts';
import { ask, expectDiscreet, expectRefused } from './hostile/judge.ts';
import { PEOPLE_CASES } from './hostile/people.ts';
import { HARMLESS } from './hostile/plain.ts';
import { send, sendBytes } from './hostile/send.ts';
import { STAFF_CASES } from './hostile/staff.ts';
import { openWorld, type Ready } from './hostile/world.ts';

let ready: Ready;
beforeAll(async () => {
  ready = await openWorld();
}, 60_000);
afterAll(async () => await ready?.close(), 60_000);

/** The call is refused as the row says, and not one row or file is another than before; answers how everything stands. */
async function expectNothingDone(row: HostileCase, stands: string | null = null): Promise<string> {
  const before = stands ?? (await ready.digest());
  expectRefused(await ask(row, ready.world), row, ready.world);
  const after = await ready.digest();
  expect(after).toBe(before);
  return after;
}

const named = (rows: readonly HostileCase[]) => rows.map((row) => [row.what, row] as const);
const tables = [
  ['wrong answers in the form', FIELD_CASES],
  ['bodies and numbers', BODY_CASES],
  ['drafts and comments', DRAFT_CASES],
  ['people', PEOPLE_CASES],
  ['staff', STAFF_CASES],
  ['files', FILE_CASES],
  ['doors', DOOR_CASES],
  ['what no route takes', ROUTE_CASES],
] as const;

describe.each(tables)('%s', (_title, rows) => {
  // Nothing happens between two of them.
  let stands: string | null = null;
  test.each(named(rows))('%s', async (_what, row) => {
    stands = await expectNothingDone(row, stands);
  });
});

const good = async <T extends object>(row: Omit<HostileCase, 'answer' | 'what'>): Promise<T> => {
  const answer = await ask({ what: '', answer: '', ...row }, ready.world);
  expect({ status: answer.status, text: answer.text.slice(0, 300) }).toMatchObject({ status: 200 });
  return JSON.parse(answer.text) as T;
};

describe('text that means harm elsewhere', () => {
  test.each(HARMLESS)('%s is kept in the form as it was typed', async (_what, typed, kept = typed) => {
    const { draft } = ready.world;
    const read = { call: get(`/api/Request/Get?requestId=${draft}`) };
    const { formVersion } = await good<{ formVersion: number }>(read);
    const system = { RequestId: draft };
    await good({
      call: post('/api/Request/SaveDraft', { requestSystemInfo: system, formVersion, InvegaReason: typed }),
    });
    const after = await good(read);
    expect(after).toMatchObject({ InvegaReason: kept.normalize('NFC'), formVersion: formVersion + 1 });
  });

  test.each(HARMLESS)('%s is kept in a comment', async (_what, typed, kept = typed) => {
    const { draft } = ready.world;
    const comment = { requestId: draft, comment: `${typed} – pastaba` };
    const told = await good<{ NewComment: string }>({ call: post('/api/Request/SaveUserComment', comment) });
    expect(told.NewComment.normalize('NFC')).toBe(`${kept} – pastaba`.normalize('NFC'));
  });

  test.each([
    ['a path', '../../etc/Šiaurės „linija“.pdf', 'Šiaurės „linija“.pdf'],
    ['a path of another system', 'C:\\fakepath\\a.pdf', 'a.pdf'],
    ['text turned around', 'a\u202efdp.pdf', 'afdp.pdf'],
    ['300 characters', `${'ž'.repeat(300)}.pdf`, `${'ž'.repeat(146)}.pdf`],
    ['markup', '<img src=x>.pdf', 'img src=x.pdf'],
    ['a line break', 'a%0d%0aSet-Cookie: b.pdf', 'aSet-Cookie b.pdf'],
  ])('a file’s name with %s is made harmless', async (_what, fileName, kept) => {
    const { draft } = ready.world;
    const parts = [
      { name: 'RequestId', value: String(draft) },
      { name: 'FileType', value: '11' },
      { name: 'Files', fileName, bytes: '%PDF-1.7\n%%EOF\n' },
    ];
    const [file] = await good<{ Id: string; FileName: string }[]>({
      call: multipart('/api/request/UploadFiles', parts),
    });
    expect(file!.FileName).toBe(kept);
    const bytes = await ask(
      { what: '', answer: '', call: get(`/api/request/DownloadFile/${draft}/${file!.Id}`) },
      ready.world,
    );
    expect(bytes.status).toBe(200);
    expect(bytes.headers['x-content-type-options']).toBe('nosniff');
    expect(bytes.headers['set-cookie']).toBeUndefined();
  });

  test('the last of two keys of one name counts, everywhere alike', async () => {
    const { draft } = ready.world;
    const body = `{"requestId":${ready.world.othersDraft},"comment":"Pirmas","comment":"Antras komentaras","requestId":${draft}}`;
    const told = await good({ call: post('/api/Request/SaveUserComment', body) });
    expect(told).toMatchObject({ NewComment: 'Antras komentaras' });
  });

  test('keys nobody declared and values of the registers are dropped, rows above the maximum are not', async () => {
    const { draft } = ready.world;
    const read = { call: get(`/api/Request/Get?requestId=${draft}`) };
    const { formVersion } = await good<{ formVersion: number }>(read);
    const tried = { Status: 9, InvegaLoanSum: '1.00', isAdmin: true };
    await good({
      call: post('/api/Request/SaveDraft', {
        requestSystemInfo: { RequestId: draft, ...tried },
        formVersion,
        ...tried,
        CompanyData: { CompanyName: CANARY, CompanyCode: '1', hasOwnProperty: 1, toString: 'x' },
        suppliers: Array.from({ length: 500 }, () => ({ name: 'Tiekėjas', valueOf: 1 })),
      }),
    });
    const after = await good<{ RequestSystemInfo: { Status: number }; suppliers: object[] }>(read);
    expect(after.RequestSystemInfo.Status).toBe(1);
    expect(after.suppliers).toHaveLength(500);
    expect(JSON.stringify(after)).not.toMatch(/Kanarėlė|valueOf|hasOwnProperty|isAdmin/);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe('keys and tokens that were good once', () => {
  test('the same key with another body is refused, and the first answer stands', async () => {
    const { draft } = ready.world;
    const comment = (text: string) =>
      post('/api/Request/SaveUserComment', { requestId: draft, comment: text });
    const key = 'tas-pats-raktas-1';
    const first = await good({ call: comment('Pirmas komentaras'), key });
    const other = {
      what: 'reused',
      call: comment('Kitas komentaras'),
      key,
      answer: '409 idempotencyKeyReused',
    };
    await expectNothingDone(other);
    expect(await good({ call: comment('Pirmas komentaras'), key })).toEqual(first);
  });

  test('the same key at another route is refused', async () => {
    const { draft } = ready.world;
    await expectNothingDone({
      what: 'reused elsewhere',
      call: post(`/api/Request/SendForApprove?requestId=${draft}`),
      key: 'tas-pats-raktas-1',
      answer: '409 idempotencyKeyReused',
    });
  });

  test.each([
    ['silent for too long', 'last_seen_at', '31 minutes'],
    ['over', 'expires_at', '1 second'],
    ['revoked', 'revoked_at', '1 second'],
  ])('a login that is %s does nothing any more', async (_what, column, ago) => {
    const { api, world } = ready;
    const who = await api.applicant();
    await sql`update session set ${sql.ref(column)} = now() - ${ago}::interval
      where token_hash = sha256(${who.token}::bytea)`.execute(api.database.db);
    await expectNothingDone({
      what: column,
      as: 'nobody',
      call: post(
        '/api/Request/SaveUserComment',
        { requestId: world.draft, comment: 'Sveiki gyvi' },
        who.headers(),
      ),
      answer: '401 sessionExpired',
    });
  });
});

describe('broken connections and broken HTTP', () => {
  const head = (more: string) => {
    const { people } = ready.world;
    return `POST /api/Request/SaveUserComment HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${people.director.token}\r\nCookie: ${people.director.jar.header()}\r\nIdempotency-Key: ${CANARY.replace('ė', 'e').replace('ė', 'e')}-x\r\nContent-Type: application/json\r\n${more}\r\n`;
  };
  test.each([
    ['a body that ends before its length', () => `${head('Content-Length: 500\r\n')}{"requestId":1`],
    ['chunks that end in the middle', () => `${head('Transfer-Encoding: chunked\r\n')}10\r\n{"requestId":`],
    ['a chunk whose length is none', () => `${head('Transfer-Encoding: chunked\r\n')}zz\r\n{}\r\n0\r\n\r\n`],
    [
      'a length and chunks at once',
      () => `${head('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n')}0\r\n\r\n`,
    ],
    ['two lengths', () => `${head('Content-Length: 5\r\nContent-Length: 50\r\n')}{"a":1}`],
    ['a negative length', () => `${head('Content-Length: -1\r\n')}{}`],
    [
      'a header broken over two lines',
      () => `${head('X-Request-Id: a\r\n Set-Cookie: b=c\r\nContent-Length: 2\r\n')}{}`,
    ],
    ['a NUL in a header', () => `${head('X-Request-Id: a\u0000b\r\nContent-Length: 2\r\n')}{}`],
    [
      'a header of a hundred kilobytes',
      () => `${head(`X-Request-Id: ${'a'.repeat(100_000)}\r\nContent-Length: 2\r\n`)}{}`,
    ],
    ['no HTTP', () => `SSH-2.0-OpenSSH_9.6\r\n\r\n`],
  ])('%s changes nothing, and the next call is answered', async (_what, bytes) => {
    const { world, digest } = ready;
    const before = await digest();
    const answer = await sendBytes(world.url, bytes());
    expect([0, 400, 431]).toContain(answer.status);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expectDiscreet(answer.text, world);
    expect(await digest()).toBe(before);
    expect((await send(world.url, get('/healthz'))).status).toBe(200);
  });

  test('a request id of somebody else’s making is not taken over into headers', async () => {
    const { world } = ready;
    const answer = await send(world.url, get('/api/feature/get', { 'x-request-id': 'a: b; <script>' }));
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([
    '//example.test',
    'https://example.test',
    '/\\example.test',
    'javascript:alert(1)',
    '/main-window%0d%0aSet-Cookie:a=b',
  ])('a way back to %s is not kept', async (returnTo) => {
    const { world, api } = ready;
    const path = `/api/Auth/Login?loginType=Company&returnTo=${encodeURIComponent(returnTo)}`;
    const answer = await send(world.url, get(path, { accept: 'application/json' }));
    expect(answer.status).toBe(200);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from login_ticket where return_to is not null`.execute(api.database.db);
    expect(rows[0]!.n).toBe(0);
  });
});

describe('after all that', () => {
  test('the log holds nothing that was typed, nothing personal and no error of ours', () => {
    const lines = ready.api.logs();
    expectDiscreet(lines.replaceAll(/"frames":\[[^\]]*\]/g, ''), ready.world);
    const failed = lines.split('\n').filter((line) => line.includes('"call failed"'));
    expect(failed).toEqual([]);
  });

  test('the table has at least 220 rows beside those of every route', () => {
    const own = tables.slice(0, -1).flatMap(([, rows]) => rows);
    expect(own.length).toBeGreaterThanOrEqual(220);
    expect(new Set(own.map(({ what }) => what)).size).toBe(own.length);
  });
});
