import { Status, TURN, type StatusId, type Turn } from '../../application/status.ts';
import { DAY, DOCUMENT_ACCUSATIVE, SECTION_ACCUSATIVE, counted } from './plural.ts';

export type Tone = 'gray' | 'brand' | 'warning' | 'success' | 'danger';
export type StatusIcon =
  'pencil' | 'clock' | 'check' | 'cross' | 'return' | 'pen' | 'stop' | 'paperclip' | 'refresh';

/** What a next-step sentence may need; every part that is not known is simply left out of the sentence. */
export interface NextStepFacts {
  /** End of the main clock, 'yyyy-MM-dd'. */
  dueDate?: string | null;
  /** Calendar days until it; the applicant counts in those. */
  daysLeft?: number | null;
  sectionsLeft?: number | null;
  documentsLeft?: number | null;
  /** Sections and documents returned for correction. */
  returnedSections?: number | null;
  returnedDocuments?: number | null;
  /** Titles of the criteria that were not met. */
  reasons?: readonly string[];
  /** Day on which the status was entered, 'yyyy-MM-dd'. */
  since?: string | null;
}

export interface StatusText {
  /** Label of the specification, letter by letter (14–16: PRODUCT.md section 3). */
  label: string;
  /** For rails and narrow columns; the full label is then the accessible name. */
  short: string;
  tone: Tone;
  icon: StatusIcon;
  nextStep: (facts: NextStepFacts) => string;
}

const until = (facts: NextStepFacts): string => (facts.dueDate ? ` iki ${facts.dueDate}` : '');

function left(facts: NextStepFacts): string {
  const { daysLeft } = facts;
  if (daysLeft === null || daysLeft === undefined) return '';
  if (daysLeft < 0) return ' (terminas praėjo)';
  return daysLeft === 0 ? ' (šiandien paskutinė diena)' : ` (liko ${counted(daysLeft, DAY)})`;
}

function draftStep({ sectionsLeft, documentsLeft }: NextStepFacts): string {
  const todo = [
    sectionsLeft ? `užpildyti ${counted(sectionsLeft, SECTION_ACCUSATIVE)}` : '',
    documentsLeft ? `įkelti ${counted(documentsLeft, DOCUMENT_ACCUSATIVE)}` : '',
  ].filter(Boolean);
  return todo.length
    ? `Prašymas dar nepateiktas. Liko ${todo.join(' ir ')}.`
    : 'Prašymas dar nepateiktas. Patikrinkite atitiktį kriterijams ir pateikite.';
}

function returnedStep(facts: NextStepFacts): string {
  const todo = [
    facts.returnedSections ? `pažymėtas skiltis (${facts.returnedSections})` : '',
    facts.returnedDocuments ? `pažymėtus dokumentus (${facts.returnedDocuments})` : '',
  ].filter(Boolean);
  const what = todo.length ? `Pataisykite ${todo.join(' ir ')}` : 'Pataisykite, ką nurodė vertintojas,';
  return `${what} ir pateikite iš naujo${until(facts)}.`;
}

