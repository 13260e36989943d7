// What-if of the rules: drafts, runs and their results.
import type { WhatIfDecision } from '../../../eligibility/what-if.ts';
import { DECISION_TEXT } from '../eligibility.ts';
import { formatInteger } from '../format.ts';
import { counted, plural } from '../plural.ts';
import type { Tone } from '../status.ts';

const REQUEST = { one: 'prašymas', few: 'prašymai', other: 'prašymų' };
const REQUEST_GENITIVE = { one: 'prašymo', few: 'prašymų', other: 'prašymų' };
const PARAMETER = { one: 'parametras', few: 'parametrai', other: 'parametrų' };
const RUN = { one: 'bandymas', few: 'bandymai', other: 'bandymų' };

export const POLICY = {
  title: 'Taisyklių bandymai',
  lead: 'Pakeiskite taisykles juodraštyje ir pažiūrėkite, kaip pagal jas būtų įvertinti ankstesni prašymai. Tikrų prašymų juodraščiai nekeičia.',
  back: 'Taisyklių bandymai',
  drafts: 'Juodraščiai',
  runs: 'Bandymai',
  newDraft: 'Naujas juodraštis',
  noDrafts: 'Juodraščių dar nėra',
  noDraftsText: 'Nukopijuokite galiojančias taisykles, pakeiskite ribas ir paleiskite bandymą.',
  noRuns: 'Bandymų dar nebuvo',
  noRunsText: 'Atverkite juodraštį ir paleiskite bandymą: rezultatas liks čia.',
  changes: (count: number): string =>
    count === 0 ? 'nesiskiria nuo galiojančių' : `pakeista: ${counted(count, PARAMETER)}`,
  savedBy: (who: string, when: string): string => `išsaugojo ${who}, ${when}`,
  ranOf: (count: number): string => counted(count, RUN),
  failed: 'Taisyklių bandymų įkelti nepavyko',
  noRights: 'Taisyklių bandymai – administratoriaus darbas',
} as const;

export const POLICY_DRAFT = {
  pageTitle: (name: string): string => `Juodraštis „${name}“`,
  dialogTitle: 'Naujas taisyklių juodraštis',
  name: 'Pavadinimas',
  nameHint: 'Pavyzdžiui, „Prekybos dalis 20 %“',
  nameMissing: 'Įveskite pavadinimą',
  basedOn: 'Kopijuojamos taisyklės',
  option: (scheme: string, from: string, to: string | null): string =>
    to === null ? `${scheme}, nuo ${from}` : `${scheme}, ${from} – ${to}`,
  create: 'Sukurti juodraštį',
  basis: (version: string): string => `Nukopijuota iš ${version}`,
  save: 'Išsaugoti',
  saved: 'Juodraštis išsaugotas',
  unsaved: 'Yra neišsaugotų pakeitimų',
  allSaved: (who: string, when: string): string => `Išsaugojo ${who}, ${when}`,
  run: 'Paleisti bandymą',
  saveFirst: 'Pirmiausia išsaugokite pakeitimus',
  remove: 'Ištrinti juodraštį',
  removeQuestion: 'Ar tikrai norite ištrinti šį juodraštį?',
  removeConsequence: 'Jo bandymų rezultatai liks.',
  removed: 'Juodraštis ištrintas',
  inForce: (value: string): string => `Galioja: ${value}`,
  changed: 'Pakeista',
  reset: 'Grąžinti galiojančią',
  resetNamed: (label: string): string => `Grąžinti galiojančią reikšmę: ${label}`,
  notUsed: 'Šios priemonės taisyklės šių parametrų nenaudoja',
  worksIn: (rules: string): string => `Taisyklė: ${rules}`,
  conflictTitle: 'Juodraštį pakeitė kitas žmogus',
  conflict: (who: string, when: string): string =>
    `Jį ką tik išsaugojo ${who}, ${when}. Jūsų pakeitimai liko lange, bet dar neišsaugoti.`,
  takeTheirs: 'Įkelti išsaugotą',
  keepMine: 'Išsaugoti mano ant viršaus',
  notFound: 'Tokio juodraščio nėra',
  notFoundText: 'Galbūt jį ištrynė kitas administratorius.',
  problems: 'Pataisykite pažymėtus laukus',
  leaveTitle: 'Neišsaugoti pakeitimai',
  leaveQuestion: 'Juodraščio pakeitimai neišsaugoti. Ar tikrai norite išeiti?',
  leave: 'Išeiti neišsaugojus',
} as const;

export const POLICY_START = {
  title: 'Paleisti bandymą',
  draft: 'Juodraštis',
  scheme: 'Priemonė',
  from: 'Vertinta nuo',
  to: 'Vertinta iki',
  periodHint: 'Neprivaloma. Imamas naujausias kiekvieno prašymo vertinimas tuo laikotarpiu.',
  consequence:
    'Bus perskaičiuoti išsaugoti vertinimai. Nė vieno prašymo būsena, suma ar terminas nepasikeis.',
  start: 'Paleisti',
} as const;

export const RUN_STATE_TEXT = {
  waiting: { label: 'Laukia', tone: 'gray' },
  running: { label: 'Skaičiuojama', tone: 'brand' },
  finished: { label: 'Baigta', tone: 'success' },
  cancelled: { label: 'Nutraukta', tone: 'gray' },
  failed: { label: 'Nepavyko', tone: 'danger' },
} as const satisfies Record<string, { label: string; tone: Tone }>;

