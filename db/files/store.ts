import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { incomingFolder, sweepIncoming } from './incoming.ts';

export interface StoredFile {
  storageKey: string;
  /** Hex. */
  sha256: string;
  size: number;
}

/**
 * Where the bytes of attachments and documents are. A key names bytes that never change. Whoever stores a key keeps it
 * in a column named storage_key: bytes that no such column names are swept away after a day (sweep.ts).
 */
export interface FileStore {
  /** Stores all bytes or nothing. Over `maxBytes` it throws FileTooLargeError and keeps nothing. */
  put(source: AsyncIterable<Uint8Array> | Uint8Array, options?: { maxBytes?: number }): Promise<StoredFile>;
  /** A stream of the bytes; throws FileMissingError when there are none. */
  open(storageKey: string): Promise<Readable>;
  read(storageKey: string): Promise<Buffer>;
  /** Removes the bytes; nothing happens when they are gone already. */
  remove(storageKey: string): Promise<void>;
  /** Every key there is, with the time its bytes came. */
  list(): AsyncIterable<{ storageKey: string; storedAt: Date }>;
  /** Removes what killed processes left on its way; see `sweepIncoming`. */
  tidy(before: Date): Promise<void>;
}

export class FileTooLargeError extends Error {
  override name = 'FileTooLargeError';
}

export class FileMissingError extends Error {
  override name = 'FileMissingError';
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;

/** A key nobody has used; its first two characters spread the files over folders. */
export function newStorageKey(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
}

export const isStorageKey = (key: string): boolean => KEY.test(key);

/**
 * Files on disk under `directory`. Bytes are written to a temporary name, forced to the disk and renamed, and the
 * folder is forced too: a file under its key is whole, also after the power went.
 */
export function diskFileStore(directory: string): FileStore {
  const pathOf = (key: string): string => {
    if (!isStorageKey(key)) throw new FileMissingError('no such key');
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
      const storageKey = newStorageKey();
      const target = pathOf(storageKey);
      return spooled(directory, { source, maxBytes }, async ({ path, ...written }) => {
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await rename(path, target);
        await syncFolder(dirname(target));
        return { storageKey, ...written };
      });
    },
    open: openFile,
    async read(storageKey) {
      return collected(await openFile(storageKey));
    },
    async remove(storageKey) {
      await rm(pathOf(storageKey), { force: true });
    },
    async *list() {
      for (const folder of await readdir(directory).catch(() => [])) {
        if (!/^[0-9a-f]{2}$/.test(folder)) continue;
        for (const name of await readdir(join(directory, folder))) {
          const found = await stat(join(directory, folder, name)).catch(() => null);
          if (found?.isFile()) yield { storageKey: `${folder}/${name}`, storedAt: found.mtime };
        }
      }
    },
    tidy: (before) => sweepIncoming(directory, before),
  };
}

export async function collected(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Bytes → a whole file with a temporary name, which is gone when `use` ends, however it ends. */
export async function spooled<T>(
  directory: string,
  { source, maxBytes }: { source: AsyncIterable<Uint8Array> | Uint8Array; maxBytes: number },
  use: (file: { path: string; sha256: string; size: number }) => Promise<T>,
): Promise<T> {
  const path = join(await incomingFolder(directory), randomUUID());
  try {
    return await use({ path, ...(await writeThrough(path, source, maxBytes)) });
  } finally {
    await rm(path, { force: true });
  }
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
