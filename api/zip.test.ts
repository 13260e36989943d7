import { expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openPromise } from 'yauzl';
import type { Attachment } from '../db/queries/attachments.ts';
import { collected } from '../db/files/store.ts';
import { zipNames, zipOf } from './zip.ts';

const file = (fileType: number, fileName: string) =>
  ({ fileType, fileName, uploadedAt: new Date('2026-11-21T12:00:00Z') }) as Attachment;

test('every purpose has its folder, and names that are alike are told apart', () => {
  expect(
    zipNames([
      file(3, 'Įstatai.pdf'),
      file(3, 'įstatai.PDF'),
      file(3, 'Įstatai.pdf'),
      file(3, 'Įstatai (2).pdf'),
      file(11, 'Įstatai.pdf'),
      file(11, 'be plėtinio'),
    ]),
  ).toEqual([
    '03 Dokumentai, apibūdinantys pareiškėją/Įstatai.pdf',
    '03 Dokumentai, apibūdinantys pareiškėją/įstatai (2).pdf',
    '03 Dokumentai, apibūdinantys pareiškėją/Įstatai (3).pdf',
    '03 Dokumentai, apibūdinantys pareiškėją/Įstatai (2) (2).pdf',
    '11 Kiti dokumentai/Įstatai.pdf',
    '11 Kiti dokumentai/be plėtinio',
  ]);
});

test('the archive holds every byte under names any program can read', async () => {
  const files = [file(1, 'Žąsų ūkio „Šėla“ ataskaita.pdf'), file(11, 'pažyma.txt'), file(11, 'pažyma.txt')];
  const stream = zipOf(
    files,
    async (one) => Readable.from([Buffer.from(`${one.fileName}\n`.repeat(1000))]),
    () => undefined,
  );
  const folder = await mkdtemp(join(tmpdir(), 'zip-'));
  const path = join(folder, 'a.zip');
  await writeFile(path, await collected(stream));
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  const found: Record<string, string> = {};
  for await (const entry of zip.eachEntry())
    found[entry.fileName] = (await collected(await zip.openReadStreamPromise(entry))).toString().slice(0, 60);
  zip.close();
  expect(Object.keys(found)).toEqual(zipNames(files));
  expect(Object.values(found)[0]).toContain('Žąsų ūkio');
  await rm(folder, { recursive: true });
});

test('an archive with a file that cannot be read does not look whole', async () => {
  const errors: Error[] = [];
  const stream = zipOf(
    [file(1, 'a.pdf'), file(1, 'b.pdf')],
    async (one) => {
      if (one.fileName === 'b.pdf') throw new Error('gone');
      return Readable.from([Buffer.from('x')]);
    },
    (error) => errors.push(error),
  );
  await expect(collected(stream)).rejects.toThrow('gone');
  expect(errors).toHaveLength(1);
});
