import { describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { ROOT, readText } from './compose-file.ts';

const dockerfile = readText('Dockerfile');
const finalStage = dockerfile.slice(dockerfile.indexOf(' AS portal'));
const { dependencies } = JSON.parse(readText('package.json')) as { dependencies: Record<string, string> };

/** Names after COPY, of this repository and not of another stage. */
const copiedBy = (text: string): string[] =>
  [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) => from.split(' '));

/** `import type` leaves no trace at run time; everything else does. */
const importsOf = (file: string): string[] =>
  [
    ...readText(file).matchAll(
      /^(?:import|export)\s(?!type\s)[^;]*?from\s+'([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm,
    ),
  ]
    .map(([, from, dynamic, bare]) => from ?? dynamic ?? bare ?? '')
    .filter((name) => name && !name.startsWith('node:') && !builtinModules.includes(name));

const keptOut = [...readText('.dockerignore').matchAll(/^([a-z]\S+)$/gm)].map(([, path = '']) => path);

/** Copied by the last stage, there, and not kept out by .dockerignore. */
const isInImage = (file: string): boolean =>
  copiedBy(finalStage).some((path) => file === path || file.startsWith(`${path}/`)) &&
  existsSync(join(ROOT, file)) &&
  !keptOut.some((path) => file === path || file.startsWith(`${path}/`));

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

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
    const left = new Set(['api/main.ts', 'worker/main.ts', 'db/migrate.ts']);
    const missing: string[] = [];
    for (const file of left) {
      if (!isInImage(file)) {
        missing.push(file);
        continue;
      }
      for (const name of importsOf(file)) {
        if (name.startsWith('.')) left.add(join(file, '..', name));
        else if (!Object.hasOwn(dependencies, packageOf(name))) missing.push(`${file}: ${name}`);
      }
    }
    expect(missing).toEqual([]);
    expect(left.size).toBeGreaterThan(50);
    expect(dependencies).toHaveProperty('tsx');
    expect(isInImage('db/seed/main.ts')).toBe(false);
  });
});
