// The shape of a row of the hostile table, and how its call is written down.
import type { Client } from '../../harness/api.ts';
import type { HttpCall } from './send.ts';

/** Director of the company, director of another one, a sole trader, staff with every role, an assessor only, nobody. */
export type Who = 'director' | 'other' | 'trader' | 'staff' | 'assessor' | 'nobody';

export interface HostileWorld {
  url: string;
  people: Readonly<Record<Who, Client>>;
  /** The director's draft, complete and saved once (`formVersion` 1). */
  draft: number;
  /** The director's request that was submitted. */
  submitted: number;
  /** Drafts of others. */
  othersDraft: number;
  tradersDraft: number;
  /** An attachment of the draft, and one of somebody else's. */
  fileId: string;
  othersFileId: string;
}

export interface HostileCase {
  /** What is wrong, in the words of the table. */
  what: string;
  as?: Who;
  call: HttpCall | ((world: HostileWorld) => HttpCall);
  /** Status and code: '400 validation'. */
  answer: string;
  /** Exactly these keys are in `errors`. */
  errors?: readonly string[];
  /** Exactly this is said of each of them. */
  sentence?: string;
  /** Idempotency-Key; made anew unless given, left out with null. */
  key?: string | null;
}

/** Stands in values that must never come back in an answer or be written to a log. */
export const CANARY = 'Kanarėlė-7731';

export const get = (path: string, headers: HttpCall['headers'] = {}): HttpCall => ({
  method: 'GET',
  path,
  headers,
});

export const post = (path: string, body?: unknown, headers: HttpCall['headers'] = {}): HttpCall => ({
  method: 'POST',
  path,
  headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
  body: body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
});

export const remove = (path: string): HttpCall => ({ method: 'DELETE', path });

export interface Part {
  name: string;
  value?: string;
  fileName?: string;
  bytes?: Buffer | string;
}

const BOUNDARY = 'riba-7731';

/** A multipart body byte by byte; names are written as they are. */
export function multipart(path: string, parts: readonly Part[]): HttpCall {
  const body = parts.flatMap(({ name, value, fileName, bytes }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${
        fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: application/octet-stream`
      }\r\n\r\n`,
    ),
    Buffer.from(bytes ?? value ?? ''),
    Buffer.from('\r\n'),
  ]);
  return {
    method: 'POST',
    path,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([...body, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}
