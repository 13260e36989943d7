// Sentences that come with the answer of the server: no screen carries them, so no page weighs them.
import { formatEur } from '../../values/money.ts';
import { BILL_PROBLEM_TEXT } from './bill.ts';
import { PAYMENT_PROBLEM_TEXT } from './problem-payment.ts';
import { problemText } from './problem.ts';

export const SERVED_PROBLEM_TEXT = {
  ...PAYMENT_PROBLEM_TEXT,
  ...BILL_PROBLEM_TEXT,
  featureOff: 'Ši funkcija laikinai išjungta. Bandykite vėliau',
  changeSame: 'Taip jau yra, keisti nėra ko',
  changeWaiting: 'Toks pakeitimas jau pasiūlytas ir laukia antro žmogaus',
  changeDecided: 'Dėl šio pakeitimo jau nuspręsta',
  changeOwn: 'Siūlėte pats, todėl patvirtinti gali tik kitas žmogus',
  changeOutdated: 'Nuo pasiūlymo padėtis pasikeitė. Atmeskite šį pakeitimą ir pasiūlykite naują',
  ownRights: 'Savo rolių ir paskyros keisti negalima: tai daro kiti',
  lastAdministrator: 'Tai paskutinis administratorius, todėl jo rolės atimti ir paskyros išjungti negalima',
  accountExists: 'Darbuotojo paskyra su tokiu asmens kodu arba el. paštu jau yra',
  absenceOver: 'Šis pavadavimas jau baigtas',
  absenceOverlaps: 'Šiomis dienomis darbuotoją jau pavaduoja kitas',
  deputyAway:
    'Šiomis dienomis pavaduojantis darbuotojas pats nedirba arba pavaduojamas darbuotojas pats pavaduoja kitą',
  deputyRoles: 'Pavaduoti gali tik tas, kas turi visas pavaduojamo darbuotojo roles',
  listOpen: 'Yra sąrašas, dėl kurio dar nenuspręsta',
  listDecided: 'Dėl šio sąrašo jau nuspręsta',
  listEmpty: 'Sąraše nieko nėra',
  caseHeld: 'Ši byla jau sulaikyta',
  holdEnded: 'Šis sulaikymas jau baigtas',
  overdueOverPaidOut: 'Vėluojamos sumos kartu negali viršyti išmokėtos sumos',
  arrearEnded: 'Šis įrašas jau užbaigtas arba data ankstesnė už jo pradžią',
  noSchedule: 'Grafiko dar nėra: nieko neišmokėta arba sutartyje trūksta sąlygų',
  budgetBelowHeld: 'Biudžetas negali būti mažesnis už jau rezervuotą ir išmokėti įsipareigotą sumą',
} as const;

export type ServedProblem = keyof typeof SERVED_PROBLEM_TEXT;

/** A budget below what is held, with both figures. */
export const BUDGET_BELOW_HELD = (budgetCents: number, heldCents: number): string =>
  `Siūlomas biudžetas ${formatEur(budgetCents)} mažesnis už jau rezervuotą ir sutartimis paskirstytą sumą ${formatEur(heldCents)}`;

/** Sentence for a code of either catalogue. */
export function anyProblemText(code: string): string {
  return Object.hasOwn(SERVED_PROBLEM_TEXT, code)
    ? SERVED_PROBLEM_TEXT[code as ServedProblem]
    : problemText(code);
}
