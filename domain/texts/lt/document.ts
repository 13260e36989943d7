// Texts of the documents the portal generates: data for any renderer (pdfmake prints them). Sums in cents, rates in basis points.
import type { PurposeId } from '../../schemes/scheme.ts';
import { contractFeeCents, interestRatePpm } from '../../values/loan-schedule.ts';
import { PURPOSE_TEXT } from './form/loan.ts';
import { formatEur, formatExactRate, formatLongDate, formatRate } from './format.ts';
import { MONTH, counted } from './plural.ts';

export interface Party {
  name: string;
  code: string;
  address: string | null;
  /** Who signs, with the basis: „direktorė Vardenė Pavardenė, veikianti pagal įstatus“; null: the party itself. */
  representedBy: string | null;
}

export interface DocumentText {
  title: string;
  /** Under the title: date, number, place. */
  subtitle: string[];
  sections: { heading: string; paragraphs: string[] }[];
  /** Rows of the conditions table: name and value. */
  facts: { label: string; value: string }[];
  signatures: { role: string; name: string }[];
}

/** The provider as party of every contract; an installation with its own provider changes it here. */
export const LENDER: Party = {
  name: 'Verslo paskolų teikėjas',
  code: '900000990',
  address: 'Gedimino pr. 1, LT-01103 Vilnius',
  representedBy: 'įgaliotas pasirašantis asmuo',
};

export interface LoanTerms {
  contractNumber: string;
  /** 'yyyy-MM-dd' */
  date: string;
  schemeName: string;
  borrower: Party;
  sumCents: number;
  rateBp: number;
  /** How the rate was made; left out when the manager set it otherwise. */
  rateParts?: { referenceBp: number; marginBp: number } | null;
  delayMonths: number;
  /** Final repayment date, 'yyyy-MM-dd'. */
  repaidBy: string;
  paymentDay: number;
  purpose: PurposeId;
  iban: string;
}

const PLACE = 'Vilnius';

interface RateParts {
  referenceBp: number;
  marginBp: number;
}

const exactRate = ({ referenceBp, marginBp }: RateParts): string =>
  formatExactRate(interestRatePpm(referenceBp, marginBp));

const formulaText = ({ referenceBp, marginBp }: RateParts): string =>
  ` = (${formatRate(Math.max(0, referenceBp))} + ${formatRate(marginBp)}) × 0,3`;

function loanFacts(terms: LoanTerms): DocumentText['facts'] {
  const { rateParts } = terms;
  // A rate by the formula keeps its four decimals; a typed one has two.
  const rate = rateParts ? exactRate(rateParts) : formatRate(terms.rateBp);
  const formula = rateParts ? formulaText(rateParts) : '';
  return [
    { label: 'Paskolos suma', value: formatEur(terms.sumCents) },
    { label: 'Paskirtis', value: PURPOSE_TEXT[terms.purpose] },
    { label: 'Metinė palūkanų norma (fiksuota)', value: `${rate}${formula}` },
    { label: 'Grąžinimo atidėjimas', value: counted(terms.delayMonths, MONTH) },
    { label: 'Galutinis grąžinimo terminas', value: terms.repaidBy },
    { label: 'Mokėjimo diena', value: `kiekvieno mėnesio ${terms.paymentDay}\u00A0d.` },
    { label: 'Sutarties mokestis', value: formatEur(contractFeeCents(terms.sumCents)) },
    { label: 'Paskolos gavėjo sąskaita', value: terms.iban },
  ];
}

const partyText = ({ name, code, address, representedBy }: Party): string =>
  [`${name}, kodas ${code}`, address, representedBy && `atstovaujama(s): ${representedBy}`]
    .filter(Boolean)
    .join(', ');

const signatures = (borrower: Party): DocumentText['signatures'] => [
  { role: 'Paskolos gavėjas', name: borrower.name },
  { role: 'Paskolos teikėjas', name: LENDER.name },
];

/** Loan contract. */
export function contractDocument(terms: LoanTerms): DocumentText {
  return {
    title: 'Paskolos sutartis',
    subtitle: [`${formatLongDate(terms.date)} Nr. ${terms.contractNumber}`, PLACE],
    facts: loanFacts(terms),
    sections: [
      {
        heading: '1. Šalys ir dalykas',
        paragraphs: [
          `Paskolos teikėjas: ${partyText(LENDER)}.`,
          `Paskolos gavėjas: ${partyText(terms.borrower)}.`,
          `Paskolos teikėjas pagal priemonę „${terms.schemeName}“ suteikia paskolos gavėjui paskolą lentelėje nurodytomis sąlygomis, o paskolos gavėjas įsipareigoja ją grąžinti, sumokėti palūkanas ir naudoti tik nurodytai paskirčiai.`,
        ],
      },
      {
        heading: '2. Išmokėjimas ir naudojimas',
        paragraphs: [
          'Paskola išmokama pagal paskolos gavėjo mokėjimo prašymus per 10 darbo dienų nuo prašymo patvirtinimo. Paskola panaudojama per 6 mėnesius nuo sutarties pasirašymo.',
          'Lėšos negali būti naudojamos dividendams ar kitoms išmokoms dalyviams, paskoloms susijusiems asmenims ir turimoms paskoloms grąžinti.',
        ],
      },
      {
        heading: '3. Grąžinimas ir palūkanos',
        paragraphs: [
          'Atidėjimo laikotarpiu mokamos tik palūkanos, vėliau paskola grąžinama lygiomis dalimis; paskutinė įmoka apima apvalinimo skirtumą. Palūkanos skaičiuojamos už faktines dienas, laikant, kad metuose yra 365 dienos.',
          'Grąžinimo grafikas pateikiamas per 10 darbo dienų nuo išmokėjimo.',
          'Už pavėluotą įmoką mokami 0,03 procento delspinigiai už kiekvieną dieną. Paskola laikoma problemine vėluojant 90 dienų arba iškėlus nemokumo bylą.',
        ],
      },
      {
        heading: '4. Kitos sąlygos',
        paragraphs: [
          'Sutarties sąlygos keičiamos abiejų šalių pasirašytu susitarimu; keitimo mokestis – 100,00 EUR. Atidėjimo terminas gali būti pratęstas vieną kartą.',
          'Apie 500 000,00 EUR ir didesnę pagalbą per 6 mėnesius skelbiama valstybės pagalbos skaidrumo sistemoje.',
          'Sutartis pasirašoma kvalifikuotais elektroniniais parašais. Paskolos gavėjas pasirašo per 10 darbo dienų nuo gavimo, paskolos teikėjas – per 5 darbo dienas po to.',
        ],
      },
    ],
    signatures: signatures(terms.borrower),
  };
}

