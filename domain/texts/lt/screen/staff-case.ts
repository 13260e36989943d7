// One request as staff see it.
import type { ReadKind } from '../../../application/reads.ts';
import { READER_TEXT } from '../comment-reader.ts';
import { counted } from '../plural.ts';

const NBSP = '\u00A0';

export const CASE = {
  pageTitle: (id: number, name: string) => `Nr.${NBSP}${id} ${name}`,
  back: 'Paraiškos',
  number: (id: number) => `Nr.${NBSP}${id}`,
  copyCode: 'Kopijuoti kodą',
  copied: 'Kodas nukopijuotas',
  actions: 'Veiksmai',
  facts: {
    status: 'Būsena',
    deadline: 'Terminas',
    requested: 'Prašoma',
    set: 'Nustatyta suma',
    assessor: 'Vertintojas',
    size: 'Dydis',
    criteria: 'Kriterijai',
  },
  notSet: 'Nenustatyta',
  nobody: 'Nepriskirta',
  noDeadline: 'Neskaičiuojamas',
  loading: 'Įkeliama paraiška',
  failed: 'Paraiškos įkelti nepavyko',
  failedHelp: 'Paraiškai nieko neatsitiko. Pabandykite dar kartą.',
  notFound: 'Tokios paraiškos nėra arba ji jums nepriskirta.',
  sectionsName: 'Paraiškos skiltys',
  paneName: 'Darbo juosta',
  changed: (who: string, when: string, what: string) => `${who} ${when}: ${what}.`,
  changedUnknown: 'Paraiška ką tik pasikeitė.',
  showChanges: 'Rodyti pakeitimus',
  stale: 'Nėra ryšio – rodoma, kas buvo įkelta anksčiau.',
  stuck: 'Paraiška įstrigo',
  /** On each sheet of a printed case. */
  sheet: (id: number, status: string, version: number) =>
    `Prašymas Nr. ${id} · ${status} · ${version} versija`,
  held: (by: string, since: string) => `Byla sulaikyta, nešalinama. ${by}, ${since.slice(0, 16)}`,
  stuckText: (code: string) =>
    code === 'restore:actionsLost'
      ? 'Po atkūrimo iš atsarginės kopijos dalies veiksmų nebėra. Kurių – surašyta puslapyje „Operacijos“; juos reikia pakartoti.'
      : `Registras arba pasirašymas neatsako (${code}). Bandoma automatiškai.`,
  returnedBy: (who: string, at: string) => `Grąžino ${who}, ${at}`,
  print: 'Spausdinti',
  rulesSince: (date: string, judgedOn: string | null) =>
    judgedOn === null ? `Galiojančias nuo ${date}` : `Galiojančias nuo ${date}, ${judgedOn} dienai`,
  declaredSize: (size: string) => `deklaruota: ${size}`,
  more: (count: number) => `Rodyti tuščius (${count})`,
  less: 'Slėpti tuščius',
  steps: 'Veiksmų sąrašas',
  progress: 'Eiga',
  allHistory: 'Visa istorija',
  noActions: 'Šioje būsenoje jums galimų veiksmų nėra.',
  checkingSignature: 'Tikriname parašą…',
  signatureFailed: 'Parašo patvirtinti dar nepavyko. Būsena pasikeis, kai gausime atsakymą.',
  signatureRefused: 'Parašas nepriimtas, dokumentas liko nepasirašytas',
} as const;

export const CASE_GROUP = {
  applicant: 'Pareiškėjas',
  people: 'Asmenys',
  loan: 'Paskola',
  checks: 'Patikros',
  papers: 'Dokumentai ir eiga',
} as const;

export const CASE_SECTION = {
  request: 'Prašymo duomenys',
  contact: 'Kontaktinė informacija',
  company: 'Įmonės duomenys',
  person: 'Asmens duomenys',
  entity: 'Kiti subjekto atsakymai',
  financial: 'Finansiniai duomenys',
  group: 'Grupės įmonės',
  shares: 'Akcininkai',
  screening: 'AML / PEP patikra',
  loan: 'Sutarties informacija',
  purpose: 'Santykių tikslas',
  criteria: 'Kriterijai',
  evrk: 'EVRK veiklos',
  vmi: 'VMI sumos',
  attachments: 'Priedai',
  contract: 'Sutartis ir pasirašymas',
  account: 'Paskolos sąskaita',
  related: 'Susiję prašymai',
  evaluators: 'Vertintojų įvestys ir pastabos',
  comments: 'Komentarai',
  history: 'Istorija',
  readers: 'Kas žiūrėjo',
} as const;

/** Who of the staff looked at what. */
export const READERS = {
  lead: 'Kiekvienas darbuotojo žvilgsnis į prašymą įrašomas. Tas pats per 10 minučių laikomas vienu.',
  none: 'Dar niekas nežiūrėjo.',
  program: 'per programą',
  who: 'Kas',
  what: 'Ką',
  last: 'Paskutinį kartą',
  times: 'Kartai',
  failed: 'Įrašų įkelti nepavyko.',
  kinds: {
    case: 'Prašymą',
    criteria: 'Kriterijus',
    registers: 'Registrų duomenis',
    related: 'Susijusius prašymus',
    file: 'Failą',
    archive: 'Visus priedus',
    document: 'Sutartį ar sprendimą',
    printout: 'Prašymo PDF',
  },
} as const satisfies { kinds: Record<ReadKind, string> } & Record<string, unknown>;

