// Training mode: never part of a production build (decision 0060).
import { counted, type PluralForms } from '../plural.ts';

const SECOND: PluralForms = { one: 'sekundę', few: 'sekundes', other: 'sekundžių' };

const NEXT: Partial<Record<string, string>> = {
  reminder: 'priminimas',
  overdue: 'termino pabaiga, po jos vėluojama',
  signingExpired: 'pasirašymo termino pabaiga: sutartis negalios',
  changeSigningExpired: 'pakeitimo pasirašymo termino pabaiga',
  docsExpired: 'dokumentų termino pabaiga: prašymas bus atmestas',
  endWindow: 'sprendimo įsigaliojimas',
};

export const TRAINING = {
  title: 'Mokymo režimas',
  day: (seconds: number) => `Darbo diena trunka ${counted(seconds, SECOND)}.`,
  next: (kind: string, at: string) => `Toliau: ${NEXT[kind] ?? kind}, ${at.slice(11)}.`,
  nothing: 'Jokie terminai dabar nebėga.',
  move: 'Pirmyn prie kito termino',
  dialog: (id: number) => `Perkelti prašymą Nr. ${id} prie kito termino`,
  consequence:
    'Viskas, kas turi įvykti, įvyks tuoj pat ir savo tvarka: priminimai, pabaigos ir jų laiškai. Kiti prašymai nejudės.',
  confirm: 'Perkelti',
  reason: 'Priežastis',
  moved: 'Prašymas perkeltas',
  /** In the history of the case. */
  done: 'Mokymai: perkelta prie kito termino',
} as const;
