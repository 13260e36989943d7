// The list of requests and its preview.
import { COUNTED_MOST } from '../../../tasks/queues.ts';
import { formatInteger } from '../format.ts';
import { counted, RECORD, REQUEST } from '../plural.ts';

const NBSP = '\u00A0';

/** A count that went as far as counts go: „1 000+“. */
export function countText(count: number): string {
  return count > COUNTED_MOST ? `${formatInteger(COUNTED_MOST)}+` : String(count);
}

/** Accusative: „laukia 1 dieną“. */
const DAY_ACCUSATIVE = { one: 'dieną', few: 'dienas', other: 'dienų' };

export const FILTER_LABEL = {
  status: 'Būsena',
  assessor: 'Vertintojas',
  submitted: 'Pateikta',
  firstSubmitted: 'Pirmą kartą pateikta',
  approved: 'Patvirtinta',
  signed: 'Pasirašyta',
  conditionsChange: 'Keičiamos sąlygos',
  action: 'Veiksmas',
  email: 'Pareiškėjo el. paštas',
  daysToSign: 'Liko darbo dienų pasirašyti',
  daysFromReturned: 'Dienų nuo grąžinimo',
  reserved: 'Suma rezervuota',
  conditionsChanged: 'Sąlygos keistos',
  increasedSum: 'Suma didinta',
  allEvaluated: 'Visi vertinimai baigti',
  hasParent: 'Turi patronuojančią įmonę',
  decided: 'Nuspręsta',
  number: 'Paraiškos numeris',
  code: 'Įmonės kodas',
  name: 'Įmonės pavadinimas',
  newInvoices: 'Tik su naujomis sąskaitomis',
} as const;

export const FILTER_CHIP = {
  text: (text: string) => `Paieška: „${text}“`,
  named: (label: string, value: string) => `${label}: ${value}`,
  flag: (label: string, yes: boolean) => (yes ? label : `${label}: ne`),
  remove: (label: string) => `Pašalinti filtrą „${label}“`,
} as const;

export const INBOX = {
  pageTitle: 'Paraiškos',
  railName: 'Darbų eilės',
  queueName: (label: string, count: number | null) =>
    count === null ? label : `${label}: ${countText(count)}`,
  shown: (shown: number, total: number, isExact: boolean) =>
    `Rodoma ${shown} iš ${isExact ? formatInteger(total) : countText(total)}`,
  total: (total: number, isExact: boolean) =>
    isExact ? `Iš viso ${counted(total, RECORD)}` : `Daugiau kaip ${formatInteger(COUNTED_MOST)} įrašų`,
  next: 'Kitas darbas',
  nextNone: 'Sąraše darbų nėra',
  news: (count: number) =>
    `${counted(count, { one: 'pakeitimas', few: 'pakeitimai', other: 'pakeitimų' })} – rodyti`,
  search: 'Nr., kodas, pavadinimas ar žmogus',
  searchShort: 'Nr., kodas, vardas',
  filters: 'Filtrai',
  allFilters: 'Visi filtrai',
  from: (what: string) => `${what} nuo`,
  to: (what: string) => `${what} iki`,
  yes: 'taip',
  no: 'ne',
  clear: 'Išvalyti filtrus',
  anyone: 'Visi',
  anything: 'Nesvarbu',
  clearSearch: 'Išvalyti paiešką',
  wrongDate: 'Neteisingas formatas',
  showResults: 'Rodyti sąrašą',
  showCount: (total: number) =>
    `Rodyti ${counted(total, { one: 'paraišką', few: 'paraiškas', other: 'paraiškų' })}`,
  columns: 'Stulpeliai',
  allColumns: 'Visi stulpeliai',
  preview: 'Peržiūra',
  choose: 'Pasirinkite paraišką – čia matysite svarbiausią.',
  showPreview: 'Rodyti peržiūrą',
  hidePreview: 'Slėpti peržiūrą',
  tableName: (queue: string) => `Paraiškų sąrašas: ${queue}`,
  selectAll: 'Pažymėti visas šio puslapio paraiškas',
  select: (id: number) => `Pažymėti paraišką Nr. ${id}`,
  selected: (count: number) => `Pažymėta: ${counted(count, REQUEST)}`,
  unselect: 'Atžymėti',
  copyNumbers: 'Kopijuoti numerius',
  copied: 'Nukopijuota',
  open: 'Atverti prašymą',
  openNamed: (id: number) => `Peržiūrėti paraišką Nr.${NBSP}${id}`,
  previewNamed: (id: number) => `Paraiškos Nr.${NBSP}${id} peržiūra`,
  allowedActions: 'Galimi veiksmai',
  noActions: 'Šiuo metu jums galimų veiksmų nėra.',
  comment: 'Komentuoti',
  commentTitle: (id: number) => `Komentuoti prašymą Nr.${NBSP}${id}`,
  assign: 'Priskirti',
  sign: 'Pasirašyti pažymėtus',
  unassigned: 'Nepriskirta',
  paused: 'sustabdyta',
  loading: 'Įkeliamas sąrašas',
  failed: 'Sąrašo įkelti nepavyko',
  failedHelp: 'Filtrai išsaugoti. Pabandykite dar kartą.',
  noMatches: 'Pagal šiuos filtrus nieko nerasta',
  noMatchesHelp: 'Pašalinkite kurį nors filtrą arba išvalykite visus.',
  pages: 'Puslapiai',
  previousPage: 'Ankstesnis puslapis',
  nextPage: 'Kitas puslapis',
  page: (page: number) => `${page} puslapis`,
  stale: 'Sąrašas nebeatnaujinamas: nėra ryšio',
  newRows: (count: number) =>
    `${counted(count, { one: 'naujas įrašas', few: 'nauji įrašai', other: 'naujų įrašų' })} – rodyti`,
  searchedIn: (queue: string) => `Ieškota tik eilėje „${queue}“.`,
  searchAll: 'Ieškoti visur',
  views: 'Išsaugoti rodiniai',
  manageViews: 'Tvarkyti išsaugotus rodinius',
  saveView: 'Išsaugoti rodinį',
  viewGone: 'Tokio rodinio nėra arba juo nebesidalijama.',
  waits: (days: number) => (days === 0 ? 'laukia nuo šiandien' : `laukia ${counted(days, DAY_ACCUSATIVE)}`),
} as const;

