// The cascade of an address: what choosing a place changes beside it.
import { PLACE_KEYS, type Place, type PlaceLevel } from '../../domain/forms/form.ts';
import { getAt } from '../../domain/forms/path.ts';
import type { PlaceOption, PlacesAbove } from './place-lists.ts';

/** Choosing a place clears these: what was below it is not in the new one. */
export const CLEARS: Readonly<Record<PlaceLevel, readonly PlaceLevel[]>> = {
  district: ['municipality', 'eldership', 'settlement'],
  municipality: ['eldership', 'settlement'],
  eldership: ['settlement'],
  settlement: [],
};

export interface Change {
  path: string;
  value: string;
  /** The input in view must take the new value over. */
  redraw: boolean;
}

const idOf = (values: unknown, path: string): number | null => {
  const id = Number(getAt(values, path));
  return Number.isInteger(id) && id > 0 ? id : null;
};

/** What is chosen in an address so far. */
export function placesAbove(values: unknown, at: string): PlacesAbove {
  const id = (level: PlaceLevel) => idOf(values, `${at}.${PLACE_KEYS[level].id}`);
  return { district: id('district'), municipality: id('municipality'), eldership: id('eldership') };
}

/** Values that change with a chosen place; null = the choice is taken back. */
export function placeChanges(values: unknown, { level, at }: Place, chosen: PlaceOption | null): Change[] {
  const { id, name } = PLACE_KEYS[level];
  const own = [
    { path: `${at}.${id}`, value: chosen ? String(chosen.id) : '', redraw: false },
    { path: `${at}.${name}`, value: chosen?.name ?? '', redraw: false },
  ];
  const below = CLEARS[level].flatMap((lower) => [
    { path: `${at}.${PLACE_KEYS[lower].id}`, value: '', redraw: true },
    { path: `${at}.${PLACE_KEYS[lower].name}`, value: '', redraw: false },
  ]);
  const postalCode = `${at}.PostalCode`;
  const isEmpty = (getAt(values, postalCode) ?? '') === '';
  return chosen?.postalCode && isEmpty
    ? [...own, ...below, { path: postalCode, value: chosen.postalCode, redraw: true }]
    : [...own, ...below];
}
