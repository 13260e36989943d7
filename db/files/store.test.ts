// One contract, two stores: the disk, and a server that speaks S3 over real HTTP and checks every signature.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { startObjectStore, type ObjectStore } from '../../stack/stand-ins/object-store/service.ts';
import { FileStoreAwayError, s3FileStore } from './s3-store.ts';
import { FileMissingError, FileTooLargeError, collected, diskFileStore, type FileStore } from './store.ts';
import { FileDamagedError, openVerified } from './verified.ts';

const KEYS = { accessKeyId: 'portal', secretAccessKey: 'not a secret', region: 'eu-north-1' };
const BUCKET = 'paskolos';

let directory: string;
let server: ObjectStore;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'file-store-'));
  server = await startObjectStore({ ...KEYS, bucket: BUCKET, pageSize: 2 });
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

const bucketOf = (keys: Partial<typeof KEYS & { bucket: string }> = {}): FileStore =>
  s3FileStore({ ...KEYS, bucket: BUCKET, endpoint: server.url, spool: join(directory, 'spool'), ...keys });
const filesIn = async (folder: string): Promise<number> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) =>
    entry.isFile(),
  ).length;
const keysOf = async (store: FileStore): Promise<string[]> => {
  const keys = [];
  for await (const { storageKey } of store.list()) keys.push(storageKey);
  return keys.sort();
};

describe.each([
  ['disk', () => diskFileStore(join(directory, 'disk')), () => filesIn(join(directory, 'disk'))],
  ['S3', () => bucketOf(), async () => server.objects.size + (await filesIn(join(directory, 'spool')))],
])('files on %s', (name, made, kept) => {
  let store: FileStore;
  beforeAll(() => {
    store = made();
  });

  test('gives back exactly the bytes that were put, with their size and hash', async () => {
    const bytes = Buffer.from('Sutartis ąčęė'.repeat(200_000));
    const stored = await store.put(Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]));
    expect(stored.size).toBe(bytes.length);
    expect(stored.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect((await store.read(stored.storageKey)).equals(bytes)).toBe(true);
    expect((await collected(await openVerified(store, stored))).equals(bytes)).toBe(true);
    const empty = await store.put(Buffer.alloc(0));
    expect(await store.read(empty.storageKey)).toHaveLength(0);
  });

  test('keeps nothing of bytes that are too many, or that end in the middle', async () => {
    const before = await kept();
    await expect(store.put(Buffer.alloc(11), { maxBytes: 10 })).rejects.toThrow(FileTooLargeError);
    const cut = async function* () {
      yield Buffer.from('first half');
      throw new Error('connection lost');
    };
    await expect(store.put(cut())).rejects.toThrow('connection lost');
    expect(await kept()).toBe(before);
  });

  test('a removed file, an unknown key and a path are all simply missing', async () => {
    const { storageKey } = await store.put(Buffer.from('x'));
    await store.remove(storageKey);
    await store.remove(storageKey);
    for (const key of [storageKey, '../../etc/passwd', 'ab/../../secret']) {
      await expect(store.open(key)).rejects.toThrow(FileMissingError);
    }
  });

  test('lists every key with its time', async () => {
    const made = [];
    for (const text of ['a', 'b', 'c', 'd', 'e']) made.push((await store.put(Buffer.from(text))).storageKey);
    expect(await keysOf(store)).toEqual(expect.arrayContaining(made));
    for await (const { storedAt } of store.list())
      expect(Date.now() - storedAt.getTime()).toBeLessThan(60_000);
  });

  test('what a killed write left is removed when it is old', async () => {
    const incoming = join(directory, name === 'disk' ? 'disk' : 'spool', 'incoming');
    await mkdir(incoming, { recursive: true });
    await writeFile(join(incoming, 'old'), 'half');
    await writeFile(join(incoming, 'new'), 'half');
    const yesterday = new Date(Date.now() - 86_400_000);
    await utimes(join(incoming, 'old'), yesterday, yesterday);
    await store.tidy(new Date(Date.now() - 3_600_000));
    const left = await readdir(incoming, { withFileTypes: true });
    expect(left.filter((entry) => entry.isFile()).map((entry) => entry.name)).toEqual(['new']);
    await rm(join(incoming, 'new'));
  });

  test.each([[3], [500_000]])('%i changed bytes never look like the file that was stored', async (size) => {
    const right = await store.put(Buffer.alloc(size, 1));
    const wrong = await store.put(Buffer.alloc(size, 2));
    const short = await store.put(Buffer.alloc(size - 1, 1));
    for (const { storageKey } of [wrong, short]) {
      const stream = await openVerified(store, { ...right, storageKey });
      let got = 0;
      const read = (async () => {
        for await (const chunk of stream) got += (chunk as Buffer).length;
      })();
      await expect(read).rejects.toThrow(FileDamagedError);
      expect(got).toBeLessThan(size);
    }
  });
});

describe('an S3 server', () => {
  const control = (rule: object) =>
    fetch(`${server.url}/__control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(rule),
    });

  test('a wrong secret, a wrong region and a bucket that is not there store nothing', async () => {
    const before = server.objects.size;
    for (const store of [
      bucketOf({ secretAccessKey: 'another' }),
      bucketOf({ region: 'eu-west-1' }),
      bucketOf({ accessKeyId: 'somebody' }),
      bucketOf({ bucket: 'kitas' }),
    ])
      await expect(store.put(Buffer.from('x'))).rejects.toThrow(FileStoreAwayError);
    expect(server.objects.size).toBe(before);
    expect(await filesIn(join(directory, 'spool'))).toBe(0);
  });

  test('temporary credentials bring their token, signed; another one is refused', async () => {
    const keys = { ...KEYS, sessionToken: 'of the hour' };
    const strict = await startObjectStore({ ...keys, bucket: BUCKET });
    const storeWith = (given: object) =>
      s3FileStore({
        ...KEYS,
        bucket: BUCKET,
        endpoint: strict.url,
        spool: join(directory, 'spool'),
        ...given,
      });
    const { storageKey } = await storeWith(keys).put(Buffer.from('x'));
    expect((await storeWith(keys).read(storageKey)).toString()).toBe('x');
    for (const wrong of [{}, { sessionToken: 'of the hour before' }])
      await expect(storeWith(wrong).read(storageKey)).rejects.toThrow(FileStoreAwayError);
    await strict.close();
  });

  test('a bucket that is not there is an outage, not a lost file', async () => {
    const { storageKey } = await bucketOf().put(Buffer.from('x'));
    await expect(bucketOf({ bucket: 'kitas' }).read(storageKey)).rejects.toThrow(FileStoreAwayError);
    await bucketOf().remove(storageKey);
    await expect(bucketOf().read(storageKey)).rejects.toThrow(FileMissingError);
  });

  test('one that fails is asked again, and then given up without leaving anything', async () => {
    const store = bucketOf();
    await control({ mode: 'failing', status: 503 });
    const waiting = store.put(Buffer.from('kantrybė'));
    await control({ mode: 'reset' });
    expect((await store.read((await waiting).storageKey)).toString()).toBe('kantrybė');
    const before = server.objects.size;
    await control({ mode: 'down' });
    await expect(store.put(Buffer.from('x'))).rejects.toThrow(FileStoreAwayError);
    const [known] = [...server.objects.keys()];
    await expect(store.open(known!.slice(BUCKET.length + 1))).rejects.toThrow(FileStoreAwayError);
    await control({ mode: 'reset' });
    expect(server.objects.size).toBe(before);
    expect(await filesIn(join(directory, 'spool'))).toBe(0);
  });
});
