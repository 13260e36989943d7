// The signing provider as it is on a bad day: answers that never come, signings that are gone, people who cannot sign.
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { removeFinishedSignings } from '../../activities/reconciling/finished-signings.ts';
import { createSigningClient, type SigningClient } from '../../activities/adapters/signing.ts';
import { Status } from '../../domain/application/status.ts';
import * as define from '../../workflows/definitions.ts';
import type { Case } from '../harness/case.ts';
import * as journey from '../harness/journey.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';
import { control } from '../stand-ins/harness.ts';

let around: Surroundings;
let client: SigningClient;
beforeAll(async () => {
  around = await surroundings();
  const { SIGNING_URL = '', SIGNING_ACCESS_TOKEN = '' } = around.standIns.env;
  client = createSigningClient({ baseUrl: SIGNING_URL, accessToken: SIGNING_ACCESS_TOKEN });
}, 120_000);
afterEach(() => control(around.standIns, 'signing', { mode: 'reset' }));
afterAll(async () => {
  await around?.close();
});

async function toContract(): Promise<Case> {
  const one = await journey.toSubmitted(around.world);
  await journey.approve(one, around.staff);
  await journey.sendContract(one, around.staff);
  return one;
}

/** Everything the provider holds, by what it tells of itself. */
async function atProvider(): Promise<{ signers: number }[]> {
  const answer = await fetch(`${around.place.url}/__signings`);
  return ((await answer.json()) as { signings: { signers: number }[] }).signings;
}
const meets = (token: string, fate: string) =>
  fetch(`${around.place.url}/__signings/${token}/${fate}`, { method: 'POST' });
const open = (one: Case) => journey.openSession(one, one.applicant, 'applicant');
const news = (one: Case, signingId: string) =>
  one.handle.executeUpdate(define.signingNews, { args: [{ signingId }] });
const statusOf = async (one: Case) => (await one.row())?.status;

describe('an answer that is lost', () => {
  test.each(['create', 'addsigner'])(
    'to %s leaves no second signing in which somebody can sign',
    async (call) => {
      const one = await toContract();
      const before = (await atProvider()).length;
      await control(around.standIns, 'signing', { mode: 'lost', target: call });
      const opened = open(one);
      await until(async () => (await atProvider()).length > before, {
        what: 'a signing whose answer is lost',
      });
      await control(around.standIns, 'signing', { mode: 'normal', target: call });
      const session = await opened;
      const made = (await atProvider()).slice(before);
      expect(made.filter(({ signers }) => signers > 0)).toHaveLength(1);
      await journey.pressSign(session, around.place);
      expect(await news(one, session.signingId)).toMatchObject({ state: 'completed' });
      expect(await statusOf(one)).toBe(Status.signedByApplicant);
    },
    60_000,
  );
});

describe('a signing that leads nowhere any more', () => {
  test.each(['gone', 'failed', 'signerFailed'])(
    '%s: the person gets another one and signs there',
    async (fate) => {
      const one = await toContract();
      const first = await open(one);
      expect(await open(one)).toEqual(first);
      await meets(first.provider, fate);
      // Whoever asks meanwhile hears that it is open: that the provider forgot is no proof of anything.
      expect(await news(one, first.signingId)).toMatchObject({ state: 'open' });
      const second = await open(one);
      expect(second).toMatchObject({ signingId: first.signingId });
      expect(second.provider).not.toBe(first.provider);
      expect((await client.status(first.provider)).phase).toBe('gone');
      await journey.pressSign(second, around.place);
      expect(await news(one, second.signingId)).toMatchObject({ state: 'completed' });
      expect(await statusOf(one)).toBe(Status.signedByApplicant);
    },
    60_000,
  );

  test('a provider that does not answer is not asked for a second signing', async () => {
    const one = await toContract();
    const first = await open(one);
    const held = (await atProvider()).length;
    await control(around.standIns, 'signing', { mode: 'failing', target: 'status' });
    expect(await open(one)).toEqual(first);
    expect(await atProvider()).toHaveLength(held);
  }, 60_000);
});

test('what is signed and stored is deleted at the provider, an hour later and once', async () => {
  const { db } = around.database;
  const one = await toContract();
  const session = await open(one);
  await journey.pressSign(session, around.place);
  await news(one, session.signingId);
  const adapters = { signing: client };
  expect(await removeFinishedSignings({ db, adapters })).toBe(0);
  expect((await client.status(session.provider)).phase).toBe('completed');
  const later = new Date(Date.now() + 61 * 60_000);
  await control(around.standIns, 'signing', { mode: 'down', target: 'deleteSigning' });
  expect(await removeFinishedSignings({ db, adapters }, later)).toBe(0);
  await control(around.standIns, 'signing', { mode: 'reset' });
  expect(await removeFinishedSignings({ db, adapters }, later)).toBeGreaterThan(0);
  expect((await client.status(session.provider)).phase).toBe('gone');
  expect(await removeFinishedSignings({ db, adapters }, later)).toBe(0);
  // The document is ours, and the session says the same as before.
  expect(await news(one, session.signingId)).toMatchObject({ state: 'completed' });
}, 60_000);
