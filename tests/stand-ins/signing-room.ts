import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSigningClient, type SigningClient } from '../../activities/adapters/signing.ts';
import { startStandIns, type StandIns } from '../../stack/stand-ins/start.ts';
import { makePdf, person, playServer, postForm } from './harness.ts';

export const signer = (key: string) => {
  const { FirstName, LastName, PersonalCode } = person(key);
  return { id: key, firstName: FirstName, lastName: LastName, personCode: PersonalCode };
};

export const clientFor = (given: StandIns, timeoutMs = 2_000): SigningClient =>
  createSigningClient({
    baseUrl: given.urls.signing,
    accessToken: given.env.SIGNING_ACCESS_TOKEN ?? '',
    timeoutMs,
  });

/** The signing provider with a contract to sign, a client of it, and a portal that hears its post-backs. */
export async function signingRoom() {
  const dataDir = mkdtempSync(join(tmpdir(), 'signing-'));
  const standIns = await startStandIns({ dataDir, postbackPausesMs: [0, 50, 100, 200] });
  const client = clientFor(standIns);
  const portal = await playServer(() => ({ body: 'ok' }));
  const contract = await makePdf('Paskolos suma 120 000,00 EUR. ĄČĘĖĮŠŲŪŽ');

  const newSigning = (pdf: Buffer, postbackUrl = `${portal.url}/postback`) =>
    client.createSigning({ pdf, name: 'Sutartis Nr. 7.pdf', postbackUrl });
  const open = async (pdf: Buffer, ...keys: string[]) => {
    const signingToken = await newSigning(pdf);
    const signerTokens: Record<string, string> = {};
    for (const key of keys) signerTokens[key] = await client.addSigner(signingToken, signer(key));
    return { signingToken, signerTokens };
  };
  const press = (
    signingToken: string,
    signerToken: string,
    what: 'sign' | 'cancel' = 'sign',
    extra: Record<string, string> = {},
  ) =>
    postForm(`${standIns.urls.signing}/signing/${signingToken}/${what}`, {
      access_token: signerToken,
      ...extra,
    });
  const fileOf = async (signingToken: string): Promise<Buffer> =>
    client.downloadSigned((await client.status(signingToken)).fileUrl ?? '');

  return {
    dataDir,
    standIns,
    client,
    portal,
    contract,
    trusted: readFileSync(standIns.env.SIGNING_CA_FILE ?? '', 'utf8'),
    newSigning,
    open,
    press,
    fileOf,
    signedBy: async (pdf: Buffer, key: string): Promise<Buffer> => {
      const { signingToken, signerTokens } = await open(pdf, key);
      await press(signingToken, signerTokens[key] ?? '');
      return fileOf(signingToken);
    },
    async close(): Promise<void> {
      await portal.close();
      await standIns.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type SigningRoom = Awaited<ReturnType<typeof signingRoom>>;
