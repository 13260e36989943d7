import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createSigningClient } from '../../activities/adapters/signing.ts';
import { control, failure, playServer } from './harness.ts';
import { signingRoom, type SigningRoom } from './signing-room.ts';

let room: SigningRoom;
let standIns: SigningRoom['standIns'];
let client: SigningRoom['client'];
let contract: SigningRoom['contract'];
let newSigning: SigningRoom['newSigning'];
let open: SigningRoom['open'];
let press: SigningRoom['press'];
beforeAll(async () => {
  room = await signingRoom();
  ({ standIns, client, contract, newSigning, open, press } = room);
});
afterEach(() => control(standIns, 'signing', { mode: 'reset' }));
afterAll(() => room.close());

const meets = async (signingToken: string, fate: string): Promise<void> => {
  const answer = await fetch(`${standIns.urls.signing}/__signings/${signingToken}/${fate}`, {
    method: 'POST',
  });
  expect(answer.status).toBe(200);
};

describe('the provider as it really is', () => {
  // Answers recorded from the provider's sandbox, kept in the public tests of a client (ContractSigningEngineTests of a
  // storage rental portal), and the states of the official SDK (dokobit/gateway-sdk-php, Result/Signing/StatusResult).
  const RECORDED = [
    [
      '{"status":"pending","signers":{"1":{"status":"pending"}}}',
      { phase: 'pending', fileUrl: null, signers: { '1': 'pending' } },
    ],
    [
      '{"status":"completed","signers":{"1":{"status":"signed","signing_time":"2026-06-10 15:11:54","signature_id":"S-123"}},"file":"https://gateway.example/api/signing/x/download","structure":{"signatures":[{"type":"qes"}]}}',
      {
        phase: 'completed',
        fileUrl: 'https://gateway.example/api/signing/x/download',
        signers: { '1': 'signed' },
      },
    ],
    [
      '{"status":"archived","signers":{"1":{"status":"signed"}},"valid_to":"2026-07-10 15:11:54"}',
      { phase: 'completed', fileUrl: null, signers: { '1': 'signed' } },
    ],
    [
      '{"status":"failed","signers":{"1":{"status":"failed"}}}',
      { phase: 'failed', fileUrl: null, signers: { '1': 'failed' } },
    ],
    ['{"status":"pending","signers":[]}', { phase: 'pending', fileUrl: null, signers: {} }],
    [
      '{"status":"something new","signers":{"1":{"status":"something new"}}}',
      { phase: 'pending', fileUrl: null, signers: { '1': 'pending' } },
    ],
  ] as const;

  test.each(RECORDED)('%s', async (body, expected) => {
    const gateway = await playServer(() => ({ body }));
    const recorded = createSigningClient({ baseUrl: gateway.url, accessToken: 'x' });
    expect(await recorded.status('f'.repeat(40))).toEqual(expected);
    await gateway.close();
  });

  test('the stand-in answers in those shapes, and without a token of its own', async () => {
    const { signingToken, signerTokens } = await open(contract, 'ieva');
    const token = standIns.env['SIGNING_ACCESS_TOKEN'];
    const raw = async () => {
      const url = `${standIns.urls.signing}/api/signing/${signingToken}/status.json?access_token=${token}`;
      return (await (await fetch(url)).json()) as object;
    };
    expect(await raw()).toEqual({
      status: 'pending',
      signers: { ieva: { status: 'pending' } },
      valid_to: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    await press(signingToken, signerTokens['ieva'] ?? '');
    expect(Object.keys(await raw()).sort()).toEqual(['file', 'signers', 'status', 'valid_to']);
    await meets(signingToken, 'archived');
    expect(await raw()).toMatchObject({ status: 'archived' });
    expect((await client.status(signingToken)).phase).toBe('completed');
  });

  test('a file is not taken in at once, and a signing over it is refused until then', async () => {
    const api = async (path: string, body?: object) => {
      const url = `${standIns.urls.signing}/api/${path}?access_token=${standIns.env['SIGNING_ACCESS_TOKEN']}`;
      const init = body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      };
      const answer = await fetch(url, init);
      return { code: answer.status, ...((await answer.json()) as { status: string; token: string }) };
    };
    const digest = createHash('sha256').update(contract).digest('hex');
    const file = { name: 'a.pdf', digest, content: contract.toString('base64') };
    const { token } = await api('file/upload.json', { file });
    expect(await api(`file/upload/${token}/status.json`)).toMatchObject({ status: 'pending' });
    const create = { type: 'pdf', name: 'a', files: [{ token }] };
    expect((await api('signing/create.json', create)).code).toBe(400);
  });

  test('what is deleted is gone, twice as well, and its link leads nowhere', async () => {
    const { signingToken, signerTokens } = await open(contract, 'ieva');
    await client.removeSigning(signingToken);
    expect(await client.status(signingToken)).toEqual({ phase: 'gone', fileUrl: null, signers: {} });
    expect((await fetch(client.signingUrl(signingToken, signerTokens['ieva'] ?? ''))).status).toBe(404);
    await client.removeSigning(signingToken);
  });

  test('a signing that failed, and a person who could not sign', async () => {
    const failed = await open(contract, 'ieva');
    await meets(failed.signingToken, 'failed');
    expect((await client.status(failed.signingToken)).phase).toBe('failed');
    const unable = await open(contract, 'ieva');
    await meets(unable.signingToken, 'signerFailed');
    expect(await client.status(unable.signingToken)).toMatchObject({ signers: { ieva: 'failed' } });
  });

  test('somebody of another state signs with the code of that state', async () => {
    const signingToken = await newSigning(contract);
    const add = (id: string, countryCode: string, personCode: string) =>
      client.addSigner(signingToken, {
        id,
        firstName: 'Anna',
        lastName: 'Virtanen',
        personCode,
        countryCode,
      });
    expect(await add('fi', 'FI', '131052-3081')).toMatch(/^\w+$/);
    expect(await add('ee', 'EE', '60001019906')).toMatch(/^\w+$/);
    expect(await failure(add('lt', 'LT', '131052-3081'))).toBe('refused');
  });
});
