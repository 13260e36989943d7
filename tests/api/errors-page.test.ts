import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { errorsPage } from '../../docs/errors-page.ts';

test('docs/errors.md is what the table of codes prints', () => {
  const page = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8');
  expect(page).toBe(errorsPage());
});
