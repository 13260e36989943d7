import { createHash } from 'node:crypto';
import express, { Router } from 'express';
import type { Request, Response } from 'express';
import type { Control } from '../control.ts';
import { disturb } from '../control.ts';
import { PdfFile } from './pdf-file.ts';
import type { Signer, Signing, SigningStore } from './store.ts';
import { isCompleted, newToken, validTo, wallClock } from './store.ts';

export interface ApiParts {
  store: SigningStore;
  control: Control;
  accessToken: string;
  fileUrl: (fileToken: string) => string;
}

const BROKEN_JSON = { type: 'json', body: '{"status":"ok","token":"' };
const MAX_PDF_BYTES = 25 * 1024 * 1024;

type Body = Record<string, unknown>;
const asBody = (value: unknown): Body => (typeof value === 'object' && value !== null ? (value as Body) : {});
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): Body[] =>
  Array.isArray(value) ? value.map(asBody) : Object.values(asBody(value)).map(asBody);

const refuse = (res: Response, status: number, message: string): void =>
  void res.status(status).json({ status: 'error', message, errors: [message] });

/** By country, after the official SDK's check (dokobit/gateway-sdk-php, Validator/Constraints/Code); others as they come. */
const CODES: Readonly<Record<string, RegExp>> = {
  LT: /^[3-6]\d{2}(0[1-9]|1[0-2])\d{6}$/,
  EE: /^[3-6]\d{2}(0[1-9]|1[0-2])\d{6}$/,
  FI: /^\d{2}(0[1-9]|1[0-2])\d{2}[+\-A]\d{4}$/,
};

function readSigners(value: unknown): Signer[] | null {
  const signers = list(value).map((given) => ({
    id: text(given.id),
    token: newToken(),
    firstName: text(given.name),
    lastName: text(given.surname),
    code: text(given.code),
    country: text(given.country_code).toUpperCase() || 'LT',
    signedAt: null,
  }));
  const whole = signers.every(
    ({ id, firstName, lastName, code, country }) =>
      id && firstName && lastName && (code === '' || (CODES[country] ?? /./).test(code)),
  );
  return whole && new Set(signers.map(({ id }) => id)).size === signers.length ? signers : null;
}

function readUpload(body: Body): { name: string; content: Buffer } | string {
  const file = asBody(body.file);
  const content = Buffer.from(text(file.content), 'base64');
  if (content.length === 0 || content.length > MAX_PDF_BYTES) return 'Bad content';
  if (createHash('sha256').update(content).digest('hex') !== text(file.digest).toLowerCase())
    return 'Digest mismatch';
  try {
    if (new PdfFile(content).pageCount < 1) return 'Not a PDF';
  } catch {
    return 'Not a PDF that can be signed';
  }
  return { name: text(file.name) || 'dokumentas.pdf', content };
}

const tokensBySigner = (signers: Signer[]): Record<string, string> =>
  Object.fromEntries(signers.map(({ id, token }) => [id, token]));

/**
 * Shapes: `{"status":"pending","signers":{"1":{"status":"pending"}}}` and the completed one with `signing_time`, both
 * recorded from the provider's sandbox and kept in public tests; states, `file` and `valid_to` after the official SDK
 * (dokobit/gateway-sdk-php, Result/Signing/StatusResult). There is no `token` in it.
 */
function statusOf(signing: Signing, fileUrl: ApiParts['fileUrl'], lying: boolean): object {
  const signed = lying || signing.signers.some(({ signedAt }) => signedAt !== null);
  // The lie: everything is signed, and here is the unsigned file to prove it.
  const file = lying ? signing.originalFile : signing.currentFile;
  const done = signing.archived ? 'archived' : 'completed';
  return {
    status: signing.failed ? 'failed' : lying || isCompleted(signing) ? done : 'pending',
    signers:
      signing.signers.length === 0
        ? []
        : Object.fromEntries(
            signing.signers.map(({ id, signedAt, failed }) => [
              id,
              {
                status: failed ? 'failed' : lying || signedAt ? 'signed' : 'pending',
                ...(signedAt ? { signing_time: wallClock(new Date(signedAt)), signature_id: 'S-1' } : {}),
              },
            ]),
          ),
    ...(signed ? { file: fileUrl(file) } : {}),
    valid_to: wallClock(validTo(signing)),
  };
}