/** Column heads; `name` where the head is too short to explain itself. */
export const COLUMN = {
  number: { head: 'Nr.', name: 'Paraiškos numeris' },
  applicant: { head: 'Pareiškėjas', name: 'Pareiškėjas ir kodas' },
  status: { head: 'Būsena', name: 'Būsena' },
  deadline: { head: 'Terminas', name: 'Terminas' },
  sum: { head: 'Suma, EUR', name: 'Nustatyta arba prašoma suma, EUR' },
  flags: { head: 'Žymos', name: 'Žymos' },
  assessor: { head: 'Vertina', name: 'Vertintojas' },
  loanSum: { head: 'Prašoma, EUR', name: 'Prašoma suma, EUR' },
  invegaLoanSum: { head: 'Patvirtinta, EUR', name: 'Patvirtinta suma, EUR' },
  createDate: { head: 'Sukurta', name: 'Sukūrimo data' },
  submittedDate: { head: 'Pateikta', name: 'Pateikimo data' },
  firstSubmittedDate: { head: 'Pirmą kartą pateikta', name: 'Pirmojo pateikimo data' },
  approvedDate: { head: 'Patvirtinta', name: 'Patvirtinimo data' },
  contractSigningTime: { head: 'Pasirašyta', name: 'Sutarties pasirašymo laikas' },
  daysToSign: { head: 'Liko pasirašyti', name: 'Darbo dienų iki pasirašymo pabaigos' },
  daysFromReturned: { head: 'Nuo grąžinimo', name: 'Dienų nuo grąžinimo' },
} as const;

export const FLAG = {
  pep: { word: 'PEP', name: 'Politiškai pažeidžiamas asmuo' },
  amlFailed: { word: 'AML', name: 'AML patikra neigiama' },
  amlReview: { word: 'AML', name: 'AML patikrą reikia peržiūrėti' },
  conditionsChanged: { word: 'Keitimas', name: 'Sutarties sąlygos keistos' },
  approversComment: { word: 'Tvirtintojo pastaba', name: 'Yra tvirtintojo pastaba' },
  signatorysComment: { word: 'Pasirašančiojo pastaba', name: 'Yra pasirašančiojo pastaba' },
  problem: { word: 'Probleminė', name: 'Probleminė paskola' },
  stuck: { word: 'Įstrigo', name: 'Neatsako kita sistema arba po atkūrimo trūksta veiksmų' },
} as const;

export const PREVIEW = {
  requested: 'Prašoma',
  set: 'Nustatyta',
  limit: 'Galima riba',
  purpose: 'Paskirtis',
  criteria: 'Kriterijai',
  aml: 'AML ir PEP',
  documents: 'Dokumentai',
  documentCount: (uploaded: number, needed: number) => `${uploaded} iš ${needed} privalomų`,
} as const;
