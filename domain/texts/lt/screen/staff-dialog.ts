// Words of the action dialogs beside texts/lt/action.ts: fields, hints and steps.
import { SIZE_FIELD } from './staff-case.ts';
import { numbered } from '../format.ts';
import { counted } from '../plural.ts';

const NBSP = '\u00A0';

export interface FieldWords {
  label: string;
  hint?: string;
}

/** Fields by the names of application/inputs.ts. */
export const DIALOG_FIELD = {
  userId: { label: 'Vertintojas' },
  companySizeTypeId: { label: SIZE_FIELD.label },
  sumCents: { label: 'Paskolos suma, EUR' },
  result: { label: 'Rezultatas' },
  date: { label: 'Data' },
  note: { label: 'Pastaba' },
  comment: { label: 'Komentaras' },
  noBankFinancingNote: { label: 'Sugeneruoti pažymą apie banko nefinansavimą' },
  refusalOfFunding: {
    label: 'Reikia finansavimo atsisakymo pažymų',
    hint: 'Dokumentams pateikti bus 30 darbo dienų vietoje 20.',
  },
  contractNumber: { label: 'Sutarties numeris' },
  guaranteesCents: { label: 'Garantuotų paskolų suma, EUR', hint: 'Jei jų nėra, įrašykite 0.' },
  covidCents: { label: 'COVID-19 paskolų suma, EUR', hint: 'Jei jų nėra, įrašykite 0.' },
  documentNumber: { label: 'Dokumento numeris' },
  documentDate: { label: 'Dokumento data' },
  rate: { label: 'Palūkanų norma, %' },
  delayMonths: { label: 'Atidėjimo terminas, mėn.' },
  paymentTerm: { label: 'Galutinis grąžinimo terminas' },
  termMonths: { label: 'Ilgiausias terminas, mėn.', hint: 'Nuo sutarties dienos.' },
  reason: {
    label: 'Priežastis',
    hint: 'Bent 6 ženklai. Būtina, kai suma didesnė už prašomą ar siūlomos kitos sąlygos.',
  },
  termsConfirmed: {
    label: 'Patvirtinu, kad įkelto dokumento sąlygos sutampa su įrašytomis',
    hint: 'Suma, palūkanos, terminas ir atidėjimas iš šio lango bus naudojami apskaitoje.',
  },
  fileConfirmed: {
    label: 'Patvirtinu, kad failas yra šio paskolos gavėjo sutartis šiomis sąlygomis',
  },
  sections: { label: 'Ką pareiškėjas turi pataisyti' },
  documents: { label: 'Kuriuos dokumentus reikia pakeisti' },
  reasonCode: { label: 'Priežasties šablonas', hint: 'Tekstą galėsite pataisyti.' },
  matches: { label: 'Atitikmenys' },
  seenCheckId: { label: 'Laukianti patikra' },
  acknowledgement: { label: 'Kodėl sprendimas nelaukia atitikmenų peržiūros' },
  files: { label: 'Failas' },
} as const satisfies Record<string, FieldWords>;

export const DIALOG = {
  close: 'Uždaryti',
  optional: '(neprivaloma)',
  applicant: 'Pareiškėjas',
  requestedSum: 'Prašoma suma',
  setSum: 'Nustatyta suma',
  status: 'Būsena',
  counter: (used: number, max: string) => `${used} iš ${max} ženklų`,
  working: 'Vykdoma…',
  me: 'aš',
  load: (count: number) => `atvirų: ${count}`,
  assigned: 'dabar priskirta',
  limit: 'Galima riba',
  overLimit: (sum: string) => `Viršija ribą ${sum}`,
  change: 'Pokytis',
  oldToNew: (before: string, after: string) => `${before} → ${after}`,
  noTemplate: 'Be šablono',
  chooseFile: 'Pasirinkti failą',
  chooseFiles: 'Pasirinkti failus',
  chosen: 'Pasirinkta',
  removeFile: (name: string) => `Pašalinti ${name}`,
  fileHint: (extensions: string) => `Formatai: ${extensions}, iki 20${NBSP}MB.`,
  currentFile: 'Dabartinis failas',
  signedByApplicant: 'Šį failą pareiškėjas jau pasirašė',
  sections: 'Skiltys',
  documents: 'Dokumentai',
  previewTitle: 'Ką perskaitys pareiškėjas',
  previewEmpty: 'Įrašykite komentarą – čia matysite, kaip jį perskaitys pareiškėjas.',
  previewIntro: 'Jūsų prašymas grąžintas tikslinti.',
  previewSections: 'Pataisykite skiltis:',
  previewDocuments: 'Pakeiskite dokumentus:',
} as const;

