import { expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MIGRATIONS } from '../../db/migrations/index.ts';

const files = (folder: string): string[] =>
  readdirSync(fileURLToPath(new URL(`../../${folder}/`, import.meta.url)))
    .filter((name) => /^\d{4}-/.test(name))
    .sort();
const numberOf = (name: string): number => Number(name.slice(0, 4));

/** Explained in db/migrations/README.md; there may be no more of them. */
const UNUSED = [5, 9, 14];

test('every migration is listed, in order, and its number is the one after the last', () => {
  const names = Object.keys(MIGRATIONS);
  expect(names).toEqual(files('db/migrations').map((name) => name.replace(/\.ts$/, '')));
  const last = Math.max(...names.map(numberOf));
  const wanted = Array.from({ length: last }, (_, index) => index + 1).filter((n) => !UNUSED.includes(n));
  expect(names.map(numberOf)).toEqual(wanted);
});

test('no two decisions have one number', () => {
  const numbers = files('docs/decisions').map(numberOf);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
