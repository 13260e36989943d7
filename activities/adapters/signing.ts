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
  postbackUrl: string;
}

const SIGNER_STATES = ['pending', 'signed', 'failed'] as const;

export interface SigningState {
  /** `gone`: the provider does not know it (any more); it keeps a signing for 30 days. Never a proof that nobody signed. */
  phase: 'pending' | 'completed' | 'failed' | 'gone';
  /** Absent until the provider has a file to give. */
  fileUrl: string | null;
  /** By our own ids. */
  signers: Record<string, (typeof SIGNER_STATES)[number]>;
}

const SERVICE = 'signing';
const MAX_PDF_BYTES = 60 * 1024 * 1024;
/** The provider takes a file in its own time; a signing over one that is not `uploaded` yet is refused. */
const UPLOAD_PAUSES_MS = [0, 200, 500, 1_000, 2_000, 4_000, 4_000, 4_000];

const token = z.string().regex(/^[\w-]{8,128}$/);
const withToken = z.object({ status: z.literal('ok'), token });
const upload = z.object({ status: z.string() });
const done = z.object({ status: z.literal('ok') });
const added = done.extend({ signers: z.record(z.string(), token) });
/** PHP writes an empty map as a list. */
const noneYet = z.array(z.never()).transform(() => ({}));
const state = z.object({
  status: z.string(),
  file: z.url().nullish(),
  signers: z
    .record(z.string().max(128), z.object({ status: z.enum(SIGNER_STATES).catch('pending') }))
    .or(noneYet),
});
/** `archived` is a completed signing with validation data added; a state nobody has told us of decides nothing. */
const PHASES: Readonly<Record<string, SigningState['phase']>> = {
  completed: 'completed',
  archived: 'completed',
  failed: 'failed',
};
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
    /**
     * Uploads the document and opens a signing for it in which nobody can sign yet. The provider opens another one each
     * time it is asked: when the answer is lost, what stays behind has no signer. Answers the signing's token.
     */
    async createSigning({ pdf, name, postbackUrl }: NewSigning): Promise<string> {
      const fileToken = await uploadPdf(pdf, name);
      const body = {
        type: 'pdf',
        name,
        files: [{ token: fileToken }],
        ...(postbackUrl ? { postback_url: postbackUrl } : {}),
        language: 'lt',
      };
      return (await callJson(request('signing/create.json', body), withToken)).token;
    },

    /** Lets one more person sign; answers the token of their link. Refused when the signing has them already. */
    async addSigner(signingToken: string, signer: SigningPerson): Promise<string> {
      const path = `signing/${encodeURIComponent(signingToken)}/addsigner.json`;
      const { signers } = await callJson(request(path, { signers: signersBody([signer]) }), added);
      const signerToken = signers[signer.id];
      if (!signerToken) throw new AdapterError('malformed', SERVICE);
      return signerToken;
    },

    /** What the provider says about a signing; the signatures themselves are judged by pdf-signature.ts. */
    async status(signingToken: string): Promise<SigningState> {
      try {
        const path = `signing/${encodeURIComponent(signingToken)}/status.json`;
        const { status, file, signers } = await callJson(request(path), state);
        return {
          phase: PHASES[status] ?? 'pending',
          fileUrl: file ?? null,
          signers: Object.fromEntries(Object.entries(signers).map(([id, one]) => [id, one.status])),
        };
      } catch (error) {
        if (error instanceof AdapterError && error.code === 'notFound')
          return { phase: 'gone', fileUrl: null, signers: {} };
        throw error;
      }
    },

    /** Deletes a signing and its document at the provider; one that is gone already is as good. */
    async removeSigning(signingToken: string): Promise<void> {
      const path = `signing/${encodeURIComponent(signingToken)}/delete.json`;
      try {
        await callJson(request(path, { token: signingToken }), done);
      } catch (error) {
        if (!(error instanceof AdapterError && error.code === 'notFound')) throw error;
      }
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
