// Words of the parts every screen is made of.
import { formatInteger } from '../format.ts';
import {
  ATTACHMENT,
  DAY,
  ERROR,
  UPLOADED,
  WORKING_DAY,
  WORKING_DAY_ACCUSATIVE,
  WORKING_DAY_GENITIVE,
  counted,
  plural,
} from '../plural.ts';

export const PORTAL = {
  name: 'Verslo paskolos',
  short: 'Tiesioginės paskolos',
  staff: 'Vidinė sritis',
} as const;

/** Contacts shown in the same place of every screen. */
export const CONTACT = {
  phone: '+370 5 200 0000',
  phoneHref: 'tel:+37052000000',
  email: 'paskolos@pavyzdys.lt',
  contractsEmail: 'sutartys@pavyzdys.lt',
  hours: 'I–V 8:00–17:00',
} as const;

const NBSP = '\u00A0';

/** „Prašymas Nr. 7“, with a space that does not break. */
export const requestName = (id: number): string => `Prašymas Nr.${NBSP}${id}`;

export const UI = {
  close: 'Uždaryti',
  closeNotice: 'Uždaryti pranešimą',
  clear: 'Išvalyti',
  cancel: 'Atšaukti',
  yes: 'Taip',
  no: 'Ne',
  ok: 'Gerai',
  retry: 'Bandyti dar kartą',
  back: 'Atgal',
  continue: 'Tęsti',
  show: 'Rodyti',
  hide: 'Slėpti',
  download: 'Atsisiųsti',
  print: 'Spausdinti',
  optional: '(neprivaloma)',
  skipToContent: 'Pereiti prie turinio',
  mainNavigation: 'Pagrindinis meniu',
  menu: 'Meniu',
  home: 'Į pradžią',
  breadcrumb: 'Kelias',
  loading: 'Kraunama…',
  help: 'Pagalba',
  needHelp: 'Reikia pagalbos?',
  firstPage: 'Pirmas puslapis',
  lastPage: 'Paskutinis puslapis',
  nextPage: 'Kitas puslapis',
  previousPage: 'Ankstesnis puslapis',
  page: (page: number): string => `${page} puslapis`,
  total: (count: number): string => `Iš viso įrašų: ${count}`,
  required: 'privaloma',
  calendar: {
    nextMonth: 'Kitas mėnuo',
    previousMonth: 'Ankstesnis mėnuo',
    nextYear: 'Kiti metai',
    previousYear: 'Ankstesni metai',
    nextDecade: 'Kitas dešimtmetis',
    previousDecade: 'Ankstesnis dešimtmetis',
    chooseMonth: 'Pasirinkti mėnesį',
    chooseYear: 'Pasirinkti metus',
    open: 'Atverti kalendorių',
  },
} as const;

export const HEADER = {
  otherTab: 'Kitame lange pasirinkote kitą atstovaujamą asmenį',
  login: 'Prisijungti',
  logout: 'Atsijungti',
  schemes: 'Priemonių sąrašas',
  changeParty: 'Keisti atstovaujamą asmenį',
  consentCopy: 'Mano sutikimas (PDF)',
  mails: 'Kokius laiškus gauti',
  sessions: 'Mano sesijos',
  consentFile: 'sutikimas.pdf',
  colorScheme: 'Išvaizda',
  schemeLight: 'Šviesi',
  schemeDark: 'Tamsi',
  schemeAuto: 'Kaip sistemos',
  chosen: 'pasirinkta',
  represents: (person: string): string => `atstovauja ${person}`,
  accountMenu: (name: string): string => `Paskyra: ${name}`,
} as const;

export const BRAND = {
  until: (day: string): string => `priima iki ${day}`,
} as const;

