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

  test('leading zeros are kept, a division holds its subclasses, and each code stands once with one label', () => {
    const codes = evrk.entries.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual([...codes].sort());
    expect(findEntries(evrk, '01').every(({ code }) => code.startsWith('01'))).toBe(true);
    expect(findEntries(evrk, '0111').map(({ code }) => code)).toContain('011100');
    for (const code of ['981000', '023000']) {
      expect(codes.filter((one) => one === code)).toHaveLength(1);
      expect(evrk.labels.get(code)).toMatch(/^[A-ZĄČĘĖĮŠŲŪŽ]/);
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
  test('countries have two letters of ISO and Lithuanian names', () => {
    const countries = read<{ code: string; name: string }[]>('./countries.json');
    expect(countries.length).toBeGreaterThan(190);
    for (const { code, name } of countries) expect(`${code} ${name}`).toMatch(/^[A-Z]{2} [A-ZĄČĘĖĮŠŲŪŽ]/);
    const named = Object.fromEntries(countries.map(({ code, name }) => [code, name]));
    expect(named).toMatchObject({ LT: 'Lietuva', DE: 'Vokietija', PL: 'Lenkija' });
  });

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
