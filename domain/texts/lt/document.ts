// Texts of the documents the portal generates: data for any renderer (pdfmake prints them). Sums in cents, rates in basis points.
import { formatEur, formatLongDate, formatRate } from './format.ts';
import { madeOf } from '../../templates/template-document.ts';
import { signatoriesOf, type Party } from './party.ts';
import { MONTH, counted } from './plural.ts';
import { exactRate, formulaText } from './rate-text.ts';
import { APPROVAL_TEXT, CONDITIONAL_TEXT, NOTE_TEXT, REJECTION_TEXT } from './template/decision.ts';
import type { DecisionPlace, NotePlace } from './template/places.ts';

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
  scheduleNote?: string;
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
  /** Left out: the provider without signatories by name. */
  lender?: Party;
}

function valuesOf(facts: DecisionFacts): Record<DecisionPlace, string | null> {
  const { approvedCents, terms, condition, comment } = facts;
  const formula = terms?.formula;
  const asked = condition?.comment.trim() ?? '';
  return {
    ...applicantValues(facts),
    patvirtinta_suma: approvedCents === null ? null : formatEur(approvedCents),
    mažiausia_norma: !terms
      ? null
      : formula
        ? `${exactRate(formula)} = ${formulaText(formula)}`
        : formatRate(terms.rateBp),
    terminas: terms ? counted(terms.termMonths, MONTH) : null,
    atidėjimas: terms ? counted(terms.delayMonths, MONTH) : null,
    sąlygų_kodas: terms?.hash ?? null,
    pastaba: comment.trim() || null,
    pateikti_iki: condition?.by ?? null,
    banko_pažyma: condition?.refusalOfFunding ? 'taip' : null,
    prašomi_dokumentai: condition
      ? asked || (condition.refusalOfFunding ? null : 'Papildomi dokumentai, kurių prašoma portale.')
      : null,
    apskųsti_iki: facts.appealBy ?? null,
  };
}

const applicantValues = (facts: {
  applicant: { name: string; code: string };
  schemeName: string;
  requestedCents: number;
  requestId: number;
}) => ({
  pareiškėjas: facts.applicant.name,
  kodas: facts.applicant.code,
  priemonė: facts.schemeName,
  prašoma_suma: formatEur(facts.requestedCents),
  prašymo_nr: String(facts.requestId),
});

/** Which text a decision is made of. */
export function decisionTextKey({
  approvedCents,
  condition,
}: Pick<DecisionFacts, 'approvedCents' | 'condition'>): 'approval' | 'conditionalApproval' | 'rejection' {
  if (approvedCents === null) return 'rejection';
  return condition ? 'conditionalApproval' : 'approval';
}

const TEXT_1 = {
  approval: APPROVAL_TEXT,
  conditionalApproval: CONDITIONAL_TEXT,
  rejection: REJECTION_TEXT,
} as const;

/** Who signs for the provider: its signatories by office where the administrator keeps them. */
const signedBy = (lender: Party): DocumentText['signatures'] => [
  {
    role: 'Paskolos teikėjas',
    name: lender.name,
    ...(lender.signatory?.name ? { lines: [`Pasirašo ${signatoriesOf(lender)}`] } : {}),
  },
];

/** Decision to finance, or not to when `approvedCents` is null; made of `source`, or of version 1 of its text. */
export function decisionDocument(facts: DecisionFacts, source?: string): DocumentText {
  return {
    ...madeOf(source ?? TEXT_1[decisionTextKey(facts)], valuesOf(facts), false),
    subtitle: [`${formatLongDate(facts.date)} Nr. ${facts.number}`, PLACE],
    signatures: signedBy(facts.lender ?? LENDER),
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
  lender?: Party;
}

/** Certificate that no bank finances the applicant; issued beside a decision when the approver asks for it. */
export function noBankFinancingNote(facts: NoteFacts, source: string = NOTE_TEXT): DocumentText {
  const values: Record<NotePlace, string> = { ...applicantValues(facts), sprendimo_nr: facts.decisionNumber };
  return {
    ...madeOf(source, values, false),
    subtitle: [`${formatLongDate(facts.date)} Nr. ${facts.number}`, PLACE],
    signatures: signedBy(facts.lender ?? LENDER),
  };
}