export const BUDGET = {
  name: 'Priemonės biudžetas',
  free: 'Laisva',
  signed: 'Pasirašyta',
  reserved: 'Rezervuota',
  ofTotal: (total: string): string => `iš ${total} biudžeto`,
  parts: (signed: string, reserved: string, total: string): string =>
    `Pasirašyta ${signed}, rezervuota ${reserved} iš ${total}`,
  updated: (time: string): string => `atnaujinta ${time}`,
  million: 'mln. EUR',
  sentence: (signed: string, reserved: string, free: string, total: string): string =>
    `Biudžetas ${total}. Pasirašyta ${signed}, rezervuota ${reserved}, laisva ${free}.`,
} as const;

export const DEADLINE = {
  today: 'šiandien',
  left: (days: number): string => `liko ${days}\u00A0d.\u00A0d.`,
  leftLong: (days: number): string => `liko ${counted(days, WORKING_DAY)}`,
  overdue: (days: number): string => `vėluoja ${formatInteger(days)}\u00A0d.\u00A0d.`,
  overdueLong: (days: number): string => `vėluoja ${counted(days, WORKING_DAY_ACCUSATIVE)}`,
  calendarLeft: (days: number): string => `liko ${counted(days, DAY)}`,
  paused: 'laikas sustabdytas',
  usedOf: (used: number, length: number): string => `${used} iš ${counted(length, WORKING_DAY_GENITIVE)}`,
  workingDays: (days: number): string => counted(days, WORKING_DAY),
  rulerName: (used: number, left: number, due: string): string =>
    `Praėjo ${counted(used, WORKING_DAY)}, liko ${counted(left, WORKING_DAY)}, terminas ${due}`,
} as const;

export const ERRORS = {
  heading: 'Nustatytos klaidos',
  attachmentsHeading: 'Privalomi pateikti priedai',
  generic: 'Įvyko klaida',
  fieldLine: (field: string, message: string): string =>
    `Laukelis pavadinimu „${field}“: ${message.replace(/^\*\s*/, '')}`,
  count: (count: number): string => counted(count, ERROR),
  thereAre: (count: number): string => `Yra ${counted(count, ERROR)}.`,
  kept: 'Įrašyti duomenys išsaugoti, pataisykite pažymėtus laukus ir tikrinkite dar kartą.',
  next: 'Kita klaida',
  nextKey: 'Alt N',
  titlePrefix: 'Klaida: ',
  requestIdLabel: 'Klaidos numeris',
  requestId: (id: string): string => `Klaidos numeris: ${id}`,
  noConnection: 'Nepavyko susisiekti su serveriu',
  noConnectionText: 'Patikrinkite interneto ryšį. Tai, kas jau išsaugota, nedingo.',
  loadFailed: 'Nepavyko įkelti duomenų',
  offline:
    'Nepavyko susisiekti su serveriu. Patikrinkite interneto ryšį ir bandykite dar kartą: tai, kas išsaugota, nedingo, o veiksmas nebus atliktas du kartus.',
  safe: 'Jūsų duomenys saugūs, nieko iš naujo pildyti nereikės.',
  screenBroken: 'Šio puslapio parodyti nepavyko',
  screenBrokenText: 'Klaida užfiksuota. Išsaugoti duomenys nedingo – atverkite puslapį iš naujo.',
  reload: 'Atverti iš naujo',
  newVersion: 'Portalas ką tik atnaujintas',
  newVersionText: 'Atverkite puslapį iš naujo, kad matytumėte naują versiją. Išsaugoti duomenys nedingo.',
} as const;

export const OFFLINE = {
  strip: 'Nėra interneto ryšio. Pakeitimus išsaugosime, kai ryšys grįš.',
  back: 'Ryšys atsirado',
} as const;

export const SESSION = {
  expiresSoon: 'Sesija tuoj baigsis',
  expiresText: (minutes: number): string =>
    `Po ${minutes} min. reikės prisijungti iš naujo. Juodraštis išsaugotas, grįšite į tą pačią vietą.`,
} as const;

