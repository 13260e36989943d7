// Saved views of the list of requests.
import { countText } from './staff-inbox.ts';

export const VIEWS = {
  title: 'Išsaugoti rodiniai',
  saveCurrent: 'Išsaugoti dabartinį sąrašą',
  holds: (words: string) => `Sąrašas: ${words}.`,
  name: 'Pavadinimas',
  nameMissing: 'Įveskite pavadinimą',
  team: 'Mato visa komanda',
  save: 'Išsaugoti',
  saved: 'Rodinys išsaugotas',
  replaces: 'Toks rodinys jau yra – išsaugoję jį pakeisite.',
  removed: 'Rodinys pašalintas',
  none: 'Išsaugotų rodinių dar nėra.',
  failed: 'Rodinių įkelti nepavyko. Pabandykite dar kartą.',
  own: 'mano',
  shared: 'mano, mato komanda',
  of: (owner: string) => `komandos, sukūrė ${owner}`,
  found: (count: number) => `randa ${countText(count)}`,
  copy: (name: string) => `Kopijuoti rodinio „${name}“ adresą`,
  copied: 'Adresas nukopijuotas',
  rename: (name: string) => `Keisti rodinį „${name}“`,
  remove: (name: string) => `Pašalinti rodinį „${name}“`,
  sure: (name: string, isShared: boolean) =>
    isShared ? `Pašalinti „${name}“? Jo nebematys ir komanda.` : `Pašalinti „${name}“?`,
  yes: 'Pašalinti',
  no: 'Palikti',
  cancel: 'Atšaukti',
} as const;
