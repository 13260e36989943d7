import { DOMParser } from '@xmldom/xmldom';
import { AwsClient } from 'aws4fetch';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  FileMissingError,
  collected,
  isStorageKey,
  newStorageKey,
  spooled,
  type FileStore,
} from './store.ts';
import { sweepIncoming } from './incoming.ts';

export interface S3Settings {
  /** Of the server; the bucket comes after it in the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of temporary credentials; their owner renews them and starts the process anew. */
  sessionToken?: string | undefined;
  /** Folder in which bytes are gathered before they are sent whole. */
  spool: string;
}

/** The server did not do it, also after being asked again. */
export class FileStoreAwayError extends Error {
  override name = 'FileStoreAwayError';
}

const ATTEMPTS = 3;
const PAUSE_MS = 200;
/** From the first byte sent to the headers of the answer. */
const ANSWER_MS = 60_000;
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

interface Call {
  method: 'GET' | 'PUT' | 'DELETE';
  path: string;
  file?: { path: string; sha256: string; size: number };
}

/**
 * Files in a bucket of any server that speaks S3. Bytes are gathered on disk first: only then are their hash and length
 * known, which the server is told and checks, so that it too stores all of them or nothing.
 */
export function s3FileStore(settings: S3Settings): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, sessionToken, spool } = settings;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken ? { sessionToken } : {}),
    region,
    service: 's3',
    retries: 0,
  });
  const base = `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}`;

  const once = async ({ method, path, file }: Call): Promise<Response> => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), ANSWER_MS);
    const headers: Record<string, string> = { 'x-amz-content-sha256': file?.sha256 ?? EMPTY_SHA256 };
    if (file) headers['content-length'] = String(file.size);
    try {
      const request = await client.sign(`${base}${path}`, { method, headers });
      return await fetch(request.url, {
        method,
        headers: request.headers,
        signal: late.signal,
        ...(file ? { body: bodyOf(file.path, file.size), duplex: 'half' } : {}),
      });
    } finally {
      clearTimeout(timer);
    }
  };

  /** Asked again when nobody answered or the server was not well; every call may be repeated. */
  const call = async (asked: Call): Promise<Response> => {
    let cause: unknown;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        const answer = await once(asked);
        if (answer.ok || answer.status === 404) return answer;
        await answer.body?.cancel();
        cause = new Error(`${asked.method} answered ${answer.status}`);
        if (answer.status < 500 && answer.status !== 429) break;
      } catch (error) {
        cause = error;
      }
      if (attempt < ATTEMPTS) await sleep(PAUSE_MS * 4 ** (attempt - 1));
    }
    throw new FileStoreAwayError('the file store did not answer', { cause });
  };

  const pathOf = (key: string): string => {
    if (!isStorageKey(key)) throw new FileMissingError('no such key');
    return `/${key}`;
  };

  const openFile = async (storageKey: string): Promise<Readable> => {
    const answer = await call({ method: 'GET', path: pathOf(storageKey) });
    if (answer.status === 404) {
      // The whole bucket may be away or misnamed: then no file may look lost.
      const { code } = errorOf(await answer.text());
      if (code === 'NoSuchKey') throw new FileMissingError('no bytes under the key');
      throw new FileStoreAwayError(`the file store answered ${code || 'nothing it should'}`);
    }
    if (!answer.body) throw new FileMissingError('no bytes under the key');
    return Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
  };

  return {
    async put(source, { maxBytes = Infinity } = {}) {
      const storageKey = newStorageKey();
      return spooled(spool, { source, maxBytes }, async (file) => {
        const answer = await call({ method: 'PUT', path: pathOf(storageKey), file });
        await answer.body?.cancel();
        if (!answer.ok) throw new FileStoreAwayError('there is no such bucket');
        return { storageKey, sha256: file.sha256, size: file.size };
      });
    },
    open: openFile,
    async read(storageKey) {
      return collected(await openFile(storageKey));
    },
    async remove(storageKey) {
      const answer = await call({ method: 'DELETE', path: pathOf(storageKey) });
      await answer.body?.cancel();
    },
    async *list() {
      let token: string | null = null;
      do {
        const more: string = token ? `&continuation-token=${encodeURIComponent(token)}` : '';
        const answer = await call({ method: 'GET', path: `?list-type=2${more}` });
        if (!answer.ok) throw new FileStoreAwayError('there is no such bucket');
        const page = pageOf(await answer.text());
        yield* page.entries.filter(({ storageKey }) => isStorageKey(storageKey));
        token = page.next;
      } while (token);
    },
    tidy: (before) => sweepIncoming(spool, before),
  };
}

/** An empty file has no body: a stream of nothing would be sent in chunks, which S3 does not take. */
const bodyOf = (path: string, size: number): BodyInit | null =>
  size === 0 ? null : (Readable.toWeb(createReadStream(path)) as unknown as BodyInit);

/** `<Error><Code>…</Code></Error>`; an empty code when it is something else. */
function errorOf(xml: string): { code: string } {
  return { code: /<Error>[\s\S]*?<Code>(\w{1,60})<\/Code>/.exec(xml)?.[1] ?? '' };
}

interface Page {
  entries: { storageKey: string; storedAt: Date }[];
  next: string | null;
}

function pageOf(xml: string): Page {
  const root = new DOMParser().parseFromString(xml, 'text/xml');
  const textOf = (parent: typeof root | Element, name: string): string =>
    (parent as Element).getElementsByTagName(name).item(0)?.textContent ?? '';
  const entries = [...root.getElementsByTagName('Contents')].map((entry) => ({
    storageKey: textOf(entry as unknown as Element, 'Key'),
    storedAt: new Date(textOf(entry as unknown as Element, 'LastModified')),
  }));
  const isCut = textOf(root, 'IsTruncated') === 'true';
  return { entries, next: isCut ? textOf(root, 'NextContinuationToken') || null : null };
}
