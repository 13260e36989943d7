import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { diskFileStore, FileMissingError, FileTooLargeError, type FileStore } from './store.ts';

let directory: string;
let store: FileStore;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'file-store-'));
  store = diskFileStore(directory);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const files = async () =>
  (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

describe('file store', () => {
  test('gives back exactly the bytes that were put, with their size and hash', async () => {
    const bytes = Buffer.from('Sutartis ąčęė'.repeat(10_000));
    const stored = await store.put(Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]));
    expect(stored.size).toBe(bytes.length);
    expect(stored.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect((await store.read(stored.storageKey)).equals(bytes)).toBe(true);
  });

  test('keeps nothing of an upload that is too large or is cut', async () => {
    const before = (await files()).length;
    await expect(store.put(Buffer.alloc(11), { maxBytes: 10 })).rejects.toThrow(FileTooLargeError);
    const cut = async function* () {
      yield Buffer.from('first half');
      throw new Error('connection lost');
    };
    await expect(store.put(cut())).rejects.toThrow('connection lost');
    expect((await files()).length).toBe(before);
  });

  test('a removed file, an unknown key and a path are all simply missing', async () => {
    const { storageKey } = await store.put(Buffer.from('x'));
    await store.remove(storageKey);
    await store.remove(storageKey);
    for (const key of [storageKey, '../../etc/passwd', 'ab/../../secret']) {
      await expect(store.open(key)).rejects.toThrow(FileMissingError);
    }
  });
});
