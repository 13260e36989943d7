// Texts of the documents the portal generates: data for any renderer (pdfmake prints them). Sums in cents, rates in basis points.
import { formatEur, formatLongDate, formatRate } from './format.ts';
import type { Party } from './party.ts';
import { MONTH, counted } from './plural.ts';
import { exactRate, formulaText } from './rate-text.ts';

export interface DocumentText {
  title: string;
  /** Under the title: date, number, place. */
  subtitle: string[];
  sections: { heading: string; paragraphs: string[] }[];
  /** Rows of the conditions table: name and value. */
  facts: { label: string; value: string }[];
  /** Who signs; `lines` say for the party by whom and on what basis. */
  signatures: { role: string; name: string; lines?: string[] }[];
  /** Of the schedule that is its annex; left out: the schedule's own. */
  scheduleHeading?: string;
}

/** The provider as party of every contract; an installation with its own provider changes it here. */
export const LENDER: Party = {
  name: 'Verslo paskolų teikėjas',
  code: '900000990',
  address: 'Gedimino pr. 1, LT-01103 Vilnius',
  email: null,
  signatory: {
    name: null,
    office: 'įgaliotas (-a) darbuotojas (-a)',
    basis: 'Paskolos teikėjo vadovo įgaliojimą',
  },
};

const PLACE = 'Vilnius';

/** Approved terms as they are printed, with the SHA-256 of their canonical text. */
export interface DecidedTerms {
  /** Lowest rate a contract may have, basis points. */
  rateBp: number;
  /** Null: the rate is fixed. */
  formula: { referenceBp: number; marginBp: number } | null;
  termMonths: number;
  delayMonths: number;
  hash: string;
}

/** An approval that waits for documents. */
export interface DecisionCondition {
  /** Certificates that banks have refused to finance. */
  refusalOfFunding: boolean;
  /** What the approver wrote to the applicant about the documents; may be empty. */
  comment: string;
  /** Last day to bring them, 'yyyy-MM-dd'; null when no clock runs. */
  by: string | null;
}

export interface DecisionFacts {
  requestId: number;
  /** Of the decision itself (documents/decision-number.ts). */
  number: string;
  date: string;
  schemeName: string;
  applicant: { name: string; code: string };
  requestedCents: number;
  /** Approved sum; null when refused. */
  approvedCents: number | null;
  /** What the contract is bound to; left out when refused. */
  terms?: DecidedTerms | null;
  comment: string;
  /** Null or left out: the approval waits for nothing. */
  condition?: DecisionCondition | null;
  /** Last day for an appeal, when refused. */
  appealBy?: string | null;
}

function termFacts({ rateBp, formula, termMonths, delayMonths, hash }: DecidedTerms): DocumentText['facts'] {
  const rate = formula ? `${exactRate(formula)} = ${formulaText(formula)}` : formatRate(rateBp);
  return [
    { label: 'Mažiausia metinė palūkanų norma', value: rate },
    { label: 'Ilgiausias terminas', value: `${counted(termMonths, MONTH)} nuo sutarties dienos` },
    { label: 'Ilgiausias atidėjimas', value: counted(delayMonths, MONTH) },
    { label: 'Sąlygų kontrolinis kodas (SHA-256)', value: hash },
  ];
}

const onlyBy = (by: string | null): string => (by === null ? '' : ` iki ${by}`);

function documentsSection({
  refusalOfFunding,
  comment,
}: DecisionCondition): DocumentText['sections'][number] {
  const asked = [
    ...(refusalOfFunding
      ? ['Pažymos, kad bankai ir kitos finansų įstaigos atsisakė pareiškėją finansuoti.']
      : []),
    ...(comment.trim() ? [comment.trim()] : []),
  ];
  const fallback = ['Papildomi dokumentai, kurių prašoma portale.'];
  return { heading: 'Pateiktini dokumentai', paragraphs: asked.length > 0 ? asked : fallback };
}

function titleOf(isApproved: boolean, isConditional: boolean): string {
  if (!isApproved) return 'Sprendimas nefinansuoti';
  return isConditional ? 'Sprendimas dėl finansavimo su sąlyga' : 'Sprendimas dėl finansavimo';
}