export const REQUEST_DATA = {
  number: 'Numeris',
  created: 'Sukurta',
  status: 'Būsena',
  firstSubmitted: 'Pirmą kartą pateikta',
  submitted: 'Pateikta',
  submissions: 'Pateikta kartų',
  scheme: 'Priemonė',
  copiedFrom: 'Sukurta pagal prašymą',
  rules: 'Vertinama pagal taisykles',
  handedOver: 'Perduota tvirtinti',
  refusalOfFunding: 'Reikalingos finansavimo atsisakymo pažymos',
} as const;

export const DIFFERENCE = {
  text: 'skiriasi',
  number: (by: string) => `skiriasi ${by}`,
  same: 'sutampa',
  differs: 'skiriasi nuo registro',
  count: (count: number) => `≠${NBSP}${count}`,
  countName: (count: number) =>
    `skiriasi ${counted(count, { one: 'eilutė', few: 'eilutės', other: 'eilučių' })}`,
} as const;

export const COMPARE = {
  field: 'Laukas',
  declared: 'Deklaruota',
  register: 'Registras',
  result: 'Palyginimas',
  activityName: 'Veiklos pavadinimas',
  asked: (at: string) => `Registrai klausti ${at}`,
  notAsked: 'Registrai dar neatsakė.',
  filed: 'Ataskaita pateikta',
  yes: 'Taip',
  no: 'Ne',
  indicator: 'Rodiklis',
  noAccounts: 'Finansinių ataskaitų registras duomenų nepateikė.',
  figures: {
    income: 'Pajamos',
    assets: 'Turtas',
    equity: 'Nuosavas kapitalas',
    subscribedCapital: 'Pasirašytasis kapitalas',
    liabilities: 'Įsipareigojimai',
    shortTermDebts: 'Trumpalaikės skolos',
  },
} as const;

export const EMPTY_SECTION = {
  rows: 'Šioje skiltyje duomenų nėra.',
  group: 'Grupės įmonių nenurodyta.',
  shares: 'Dalyvių registras akcininkų nepateikė.',
  screening: 'AML ir PEP patikra dar neatlikta.',
  evrk: 'VMI veiklų nepateikė.',
  vmi: 'VMI importo ir eksporto sumų dar nepateikė.',
  attachments: 'Priedų dar neįkelta.',
  contract: 'Sutarties ir sprendimo dokumentų dar nėra. Jie atsiras patvirtinus finansavimą.',
  related: 'Kitų šio pareiškėjo, jo grupės ar tų pačių asmenų prašymų nėra.',
  comments: 'Komentarų dar nėra.',
  history: 'Įrašų dar nėra.',
  criteria: 'Patikra neatlikta',
  evaluators: 'Pastabų nėra.',
} as const;

export const CRITERIA = {
  recheck: 'Tikrinti iš naujo',
  running: 'Tikrinami registrai ir taisyklės',
  evaluated: (at: string) => `Tikrinta ${at}`,
  stale: 'Po patikros atsakymai pakeisti – patikrinkite iš naujo.',
  now: 'Dabar',
  atSubmission: 'Pateikimo metu',
  view: 'Kurią patikrą rodyti',
  rule: 'Kriterijus',
  value: 'Reikšmė',
  limit: 'Riba',
  source: 'Šaltinis',
  failed: 'Patikros atlikti nepavyko',
  met: (met: number, all: number) => `${met} iš ${all}`,
  showMet: (count: number) => `Rodyti atitinkamus (${count})`,
  hideMet: 'Slėpti atitinkamus',
} as const;

export const EVRK = {
  code: 'Kodas',
  name: 'Veikla',
  from: 'Nuo',
  to: 'Iki',
  main: 'Pagrindinė',
  red: 'Nefinansuojama veikla',
} as const;

export const SHARES = { owner: 'Dalyvis', code: 'Kodas', share: 'Dalis', votes: 'Balsai' } as const;
export const GROUP = {
  company: 'Įmonė',
  year: (year: number) => `${year} m. ataskaita`,
  missing: 'Įmonė nerasta.',
  given: 'Nurodyta',
  register: 'Iš registro',
} as const;
export const VMI = {
  export: 'Eksportas',
  import: 'Importas',
  sum: 'Suma be PVM',
  at: 'Atsakyta',
  direction: 'Kryptis',
} as const;

export const FILES_SECTION = {
  all: 'Atsisiųsti visus (zip)',
  preview: (name: string) => `Peržiūrėti ${name}`,
  previewShort: 'Peržiūrėti',
  additional: 'papildomas',
} as const;