/** Every status in words. Sentences address the applicant; `tone` follows whose turn it is. */
export const STATUS_TEXT = {
  [Status.preparing]: {
    label: 'Rengiama',
    short: 'Rengiama',
    tone: 'gray',
    icon: 'pencil',
    nextStep: draftStep,
  },
  [Status.submitted]: {
    label: 'Pateikta vertinti',
    short: 'Pateikta vertinti',
    tone: 'brand',
    icon: 'clock',
    nextStep: (facts) =>
      facts.dueDate
        ? `Vertiname. Atsakysime iki ${facts.dueDate} (20 darbo dienų, gali būti pratęsta iki 30).`
        : 'Vertiname. Atsakysime per 20 darbo dienų, terminas gali būti pratęstas iki 30.',
  },
  [Status.approved]: {
    label: 'Patvirtinta',
    short: 'Patvirtinta',
    tone: 'success',
    icon: 'check',
    nextStep: (facts) =>
      facts.dueDate ? `Rengiame sutartį, gausite ją iki ${facts.dueDate}.` : 'Rengiame sutartį.',
  },
  [Status.rejected]: {
    label: 'Atmesta',
    short: 'Atmesta',
    tone: 'danger',
    icon: 'cross',
    nextStep: (facts) =>
      facts.dueDate && (facts.daysLeft ?? 0) >= 0
        ? `Sprendimas ir priežastys – prašyme. Apskųsti galite iki ${facts.dueDate}.`
        : 'Sprendimas ir priežastys – prašyme. Galite kurti naują prašymą šio pagrindu.',
  },
  [Status.returned]: {
    label: 'Grąžinta tikslinimui',
    short: 'Grąžinta tikslinti',
    tone: 'warning',
    icon: 'return',
    nextStep: returnedStep,
  },
  [Status.criteriaNotMet]: {
    label: 'Neatitinka kriterijų',
    short: 'Neatitinka kriterijų',
    tone: 'danger',
    icon: 'cross',
    nextStep: ({ reasons }) =>
      reasons?.length
        ? `Prašymas nepateiktas. Neatitinka: ${reasons.join('; ')}.`
        : 'Prašymas nepateiktas, nes neatitinka kriterijų.',
  },
  [Status.contractGenerated]: {
    label: 'Sugeneruota sutartis',
    short: 'Sugeneruota sutartis',
    tone: 'warning',
    icon: 'pen',
    nextStep: (facts) => `Pasirašykite sutartį${until(facts)}${left(facts)}.`,
  },
  [Status.signedByApplicant]: {
    label: 'Pareiškėjo pasirašyta sutartis',
    short: 'Pasirašė pareiškėjas',
    tone: 'brand',
    icon: 'clock',
    nextStep: (facts) => `Jūsų parašas gautas. Teikėjas pasirašys${until(facts) || ' per 5 darbo dienas'}.`,
  },
  [Status.signed]: {
    label: 'Pasirašyta finansavimo sutartis',
    short: 'Pasirašyta sutartis',
    tone: 'success',
    icon: 'check',
    nextStep: (facts) =>
      facts.dueDate
        ? `Galite teikti mokėjimo prašymus. Lėšas panaudokite iki ${facts.dueDate}.`
        : 'Galite teikti mokėjimo prašymus.',
  },
  [Status.terminated]: {
    label: 'Nutraukta sutartis',
    short: 'Nutraukta sutartis',
    tone: 'gray',
    icon: 'stop',
    nextStep: ({ since }) => `Sutartis nutraukta${since ? ` ${since}` : ''}. Dokumentas – prašyme.`,
  },
  [Status.awaitingDocuments]: {
    label: 'Laukiama papildomų dokumentų',
    short: 'Laukia dokumentų',
    tone: 'warning',
    icon: 'paperclip',
    nextStep: (facts) =>
      `Įkelkite ${facts.documentsLeft ? counted(facts.documentsLeft, DOCUMENT_ACCUSATIVE) : 'papildomus dokumentus'}${until(facts)}${left(facts)}.`,
  },
  [Status.documentsSubmitted]: {
    label: 'Pateikti papildomi dokumentai',
    short: 'Pateikti dokumentai',
    tone: 'brand',
    icon: 'clock',
    nextStep: (facts) =>
      `Dokumentai gauti${facts.since ? ` ${facts.since}` : ''}. Vertiname${facts.dueDate ? `, atsakysime iki ${facts.dueDate}` : ''}.`,
  },
  [Status.conditionsChange]: {
    label: 'Sąlygų keitimas',
    short: 'Sąlygų keitimas',
    tone: 'brand',
    icon: 'refresh',
    nextStep: () => 'Nagrinėjame jūsų prašymą keisti sutarties sąlygas.',
  },
  [Status.changeGenerated]: {
    label: 'Sugeneruotas sąlygų keitimo dokumentas',
    short: 'Keitimas: parengtas',
    tone: 'warning',
    icon: 'pen',
    nextStep: (facts) => `Pasirašykite sąlygų pakeitimą${until(facts)}${left(facts)}.`,
  },
  [Status.changeSignedByApplicant]: {
    label: 'Pareiškėjo pasirašytas sąlygų keitimas',
    short: 'Keitimas: pasirašė',
    tone: 'brand',
    icon: 'clock',
    nextStep: (facts) =>
      `Jūsų parašas gautas. Teikėjas pasirašys pakeitimą${until(facts) || ' per 5 darbo dienas'}.`,
  },
  [Status.changeSigned]: {
    label: 'Pasirašytas sąlygų keitimas',
    short: 'Keitimas: galioja',
    tone: 'success',
    icon: 'check',
    nextStep: () => 'Pakeistos sąlygos galioja. Galite teikti mokėjimo prašymus.',
  },
} as const satisfies Record<StatusId, StatusText>;

/** Label of a status by its id; a dash for an id nobody knows. */
export function statusLabel(id: number): string {
  return STATUS_TEXT[id as StatusId]?.label ?? '–';
}

/** The sentence under a status for the applicant. */
export function nextStep(id: StatusId, facts: NextStepFacts = {}): string {
  return STATUS_TEXT[id].nextStep(facts);
}

/** Headings of the applicant's list, grouped by whose turn it is. */
export const TURN_TEXT = {
  applicant: { group: 'Jūsų eilė', turn: 'Jūsų eilė' },
  provider: { group: 'Teikėjo eilė', turn: 'Teikėjo eilė' },
  nobody: { group: 'Baigta', turn: 'Nieko daryti nereikia' },
} as const satisfies Record<Turn, { group: string; turn: string }>;

/** Whose turn it is, in words. */
export function turnText(id: StatusId): string {
  return TURN_TEXT[TURN[id]].turn;
}

/** The strip of the form while nothing has been submitted: „saved“ must never read as „submitted“. */
export const NOT_SUBMITTED = { before: 'Rengiama – ', strong: 'dar nepateikta' } as const;