/** Agreement on changed conditions. */
export function conditionsChangeDocument(terms: LoanTerms, documentNumber: string): DocumentText {
  return {
    title: 'Susitarimas dėl sutarties sąlygų keitimo',
    subtitle: [`${formatLongDate(terms.date)} Nr. ${documentNumber}`, PLACE],
    facts: loanFacts(terms).filter((fact) => fact.label !== 'Sutarties mokestis'),
    sections: [
      {
        heading: '1. Keičiamos sąlygos',
        paragraphs: [
          `Šalys susitaria paskolos sutarties Nr. ${terms.contractNumber} sąlygas išdėstyti taip, kaip nurodyta lentelėje. Kitos sutarties sąlygos nesikeičia.`,
          `Paskolos gavėjas: ${partyText(terms.borrower)}. Paskolos teikėjas: ${partyText(LENDER)}.`,
        ],
      },
    ],
    signatures: signatures(terms.borrower),
  };
}

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

export interface DecisionFacts {
  requestId: number;
  date: string;
  schemeName: string;
  applicant: { name: string; code: string };
  requestedCents: number;
  /** Approved sum; null when refused. */
  approvedCents: number | null;
  /** What the contract is bound to; left out when refused. */
  terms?: DecidedTerms | null;
  comment: string;
  /** „Bankai finansavimo neskyrė“ is noted on request of the approver. */
  noBankFinancingNote?: boolean;
  /** Last day for an appeal, when refused. */
  appealBy?: string | null;
}

function termFacts({ rateBp, formula, termMonths, delayMonths, hash }: DecidedTerms): DocumentText['facts'] {
  const rate = formula ? `${exactRate(formula)}${formulaText(formula)}` : formatRate(rateBp);
  return [
    { label: 'Mažiausia metinė palūkanų norma', value: rate },
    { label: 'Ilgiausias terminas', value: `${counted(termMonths, MONTH)} nuo sutarties dienos` },
    { label: 'Ilgiausias atidėjimas', value: counted(delayMonths, MONTH) },
    { label: 'Sąlygų kontrolinis kodas (SHA-256)', value: hash },
  ];
}

/** Decision to finance, or not to when `approvedCents` is null. */
export function decisionDocument(facts: DecisionFacts): DocumentText {
  const isApproved = facts.approvedCents !== null;
  const reasons = facts.comment.trim() ? [facts.comment.trim()] : [];
  const note = facts.noBankFinancingNote
    ? ['Pareiškėjas pateikė duomenis, kad bankų ir kitų finansų įstaigų finansavimo jam neskirta.']
    : [];
  const appeal = isApproved
    ? ['Sutartis parengiama per 5 darbo dienas nuo sąlygų įvykdymo.']
    : [`Sprendimas gali būti apskųstas per vieną mėnesį${facts.appealBy ? `, iki ${facts.appealBy}` : ''}.`];
  return {
    title: isApproved ? 'Sprendimas dėl finansavimo' : 'Sprendimas nefinansuoti',
    subtitle: [`${formatLongDate(facts.date)} Nr. ${facts.requestId}`, PLACE],
    facts: [
      { label: 'Pareiškėjas', value: `${facts.applicant.name}, kodas ${facts.applicant.code}` },
      { label: 'Priemonė', value: facts.schemeName },
      { label: 'Prašoma suma', value: formatEur(facts.requestedCents) },
      ...(facts.approvedCents === null
        ? []
        : [{ label: 'Patvirtinta suma', value: formatEur(facts.approvedCents) }]),
      ...(facts.terms ? termFacts(facts.terms) : []),
    ],
    sections: [
      {
        heading: 'Sprendimas',
        paragraphs: [
          isApproved
            ? `Įvertinus prašymą Nr. ${facts.requestId}, nuspręsta suteikti paskolą.`
            : `Įvertinus prašymą Nr. ${facts.requestId}, nuspręsta paskolos neteikti.`,
          ...reasons,
          ...note,
        ],
      },
      { heading: 'Tolesni veiksmai', paragraphs: appeal },
    ],
    signatures: [{ role: 'Paskolos teikėjas', name: LENDER.name }],
  };
}
