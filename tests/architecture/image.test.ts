import { describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, readText } from './compose-file.ts';

const dockerfile = readText('Dockerfile');
const finalStage = dockerfile.slice(dockerfile.indexOf(' AS portal'));
const { dependencies } = JSON.parse(readText('package.json')) as { dependencies: Record<string, string> };

/** Names after COPY, of this repository and not of another stage. */
const copiedBy = (text: string): string[] =>
  [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) => from.split(' '));

const keptOut = [...readText('.dockerignore').matchAll(/^([a-z]\S+)$/gm)].map(([, path = '']) => path);

/** Copied by the last stage, there, and not kept out by .dockerignore. */
const isInImage = (file: string): boolean =>
  copiedBy(finalStage).some((path) => file === path || file.startsWith(`${path}/`)) &&
  existsSync(join(ROOT, file)) &&
  !keptOut.some((path) => file === path || file.startsWith(`${path}/`));

interface Prune {
  ENTRIES: readonly string[];
  importsOf: (text: string) => string[];
  packageOf: (name: string) => string;
  neededPlaces: (lock: { packages: Record<string, unknown> }, names: Iterable<string>) => Set<string>;
}
// Plain JavaScript, as the image's build has nothing else yet; so its types are said here.
const { ENTRIES, importsOf, packageOf, neededPlaces } = (await import(
  pathToFileURL(join(ROOT, 'docker/prune.mjs')).href
)) as Prune;

describe('Dockerfile', () => {
  test('copies only what exists and what .dockerignore lets in', () => {
    const allowed = [...readText('.dockerignore').matchAll(/^!(\S+)$/gm)].map(([, name]) => name);
    for (const path of copiedBy(dockerfile)) {
      expect({ path, exists: existsSync(join(ROOT, path)) }).toEqual({ path, exists: true });
      expect(allowed).toContain(path.split('/')[0]);
    }
  });

  test('starts from the slim image of a Node this project accepts, not from Alpine', () => {
    const [, version = ''] = /^ARG NODE_IMAGE=node:(\d+\.\d+\.\d+)-\w+-slim$/m.exec(dockerfile) ?? [];
    const [major = 0, minor = 0] = version.split('.').map(Number);
    expect(major > 20 || (major === 20 && minor >= 19)).toBe(true);
  });

  test('holds every file and package that its processes import, and no demo data', () => {
    const left = new Set(ENTRIES);
    const missing: string[] = [];
    for (const file of left) {
      if (!isInImage(file)) {
        missing.push(file);
        continue;
      }
      for (const name of importsOf(readText(file))) {
        if (name.startsWith('.')) left.add(join(file, '..', name));
        else if (!Object.hasOwn(dependencies, packageOf(name))) missing.push(`${file}: ${name}`);
      }
    }
    expect(missing).toEqual([]);
    expect(left.size).toBeGreaterThan(50);
    expect(dependencies).toHaveProperty('tsx');
    expect(isInImage('db/seed/main.ts')).toBe(false);
  });

  test('keeps the packages its processes load, whichever way, and not those of the web pages', () => {
    const text = [
      "import { a } from 'first';",
      "import type { B } from 'types-only';",
      "export { c } from '@scope/second/deep.js';",
      "const late = await import('third');",
      "const old = require('fourth');",
      "import 'fifth';",
      "import { readFile } from 'node:fs';",
    ];
    const found = importsOf(text.join('\n'));
    expect(found.map(packageOf)).toEqual(['first', '@scope/second', 'third', 'fourth', 'fifth']);
    const lock = JSON.parse(readText('package-lock.json')) as Parameters<typeof neededPlaces>[0];
    const kept = neededPlaces(lock, ['@temporalio/worker', 'exceljs']);
    expect(kept).toContain('node_modules/@temporalio/core-bridge');
    expect(kept).toContain('node_modules/archiver');
    expect(kept).not.toContain('node_modules/@mantine/core');
  });

  test('needs what a package needs where that stands, optional ones and peers too', () => {
    const packages = {
      'node_modules/a': { dependencies: { b: '2' }, optionalDependencies: { c: '1' } },
      'node_modules/a/node_modules/b': { dependencies: { d: '1' } },
      'node_modules/b': {},
      'node_modules/c': {
        peerDependencies: { e: '1', f: '1' },
        peerDependenciesMeta: { f: { optional: true } },
      },
      'node_modules/d': { dependencies: { a: '1' } },
      'node_modules/e': {},
      'node_modules/f': {},
      'node_modules/g': {},
    };
    expect([...neededPlaces({ packages }, ['a'])].sort()).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/d',
      'node_modules/e',
    ]);
  });
});
