// A document on the screen. It comes with the viewer, when the first one is opened.
import { plural } from '../plural.ts';

const TIMES = { one: 'kartą', few: 'kartus', other: 'kartų' } as const;

/** Beside a page, one document after another. */
export const FILE_DRAWER = {
  title: 'Dokumento peržiūra',
  noPreview: 'Šio formato failą galima tik atsisiųsti.',
  openFailed: 'Failo atverti nepavyko',
  previous: 'Ankstesnis dokumentas',
  next: 'Kitas dokumentas',
} as const;

export const PDF_VIEWER = {
  region: (name: string): string => `Dokumentas: ${name}`,
  toolbar: 'Dokumento įrankiai',
  opening: 'Atveriamas dokumentas',
  failed: 'Dokumento parodyti nepavyko. Atsisiųskite jį ir atverkite savo programa.',
  locked: 'Dokumentas apsaugotas slaptažodžiu, todėl čia nerodomas. Atsisiųskite jį.',
  page: (number: number, all: number): string => `${number} puslapis iš ${all}`,
  of: (number: number, all: number): string => `${number} / ${all}`,
  previous: 'Ankstesnis puslapis',
  next: 'Kitas puslapis',
  smaller: 'Mažinti',
  larger: 'Didinti',
  fit: 'Pritaikyti prie pločio',
  percent: (value: number): string => `${value}\u00A0%`,
  search: 'Ieškoti dokumente',
  searchLabel: 'Ko ieškoti dokumente',
  closeSearch: 'Baigti paiešką',
  previousFound: 'Ankstesnė vieta',
  nextFound: 'Kita vieta',
  found: (count: number, page: number): string => `rasta ${count} ${plural(count, TIMES)}, ${page} psl.`,
  notFound: 'nerasta',
  noText: 'dokumente teksto nėra, tik vaizdas – ieškoti nėra ko',
  from: (field: string): string => `Ieškoma iš lauko „${field}“`,
} as const;
