import type { TermField, TermProblem } from '../../../loan/calculator.ts';
import { LOAN } from '../form/loan.ts';
import { fill, VALIDATION } from '../form/shared.ts';
import { counted, INSTALMENT } from '../plural.ts';
import { MESSAGES } from '../messages.ts';

export const CALCULATOR = {
  lead: 'Įrašykite sumą ir terminą – grafiką perskaičiuojame iš karto. Skaičiai preliminarūs ir nieko neįpareigoja.',
  sum: 'Paskolos suma',
  term: 'Terminas, mėn.',
  delay: 'Atidėjimas, mėn.',
  paymentDay: 'Mokėjimo diena',
  assumptions: 'Palūkanų prielaidos',
  reference: 'Bazinė norma, %',
  margin: 'Marža, %',
  formula: (reference: string, margin: string, rate: string): string =>
    `(${reference} + ${margin}) × 0,3 = ${rate}`,
  formulaNegative: (margin: string, rate: string): string =>
    `Neigiama bazinė norma laikoma nuliu: (0 + ${margin}) × 0,3 = ${rate}`,
  assumptionsText: (date: string): string =>
    `Prielaida: bazinė norma – ${date} duomenimis, marža – pareiškėjui be kredito reitingo. Tikrąją normą sužinosite iš sprendimo; pasirašius sutartį ji nesikeičia.`,
  results: 'Rezultatas',
  rate: 'Palūkanos per metus',
  first: 'Pirma įmoka',
  firstOnly: 'tik palūkanos',
  firstPrincipal: 'Įmoka po atidėjimo',
  interest: 'Palūkanų iš viso',
  fee: 'Sutarties mokestis',
  total: 'Iš viso sumokėsite',
  schedule: 'Grąžinimo grafikas',
  columns: {
    number: 'Nr.',
    due: 'Mokėti iki',
    interest: 'Palūkanos',
    principal: 'Paskola',
    total: 'Iš viso',
    balance: 'Likutis',
  },
  goesOn: (rows: number): string => `${counted(rows, INSTALMENT)}, lentelę slinkite`,
  sumRow: 'Iš viso',
  note: (date: string): string =>
    `Skaičiuojama, lyg visa paskola būtų išmokėta šiandien (${date}). Palūkanos – už praėjusias dienas (365 dienų metai), pirma įmoka – kitą mėnesį.`,
  announced: (total: string, first: string, date: string): string =>
    `Perskaičiuota: iš viso ${total}, pirma įmoka ${first}, ${date}.`,
  wrong: 'Pataisykite pažymėtus laukus – tada parodysime grafiką.',
} as const;

interface Limits {
  max: string;
  term: { min: number; max: number };
  delay: { min: number; max: number };
}

/** The sentence under a field of the calculator, the form's own where it has one. */
export function termProblemText(
  field: TermField,
  problem: TermProblem,
  { max, term, delay }: Limits,
): string {
  switch (field) {
    case 'sum':
      if (problem === 'missing') return VALIDATION.sumMissing;
      if (problem === 'zero') return VALIDATION.sumZero;
      return problem === 'tooLarge'
        ? fill(MESSAGES.paymentDocument.sumOverMax, { max })
        : VALIDATION.sumInvalid;
    case 'term':
      return problem === 'missing' ? VALIDATION.termMissing : fill(LOAN.termRange, term);
    case 'delay':
      if (problem === 'missing') return VALIDATION.delayMissing;
      return problem === 'notShorterThanTerm' ? LOAN.delayOverTerm : fill(LOAN.delayRange, delay);
    case 'paymentDay':
      return VALIDATION.paymentDayMissing;
    case 'reference':
      return fill(VALIDATION.numberRange, { min: -5, max: 20 });
    case 'margin':
      return fill(VALIDATION.numberRange, { min: 0, max: 20 });
  }
}
