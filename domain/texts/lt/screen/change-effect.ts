/** Terms in force beside those of a change, and what becomes of the schedule. */
export const CHANGE_EFFECT = {
  title: 'Kas pasikeis',
  what: 'Sąlyga',
  before: 'Dabar',
  after: 'Bus',
  changed: 'Pasikeis:',
  sum: 'Suma',
  rate: 'Palūkanų norma',
  term: 'Galutinis grąžinimo terminas',
  delay: 'Atidėjimas, mėn.',
  instalments: 'Įmokų skaičius',
  largest: 'Didžiausia įmoka',
  interest: 'Palūkanų iš viso',
} as const;

/** The agreement in the dialog that sends it. */
export const CHANGE_STEPS = {
  generate: 'Sugeneruoti susitarimą',
  generated: 'Susitarimas sugeneruotas iš įvestų sąlygų.',
  preview: 'Susitarimo peržiūra',
} as const;
