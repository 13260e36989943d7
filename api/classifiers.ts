import { readClassifier as read } from '../db/classifiers.ts';
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

export interface Settlement {
  id: number;
  name: string;
  postalCode: string | null;
}

const PER_MUNICIPALITY = 10_000;
const SETTLEMENTS = new Map<number, Settlement>(
  read<[number, string, string | null][]>('settlements').map(([id, name, postalCode]) => [
    id,
    { id, name, postalCode },
  ]),
);
const settlementsBy = new Map<number, Settlement[]>();
for (const one of SETTLEMENTS.values()) {
  const municipality = Math.floor(one.id / PER_MUNICIPALITY);
  const others = settlementsBy.get(municipality);
  if (others) others.push(one);
  else settlementsBy.set(municipality, [one]);
}

/** Settlements of a municipality, in the order of the alphabet. */
export function settlementsOf(municipalityId: number): readonly Settlement[] {
  return settlementsBy.get(municipalityId) ?? [];
}

/** A settlement of that municipality; null when there is none. */
export function findSettlement(municipalityId: unknown, id: unknown): Settlement | null {
  const found = SETTLEMENTS.get(Number(id));
  return found && Math.floor(found.id / PER_MUNICIPALITY) === municipalityId ? found : null;
}

const countryNames = new Map(COUNTRIES.map(({ code, name }) => [code, name]));

/** Words behind codes, for printouts of answers. */
export const CODE_NAMES: CodeNames = {
  evrk: (code) => EVRK.labels.get(code) ?? null,
  country: (code) => countryNames.get(code) ?? null,
};
