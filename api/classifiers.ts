import { readFileSync } from 'node:fs';
import { classifierIndex, type ClassifierEntry, type ClassifierIndex } from '../domain/classifiers/search.ts';
import type { CodeNames } from '../domain/forms/show-value.ts';

interface Municipality {
  id: number;
  name: string;
  short: string;
  county: string;
}
interface Country {
  code: string;
  name: string;
}

function read<T>(name: string): T {
  return JSON.parse(
    readFileSync(new URL(`../domain/classifiers/${name}.json`, import.meta.url), 'utf8'),
  ) as T;
}

/** Activities of red. 2.1, with the codes of red. 2 that only it has. */
export const EVRK: ClassifierIndex = classifierIndex(
  read<ClassifierEntry[]>('evrk'),
  read<ClassifierEntry[]>('evrk-2'),
);
export const EVRK_VERSIONS: Readonly<Record<string, ClassifierIndex>> = {
  '2.1': classifierIndex(read<ClassifierEntry[]>('evrk')),
  '2': classifierIndex(read<ClassifierEntry[]>('evrk-2')),
};
export const COUNTRIES: readonly Country[] = read<Country[]>('countries');
export const MUNICIPALITIES: readonly Municipality[] = read<Municipality[]>('municipalities');

/** Counties in the order of the alphabet; their numbers are their places in it. */
export const COUNTIES: readonly string[] = [...new Set(MUNICIPALITIES.map(({ county }) => county))].sort(
  new Intl.Collator('lt').compare,
);

const countryNames = new Map(COUNTRIES.map(({ code, name }) => [code, name]));

/** Words behind codes, for printouts of answers. */
export const CODE_NAMES: CodeNames = {
  evrk: (code) => EVRK.labels.get(code) ?? null,
  country: (code) => countryNames.get(code) ?? null,
};
