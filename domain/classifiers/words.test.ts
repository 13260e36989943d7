import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { fold } from '../texts/lt/format.ts';
import { searched, searcher } from './words.ts';

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as T;
const EVRK = read<{ code: string; label: string }[]>('evrk').map(({ code, label }) => `${code} ${label}`);
const COUNTRIES = read<{ name: string }[]>('countries').map(({ name }) => name);
const MUNICIPALITIES = read<{ name: string; county: string }[]>('municipalities');
const SETTLEMENTS = read<[number, string, string | null][]>('settlements').map(([, name]) => name);
const PLACES = [
  ...new Set(MUNICIPALITIES.map(({ county }) => county)),
  ...MUNICIPALITIES.map(({ name }) => name),
];
const find = (list: readonly string[], search: string): string[] => searched(list, search, (one) => one);

test.each([
  ['vilnius', PLACES, 'Vilniaus miesto savivaldybė'],
  ['šiauliai', PLACES, 'Šiaulių apskritis'],
  ['siauliai', PLACES, 'Šiaulių miesto savivaldybė'],
  ['Joniškis', PLACES, 'Joniškio rajono savivaldybė'],
  ['Joniškis', SETTLEMENTS, 'Joniškis'],
  ['baldai', EVRK, /Baldų/],
  ['programavimas', EVRK, /programavimo/],
  ['46.43', EVRK, /^4643/],
  ['lietuvis', COUNTRIES, 'Lietuva'],
  ['lenkas', COUNTRIES, 'Lenkija'],
  ['ukrainietis', COUNTRIES, 'Ukraina'],
])('„%s“ finds it among the first', (search, list, wanted) => {
  const found = find(list, search).slice(0, 4);
  expect(found.some((label) => (typeof wanted === 'string' ? label === wanted : wanted.test(label)))).toBe(
    true,
  );
});

test('what is not there is not found, and digits are a code', () => {
  expect(find(EVRK, 'vilkolakiai')).toEqual([]);
  expect(find(COUNTRIES, 'zzz')).toEqual([]);
  expect(find(EVRK, '46 43').every((label) => label.startsWith('4643'))).toBe(true);
});

/** Nominatives a genitive may be of; which of them is right is known by the other classifier. */
const NOMINATIVES: readonly [RegExp, readonly string[]][] = [
  [/čių$/, ['čiai', 'tys']],
  [/džių$/, ['džiai', 'dis']],
  [/ių$/, ['iai', 'ys']],
  [/ų$/, ['ai', 'os']],
  [/iaus$/, ['ius']],
  [/io$/, ['is', 'ys']],
  [/o$/, ['as']],
  [/ės$/, ['ė']],
  [/os$/, ['a']],
];
const nominatives = (genitive: string): string[] =>
  NOMINATIVES.flatMap(([ending, forms]) =>
    ending.test(genitive) ? forms.map((form) => genitive.replace(ending, form)) : [],
  );

describe('over the whole classifiers', () => {
  test('every town a municipality is named after finds its municipality', () => {
    const towns = new Set(SETTLEMENTS);
    const pairs = MUNICIPALITIES.flatMap(({ name }) =>
      nominatives(name.split(' ')[0]!)
        .filter((form) => towns.has(form))
        .map((town) => [town, name] as const),
    );
    expect(pairs.length).toBeGreaterThan(45);
    expect(pairs.filter(([town, name]) => !find(PLACES, town).slice(0, 6).includes(name))).toEqual([]);
  });

  test('every activity is found by the nominatives of its words, wherever the classifier has them in both', () => {
    const all = new Set(EVRK.flatMap((label) => label.toLowerCase().split(/[^\p{L}]+/u)));
    const pairs = EVRK.flatMap((label) =>
      label
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length > 5)
        .flatMap(nominatives)
        .filter((form) => all.has(form))
        .map((form) => [form, label] as const),
    );
    expect(pairs.length).toBeGreaterThan(200);
    expect(pairs.filter(([form, label]) => searcher(form)(label) === null)).toEqual([]);
  });

  test('a word as it stands finds its label, with marks and without', () => {
    const missed = [...EVRK, ...COUNTRIES, ...PLACES].filter((label) =>
      label
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
        .filter((word) => !/^\d/.test(word))
        .some((word) => searcher(word)(label) === null || searcher(fold(word))(label) === null),
    );
    expect(missed).toEqual([]);
  });
});
