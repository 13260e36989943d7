// Lithuanian plurals: 1, 21, 31 … take one form (not 11); 2–9, 22–29 … another (not 12–19); 0, 10–20, 30 … the third.

import { formatInteger } from './format.ts';

const NBSP = '\u00A0';
const rules = new Intl.PluralRules('lt');

export interface PluralForms {
  /** 1 diena */
  one: string;
  /** 2 dienos */
  few: string;
  /** 10 dienų */
  other: string;
}

/** The word form that goes with a whole number. */
export function plural(count: number, forms: PluralForms): string {
  switch (rules.select(Math.abs(count))) {
    case 'one':
      return forms.one;
    case 'few':
      return forms.few;
    default:
      return forms.other;
  }
}

/** '3 klaidos', '1 393 dienos' with non-breaking spaces. */
export function counted(count: number, forms: PluralForms): string {
  return `${formatInteger(count)}${NBSP}${plural(count, forms)}`;
}

/** Nominative: „1 diena“. After „liko“ and in lists. */
export const DAY: PluralForms = { one: 'diena', few: 'dienos', other: 'dienų' };
/** Genitive after „po“: „po 1 dienos“, „po 5 dienų“. */
export const DAY_GENITIVE: PluralForms = { one: 'dienos', few: 'dienų', other: 'dienų' };
export const WORKING_DAY: PluralForms = { one: 'darbo diena', few: 'darbo dienos', other: 'darbo dienų' };
/** Accusative: after „vėluoja“, „po“. */
export const WORKING_DAY_ACCUSATIVE: PluralForms = {
  one: 'darbo dieną',
  few: 'darbo dienas',
  other: 'darbo dienų',
};
/** Genitive after „iš“: „0 iš 5 darbo dienų“, „3 iš 21 darbo dienos“. */
export const WORKING_DAY_GENITIVE: PluralForms = {
  one: 'darbo dienos',
  few: 'darbo dienų',
  other: 'darbo dienų',
};
export const MONTH: PluralForms = { one: 'mėnuo', few: 'mėnesiai', other: 'mėnesių' };
/** Accusative: „pirmuosius 3 mėnesius“. */
export const MONTH_ACCUSATIVE: PluralForms = { one: 'mėnesį', few: 'mėnesius', other: 'mėnesių' };
export const ERROR: PluralForms = { one: 'klaida', few: 'klaidos', other: 'klaidų' };
/** Genitive after „iš“: „iš 13 skilčių“, „iš 21 skilties“. */
export const SECTION_GENITIVE: PluralForms = { one: 'skilties', few: 'skilčių', other: 'skilčių' };
/** Accusative after „užpildyti“: „užpildyti 1 skiltį“. */
export const SECTION_ACCUSATIVE: PluralForms = { one: 'skiltį', few: 'skiltis', other: 'skilčių' };
export const DOCUMENT_ACCUSATIVE: PluralForms = { one: 'dokumentą', few: 'dokumentus', other: 'dokumentų' };
export const REQUEST: PluralForms = { one: 'prašymas', few: 'prašymai', other: 'prašymų' };
export const ATTACHMENT: PluralForms = { one: 'priedas', few: 'priedai', other: 'priedų' };
/** „Įkeltas 21 priedas“, „įkelti 5 priedai“, „įkelta 11 priedų“. */
export const UPLOADED: PluralForms = { one: 'Įkeltas', few: 'Įkelti', other: 'Įkelta' };
export const INSTALMENT: PluralForms = { one: 'įmoka', few: 'įmokos', other: 'įmokų' };
export const RECORD: PluralForms = { one: 'įrašas', few: 'įrašai', other: 'įrašų' };
export const FILE: PluralForms = { one: 'failas', few: 'failai', other: 'failų' };
export const YEAR: PluralForms = { one: 'metai', few: 'metai', other: 'metų' };
/** Accusative: „saugoma 5 metus“. */
export const YEAR_ACCUSATIVE: PluralForms = { one: 'metus', few: 'metus', other: 'metų' };
export const CHARACTER_GENITIVE: PluralForms = { one: 'ženklo', few: 'ženklų', other: 'ženklų' };
export const CRITERION: PluralForms = { one: 'kriterijus', few: 'kriterijai', other: 'kriterijų' };
