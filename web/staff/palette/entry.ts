import { fold } from '../../../domain/texts/lt/format.ts';

export type Group = 'actions' | 'cases' | 'people' | 'lists' | 'screens';

/** Something that can be done or gone to. */
export interface Entry {
  key: string;
  group: Group;
  label: string;
  /** Second line. */
  detail?: string;
  run: () => void;
}

/** Rows of one group on the screen at once. */
const MOST = 6;

/** The order in which groups stand. */
export const GROUPS: readonly Group[] = ['actions', 'cases', 'people', 'lists', 'screens'];

/** Entries that have every word of the question, without marks; those whose name begins with it come first. */
export function found(entries: readonly Entry[], question: string): Entry[] {
  const words = fold(question)
    .split(/\s+/)
    .filter((word) => word !== '');
  const start = words[0] ?? '';
  const isNear = ({ label }: Entry) => Number(!fold(label).startsWith(start));
  return entries
    .filter(({ label, detail = '' }) => {
      const text = fold(`${label} ${detail}`);
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => isNear(a) - isNear(b));
}

/** What is shown: a few of each group, no group that is empty. */
export function grouped(entries: readonly Entry[]): { group: Group; entries: Entry[] }[] {
  return GROUPS.map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group).slice(0, MOST),
  })).filter((part) => part.entries.length > 0);
}

/** A request's number, plain or as people write it. */
export function numberIn(question: string): number | null {
  const digits = /^(?:nr\.?\s*)?(\d{1,7})$/i.exec(question.trim())?.[1];
  return digits ? Number(digits) : null;
}