export const CONTRACT_TABLE = {
  document: 'Dokumentas',
  created: 'Sukurta',
  applicant: 'Pareiškėjo parašas',
  provider: 'Teikėjo parašas',
  waits: 'laukiama',
  notNeeded: 'nereikia',
  void: 'Nebegalioja',
  number: 'Sutarties numeris',
  sum: 'Suma',
  rate: 'Palūkanos',
  term: 'Grąžinti iki',
  delay: 'Atidėjimas',
  changed: 'Sąlygos keistos',
} as const;

export const COMMENT = {
  label: 'Naujas komentaras',
  hint: `${READER_TEXT.applicant.before} Bent 6 ženklai.`,
  closed:
    'Komentuoti galima, kol prašymas vertinamas: „Pateikta vertinti“, „Patvirtinta“, „Grąžinta tikslinti“ ir laukiant papildomų dokumentų ar juos gavus.',
  noRight: 'Pareiškėjui rašo vertintojas, vadybininkas arba tvirtintojas.',
  send: 'Paskelbti komentarą',
  sent: 'Komentaras paskelbtas',
  approvers: 'Tvirtintojo pastaba',
  signatorys: 'Pasirašančiojo pastaba',
  approversHint: `${READER_TEXT.staff.before} Rašo tik tvirtintojas.`,
  signatorysHint: `${READER_TEXT.staff.before} Rašo tik pasirašantysis.`,
  save: 'Išsaugoti pastabą',
  noteHistory: 'Pastabų istorija',
  noteKind: { approver: 'Tvirtintojo', signatory: 'Pasirašančiojo' },
  noteEmptied: 'ištrinta',
  noteUnknown: 'autorius nežinomas',
  noteChanged: (who: string, at: string) => `Pastabą ${at} pakeitė ${who}. Jūsų tekstas liko lauke.`,
  overtaken: 'Kol rašėte, pastabą pakeitė kitas žmogus. Jūsų tekstas liko lauke.',
  noteNow: 'Dabar įrašyta:',
  writeOver: 'Peržiūrėjau, rašysiu ant viršaus',
  saved: 'Duomenys išsaugoti',
} as const;

export const HISTORY = {
  what: 'Veiksmas',
  who: 'Kas',
  when: 'Kada',
  code: 'Žurnalo įrašas',
  status: (label: string) => `Būsena: ${label}`,
  propose: 'pasiūlyta',
  confirm: 'patvirtinta',
  guaranteesCents: (before: string, after: string) => `Garantuotų paskolų suma: ${before} → ${after}`,
  covidCents: (before: string, after: string) => `COVID-19 paskolų suma: ${before} → ${after}`,
  delayMonths: (before: string, after: string) => `Atidėjimas, mėn.: ${before} → ${after}`,
  filter: 'Rodyti',
  kinds: { all: 'Viską', status: 'Būsenos pokyčius', decisions: 'Sprendimus', system: 'Sistemos įrašus' },
} as const;

export const PANE = {
  name: 'Darbo juostos vaizdas',
  actions: 'Veiksmai',
  documents: 'Dokumentai',
  comments: 'Komentarai',
  history: 'Istorija',
} as const;

export const RELATED = {
  number: 'Nr.',
  company: 'Pareiškėjas',
  status: 'Būsena',
  sum: 'Suma',
  group: 'grupė',
  red: 'EVRK',
  pep: 'PEP',
  problem: 'Probleminė',
  people: 'Kas sieja',
  same: 'tas pats pareiškėjas',
  link: (name: string, here: string, there: string) =>
    here === there ? `${name}: ${here}` : `${name}: čia – ${here}, ten – ${there}`,
} as const;

/** Two people at once: who did what, when, and that nothing typed is lost. */
export const CONFLICT = {
  title: 'Prašymas ką tik pasikeitė',
  secondsAgo: (seconds: number) => `prieš ${seconds}\u00A0s`,
  what: (who: string, what: string, when: string) => `${who} ${when}: ${what}.`,
  unknown: 'Kol žiūrėjote, prašymą pakeitė kitas žmogus.',
  kept: 'Jūsų įrašytas tekstas liko. Peržiūrėkite pakeitimus ir, jei veiksmas vis dar reikalingas, atlikite jį iš naujo.',
  refresh: 'Atnaujinti duomenis',
  nowStatus: (label: string) => `Dabar būsena „${label}“.`,
  noLonger: 'Šio veiksmo dabartinėje būsenoje atlikti nebegalima.',
} as const;

export const PROVIDER_SIGN = {
  steps:
    'Atsidarys pasirašymo paslauga. Ten pasirašę grįšite į šį prašymą, o būsena pasikeis, kai patikrinsime parašą.',
  documents: 'Pasirašomas dokumentas',
  open: 'Eiti pasirašyti',
  checking: 'Tikriname parašą…',
  done: 'Paskolos sutartis pasirašyta',
  changeDone: 'Sąlygų keitimas pasirašytas',
} as const;

/** Shown with the case too, so apart from the words of the dialogs, which come when one is opened. */
export const SIZE_FIELD = {
  label: 'Verslo subjekto statusas',
  declared: 'Pareiškėjo nurodytas statusas',
  computed: 'Darbuotojų pagal „Sodrą“',
} as const;
