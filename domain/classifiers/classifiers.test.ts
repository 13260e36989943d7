import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { classifierIndex, findEntries, type ClassifierEntry } from './search.ts';

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as T;
const evrk = classifierIndex(
  read<ClassifierEntry[]>('./evrk.json'),
  read<ClassifierEntry[]>('./evrk-2.json'),
);

describe('EVRK', () => {
  test('every code is six digits of text and has a label', () => {
    for (const { code, label } of evrk.entries) {
      expect(code).toMatch(/^\d{6}$/);
      expect(label).toMatch(/^\S.*\S$/);
    }
  });

  test('holds the codes of the demo companies', () => {
    const codes =
      '464300 131000 251100 162300 620100 011100 467200 881000 551000 353000 741000 433100 561000 682000';
    for (const code of codes.split(' ')) expect(evrk.labels.get(code)).toBeDefined();
  });

  test('a code of both versions keeps the label in force', () => {
    expect(evrk.labels.get('467200')).toContain('Variklinių transporto priemonių');
  });

  test.each([
    ['0111', '011100'],
    ['46.43', '464300'],
    ['viesbuciu', '551000'],
    ['VIEŠBUČIŲ veikla', '551000'],
    ['lošim lažyb', '920000'],
  ])('„%s“ finds %s', (query, code) => {
    expect(findEntries(evrk, query).map((entry) => entry.code)).toContain(code);
  });

  test('nothing is found for nonsense, and no query breaks the search', () => {
    expect(findEntries(evrk, 'qwxz')).toEqual([]);
    expect(findEntries(evrk, '(.*', 5)).toEqual([]);
    expect(findEntries(evrk, '', 3)).toHaveLength(3);
  });
});

describe('countries and municipalities', () => {
  test('each code stands once, in the order of the alphabet', () => {
    const countries = read<{ code: string; name: string }[]>('./countries.json');
    expect(new Set(countries.map((row) => row.code)).size).toBe(countries.length);
    expect(countries.find((row) => row.code === 'LT')?.name).toBe('Lietuva');
    const names = countries.map((row) => row.name);
    expect(names).toEqual([...names].sort(new Intl.Collator('lt').compare));
  });

  test('there are sixty municipalities', () => {
    const rows = read<{ id: number; name: string }[]>('./municipalities.json');
    expect(new Set(rows.map((row) => row.id)).size).toBe(60);
    expect(rows.find((row) => row.id === 13)?.name).toBe('Vilniaus miesto savivaldybė');
  });
});