/** Another tab of the browser has logged in as somebody else. */
export const OTHER_LOGIN = {
  title: 'Kitame naršyklės lange prisijungė kitas asmuo',
  now: (name: string): string => `Šioje naršyklėje dabar dirba ${name}.`,
  kept: 'Tai, ką įrašėte šiame lange ir kas dar neišsaugota, laukia jūsų: prisijunkite iš naujo ir grįšite į tą pačią vietą.',
  lost: (name: string): string => `Jei tęsite kaip ${name}, neišsaugoti įrašai bus ištrinti.`,
  again: 'Prisijungti iš naujo',
  goOn: (name: string): string => `Tęsti kaip ${name}`,
} as const;

export const NOT_FOUND = {
  title: 'Puslapis nerastas',
  text: 'Nuoroda pasenusi arba adrese yra klaida.',
  safe: 'Išsaugoti juodraščiai ir pateikti prašymai nedingo.',
  findTitle: 'Ieškote prašymo?',
  number: 'Prašymo numeris',
  numberWrong: 'Įveskite prašymo numerį skaitmenimis',
  find: 'Atverti',
  findHint: 'Jei nesate prisijungę, pirmiausia paprašysime prisijungti.',
  waysTitle: 'Kur eiti toliau',
} as const;

export const PROGRESS = {
  done: 'baigta',
  running: 'vykdoma',
  waiting: 'laukia',
  failed: 'nepavyko',
  elapsed: (seconds: number): string => `praėjo ${seconds}\u00A0s`,
} as const;

export const FILES = {
  cancel: 'Nutraukti',
  retry: 'Bandyti dar kartą',
  remove: 'Ištrinti',
  download: 'Atsisiųsti',
  uploading: (percent: number): string => `Įkeliama ${percent}\u00A0%`,
  uploaded: 'Priedas sėkmingai įkeltas',
  uploadedSeveral: (count: number): string => `${plural(count, UPLOADED)} ${counted(count, ATTACHMENT)}`,
  tooLarge: 'Įkeliamas priedas viršija 20mb leistiną limitą',
  empty: 'Failas tuščias',
  wrongType: (allowed: string): string => `Netinkamas failo formatas. Galimi: ${allowed}`,
  sameName: 'Failas tokiu pavadinimu jau įkeltas',
  failed: 'Nepavyko pateikti priedo',
  networkFailed: 'Negalima pateikti failo šiai paraiškai',
  dialogTitle: 'Klaida',
} as const;

/** A document looked at beside the page. */
export const PAPER = {
  look: 'Peržiūrėti',
  lookAt: (name: string): string => `Peržiūrėti ${name}`,
} as const;

/** Two versions of one draft: own and what somebody else, or another window, has saved. */
export const CONFLICT = {
  title: 'Prašymą pakeitė kitas langas arba žmogus',
  who: (name: string, time: string): string => `${name} išsaugojo šį prašymą ${time}.`,
  own: (time: string): string => `Šį prašymą išsaugojote kitame lange ${time}.`,
  unknownWho: 'Naujesnė versija išsaugota kitame lange.',
  mine: 'Mano variantas',
  theirs: 'Išsaugotas variantas',
  both: 'Abu sąrašai',
  explain: 'Niekas neprarasta: prie kiekvieno skirtumo pasirinkite, kas lieka.',
  allMine: 'Visur mano variantas',
  allTheirs: 'Visur išsaugotas variantas',
  confirm: 'Palikti pasirinktus',
  left: (count: number): string => `Liko pasirinkti: ${count}`,
  changedMine: 'Pakeitėte jūs',
  changedTheirs: 'Pakeista išsaugotoje versijoje',
  changedBoth: 'Pakeista abiejose versijose',
  onlyHere: 'Tik čia',
  noRows: 'Nėra nė vieno įrašo',
  emptyRow: 'Tuščias įrašas',
  address: 'Adresas',
  compare: 'Palyginti',
  later: 'Vėliau',
} as const;
