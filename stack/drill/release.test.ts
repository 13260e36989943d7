import { expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeVersionOf } from './image.ts';
import { numberedLater } from './release.ts';

test('the image is made with the version of Node its Dockerfile is written for', () => {
  expect(nodeVersionOf('ARG NODE_IMAGE=node:24.1.2-bookworm-slim\nFROM x')).toBe('24.1.2');
  expect(() => nodeVersionOf('FROM node:24')).toThrow('version of Node');
  const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');
  expect(nodeVersionOf(dockerfile)).toMatch(/^24\./);
});

test('a later release differs in its number and in nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const file = join(folder, 'package.json');
    const stated = { name: 'x', version: '1.2.3', type: 'module' };
    writeFileSync(file, JSON.stringify(stated));
    numberedLater(folder);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...stated, version: '1.2.3-later' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
