// The board of deadlines of all cases.
import { counted, REQUEST, type PluralForms } from '../plural.ts';

const CLOCK: PluralForms = { one: 'laikrodis', few: 'laikrodžiai', other: 'laikrodžių' };
const ENDS: PluralForms = { one: 'terminas', few: 'terminai', other: 'terminų' };

export const DEADLINE_BOARD = {
  title: 'Terminai',
  total: (clocks: number, requests: number) => `${counted(clocks, CLOCK)}, ${counted(requests, REQUEST)}`,
  failed: 'Nepavyko gauti terminų',
  empty: 'Pagal filtrą terminų nėra',
  emptyAll: 'Jokie terminai dabar neskaičiuojami',
  clear: 'Išvalyti filtrus',
  request: 'Prašymas',
  clock: 'Laikrodis',
  turn: 'Kieno eilė',
  left: 'Baigiasi',
  calendar: 'Darbo dienos',
  endsThatDay: 'Kiek terminų baigiasi tą dieną',
  ends: (count: number, date: string) => `${date} baigiasi ${counted(count, ENDS)}`,
  allClocks: 'Visi laikrodžiai',
  allAssessors: 'Visi atsakingi',
  allStatuses: 'Visos būsenos',
  allTurns: 'Kieno eilė – visų',
  assessor: 'Atsakingas',
  status: 'Būsena',
  day: (date: string) => `Baigiasi ${date}`,
  applicant: 'Pareiškėjas',
  provider: 'Teikėjas',
  turns: { applicant: 'pareiškėjo eilė', provider: 'teikėjo eilė' },
  beyond: (date: string) => `→ ${date}`,
  legend: { past: 'praėjo', left: 'liko', paused: 'sustabdyta' },
  pages: (page: number, total: number) => `${page} iš ${total}`,
  previous: 'Ankstesnis puslapis',
  next: 'Kitas puslapis',
  callTerms: 'Terminai po kvietimo pabaigos',
  callTerm: {
    sign: (date: string) => `Sutartis pasirašyti iki ${date}`,
    disburse: (date: string) => `Paskolas išmokėti iki ${date}`,
  },
  callClosed: (scheme: string, date: string) => `${scheme}, kvietimas baigėsi ${date}`,
  callLate: 'Terminas praėjo',
  callRequests: (count: number) => counted(count, REQUEST),
  callMore: (count: number) => `ir dar ${count}`,
} as const;

export const DEADLINE_GROUP = {
  overdue: 'Vėluoja',
  today: 'Baigiasi šiandien',
  soon: 'Liko iki 2 darbo dienų',
  week: 'Liko 3–5 darbo dienos',
  later: 'Vėliau',
  paused: 'Sustabdyta',
} as const;

/** Short names of clocks, for rows. */
export const CLOCK_NAME = {
  evaluation: 'Vertinimas',
  decisionNotice: 'Sprendimo pranešimas',
  contract: 'Sutarties parengimas',
  applicantSigns: 'Pareiškėjo parašas',
  applicantSignsChange: 'Pakeitimo parašas',
  providerSigns: 'Teikėjo parašas',
  conditionsReview: 'Sąlygų keitimas',
  additionalDocuments: 'Papildomi dokumentai',
  correction: 'Tikslinimas',
  fundsUse: 'Lėšų panaudojimas',
  appeal: 'Apskundimas',
} as const;

export const WEEKDAY_SHORT = ['s', 'p', 'a', 't', 'k', 'pn', 'š'] as const;
