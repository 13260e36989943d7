// Words of the form: its state, its checks, its attachments.
import { MESSAGES } from '../messages.ts';
import { DOCUMENT_ACCUSATIVE, ERROR, SECTION_ACCUSATIVE, SECTION_GENITIVE, counted } from '../plural.ts';

const NBSP = '\u00A0';

export const FORM = {
  submitted: 'Paraiška pateikta',
  strip: 'Rengiama – ',
  stripStrong: 'dar nepateikta',
  returnedStrip: 'Grąžinta tikslinimui – ',
  returnedStrong: 'dar nepateikta iš naujo',
  navigation: 'Prašymo skiltys',
  progressName: 'Užpildytos skiltys',
  how: 'Kaip užpildyti?',
  howShort: 'Kaip?',
  mismatch: 'Neatitinka? Kaip ištaisyti',
  from: (source: string, when: string | null): string => (when ? `${source}, ${when}` : source),
  sourceAsked: (register: string): string => `${register}: laukiame atsakymo`,
  sourceSilent: (register: string, since: string): string =>
    `${register}: neatsako nuo ${since}, duomenų nėra`,
  sourceKnowsNothing: (register: string): string => `${register}: duomenų apie jus nėra`,
  registersCame: 'Registrų duomenys gauti',
  folded: (from: number, to: number): string =>
    from === to
      ? `${from} skiltis suskleista, užpildyta arba netaikoma`
      : `${from}–${to} skiltys suskleistos, visos užpildytos arba netaikomos`,
  foldedOne: (number: number, title: string): string => `${number}. ${title} – užpildyta, suskleista`,
  stepsName: 'Pateikimas ir dokumentai',
  allFilled: 'Visos skiltys užpildytos',
  allFilledText: 'Prašymas dar nepateiktas: patikrinkite dokumentus, tada atitiktį kriterijams ir pateikite.',
  open: 'Rodyti',
  fold: 'Suskleisti užpildytas',
  saving: 'Išsaugoma…',
  saved: (time: string): string => `Juodraštis išsaugotas ${time}`,
  unsaved: 'Yra neišsaugotų pakeitimų',
  retrying: 'Nepavyko išsaugoti – bandome dar kartą',
  offline: 'Nėra ryšio – išsaugosime, kai atsiras',
  conflict: 'Prašymą pakeitė kitas langas arba žmogus',
  retryNow: 'Bandyti dabar',
  saveRefused: (why: string): string => `Nebeišsaugoma: ${why}`,
  check: 'Išsaugoti ir tikrinti atitiktį kriterijams',
  submit: 'Pateikti prašymą',
  submitAdditional: 'Pateikti papildomus dokumentus',
  canSubmitWhen: (sections: number, documents: number): string => {
    const parts = [
      sections > 0 ? `užpildę ${counted(sections, SECTION_ACCUSATIVE)}` : '',
      documents > 0 ? `įkėlę ${counted(documents, DOCUMENT_ACCUSATIVE)}` : '',
    ].filter(Boolean);
    return `Pateikti galėsite ${parts.join(' ir ')}.`;
  },
  checkFirst: 'Pateikti galėsite patikrinę atitiktį kriterijams.',
  readyToSubmit: 'Viskas užpildyta ir patikrinta. Galite pateikti.',
  findingsLeft: (count: number): string => `Vertintojas prašė pataisyti, dar nepakeista: ${count}.`,
  saveFailed: 'Nepavyko išsaugoti paraiškos',
  saveFailedText: 'Įrašyti duomenys liko lange ir juodraštyje. Bandykite dar kartą.',
  leaveTitle: 'Palikti prašymą',
  leaveQuestion: MESSAGES.confirm.leaveForm,
  leaveDraft: (time: string): string => `Juodraštis išsaugotas ${time} – grįžę rasite jį čia.`,
  leaveNoDraft: 'Paskutiniai pakeitimai dar neišsaugoti juodraštyje.',
  bottomNext: (title: string): string => `Toliau: ${title}`,
  position: (index: number, total: number): string => `${index} / ${total}`,
  chooseSection: 'Pasirinkti skiltį',
  limitTitle: 'Jums galima suma',
  limitReason: {
    budget: 'Riboja likęs priemonės biudžetas.',
    borrower: 'Riboja jūsų jau prašomos ir gautos paskolos.',
    group: 'Riboja įmonių grupės paskolos.',
    rules: 'Riba pagal įmonės amžių, dydį ir socialinį poveikį.',
  } as Readonly<Record<string, string>>,
  limitOver: (sum: string): string => `Viršija ribą ${sum}`,
  limitUnknown: 'Riba bus parodyta gavus registrų duomenis.',
  evrkSearch: 'Ieškoti pagal kodą arba pavadinimą',
  evrkRegistered: 'VMI įregistruotos jūsų veiklos',
  evrkOthers: 'Visos veiklos',
  evrkNothing: 'Tokios veiklos nėra',
  countryNothing: 'Tokios šalies nėra',
  counter: (used: number, max: number): string => `${used} iš ${max}${NBSP}ženklų`,
  answered: (done: number, total: number): string => `Atsakyta ${done} iš ${total}`,
  returnedMark: 'Tikslinti',
  chosen: 'Pasirinkta',
  loadingNote: 'Kraunamas prašymas',
  errorsLeft: (count: number): string => counted(count, ERROR),
  sectionsOf: (total: number): string => counted(total, SECTION_GENITIVE),
  addRow: 'Pridėti',
  emptyRow: (label: string, index: number): string => `Išvalyti: ${label} ${index}`,
  removeRow: (label: string, index: number): string => `Pašalinti: ${label} ${index}`,
} as const;

export const CRITERIA = {
  running: 'Tikriname atitiktį kriterijams',
  runningText: 'Skaičiuojame pagal registrų duomenis ir jūsų atsakymus. Paprastai trunka iki 1 minutės.',
  leave: 'Galite uždaryti šį langą – rezultatą rasite prašyme.',
  acceptedTitle: 'Prašymas atitinka finansavimo kriterijus',
  acceptedText:
    'Galite pateikti prašymą vertinti. Pateikto prašymo keisti negalėsite, kol vertintojas jo negrąžins.',
  deniedTitle: 'Prašymas neatitinka finansavimo kriterijų',
  missingTitle: 'Trūksta duomenų atitikčiai nustatyti',
  failed: 'Įvyko klaida',
  failedText: 'Patikrinti nepavyko. Atsakymai išsaugoti, bandykite dar kartą.',
  view: 'Peržiūrėti finansavimo kriterijus',
  value: 'Jūsų',
  valueOfOther: 'Reikšmė',
  limit: 'Riba',
  excluded: 'Nefinansuojamų veiklų kodai',
  source: 'Šaltinis',
  remedy: 'Ką galima padaryti',
  stale: 'Po patikros atsakymai pasikeitė, tikrinkite iš naujo.',
  outdated: 'Po patikros pasikeitė taisyklės arba diena, pagal kurią vertinama, tikrinkite iš naujo.',
  at: (time: string): string => `Patikrinta ${time}`,
  allPassed: (count: number): string => `Tenkinami visi kriterijai: ${count}`,
  showPassed: (count: number): string => `Tenkinami kriterijai (${count})`,
} as const;

export const ATTACHMENTS = {
  doneOf: (done: number, total: number): string => `${done} iš ${total}`,
  otherLabel: 'Kitas dokumentas',
  deleteTitle: 'Ištrinti failą',
  file: 'Failas',
  additionalLabel: 'Papildomas dokumentas',
} as const;
