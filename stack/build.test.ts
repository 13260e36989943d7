import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentHash } from './build.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(root, 'web', 'ui'), { recursive: true });
  writeFileSync(join(root, 'web', 'main.tsx'), 'one');
  writeFileSync(join(root, 'web', 'ui', 'Button.tsx'), 'two');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const hash = () => contentHash(root, ['web', 'vite.config.ts']);

test('the hash stays while nothing changes, and changes with content, name and a file that appears', () => {
  const before = hash();
  expect(hash()).toBe(before);
  writeFileSync(join(root, 'web', 'ui', 'Button.tsx'), 'three');
  const edited = hash();
  expect(edited).not.toBe(before);
  renameSync(join(root, 'web', 'main.tsx'), join(root, 'web', 'start.tsx'));
  const renamed = hash();
  expect(renamed).not.toBe(edited);
  writeFileSync(join(root, 'vite.config.ts'), '');
  expect(hash()).not.toBe(renamed);
});

test('a changed test does not make a product stale', () => {
  const before = hash();
  writeFileSync(join(root, 'web', 'main.test.tsx'), 'test');
  expect(hash()).toBe(before);
});
