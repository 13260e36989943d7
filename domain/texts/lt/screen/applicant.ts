// Words of the applicant's screens.
import { requestName } from './common.ts';
import { MESSAGES } from '../messages.ts';

const NBSP = '\u00A0';

export const REQUESTS = {
  title: 'Prašymai',
  company: (name: string, code: string): string => `${name}, įmonės kodas ${code}.`,
  person: (name: string): string => `${name}, individuali veikla.`,
  openUntil: (date: string): string => `Nauji prašymai priimami iki ${date}.`,
  create: 'Kurti prašymą',
  emptyTitle: 'Prašymų dar neturite',
  emptyText:
    'Prašymą užpildysite maždaug per 20 minučių. Registrų duomenis įrašysime už jus, o juodraštis išsaugomas pats.',
  request: requestName,
  months: (months: number): string => `${months}${NBSP}mėn.`,
  created: (date: string): string => `Sukurta ${date}`,
  submitted: (date: string): string => `Pateikta ${date}`,
  granted: (sum: string): string => `skirta ${sum}`,
  asks: 'kreiptis',
  continue: 'Tęsti',
  view: 'Peržiūrėti',
  edit: 'Redaguoti',
  fix: 'Tikslinti',
  sign: 'Pasirašyti',
  upload: 'Įkelti dokumentus',
  copy: 'Kurti šio pagrindu',
  remove: 'Ištrinti',
  calendar: 'Į kalendorių',
  nothingToDo: 'Jums nieko daryti nereikia',
  removeQuestion: MESSAGES.confirm.deleteRequest,
  removed: 'Prašymas ištrintas',
  closed: 'Nebegalima teikti prašymų, nes pasibaigė prašymų teikimo laikotarpis.',
  viewAs: 'Rodymas',
  asRows: 'Eilės',
  asTable: 'Lentelė',
  tableName: 'Prašymų lentelė',
  columns: {
    Id: 'Nr.',
    CompanyName: 'Įmonės pavadinimas',
    CompanyCode: 'Įmonės kodas',
    CreateDate: 'Sukurta',
    SubmittedDate: 'Pateikta',
    LoanSum: 'Paskolos suma',
    Status: 'Būsena',
    InvegaLoanSum: 'Skirta suma',
    AssessorEmail: 'Atsakingas darbuotojas',
    AssesorPhone: 'Telefonas',
    actions: 'Veiksmai',
  },
} as const;

export const SUBMITTED = {
  title: 'Prašymas pateiktas',
  heading: (id: number): string => `Prašymas Nr.${NBSP}${id} pateiktas`,
  number: 'Prašymo numeris',
  sum: 'Prašoma suma',
  files: 'Priedų',
  nextTitle: 'Kas toliau',
  next: (date: string): string => `Vertiname ir atsakysime iki ${date}. Jums nieko daryti nereikia.`,
  nextUnknown: 'Vertiname ir atsakysime per 20 darbo dienų. Jums nieko daryti nereikia.',
  nextReturn: 'Jei prireiks patikslinti, prašymą grąžinsime, o terminas tuo metu stovės.',
  nextSign: 'Jei sprendimas bus teigiamas, atsiųsime sutartį pasirašyti.',
  view: 'Peržiūrėti prašymą',
  list: 'Į prašymų sąrašą',
  calendar: 'Įtraukti į kalendorių',
  pending: 'Pateikimas vyksta',
  print: 'Spausdinti patvirtinimą',
} as const;

export const NEW_REQUEST = {
  scheme: 'Priemonė',
  schemeHint: 'Pradėto prašymo priemonės pakeisti negalima.',
  oneRequestPerSector:
    'Vienam sektoriui galima pateikti vieną prašymą. Apgyvendinimas ir maitinimas laikomi vienu sektoriumi.',
  needTitle: 'Prieš pradedant',
  points: [
    'Pildymas trunka apie 20 minučių, galėsite tęsti bet kada',
    'Juodraštis išsaugomas pats, kas kelias sekundes',
    'Įmonės ir finansų duomenis įrašysime iš registrų',
    'Atitiktį kriterijams sužinosite dar prieš pateikdami',
  ],
  documents: 'Dokumentai, kurių reikės',
  start: 'Pradėti pildyti',
  back: 'Grįžti į prašymų sąrašą',
} as const;
