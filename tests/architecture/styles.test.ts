import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = new URL('../../web/', import.meta.url).pathname;
/** Parts of the library that come over the page and have no look without their own sheet. */
const OVERLAYS = ['Menu', 'Modal', 'Drawer'];
const SHEET = /'(@mantine\/core\/styles\/(\w+)\.layer\.css|[^']*\/style\/\w+\.css)'/g;

/** Names of the library's sheets a file brings, itself or through one of ours. */
function sheetsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(SHEET)].flatMap(([, path = '', own]) =>
    own ? [own] : sheetsOf(resolve(dirname(file), path)),
  );
}

function usedIn(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g);
  return [...imports].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
}

test('whoever opens a menu, a dialog or a drawer brings its look along: another screen may not have been there before', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => join(ROOT, name));
  const bare = files.flatMap((file) => {
    const brought = sheetsOf(file);
    return OVERLAYS.filter((one) => usedIn(file).includes(one) && !brought.includes(one)).map(
      (one) => `${file.slice(ROOT.length)}: ${one}`,
    );
  });
  expect(files.length).toBeGreaterThan(300);
  expect(bare).toEqual([]);
});
