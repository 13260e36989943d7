import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { AdapterError } from './adapter-error.ts';
import type { HttpCall } from './http.ts';
import { call, callJson, endpoint } from './http.ts';

export interface SigningConfig {
  baseUrl: string;
  accessToken: string;
  timeoutMs?: number;
}

export interface SigningPerson {
  /** Ours; comes back as the key of the signer's token. */
  id: string;
  firstName: string;
  lastName: string;
  /** Personal code: only this person can sign. */
  personCode: string;
  countryCode?: string;
}

export interface NewSigning {
  pdf: Buffer;
  name: string;
  signers: readonly SigningPerson[];
  postbackUrl: string;
}

export interface SigningRef {
  signingToken: string;
  /** Token of the browser link by signer id. */
  signerTokens: Record<string, string>;
}

export interface SigningState {
  completed: boolean;
  /** Absent until the provider has a file to give. */
  fileUrl: string | null;
  signers: { signerToken: string; signed: boolean }[];
}

const SERVICE = 'signing';
const MAX_PDF_BYTES = 60 * 1024 * 1024;
const UPLOAD_PAUSES_MS = [0, 200, 500, 1_000, 2_000, 4_000];

const token = z.string().regex(/^[\w-]{8,128}$/);
const withToken = z.object({ status: z.literal('ok'), token });
const upload = z.object({ status: z.string() });
const tokens = z.record(z.string(), token);
const created = withToken.extend({ signers: tokens });
const added = z.object({ status: z.literal('ok'), signers: tokens });
const state = z.object({
  status: z.string(),
  token,
  file: z.url().nullish(),
  signers: z.array(z.object({ token, status: z.string() })).max(100),
});
const notice = z.object({ action: z.string().max(60), token });

/**
 * Reads the provider's post-back. It is unsigned: it only says that `status` should be asked.
 * Null when it is not a post-back at all.
 */
export function readPostback(body: unknown): { action: string; signingToken: string } | null {
  const parsed = notice.safeParse(body);
  return parsed.success ? { action: parsed.data.action, signingToken: parsed.data.token } : null;
}

/** Client of the signing provider (Dokobit Documents Gateway). Throws AdapterError. */
export function createSigningClient({ baseUrl, accessToken, timeoutMs = 30_000 }: SigningConfig) {
  const request = (path: string, body?: unknown): HttpCall => {
    const url = endpoint(baseUrl, `/api/${path}`);
    url.searchParams.set('access_token', accessToken);
    return { service: SERVICE, url, method: body === undefined ? 'GET' : 'POST', body, timeoutMs };
  };
  const signersBody = (signers: readonly SigningPerson[]) =>
    signers.map(({ id, firstName, lastName, personCode, countryCode = 'lt' }) => ({
      id,
      name: firstName,
      surname: lastName,
      code: personCode,
      country_code: countryCode.toLowerCase(),
      signing_purpose: 'signature',
      signing_options: ['mobile', 'smartid', 'stationary', 'eparaksts_mobile'],
    }));
  const sameSigners = (
    asked: readonly SigningPerson[],
    told: Record<string, string>,
  ): Record<string, string> => {
    if (!asked.every(({ id }) => told[id])) throw new AdapterError('malformed', SERVICE);
    return Object.fromEntries(asked.map(({ id }) => [id, told[id] ?? '']));
  };

  const uploadPdf = async (pdf: Buffer, name: string): Promise<string> => {
    const digest = createHash('sha256').update(pdf).digest('hex');
    const file = { name, digest, content: pdf.toString('base64') };
    const { token: fileToken } = await callJson(request('file/upload.json', { file }), withToken);
    for (const pause of UPLOAD_PAUSES_MS) {
      await wait(pause);
      const { status } = await callJson(request(`file/upload/${fileToken}/status.json`), upload);
      if (status === 'uploaded') return fileToken;
      if (status === 'error') throw new AdapterError('refused', SERVICE);
    }
    throw new AdapterError('timeout', SERVICE);
  };

  return {
    /** Uploads the document and opens a signing for it. Not idempotent: store the tokens with the document version. */
    async createSigning({ pdf, name, signers, postbackUrl }: NewSigning): Promise<SigningRef> {
      const fileToken = await uploadPdf(pdf, name);
      const body = {
        type: 'pdf',
        name,
        files: [{ token: fileToken }],
        postback_url: postbackUrl,
        language: 'lt',
        signers: signersBody(signers),
      };
      const answer = await callJson(request('signing/create.json', body), created);
      return { signingToken: answer.token, signerTokens: sameSigners(signers, answer.signers) };
    },

    /** Adds one more person to a signing; answers the token of their link. */
    async addSigner(signingToken: string, signer: SigningPerson): Promise<string> {
      const path = `signing/${encodeURIComponent(signingToken)}/addsigner.json`;
      const answer = await callJson(request(path, { signers: signersBody([signer]) }), added);
      return sameSigners([signer], answer.signers)[signer.id] ?? '';
    },

    /** What the provider says about a signing; the signatures themselves are judged by pdf-signature.ts. */
    async status(signingToken: string): Promise<SigningState> {
      const answer = await callJson(
        request(`signing/${encodeURIComponent(signingToken)}/status.json`),
        state,
      );
      if (answer.token !== signingToken) throw new AdapterError('wrongSubject', SERVICE);
      return {
        completed: answer.status === 'completed',
        fileUrl: answer.file ?? null,
        signers: answer.signers.map((who) => ({ signerToken: who.token, signed: who.status === 'signed' })),
      };
    },

    /** Fetches the file `status` pointed at; an address on another host is refused. */
    async downloadSigned(fileUrl: string): Promise<Buffer> {
      const url = URL.canParse(fileUrl) ? new URL(fileUrl) : null;
      if (!url || url.origin !== new URL(baseUrl).origin) throw new AdapterError('malformed', SERVICE);
      url.searchParams.set('access_token', accessToken);
      const { body } = await call({ service: SERVICE, url, timeoutMs, maxBytes: MAX_PDF_BYTES });
      if (!body.subarray(0, 1024).includes('%PDF-')) throw new AdapterError('malformed', SERVICE);
      return body;
    },

    /** Several signings of one person on one page; answers the token for `batchUrl`. */
    async createBatch(signings: readonly { signingToken: string; signerToken: string }[]): Promise<string> {
      const items = signings.map((signing) => ({
        token: signing.signingToken,
        signer_token: signing.signerToken,
      }));
      return (await callJson(request('signing/createbatch.json', { signings: items }), withToken)).token;
    },

    /** Address for the browser of one signer; `returnUrl` is where the provider sends it afterwards. */
    signingUrl(signingToken: string, signerToken: string, returnUrl?: string): string {
      const url = endpoint(baseUrl, `/signing/${encodeURIComponent(signingToken)}`);
      url.searchParams.set('access_token', signerToken);
      if (returnUrl) url.searchParams.set('return_url', returnUrl);
      return url.href;
    },

    batchUrl(batchToken: string, returnUrl?: string): string {
      const url = endpoint(baseUrl, `/signing/batch/${encodeURIComponent(batchToken)}`);
      if (returnUrl) url.searchParams.set('return_url', returnUrl);
      return url.href;
    },
  };
}

export type SigningClient = ReturnType<typeof createSigningClient>;