export const DOUBLE_CHECK = {
  title: 'Pakartotinė patikra',
  running: 'Iš naujo tikriname registrus ir finansavimo taisykles',
  passed: 'Atitinka visas finansavimo taisykles',
  failed: 'Paraiška negali būti finansuojama nes neatitinka visų finansavimo taisyklių',
  again: 'Tikrinti iš naujo',
  broken: 'Įvyko klaida',
} as const;

export const CONTRACT_STEPS = {
  terms: 'Sutarties sąlygos',
  file: 'Sutarties dokumentas',
  generate: 'Sugeneruoti sutartį',
  regenerate: 'Sugeneruoti iš naujo',
  generated: 'Sutartis sugeneruota iš įvestų sąlygų.',
  outdated: 'Sąlygos pakeistos po sugeneravimo – sugeneruokite iš naujo.',
  own: 'arba įkelkite parengtą PDF',
  preview: 'Sutarties peržiūra',
  openNew: 'Atverti naujame lange',
} as const;

/** Sentences a person may start from when rejecting; `text` is put into the comment and may be changed. */
export const REJECT_REASONS = [
  {
    code: 'tradeShare',
    label: 'Neįrodytas prekybos ryšys',
    text: 'Pateiktais dokumentais neįrodyta, kad importo ar eksporto dalis su viena trečiąja šalimi siekia 25 %, todėl pagrindinis reikalavimas neįvykdytas.',
  },
  {
    code: 'criteria',
    label: 'Neatitinka finansavimo kriterijų',
    text: 'Patikrinus duomenis registruose nustatyta, kad prašymas neatitinka finansavimo kriterijų.',
  },
  {
    code: 'difficulty',
    label: 'Sunkumų patirianti įmonė',
    text: 'Pagal finansines ataskaitas įmonė atitinka sunkumų patiriančios įmonės požymius.',
  },
  {
    code: 'documents',
    label: 'Nepateikti dokumentai',
    text: 'Per nustatytą terminą nepateikti prašymui įvertinti būtini dokumentai.',
  },
  {
    code: 'incorrect',
    label: 'Neteisingi duomenys',
    text: 'Prašyme pateikti duomenys neatitinka registrų duomenų, o paaiškinimai nepateikti.',
  },
  {
    code: 'withdrawn',
    label: 'Pareiškėjas atsisakė paskolos',
    text: 'Pareiškėjas raštu pranešė, kad paskolos atsisako.',
  },
] as const;

export const SUCCESS = {
  title: 'Įvykdyta',
  next: (id: number, left: string) => `Kitas: Nr.${NBSP}${id} (${left})`,
} as const;

/** One assessor for several requests. */
const OF_REQUESTS = { one: 'prašymą', few: 'prašymus', other: 'prašymų' };

export const BULK = {
  title: (count: number) =>
    `Priskirti vertintoją ${counted(count, { one: 'prašymui', few: 'prašymams', other: 'prašymų' })}`,
  requests: 'Prašymai',
  refused: (failed: number, all: number) => `Nepriskirta ${failed} iš ${all}:`,
  done: 'priskirta',
  marked: (ids: readonly number[]) => `Pažymėti: ${ids.map((id) => numbered(id)).join(', ')}`,
  close: 'Uždaryti',
  results: 'Kas įvyko',
  again: 'Kartoti nepavykusius',
  export: 'Eksportuoti',
  exportTitle: (count: number) => `Eksportuoti ${counted(count, OF_REQUESTS)}`,
  exported: 'faile',
  exportGone: 'faile nėra: prašymo nebėra arba jo nebematote',
  vmi: 'Klausti VMI',
  vmiTitle: (count: number) => `Klausti VMI dėl ${counted(count, OF_REQUESTS)}`,
  vmiNote: 'Kiekvieno pareiškėjo apyvarta bus paklausta VMI. Atsakymai – VMI patikrų sąraše.',
} as const;