export const WHAT_IF_TEXT = {
  ...DECISION_TEXT,
  NotJudged: { label: 'Nepavyko įvertinti', tone: 'gray' },
} as const satisfies Record<WhatIfDecision, { label: string; tone: Tone }>;

export const POLICY_RUN = {
  pageTitle: (name: string): string => `Bandymas „${name}“`,
  heading: (name: string): string => `Bandymas „${name}“`,
  facts: {
    state: 'Būsena',
    scheme: 'Priemonė',
    period: 'Vertinimai',
    started: 'Paleido',
    judged: 'Perskaičiuota',
    changed: 'Pasikeistų',
  },
  anyTime: 'visi',
  period: (from: string | null, to: string | null): string =>
    from && to ? `${from} – ${to}` : from ? `nuo ${from}` : to ? `iki ${to}` : 'visi',
  progress: (done: number, total: number): string =>
    `${formatInteger(done)} iš ${formatInteger(total)} ${plural(total, REQUEST_GENITIVE)}`,
  progressName: 'Bandymo eiga',
  counting: 'Skaičiuojama, kiek prašymų bus vertinama',
  cancel: 'Nutraukti',
  cancelling: 'Stabdoma',
  cancelTitle: 'Nutraukti bandymą',
  cancelQuestion: 'Ar tikrai norite nutraukti bandymą?',
  cancelConsequence: 'Kas jau suskaičiuota, liks matoma.',
  again: 'Paleisti dar kartą',
  toDraft: 'Juodraštis',
  notFound: 'Tokio bandymo nėra',
  stale: 'Nėra ryšio – rodoma, kas buvo įkelta anksčiau.',
  cancelledTitle: 'Bandymas nutrauktas',
  cancelledText: (done: string): string => `Rodoma tai, kas spėta suskaičiuoti: ${done}.`,
  failedTitle: 'Bandymas nepavyko',
  failedText: (done: string): string =>
    `Rodoma tai, kas spėta suskaičiuoti: ${done}. Tikri prašymai nepasikeitė, galite paleisti dar kartą.`,
  nothingTitle: 'Šiame bandyme nėra nė vieno prašymo',
  nothingText: 'Pagal šią priemonę pasirinktu laikotarpiu baigtų vertinimų nėra.',
  sameTitle: 'Nė vieno prašymo vertinimas nepasikeistų',
  sameText: 'Pagal juodraštį būtų nuspręsta taip pat.',
  stillSame: 'Kol kas nė vieno prašymo vertinimas nesikeičia.',
  totals: 'Kaip pasikeistų vertinimai',
  parameters: 'Pakeistos taisyklės',
  noChanges: 'Juodraštis nesiskyrė nuo galiojančių taisyklių.',
  was: 'Buvo',
  would: 'Būtų',
  requests: 'Prašymai',
  asked: 'Prašoma suma',
  granted: 'Skirta suma',
  grantedOf: (count: number): string => counted(count, REQUEST),
  same: 'nesikeičia',
  showThese: (was: string, would: string): string => `Rodyti: ${was} → ${would}`,
  flips: 'Taisyklės, kurių rezultatas pasikeistų',
  flipsHint: 'Pasirinkite taisyklę, kad liktų tik jos prašymai.',
  outcomes: 'Prašymai, kurių vertinimas pasikeistų',
  number: 'Nr.',
  applicant: 'Pareiškėjas',
  status: 'Būsena',
  rules: 'Lemia',
  openRules: (id: number): string => `Rodyti taisykles, prašymas Nr. ${id}`,
  closeRules: (id: number): string => `Slėpti taisykles, prašymas Nr. ${id}`,
  openCase: (id: number): string => `Atverti prašymą Nr. ${id}`,
  evaluated: (when: string, version: string | null): string =>
    version === null ? `Vertinta ${when}` : `Vertinta ${when} pagal ${version}`,
  rule: 'Taisyklė',
  value: 'Reikšmė',
  oldLimit: 'Riba tada',
  newLimit: 'Riba pagal juodraštį',
  notAsked: 'netikrinta',
  group: (code: string): string => `grupės įmonė ${code}`,
  notByDraft: 'ne dėl juodraščio',
  notByDraftCount: (count: number): string => `iš jų ne dėl juodraščio: ${count}`,
  notByDraftHint:
    'Pačios taisyklės nuo tada pasikeitė: pagal buvusias ribas šiandien būtų nuspręsta taip pat.',
  notJudgedHint: 'Išsaugotų duomenų šiandienos taisyklės nebesupranta.',
  all: 'Visi',
  filterChange: 'Pokytis',
  filterRule: 'Taisyklė',
  clear: 'Rodyti visus',
  export: 'Atsisiųsti CSV',
  noneFound: 'Pagal šį filtrą prašymų nėra',
  announceDone: 'Bandymas baigtas',
} as const;

/** Heads of the exported file. */
export const POLICY_EXPORT = {
  file: (name: string): string => `taisykliu-bandymas-${name}.csv`,
  heads: [
    'Nr.',
    'Pareiškėjas',
    'Būsena',
    'Buvo',
    'Būtų',
    'Prašoma suma, EUR',
    'Skirta suma, EUR',
    'Vertinta',
    'Taisyklės',
    'Ne dėl juodraščio',
  ],
  yes: 'taip',
  flip: (rule: string, value: string, limits: string): string => `${rule}: ${value} (riba ${limits})`,
} as const;
