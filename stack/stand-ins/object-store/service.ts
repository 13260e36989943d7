import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { Control, disturb, mountControl } from '../control.ts';
import type { RunningService } from '../service.ts';
import { createApp, listen } from '../service.ts';
import { signatureProblem, type Keys } from './signature.ts';

export interface ObjectStore extends RunningService {
  /** What is stored, by `bucket/key`; tests look and tamper here. */
  objects: Map<string, { bytes: Buffer; at: Date }>;
}

interface Options extends Keys {
  bucket: string;
  port?: number;
  host?: string;
  /** Entries of one page of a listing. */
  pageSize?: number;
}

const BROKEN = { type: 'xml', body: '<Err' };
const STATUS: Record<string, number> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  MissingContentLength: 411,
  XAmzContentSHA256Mismatch: 400,
  IncompleteBody: 400,
  InvalidToken: 400,
  MethodNotAllowed: 405,
};

/** An object store that speaks S3 with addresses in the path: put, get, head, delete, list; every call must be signed. */
export async function startObjectStore(options: Options): Promise<ObjectStore> {
  const { bucket, port = 0, host = '127.0.0.1', pageSize = 1000 } = options;
  const app = createApp();
  const control = new Control();
  const objects: ObjectStore['objects'] = new Map();
  mountControl(app, control);

  app.use(async (req, res) => {
    const target = req.originalUrl;
    const problem = signatureProblem({ method: req.method, target, headers: req.headers }, options);
    if (problem) return refuse(res, problem);
    if ((await disturb(control.find([req.method]), res, BROKEN)) === 'handled') return;
    const [, name, ...rest] = decodeURIComponent(req.path).split('/');
    if (name !== bucket) return refuse(res, 'NoSuchBucket');
    const key = rest.join('/');
    if (key === '') return req.method === 'GET' ? list(req, res) : refuse(res, 'MethodNotAllowed');
    const found = objects.get(`${bucket}/${key}`);
    switch (req.method) {
      case 'PUT':
        return put(req, res, key);
      case 'DELETE':
        objects.delete(`${bucket}/${key}`);
        return void res.status(204).end();
      case 'GET':
      case 'HEAD':
        if (!found) return refuse(res, 'NoSuchKey');
        res.set({ 'Content-Length': String(found.bytes.length), 'Last-Modified': found.at.toUTCString() });
        return void res.end(req.method === 'GET' ? found.bytes : undefined);
      default:
        return refuse(res, 'MethodNotAllowed');
    }
  });

  async function put(req: Request, res: Response, key: string): Promise<void> {
    const length = req.get('content-length');
    // Bodies in chunks of unknown number are not taken, as by S3 itself.
    if (length === undefined) return refuse(res, 'MissingContentLength');
    const parts: Buffer[] = [];
    try {
      for await (const part of req) parts.push(part as Buffer);
    } catch {
      return;
    }
    const bytes = Buffer.concat(parts);
    if (bytes.length !== Number(length)) return refuse(res, 'IncompleteBody');
    if (createHash('sha256').update(bytes).digest('hex') !== req.get('x-amz-content-sha256'))
      return refuse(res, 'XAmzContentSHA256Mismatch');
    objects.set(`${bucket}/${key}`, { bytes, at: new Date() });
    res
      .set('ETag', `"${createHash('md5').update(bytes).digest('hex')}"`)
      .status(200)
      .end();
  }

  function list(req: Request, res: Response): void {
    const after = typeof req.query['continuation-token'] === 'string' ? req.query['continuation-token'] : '';
    const keys = [...objects.keys()]
      .map((one) => one.slice(bucket.length + 1))
      .sort()
      .filter((one) => one > after);
    const page = keys.slice(0, pageSize);
    const isCut = keys.length > page.length;
    const rows = page.map((one) => {
      const { bytes, at } = objects.get(`${bucket}/${one}`)!;
      return `<Contents><Key>${one}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    res
      .type('xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">` +
          `<Name>${bucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`,
      );
  }

  return { ...(await listen(app, port, host)), objects };
}

function refuse(res: Response, code: string): void {
  res
    .status(STATUS[code] ?? 403)
    .type('xml')
    .send(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}
