// Words of the approved terms: what a refusal names, what the case and the signatory see side by side.
import type { TermName } from '../../application/approved-terms.ts';
import { SCHEME_TERM_PROBLEMS } from '../../application/scheme-terms.ts';
import { FIELD_PROBLEM_TEXT } from './problem.ts';
import { formatEur } from '../../values/money.ts';

export const TERM_LABEL = {
  sumCents: 'suma',
  rate: 'palūkanų norma',
  paymentTerm: 'galutinis grąžinimo terminas',
  delayMonths: 'atidėjimo terminas',
} as const satisfies Record<TermName, string>;

const isTerm = (name: unknown): name is TermName =>
  typeof name === 'string' && Object.hasOwn(TERM_LABEL, name);

const NOT_APPROVED = 'Tvirtintojas sąlygų dar nepatvirtino: jas įrašyti gali tik tvirtintojas';

/** Which terms go beyond, by the names in a refusal's `details.beyond`; null when it names none. */
export function beyondSentence(
  code: 'withinApprovedTerms' | 'changeConfirmed',
  names: readonly unknown[],
): string | null {
  if (names.includes('missing')) return NOT_APPROVED;
  const labels = names.filter(isTerm).map((name) => TERM_LABEL[name]);
  if (labels.length === 0) return null;
  return code === 'withinApprovedTerms'
    ? `Viršija tvirtintojo patvirtintas sąlygas: ${labels.join(', ')}. Pataisykite arba paprašykite tvirtintojo jas pakeisti`
    : `Viršija galiojančią sutartį: ${labels.join(', ')}. Pirmiausia tvirtintojas turi patvirtinti lygiai tokias pačias sąlygas`;
}

/** What the scheme does not know, by the names in a refusal's `details.outside`; null when it names none. */
export function outsideSentence(names: readonly unknown[]): string | null {
  const known = SCHEME_TERM_PROBLEMS.filter((problem) => names.includes(problem));
  return known.length === 0 ? null : known.map((problem) => FIELD_PROBLEM_TEXT[problem]).join('. ');
}

/** Why a sum is too low for what was approved already. */
export const fundedSentence = (fundedCents: number): string =>
  `Pagal mokėjimo prašymus jau finansuota ${formatEur(fundedCents)}, todėl suma negali būti mažesnė`;

/** „3 mėn.“ */
export const monthsShort = (count: number): string => `${count}\u00A0mėn.`;

export const TERMS = {
  title: 'Patvirtintos sąlygos',
  compared: 'Patvirtinta ir sutartyje',
  comparedChange: 'Leista ir pakeitime',
  what: 'Sąlyga',
  approved: 'Patvirtinta',
  contract: 'Sutartyje',
  allowed: 'Leista',
  change: 'Pakeitime',
  same: 'sutampa',
  differs: 'skiriasi',
  beyond: 'viršija',
  sum: 'Suma',
  rate: 'Palūkanų norma',
  atLeast: (rate: string) => `ne mažesnė kaip ${rate}`,
  formula: (reference: string, margin: string) => `(${reference} + ${margin}) × 0,3`,
  term: 'Galutinis grąžinimo terminas',
  until: (date: string) => `ne vėliau kaip ${date}`,
  notAfter: 'ne vėliau kaip',
  longest: 'Ilgiausias terminas',
  delay: 'Atidėjimo terminas',
  upTo: (value: string) => `iki ${value}`,
  hash: 'Kontrolinis kodas',
  none: 'be atidėjimo',
  proposals: 'Siūlomi pakeitimai',
  increase: 'Didesnė paskolos suma',
  conditions: 'Keičiamos sąlygos',
  proposed: (who: string, at: string) => `Pasiūlė ${who}, ${at}`,
  waits: 'laukia tvirtintojo',
  confirmed: (who: string) => `patvirtino ${who}`,
  defaultRate: (rate: string) => `Tuščia – pagal formulę, dabar ${rate}.`,
  byFormula: 'Palūkanos pagal formulę',
  asked: 'Prašytas terminas',
  askedFor: (term: string, delay: string) => `${term}, atidėjimas ${delay}`,
} as const;
