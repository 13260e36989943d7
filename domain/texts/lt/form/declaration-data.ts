export const DECLARATION_DATA = {
  title: 'Deklaracijos duomenys',
  short: 'Deklaracijos duomenys',
  guarantees: 'Garantuotų paskolų suma',
  covid: 'COVID-19 paskolų suma',
} as const;
