import { readFileSync } from 'node:fs';
import type { KnownCodes } from '../domain/forms/form.ts';

/** A file of `domain/classifiers`, as it stands there. */
export function readClassifier<T>(name: string): T {
  return JSON.parse(
    readFileSync(new URL(`../domain/classifiers/${name}.json`, import.meta.url), 'utf8'),
  ) as T;
}

const codesOf = (name: string): string[] => readClassifier<{ code: string }[]>(name).map(({ code }) => code);
const EVRK = new Set([...codesOf('evrk'), ...codesOf('evrk-2')]);
const COUNTRIES = new Set(codesOf('countries'));

/** Which codes there are: activities of EVRK 2.1 and those of EVRK 2 that are kept, countries of ISO 3166. */
export const KNOWN_CODES: KnownCodes = {
  evrk: (code) => EVRK.has(code),
  country: (code) => COUNTRIES.has(code),
};
