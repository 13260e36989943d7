import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  isSignedVersionOf,
  originalBytes,
  verifyPdfSignatures,
} from '../../activities/adapters/pdf-signature.ts';
import { createSigningClient, readPostback } from '../../activities/adapters/signing.ts';
import { DevelopmentCa } from '../../stack/stand-ins/signing/dev-ca.ts';
import { signPdf } from '../../stack/stand-ins/signing/pades.ts';
import { startStandIns } from '../../stack/stand-ins/start.ts';
import { control, failure, makePdf, person, playServer, postForm, until } from './harness.ts';
import { pdfsig, times } from './pdfsig.ts';
import { pdfWithObjectStreams, shadowed } from './pdfs.ts';
import { clientFor, signer, signingRoom, type SigningRoom } from './signing-room.ts';

let room: SigningRoom;
let dataDir: SigningRoom['dataDir'];
let standIns: SigningRoom['standIns'];
let client: SigningRoom['client'];
let portal: SigningRoom['portal'];
let contract: SigningRoom['contract'];
let trusted: SigningRoom['trusted'];
let newSigning: SigningRoom['newSigning'];
let open: SigningRoom['open'];
let press: SigningRoom['press'];
let fileOf: SigningRoom['fileOf'];
let signedBy: SigningRoom['signedBy'];
beforeAll(async () => {
  room = await signingRoom();
  ({ dataDir, standIns, client, portal, contract, trusted, newSigning, open, press, fileOf, signedBy } =
    room);
});
afterEach(() => control(standIns, 'signing', { mode: 'reset' }));
afterAll(() => room.close());

describe('signing a contract', () => {
  test('upload, page, signature, post-back, verified download', async () => {
    const { signingToken, signerTokens } = await open(contract, 'ieva');
    const token = signerTokens.ieva ?? '';
    expect(await client.status(signingToken)).toEqual({
      phase: 'pending',
      fileUrl: null,
      signers: { ieva: 'pending' },
    });

    const page = await (await fetch(client.signingUrl(signingToken, token))).text();
    for (const seen of [
      'Sutartis Nr. 7.pdf',
      '1 puslapis',
      'Ieva Sakalauskaitė',
      'Pasirašyti',
      'Atšaukti',
      'iframe',
    ]) {
      expect(page).toContain(seen);
    }
    expect(page).not.toContain(person('ieva').PersonalCode);
    const shown = await fetch(
      `${standIns.urls.signing}/signing/${signingToken}/document?access_token=${token}`,
    );
    expect(Buffer.from(await shown.arrayBuffer()).equals(contract)).toBe(true);

    expect((await press(signingToken, token)).status).toBe(200);
    await until(() => portal.received.filter((body) => body.includes(signingToken)).length === 2);
    const notices = portal.received
      .map((body) => readPostback(JSON.parse(body)))
      .filter((one) => one?.signingToken === signingToken);
    expect(notices.map((one) => one?.action)).toEqual(['signer_signed', 'signing_completed']);

    expect(await client.status(signingToken)).toMatchObject({
      phase: 'completed',
      signers: { ieva: 'signed' },
    });
    const signed = await fileOf(signingToken);
    expect(await verifyPdfSignatures(signed, trusted)).toMatchObject([
      {
        personCode: person('ieva').PersonalCode,
        holder: 'Ieva Sakalauskaitė',
        signedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        valid: true,
        reason: null,
        // What follows is the data to check it with.
        revisionLength: expect.any(Number),
      },
    ]);
    expect(isSignedVersionOf(signed, contract)).toBe(true);
    expect(originalBytes(signed)?.equals(contract)).toBe(true);
    const verdict = pdfsig(signed, trusted);
    if (verdict !== null) {
      expect(times(verdict, 'Signature is Valid.')).toBe(1);
      expect(times(verdict, 'Certificate is Trusted.')).toBe(1);
    }
  });

  test('the provider signs on top; the first signature stays valid', async () => {
    const first = await signedBy(contract, 'ieva');
    const second = await signedBy(first, 'daiva');
    expect(isSignedVersionOf(second, first)).toBe(true);
    expect(isSignedVersionOf(second, contract)).toBe(true);
    expect(originalBytes(second)?.equals(contract)).toBe(true);
    expect(await verifyPdfSignatures(second, trusted)).toMatchObject([
      {
        personCode: person('ieva').PersonalCode,
        valid: true,
      },
      { personCode: person('daiva').PersonalCode, valid: true },
    ]);
    const verdict = pdfsig(second, trusted);
    if (verdict !== null) expect(times(verdict, 'Signature is Valid.')).toBe(2);
  });

  test('two people in one signing, pressed at once and pressed twice: one signature each', async () => {
    const { signingToken, signerTokens } = await open(contract, 'ieva');
    const added = await client.addSigner(signingToken, signer('daiva'));
    const ieva = signerTokens.ieva ?? '';
    await Promise.all([press(signingToken, ieva), press(signingToken, added), press(signingToken, ieva)]);
    const signatures = await verifyPdfSignatures(await fileOf(signingToken), trusted);
    expect(signatures.map(({ valid }) => valid)).toEqual([true, true]);
    expect(new Set(signatures.map(({ personCode }) => personCode)).size).toBe(2);
  });

  test('a batch signs all its documents', async () => {
    const refs = [await open(contract, 'daiva'), await open(await makePdf('Sprendimas'), 'daiva')];
    const items = refs.map(({ signingToken, signerTokens }) => ({
      signingToken,
      signerToken: signerTokens.daiva ?? '',
    }));
    const batch = await client.createBatch(items);
    const page = await (await fetch(client.batchUrl(batch))).text();
    expect(page).toContain('Dokumentų: 2');
    const back = await postForm(`${standIns.urls.signing}/signing/batch/${batch}/sign`, {
      return_url: `${portal.url}/backoffice`,
    });
    expect([back.status, back.headers.get('location')]).toEqual([303, `${portal.url}/backoffice`]);
    for (const { signingToken } of refs) {
      expect((await client.status(signingToken)).phase).toBe('completed');
      const verdict = pdfsig(await fileOf(signingToken), trusted);
      if (verdict !== null) expect(times(verdict, 'Signature is Valid.')).toBe(1);
    }
  });

  test('„Atšaukti“ leaves the document unsigned; only allowed addresses are returned to', async () => {
    const { signingToken, signerTokens } = await open(contract, 'ieva');
    const token = signerTokens.ieva ?? '';
    const back = await press(signingToken, token, 'cancel', {
      return_url: `${portal.url}/main-window/requests`,
    });
    expect(back.headers.get('location')).toBe(`${portal.url}/main-window/requests`);
    for (const bad of [
      'https://evil.example/',
      'javascript:alert(1)',
      '//evil.example',
      'http://127.0.0.1.evil.example/',
    ]) {
      expect((await press(signingToken, token, 'cancel', { return_url: bad })).status).toBe(200);
    }
    expect((await client.status(signingToken)).phase).toBe('pending');
    expect((await press(signingToken, 'f'.repeat(40))).status).toBe(404);
  });

  test('a document of a word processor (object streams) and a PDF/A can be signed twice', async () => {
    for (const pdf of [
      pdfWithObjectStreams(),
      await makePdf('PDF/A', { version: '1.7', subset: 'PDF/A-3b', tagged: true }),
    ]) {
      const twice = await signedBy(await signedBy(pdf, 'tomas'), 'daiva');
      expect(await verifyPdfSignatures(twice, trusted)).toMatchObject([{ valid: true }, { valid: true }]);
      expect(isSignedVersionOf(twice, pdf)).toBe(true);
      const verdict = pdfsig(twice, trusted);
      if (verdict !== null) expect(times(verdict, 'Signature is Valid.')).toBe(2);
    }
  });

  test('documents and signatures outlive the provider’s process', async () => {
    const { signingToken, signerTokens } = await open(contract, 'ieva');
    const again = await startStandIns({ dataDir });
    const other = clientFor(again);
    await postForm(`${again.urls.signing}/signing/${signingToken}/sign`, {
      access_token: signerTokens.ieva ?? '',
    });
    const { phase, fileUrl } = await other.status(signingToken);
    expect(phase).toBe('completed');
    expect(await verifyPdfSignatures(await other.downloadSigned(fileUrl ?? ''), trusted)).toMatchObject([
      { valid: true },
    ]);
    await again.close();
  });
});

