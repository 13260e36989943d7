import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { letThrough, placesIn } from './places.ts';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'places-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const modeOf = (path: string): number => statSync(path).mode & 0o777;

test('what is kept between runs is for its owner alone', () => {
  const { data, logs, run } = placesIn(root);
  expect([data, logs, run].map(modeOf)).toEqual([0o700, 0o700, 0o700]);
});

test('a folder that an older version left open is closed', () => {
  const data = join(root, '.data');
  mkdirSync(join(data, 'logs'), { recursive: true });
  for (const [folder, mode] of [
    [data, 0o711],
    [join(data, 'logs'), 0o755],
  ] as const)
    chmodSync(folder, mode);
  placesIn(root);
  expect(modeOf(join(data, 'logs'))).toBe(0o700);
  expect(modeOf(data) & 0o007).toBe(0);
});

test('the database’s group alone passes through, again at the next start, and nobody reads the list', () => {
  const { data } = placesIn(root);
  const isRoot = process.getuid?.() === 0;
  const gid = isRoot ? 12345 : process.getgid!();
  letThrough(data, { gid });
  expect(modeOf(data)).toBe(0o710);
  placesIn(root);
  // Only as root does the database run as another user.
  expect(modeOf(data)).toBe(isRoot ? 0o710 : 0o700);
  expect(statSync(data).gid).toBe(gid);
});