/** The provider's JSON (or form) API, every call with `?access_token=`. */
export function signingApi({ store, control, accessToken, fileUrl }: ApiParts): Router {
  const api = Router();
  api.use((req, res, next) => {
    if (req.query.access_token === accessToken) return next();
    refuse(res, 403, 'Wrong access token');
  });
  api.use(
    express.json({ limit: '40mb' }),
    express.urlencoded({ extended: true, limit: '40mb', parameterLimit: 200 }),
  );

  /** Registers a call under a name that control can aim at; the handler hears whether it must lie. */
  const on = (
    method: 'get' | 'post',
    path: string,
    name: string,
    handle: (req: Request, res: Response, lying: boolean) => void,
  ) =>
    api[method](path, async (req: Request, res: Response) => {
      const verdict = await disturb(control.find([String(req.params.token ?? name), name]), res, BROKEN_JSON);
      if (verdict !== 'handled') handle(req, res, verdict === 'lying');
    });

  on('post', '/file/upload.json', 'upload', (req, res) => {
    const upload = readUpload(asBody(req.body));
    if (typeof upload === 'string') return refuse(res, 400, upload);
    res.json({ status: 'ok', token: store.addFile(upload.name, upload.content) });
  });

  on('get', '/file/upload/:token/status.json', 'uploadStatus', (req, res) => {
    if (!store.hasFile(String(req.params.token))) return refuse(res, 404, 'Unknown file');
    res.json({ status: store.isReady(String(req.params.token)) ? 'uploaded' : 'pending' });
  });

  on('post', '/file/:token/delete.json', 'delete', (req, res) => {
    const token = String(req.params.token);
    if (!store.hasFile(token)) return refuse(res, 404, 'Unknown file');
    if (store.signings().some((one) => one.currentFile === token || one.originalFile === token)) {
      return refuse(res, 409, 'File is being signed');
    }
    store.removeFile(token);
    res.json({ status: 'ok' });
  });

  on('post', '/signing/create.json', 'create', (req, res) => {
    const body = asBody(req.body);
    const signers = readSigners(body.signers);
    const [file, ...more] = list(body.files).map(({ token }) => text(token));
    const postbackUrl = text(body.postback_url);
    if (body.type !== 'pdf' || !signers || !file || more.length > 0 || !store.isReady(file))
      return refuse(res, 400, 'Bad signing');
    if (
      postbackUrl !== '' &&
      !/^https?:$/.test(URL.canParse(postbackUrl) ? new URL(postbackUrl).protocol : '')
    ) {
      return refuse(res, 400, 'Bad postback_url');
    }
    const signing: Signing = {
      token: newToken(),
      createdAt: new Date().toISOString(),
      name: text(body.name) || store.fileName(file),
      originalFile: file,
      currentFile: file,
      postbackUrl: postbackUrl || null,
      signers,
      postbacks: [],
    };
    store.save(signing);
    // PHP writes an empty map as a list.
    res.json({
      status: 'ok',
      token: signing.token,
      signers: signers.length > 0 ? tokensBySigner(signers) : [],
    });
  });

  on('post', '/signing/createbatch.json', 'createbatch', (req, res) => {
    const items = list(asBody(req.body).signings).map((item) => ({
      token: text(item.token),
      signerToken: text(item.signer_token),
    }));
    if (items.length === 0 || !items.every(({ token, signerToken }) => store.forSigner(token, signerToken))) {
      return refuse(res, 400, 'Bad batch');
    }
    const batch = { token: newToken(), items };
    store.saveBatch(batch);
    res.json({ status: 'ok', token: batch.token });
  });

  on('post', '/signing/:token/addsigner.json', 'addsigner', (req, res) => {
    const signing = store.signing(String(req.params.token));
    const signers = readSigners(asBody(req.body).signers);
    if (!signing) return refuse(res, 404, 'Unknown signing');
    if (
      !signers ||
      signers.length === 0 ||
      signers.some(({ id }) => signing.signers.some((one) => one.id === id))
    )
      return refuse(res, 400, 'Bad signers');
    signing.signers.push(...signers);
    store.save(signing);
    res.json({ status: 'ok', signers: tokensBySigner(signers) });
  });

  on('get', '/signing/:token/status.json', 'status', (req, res, lying) => {
    const signing = store.signing(String(req.params.token));
    if (!signing) return refuse(res, 404, 'Unknown signing');
    res.json(statusOf(signing, fileUrl, lying));
  });

  on('post', '/signing/:token/delete.json', 'deleteSigning', (req, res) => {
    const signing = store.signing(String(req.params.token));
    if (!signing) return refuse(res, 404, 'Unknown signing');
    store.removeSigning(signing);
    res.json({ status: 'ok' });
  });

  on('get', '/file/:token/download', 'download', (req, res) => {
    const token = String(req.params.token);
    if (!store.hasFile(token)) return refuse(res, 404, 'Unknown file');
    res.type('pdf').send(store.file(token));
  });
  return api;
}