describe('what the verifier does not let pass', () => {
  const reasons = async (pdf: Buffer, pem = trusted) =>
    (await verifyPdfSignatures(pdf, pem)).map(({ reason }) => reason);
  let signed: Buffer;
  beforeAll(async () => {
    signed = await signedBy(contract, 'ieva');
  });

  test('one flipped byte anywhere in what is covered', async () => {
    const hole = signed.indexOf('/Contents <') + 10;
    const covered = [
      20,
      400,
      Math.floor(contract.length / 2),
      contract.length - 30,
      hole - 60,
      signed.length - 40,
    ];
    for (const at of covered) {
      const bad = Buffer.from(signed);
      bad.writeUInt8(bad.readUInt8(at) ^ 1, at);
      const [verdict] = await verifyPdfSignatures(bad, trusted);
      expect([at, verdict?.valid ?? false]).toEqual([at, false]);
      const said = at === 400 ? pdfsig(bad, trusted) : null;
      if (said !== null) expect(said).toContain('Digest Mismatch');
    }
  });

  test('a byte flipped inside the signature itself', async () => {
    const bad = Buffer.from(signed);
    const from = bad.indexOf('/Contents <') + '/Contents <'.length;
    for (const offset of [40, 600, 1200]) {
      const flipped = Buffer.from(bad);
      flipped.write(
        flipped.toString('latin1', from + offset, from + offset + 1) === '0' ? '1' : '0',
        from + offset,
        'latin1',
      );
      expect((await verifyPdfSignatures(flipped, trusted))[0]?.valid).toBe(false);
    }
    const tail = Buffer.from(bad);
    tail.write('1', bad.indexOf('>', from) - 1, 'latin1');
    expect(await reasons(tail)).toEqual(['badContainer']);
  });

  test('bytes added after the signature, or a ByteRange that leaves a gap', async () => {
    const longer = Buffer.concat([signed, Buffer.from('\n1 0 obj\n<< >>\nendobj\n%%EOF\n')]);
    expect(await verifyPdfSignatures(longer, trusted)).toMatchObject([{ valid: false }]);
    const text = signed.toString('latin1');
    const gap = text.replace(
      /\/ByteRange \[0 (\d+) (\d+) (\d+)/,
      (_, a: string, b: string, c: string) => `/ByteRange [0 ${a} ${Number(b) + 2} ${Number(c) - 2}`,
    );
    expect(await reasons(Buffer.from(gap, 'latin1'))).toEqual(['badByteRange']);
  });

  test('another authority, an expired certificate, no signature at all', async () => {
    const rogue = await DevelopmentCa.open(join(dataDir, 'rogue'));
    const { FirstName, LastName, PersonalCode } = person('ieva');
    const forged = await signPdf(
      contract,
      { firstName: FirstName, lastName: LastName, code: PersonalCode, country: 'LT' },
      rogue,
      { at: new Date(), level: 'B' },
    );
    expect(await reasons(forged)).toEqual(['untrusted']);
    expect(await reasons(forged, readFileSync(rogue.certificateFile, 'utf8'))).toEqual([null]);
    const late = new Date(Date.now() + 10 * 365 * 24 * 3600 * 1000);
    const own = readFileSync(rogue.certificateFile, 'utf8');
    expect(await verifyPdfSignatures(forged, own, late)).toMatchObject([
      { valid: false, reason: 'untrusted' },
    ]);
    // A time-stamp proves the signature for when the certificate was valid.
    expect(await verifyPdfSignatures(signed, trusted, late)).toMatchObject([{ valid: true }]);
    expect(await verifyPdfSignatures(contract, trusted)).toEqual([]);
    expect(originalBytes(contract)).toBeNull();
  });

  test('a certificate of another country has no Lithuanian code', async () => {
    const ca = await DevelopmentCa.open(join(dataDir, 'signing'));
    const foreign = await signPdf(
      contract,
      { firstName: 'Anna', lastName: 'Bērziņa', code: '12345678901', country: 'LV' },
      ca,
      { at: new Date(), level: 'B' },
    );
    expect(await verifyPdfSignatures(foreign, trusted)).toMatchObject([
      { reason: 'noPersonCode', personCode: null },
    ]);
  });

  test('a valid signature over a revision that shows another text', async () => {
    for (const altered of shadowed(contract)) {
      const signedShadow = await signedBy(altered, 'ieva');
      expect(await verifyPdfSignatures(signedShadow, trusted)).toMatchObject([{ valid: true }]);
      expect(isSignedVersionOf(signedShadow, contract)).toBe(false);
    }
  });

  test('a signature over an older version of the document', async () => {
    const changed = await makePdf('Paskolos suma 999 999,00 EUR.');
    expect(isSignedVersionOf(signed, changed)).toBe(false);
    expect(isSignedVersionOf(contract, contract)).toBe(false);
  });
});

describe('a provider that behaves badly', () => {
  test('„completed“ with an unsigned file is found out by the verifier', async () => {
    const { signingToken } = await open(contract, 'ieva');
    await control(standIns, 'signing', { mode: 'lying', target: 'status' });
    const { phase, fileUrl } = await client.status(signingToken);
    expect(phase).toBe('completed');
    expect(await verifyPdfSignatures(await client.downloadSigned(fileUrl ?? ''), trusted)).toEqual([]);
  });

  test('each mode has its error', async () => {
    for (const [rule, expected] of [
      [{ mode: 'failing' }, 'unavailable'],
      [{ mode: 'failing', status: 429 }, 'rateLimited'],
      [{ mode: 'malformed' }, 'malformed'],
      [{ mode: 'down' }, 'unavailable'],
      [{ mode: 'slow', delayMs: 5_000 }, 'timeout'],
    ] as const) {
      await control(standIns, 'signing', rule);
      expect([rule, await failure(open(contract, 'ieva'))]).toEqual([rule, expected]);
    }
  });

  test('wrong token, unknown signing, not a PDF, a file on another host', async () => {
    const stranger = createSigningClient({ baseUrl: standIns.urls.signing, accessToken: 'wrong' });
    expect(await failure(stranger.status('f'.repeat(40)))).toBe('refused');
    expect((await client.status('f'.repeat(40))).phase).toBe('gone');
    expect(await failure(open(Buffer.from('no pdf'), 'ieva'))).toBe('refused');
    expect(await failure(client.downloadSigned('http://169.254.169.254/api/file/x/download'))).toBe(
      'malformed',
    );
  });

  test('a post-back the portal could not take is sent again', async () => {
    let tries = 0;
    const shaky = await playServer(() => ({ status: (tries += 1) < 3 ? 503 : 200, body: '' }));
    const signingToken = await newSigning(contract, shaky.url);
    await press(signingToken, await client.addSigner(signingToken, signer('ieva')));
    await until(() => tries >= 4);
    expect(shaky.received.filter((body) => body.includes('signing_completed'))).toHaveLength(1);
    await shaky.close();
  });
});
