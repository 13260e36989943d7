import type { FileType } from '../../documents/file-type.ts';
import { MESSAGES } from './messages.ts';
import type { DocumentKind } from '../../documents/kinds.ts';

export interface AttachmentText {
  label: string;
  /** Short form for narrow checklists. */
  short: string;
  /** Why it is asked. */
  why: string;
}

/** Labels of attachments.csv and, for the checklist, why each is asked. */
export const ATTACHMENT_TEXT = {
  1: {
    label: 'SVV subjekto statuso deklaracija',
    short: 'SVV subjekto statuso deklaracija',
    why: 'Patvirtina, kad esate labai maža, maža arba vidutinė įmonė.',
  },
  12: {
    label: 'Pareiškėjo veiklos ir finansinių duomenų detalizavimo forma',
    short: 'Veiklos ir finansinių duomenų forma',
    why: 'Pagal ją vertinama veikla ir galimybė grąžinti paskolą.',
  },
  3: {
    label: 'Dokumentai apibūdinantys pareiškėją',
    short: 'Dokumentai, apibūdinantys pareiškėją',
    why: 'Įstatai, registro išrašas ar kiti dokumentai apie įmonę.',
  },
  5: {
    label: 'Valdymo organo sprendimas dėl paskolos ir įgaliotų asmenų',
    short: 'Valdymo organo sprendimas',
    why: 'Parodo, kas įgaliotas prašyti paskolos ir pasirašyti sutartį.',
  },
  6: {
    label: 'Verslininko registracijos dokumentai / asmens dokumento kopija / laisvos formos ryšių dokumentas',
    short: 'Verslininko dokumentai',
    why: 'Patvirtina jūsų tapatybę ir vykdomą veiklą.',
  },
  7: {
    label: 'Finansiniai dokumentai',
    short: 'Finansiniai dokumentai',
    why: 'Papildo registrų duomenis, jei jų nepakanka.',
  },
  8: {
    label: 'Buhalterinė pažyma apie importą ir (ar) eksportą su Kinija',
    short: 'Pažyma apie importą ir eksportą',
    why: 'Pagal ją tikrinama, ar prekybos dalis siekia 25 proc.',
  },
  9: {
    label: 'Einamųjų metų tarpinės finansinės ataskaitos',
    short: 'Tarpinės finansinės ataskaitos',
    why: 'Parodo šių metų finansinę būklę.',
  },
  10: {
    label: 'Motyvuotas pakeitimų paaiškinimas po atmetimo',
    short: 'Paaiškinimas po atmetimo',
    why: 'Paaiškina, kas pasikeitė nuo atmesto prašymo.',
  },
  11: { label: 'Kiti dokumentai', short: 'Kiti dokumentai', why: 'Viskas, kas padėtų vertinti prašymą.' },
} as const satisfies Record<FileType, AttachmentText>;

/** The specification's other label list of document types (section 3, „Reference values“): used in exports. */
export const DOCUMENT_TYPE_LABEL: Readonly<Record<number, string>> = {
  1: 'SVV subjekto statuso deklaracija',
  2: 'Vienos įmonės deklaracija',
  3: 'Paskolos gavėją identifikuojantys dokumentai',
  4: 'Verslo planas',
  5: 'Valdymo organo sprendimas',
  6: 'Verslininko registracijos dokumentai',
  7: 'Finansiniai dokumentai',
  8: 'Buhalterio pažyma apie prekybą su Kinija',
  9: 'Tarpinės finansinės ataskaitos',
  10: 'Motyvuotas paaiškinimas',
  11: 'Kiti dokumentai',
  12: 'Detalizavimo forma',
};

/** Names of documents made or received on the way of a request. */
export const DOCUMENT_KIND_LABEL = {
  Contract: 'Paskolos sutartis',
  Decision: 'Sprendimas dėl finansavimo',
  RejectDecision: 'Sprendimas nefinansuoti',
  NoBankFinancingNote: 'Pažyma apie banko nefinansavimą',
  ChangeConditionsRequest: 'Prašymas keisti sutarties sąlygas',
  ChangeConditions: 'Sutarties sąlygų keitimas',
  Termination: 'Sutarties nutraukimo dokumentas',
} as const satisfies Record<DocumentKind, string>;

export const ATTACHMENT_STATE = {
  missing: 'Trūksta',
  uploaded: 'Įkelta',
  returned: 'Grąžinta',
  again: 'Įkelta iš naujo',
  optional: 'Neprivaloma',
} as const;

export const ATTACHMENT_WORDS = {
  title: 'Dokumentai',
  upload: 'Įkelti',
  chooseTypeFirst: 'Pirmiausia pasirinkite priedo tipą',
  limit: 'Vienas failas iki 20 MB.',
  /** Help text of the specification, section 5. */
  help: 'xlsx, xls, doc, docx, xml, txt, pdf, max 20MB',
  formats: 'xlsx, xls, doc, docx, xml, txt, pdf, iki 20 MB',
  uploaded: 'Priedas sėkmingai įkeltas',
  uploadedAndSaved: 'Priedas sėkmingai įkeltas ir išsaugotas dokumentas',
  deleted: 'Priedas sėkmingai ištrintas',
  deleteQuestion: MESSAGES.confirm.deleteFile,
  notStored: 'Nepavyko pateikti priedo',
  notDeleted: 'Nepavyko pašalinti priedo',
  notForThisRequest: 'Negalima pateikti failo šiai paraiškai',
  choose: 'Pasirinkite priedą',
  chooseType: 'Pasirinkite tipą',
  notScanned: 'Netikrinta nuo virusų',
  infected: 'Rastas virusas: failas nenaudojamas',
  infectedOwn: 'Rastas virusas: ištrinkite šį failą ir įkelkite švarų',
  retry: 'Bandyti dar kartą',
  cancel: 'Nutraukti',
  download: 'Atsisiųsti',
  downloadAll: 'Atsisiųsti visus',
} as const;

const QUARTER = ['I', 'II', 'III', 'IV'];

/** Which interim report is asked: „2026 m. III ketvirčio“. */
export function quarterText(year: number, quarter: number): string {
  return `${year}\u00A0m. ${QUARTER[quarter - 1]} ketvirčio`;
}
