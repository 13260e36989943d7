// Looking up entries of a classifier by code or by words, in whatever form and without regard to diacritics and case.
import { fold } from '../texts/lt/format.ts';
import { searched } from './words.ts';

export interface ClassifierEntry {
  code: string;
  label: string;
}

/** Prepared once when the classifier is read. */
export interface ClassifierIndex {
  entries: readonly (ClassifierEntry & { key: string })[];
  labels: ReadonlyMap<string, string>;
}

/** Later lists only add codes that the earlier ones do not have (red. 2.1 before red. 2). */
export function classifierIndex(...lists: readonly (readonly ClassifierEntry[])[]): ClassifierIndex {
  const labels = new Map<string, string>();
  for (const { code, label } of lists.flat()) if (!labels.has(code)) labels.set(code, label);
  const entries = [...labels].map(([code, label]) => ({ code, label, key: fold(`${code} ${label}`) }));
  return { entries: entries.sort((a, b) => (a.code < b.code ? -1 : 1)), labels };
}

/** Entries whose code begins with the query, then those whose label holds every word of it. */
export function findEntries(index: ClassifierIndex, query: string, limit = 20): ClassifierEntry[] {
  const text = fold(query.slice(0, 100)).trim();
  const digits = text.replace(/[.\s]/g, '');
  const plain = ({ code, label }: ClassifierEntry): ClassifierEntry => ({ code, label });
  if (text === '') return index.entries.slice(0, limit).map(plain);
  if (/^\d+$/.test(digits))
    return index.entries
      .filter((entry) => entry.code.startsWith(digits))
      .slice(0, limit)
      .map(plain);
  return searched(index.entries, text, ({ label }) => label)
    .slice(0, limit)
    .map(plain);
}
