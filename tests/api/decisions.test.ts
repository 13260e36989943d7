import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { startApi, type Answer, type Api, type Client } from '../harness/api.ts';
import { askRegisters, assessedRequest, multipart, pressSign } from '../harness/over-http.ts';
import { until } from '../harness/waiting.ts';
import { pdfWithObjectStreams } from '../stand-ins/pdfs.ts';

// The undo window and the signing of decisions, as people call them; ten minutes are ended by hand.
let api: Api;
let director: Client, other: Client;
let egle: Client, kristina: Client, andrius: Client, daiva: Client;
/** Approves and signs: the one for whom four eyes matter. */
let both: Client;

beforeAll(async () => {
  api = await startApi({ env: { DECISION_UNDO_MINUTES: '10', DECISION_SIGNING: '1' } });
  director = await api.applicant();
  other = await api.applicant('tekstile');
  [egle, kristina, andrius, daiva] = [
    await api.staff('egle'),
    await api.staff('kristina'),
    await api.staff('andrius'),
    await api.staff('daiva'),
  ];
  both = await api.staff('ona', ['approver', 'signatory']);
  await askRegisters(director);
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

const json = (body: unknown) => ({ json: body });
const approve = (who: Client, id: number) => who.post('/api/Request/Approve', json({ RequestId: id }));
const reject = (who: Client, id: number) =>
  who.post('/api/Request/Reject', json({ requestId: id, comment: 'Neatitinka sąlygų' }));
const stop = (who: Client, id: number) =>
  who.post('/api/Request/StopDecision', json({ RequestId: id, comment: 'Suklydome byloje' }));
const statusOf = async (id: number): Promise<number> =>
  (await director.get(`/api/Request/Get?requestId=${id}`)).body.RequestSystemInfo.Status as number;

async function endWindow(id: number, status: number): Promise<void> {
  await sql`update held_decision set takes_effect_at = clock_timestamp() where request_id = ${id}`.execute(
    api.database.db,
  );
  await api.deps.engine.resync(id);
  await until(async () => (await statusOf(id)) === status, { what: `status ${status}` });
}

const mailsOf = async (id: number): Promise<string[]> =>
  (await api.database.db.selectFrom('outbox').select('kind').where('request_id', '=', id).execute()).map(
    ({ kind }) => kind,
  );

/** Everything an applicant may read of a request, as it comes; the number of its version aside. */
async function seenBy(who: Client, id: number): Promise<string> {
  const paths = [
    `/api/Request/Get?requestId=${id}`,
    '/api/Request/List',
    `/api/Request/GetSigningInfo/${id}`,
  ];
  const answers = await Promise.all(paths.map((path) => who.get(path)));
  return answers.map(({ bytes }) => bytes.toString().replaceAll(/"version":\d+/g, '')).join('\n');
}

/** Decided by Andrius and in effect, its document printed and waiting for the signatory. */
async function decided(how: typeof approve, status: number): Promise<number> {
  const id = await assessedRequest(api, director, egle);
  expect(await how(andrius, id)).toMatchObject({ status: 202 });
  await endWindow(id, status);
  await waiting(id);
  return id;
}

const toSign = async (who: Client): Promise<Record<string, unknown>[]> =>
  (await who.get('/api/Request/GetDocumentsToSign')).body as Record<string, unknown>[];
const waiting = (id: number) =>
  until(async () => (await toSign(daiva)).find(({ requestId }) => requestId === id), {
    what: 'the document',
  });

const decisionPage = (who: Client, id: number) => who.get(`/api/Request/GetSigningUrlDecision/${id}`);
const signingUrlOf = (answer: Answer): string => (answer.body as { signingUrl: string }).signingUrl;

describe('the undo window', () => {
  test('answers 202 with the instant; staff see who decided, the applicant sees nothing', async () => {
    const id = await assessedRequest(api, director, egle);
    const before = await seenBy(director, id);
    const key = randomUUID();
    const held = await andrius.post('/api/Request/Approve', { json: { RequestId: id }, key });
    expect(held).toMatchObject({ status: 202, body: { requestId: id, status: 2 } });
    expect(held.body.takesEffectAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(await andrius.post('/api/Request/Approve', { json: { RequestId: id }, key })).toMatchObject({
      status: 202,
      body: held.body,
    });
    const { body } = await kristina.get(`/api/Request/GetForManager?requestId=${id}`);
    expect(body.heldDecision).toMatchObject({ action: 'approve', takesEffectAt: held.body.takesEffectAt });
    expect(await seenBy(director, id)).toBe(before);

    const late = await egle.post('/api/Request/Return', json({ requestId: id, comment: 'Patikslinkite' }));
    expect(late).toMatchObject({ status: 409, body: { code: 'noDecisionHeld' } });
    expect(late.body.latest).toMatchObject({ action: 'holdDecision', actorRole: 'approver' });

    expect(await stop(egle, id)).toMatchObject({ status: 403 });
    expect(await stop(director, id)).toMatchObject({ status: 403 });
    expect(await stop(api.anybody, id)).toMatchObject({ status: 401 });
    expect(await stop(kristina, id)).toMatchObject({ status: 409, body: { code: 'mayStopDecision' } });
    expect(
      await both.post('/api/Request/StopDecision', json({ RequestId: id, comment: 'ne' })),
    ).toMatchObject({ status: 400 });
    expect(await stop(both, id)).toMatchObject({ status: 200, body: { status: 2 } });
    expect(await stop(both, id)).toMatchObject({ status: 409, body: { code: 'decisionHeld' } });
    expect(await seenBy(director, id)).toBe(before);
    expect(await mailsOf(id)).toEqual(['submitted']);
  }, 90_000);

  test('a file of staff’s own waits with the decision and becomes its document only then', async () => {
    const id = await assessedRequest(api, director, egle);
    const form = multipart(
      { RequestId: id },
      { field: 'File', name: 'sprendimas.pdf', bytes: pdfWithObjectStreams() },
    );
    const key = randomUUID();
    expect(await andrius.post('/api/Request/Approve', { form, key })).toMatchObject({ status: 202 });
    expect(await toSign(daiva)).not.toContainEqual(expect.objectContaining({ requestId: id }));
    await endWindow(id, 3);
    expect(await waiting(id)).toMatchObject({ kind: 'Decision', sum: '50000.00', refusal: null });
    // The same click asked about again gets the same answer.
    const again = multipart(
      { RequestId: id },
      { field: 'File', name: 'sprendimas.pdf', bytes: pdfWithObjectStreams() },
    );
    expect(await andrius.post('/api/Request/Approve', { form: again, key })).toMatchObject({ status: 202 });
  }, 90_000);
});

describe('the signature of a decision', () => {
  test.each([
    ['Decision', approve, 3, 'approved', 'GetSignedDecision'],
    ['RejectDecision', reject, 4, 'rejected', 'GetSignedRejectDecision'],
  ] as const)(
    '%s is read by the applicant, and told, only once the signatory signed it',
    async (...[kind, how, status, mail, path]) => {
      const id = await decided(how, status);
      expect((await director.get(`/api/Request/${path}/${id}`)).status).toBe(404);
      expect(await seenBy(director, id)).not.toContain(`"FileType":"${kind}"`);
      expect(await mailsOf(id)).not.toContain(mail);
      expect((await kristina.get(`/api/Request/${path}/${id}`)).status).toBe(200);
      const staffSee = async () =>
        (
          (await kristina.get(`/api/Request/GetSigningInfo/${id}`)).body.documents as Record<
            string,
            unknown
          >[]
        ).find(({ FileType }) => FileType === kind);
      expect(await staffSee()).toMatchObject({ InvegaSignatureNeeded: true, InvegaSigningDate: null });

      expect(await decisionPage(director, id)).toMatchObject({ status: 403 });
      expect(await decisionPage(kristina, id)).toMatchObject({ status: 403 });
      const page = await decisionPage(daiva, id);
      expect(page.status).toBe(200);
      await pressSign(signingUrlOf(page));
      await daiva.post(`/api/Request/Signed?requestId=${id}`);
      await until(async () => (await mailsOf(id)).includes(mail), { what: 'the mail' });
      expect(await statusOf(id)).toBe(status);
      expect((await director.get(`/api/Request/${path}/${id}`)).status).toBe(200);
      expect(await staffSee()).toMatchObject({ InvegaSigningDate: expect.any(String) });
      expect(await toSign(daiva)).not.toContainEqual(expect.objectContaining({ requestId: id }));
      expect(await decisionPage(daiva, id)).toMatchObject({ status: status === 4 ? 503 : 404 });
      // The post-back that comes late and twice changes nothing.
      const { token } = await api.database.db
        .selectFrom('signing')
        .select('provider_token as token')
        .where('request_id', '=', id)
        .executeTakeFirstOrThrow();
      for (let time = 0; time < 2; time += 1)
        await api.anybody.post('/api/Signing/callback', { json: { action: 'signing_completed', token } });
      expect((await mailsOf(id)).filter((sent) => sent === mail)).toHaveLength(1);
    },
    90_000,
  );

  test('whoever decided does not sign', async () => {
    const id = await assessedRequest(api, director, egle);
    expect((await reject(both, id)).status).toBe(202);
    await endWindow(id, 4);
    await waiting(id);
    expect(await decisionPage(both, id)).toMatchObject({ status: 409, body: { code: 'notOwnDecision' } });
    expect((await toSign(both)).find(({ requestId }) => requestId === id)).toMatchObject({
      refusal: 'notOwnDecision',
    });
  }, 90_000);
});

describe('several documents in one session', () => {
  const batch = (who: Client, requestIds: number[]) =>
    who.post('/api/Request/GetSigningUrlBatch', json({ requestIds }));
  const back = async (who: Client, batchId: string) =>
    (await who.post(`/api/Request/SignedBatch?batchId=${batchId}`)).body as unknown as Record<
      string,
      unknown
    >[];

  test('four eyes row by row; half of it failing leaves the other half signed', async () => {
    const first = await decided(approve, 3);
    const second = await decided(reject, 4);
    const own = await assessedRequest(api, director, egle);
    expect((await approve(both, own)).status).toBe(202);
    await endWindow(own, 3);
    await waiting(own);
    const nothing = await assessedRequest(api, director, egle);

    const asked = [first, second, own, nothing];
    expect(await batch(director, asked)).toMatchObject({ status: 403 });
    expect(await batch(kristina, asked)).toMatchObject({ status: 403 });
    expect(await batch(daiva, [])).toMatchObject({ status: 400 });
    expect(await batch(daiva, [999_999])).toMatchObject({ status: 404 });
    const opened = await batch(both, asked);
    expect(opened).toMatchObject({
      status: 200,
      body: { signingUrl: expect.stringContaining('/signing/batch/') },
    });
    const batchId = opened.body.batchId as string;
    const rows = async (): Promise<Record<string, unknown>[]> =>
      (await both.get(`/api/Request/GetSigningBatch?batchId=${batchId}`)).body as never;
    expect(await rows()).toMatchObject([
      { requestId: first, kind: 'Decision', sum: '50000.00', state: 'open', code: null },
      { requestId: second, kind: 'RejectDecision', state: 'open', code: null },
      {
        requestId: own,
        kind: 'Decision',
        state: 'refused',
        code: 'notOwnDecision',
        reason: expect.any(String),
      },
      { requestId: nothing, kind: null, state: 'refused', code: 'wrongStatus' },
    ]);
    expect(await daiva.get(`/api/Request/GetSigningBatch?batchId=${batchId}`)).toMatchObject({ status: 404 });

    // Between list and pen one of them is taken back: its signature counts for nothing, the other one stands.
    const withdrawn = await kristina.post(`/api/Request/InvegaSendForApprove?requestId=${first}`);
    expect(withdrawn.status).toBe(200);
    await pressSign(signingUrlOf(opened));
    // What the provider says comes late, twice, in any order, with forgeries in between, while the person comes back.
    const tokens = await api.database.db.selectFrom('signing').select('provider_token as token').execute();
    const said = [...tokens.map(({ token }) => token), randomUUID(), 'x'.repeat(40)].flatMap((token) =>
      ['signer_signed', 'signing_completed', 'signing_archived'].map((action) => ({ action, token })),
    );
    const order = fc.sample(fc.shuffledSubarray([...said, ...said], { minLength: said.length }), {
      numRuns: 4,
      seed: 291,
    });
    for (const calls of order)
      await Promise.all([
        back(both, batchId),
        ...calls.map((call) => api.anybody.post('/api/Signing/callback', { json: call })),
      ]);
    await until(async () => (await back(both, batchId)).every(({ state }) => state !== 'open'), {
      what: 'the results',
    });
    const signatures = await api.database.db
      .selectFrom('request_event')
      .select('request_id')
      .where('action', '=', 'signDecision')
      .where('request_id', 'in', [first, second, own, nothing])
      .execute();
    expect(signatures.map(({ request_id }) => request_id)).toEqual([second]);
    expect(await rows()).toMatchObject([
      { requestId: first, state: 'cancelled', reason: expect.any(String) },
      { requestId: second, state: 'signed', reason: null },
      { requestId: own, state: 'refused' },
      { requestId: nothing, state: 'refused' },
    ]);
    await until(async () => (await mailsOf(second)).includes('rejected'), { what: 'the mail' });
    expect((await director.get(`/api/Request/GetSignedRejectDecision/${second}`)).status).toBe(200);
    expect((await other.get(`/api/Request/GetSignedRejectDecision/${second}`)).status).toBe(404);
  }, 120_000);
});
