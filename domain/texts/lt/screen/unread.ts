// How many notices are unread: in the header of every page, so apart from the words of their screen.
import { plural, type PluralForms } from '../plural.ts';

const UNREAD: PluralForms = { one: 'neskaitytas', few: 'neskaityti', other: 'neskaitytų' };

export const unreadWords = (count: number): string => `${count} ${plural(count, UNREAD)}`;

export const bellWords = (count: number): string =>
  count === 0 ? 'Pranešimai' : `Pranešimai: ${unreadWords(count)}`;
