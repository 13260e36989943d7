import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

export interface StoredFile {
  storageKey: string;
  /** Hex. */
  sha256: string;
  size: number;
}

/** Where the bytes of attachments and documents are. A key names bytes that never change. */
export interface FileStore {
  /** Stores all bytes or nothing. Over `maxBytes` it throws FileTooLargeError and keeps nothing. */
  put(source: AsyncIterable<Uint8Array> | Uint8Array, options?: { maxBytes?: number }): Promise<StoredFile>;
  /** A stream of the bytes; throws FileMissingError when there are none. */
  open(storageKey: string): Promise<Readable>;
  read(storageKey: string): Promise<Buffer>;
  /** Removes the bytes; nothing happens when they are gone already. */
  remove(storageKey: string): Promise<void>;
}

export class FileTooLargeError extends Error {
  override name = 'FileTooLargeError';
}

export class FileMissingError extends Error {
  override name = 'FileMissingError';
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;

/**
 * Files on disk under `directory`. Bytes are written to a temporary name, forced to the disk and renamed, and the
 * folder is forced too: a file under its key is whole, also after the power went.
 */
export function diskFileStore(directory: string): FileStore {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new FileMissingError('no such key');
    return join(directory, key);
  };

  const openFile = async (key: string): Promise<Readable> => {
    const path = pathOf(key);
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) throw new FileMissingError('no bytes under the key');
    return createReadStream(path);
  };

  return {
    async put(source, { maxBytes = Infinity } = {}) {
      const id = randomUUID();
      const storageKey = `${id.slice(0, 2)}/${id}`;
      const target = pathOf(storageKey);
      const temporary = join(directory, 'incoming', id);
      await mkdir(dirname(temporary), { recursive: true });
      await mkdir(dirname(target), { recursive: true });
      try {
        const written = await writeThrough(temporary, source, maxBytes);
        await rename(temporary, target);
        await syncFolder(dirname(target));
        return { storageKey, ...written };
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    open: openFile,
    async read(storageKey) {
      const chunks: Buffer[] = [];
      for await (const chunk of await openFile(storageKey)) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    },
    async remove(storageKey) {
      await rm(pathOf(storageKey), { force: true });
    },
  };
}

async function writeThrough(
  path: string,
  source: AsyncIterable<Uint8Array> | Uint8Array,
  maxBytes: number,
): Promise<{ sha256: string; size: number }> {
  const file = await open(path, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of source instanceof Uint8Array ? [source] : source) {
      size += chunk.length;
      if (size > maxBytes) throw new FileTooLargeError('over the limit');
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
    return { sha256: hash.digest('hex'), size };
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