/** What was decided, in a sentence. */
function verdict({ requestId, approvedCents, condition }: DecisionFacts): string {
  const assessed = `Įvertinus prašymą Nr. ${requestId}, nuspręsta`;
  if (approvedCents === null) return `${assessed} paskolos neteikti.`;
  return condition
    ? `${assessed} suteikti paskolą su sąlyga, kad pareiškėjas${onlyBy(condition.by)} pateiks toliau nurodytus dokumentus.`
    : `${assessed} suteikti paskolą.`;
}

function nextSteps({ approvedCents, condition, appealBy }: DecisionFacts): string[] {
  if (approvedCents === null)
    return [`Sprendimas gali būti apskųstas per vieną mėnesį${appealBy ? `, iki ${appealBy}` : ''}.`];
  if (!condition) return ['Sutartis parengiama per 5 darbo dienas nuo šio sprendimo.'];
  return [
    `Dokumentai pateikiami portale${onlyBy(condition.by)}. Laiku jų nepateikus, paskola gali būti nesuteikta.`,
    'Gauti dokumentai vertinami. Sutartis parengiama per 5 darbo dienas nuo jų patvirtinimo.',
  ];
}

/** Decision to finance, or not to when `approvedCents` is null. */
export function decisionDocument(facts: DecisionFacts): DocumentText {
  const isApproved = facts.approvedCents !== null;
  const reasons = facts.comment.trim() ? [facts.comment.trim()] : [];
  const condition = isApproved ? (facts.condition ?? null) : null;
  return {
    title: titleOf(isApproved, condition !== null),
    subtitle: [`${formatLongDate(facts.date)} Nr. ${facts.number}`, PLACE],
    facts: [
      { label: 'Pareiškėjas', value: `${facts.applicant.name}, kodas ${facts.applicant.code}` },
      { label: 'Priemonė', value: facts.schemeName },
      { label: 'Prašoma suma', value: formatEur(facts.requestedCents) },
      ...(facts.approvedCents === null
        ? []
        : [{ label: 'Patvirtinta suma', value: formatEur(facts.approvedCents) }]),
      ...(facts.terms ? termFacts(facts.terms) : []),
      ...(condition?.by ? [{ label: 'Dokumentus pateikti iki', value: condition.by }] : []),
    ],
    sections: [
      {
        heading: 'Sprendimas',
        paragraphs: [verdict(facts), ...reasons],
      },
      ...(condition ? [documentsSection(condition)] : []),
      { heading: 'Tolesni veiksmai', paragraphs: nextSteps(facts) },
    ],
    signatures: [{ role: 'Paskolos teikėjas', name: LENDER.name }],
  };
}

export interface NoteFacts {
  requestId: number;
  number: string;
  date: string;
  schemeName: string;
  applicant: { name: string; code: string };
  requestedCents: number;
  /** Number and kind of the decision it goes with. */
  decisionNumber: string;
}

/** Certificate that no bank finances the applicant; issued beside a decision when the approver asks for it. */
export function noBankFinancingNote(facts: NoteFacts): DocumentText {
  const { applicant, decisionNumber, requestId } = facts;
  return {
    title: 'Pažyma apie banko nefinansavimą',
    subtitle: [`${formatLongDate(facts.date)} Nr. ${facts.number}`, PLACE],
    facts: [
      { label: 'Pareiškėjas', value: `${applicant.name}, kodas ${applicant.code}` },
      { label: 'Priemonė', value: facts.schemeName },
      { label: 'Prašoma suma', value: formatEur(facts.requestedCents) },
      { label: 'Prašymas', value: `Nr. ${requestId}` },
      { label: 'Sprendimas', value: `Nr. ${decisionNumber}` },
    ],
    sections: [
      {
        heading: 'Pažymima',
        paragraphs: [
          'Pareiškėjas pateikė duomenis, kad bankų ir kitų finansų įstaigų finansavimo jam neskirta.',
          `Pažyma parengta pagal prašymo Nr. ${requestId} ir jo vertinimo duomenis; ji yra sprendimo Nr. ${decisionNumber} dokumentų dalis.`,
        ],
      },
    ],
    signatures: [{ role: 'Paskolos teikėjas', name: LENDER.name }],
  };
}
