import type { Readable } from 'node:stream';

export interface FileReply {
  stream: Readable;
  name: string;
  contentType: string;
  size?: number;
  /** Shown in the page (a PDF) instead of being saved. */
  inline?: boolean;
}

/** An answer that is more than a JSON body with 200. */
export class Reply {
  readonly file: FileReply | null;
  /** The outcome of a command: the command log gives the same again, whatever becomes of the kept answer. */
  readonly logged: boolean;

  constructor(
    readonly status: number,
    readonly body: unknown = undefined,
    readonly headers: Readonly<Record<string, string | readonly string[]>> = {},
    kind: { file?: FileReply; logged?: boolean } = {},
  ) {
    this.file = kind.file ?? null;
    this.logged = kind.logged ?? false;
  }
}

/** Body with the version of the request as its ETag. */
export function withVersion(body: unknown, version: number, kind?: { logged: boolean }): Reply {
  return new Reply(200, body, { ETag: `"${version}"` }, kind);
}

export function redirectTo(url: string, cookies: readonly string[] = []): Reply {
  return new Reply(303, undefined, {
    Location: url,
    ...(cookies.length > 0 ? { 'Set-Cookie': cookies } : {}),
  });
}

export function fileReply(file: FileReply): Reply {
  return new Reply(200, undefined, {}, { file });
}
