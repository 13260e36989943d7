// Texts of the documents the portal generates: data for any renderer (pdfmake prints them). Sums in cents, rates in basis points.
import type { PurposeId } from '../../schemes/scheme.ts';
import { formatIban } from '../../values/iban.ts';
import { contractFeeCents, interestRatePpm, PPM_OF_BP } from '../../values/loan-schedule.ts';
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
  /** How the rate was made by the formula; null when it was agreed otherwise. */
  rateParts: RateParts | null;
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
  `(${formatRate(Math.max(0, referenceBp))} + ${formatRate(marginBp)}) × 0,3`;

/** The agreed rate has two decimals; where the formula gives more, the agreed one is that rounded up. */
function contractRate({ rateBp, rateParts }: LoanTerms): string {
  const agreed = formatRate(rateBp);
  if (!rateParts) return agreed;
  const formula = formulaText(rateParts);
  const isExact = interestRatePpm(rateParts.referenceBp, rateParts.marginBp) === rateBp * PPM_OF_BP;
  if (isExact) return `${agreed} = ${formula}`;
  return `${agreed}; ${formula} = ${exactRate(rateParts)}, suapvalinta aukštyn iki šimtųjų`;
}

function loanFacts(terms: LoanTerms): DocumentText['facts'] {
  return [
    { label: 'Paskolos suma', value: formatEur(terms.sumCents) },
    { label: 'Paskirtis', value: PURPOSE_TEXT[terms.purpose] },
    { label: 'Metinė palūkanų norma (fiksuota)', value: contractRate(terms) },
    { label: 'Grąžinimo atidėjimas', value: counted(terms.delayMonths, MONTH) },
    { label: 'Galutinis grąžinimo terminas', value: terms.repaidBy },
    { label: 'Mokėjimo diena', value: `kiekvieno mėnesio ${terms.paymentDay}\u00A0d.` },
    { label: 'Sutarties mokestis', value: formatEur(contractFeeCents(terms.sumCents)) },
    { label: 'Paskolos gavėjo sąskaita', value: formatIban(terms.iban) },
  ];
}

const partyText = ({ name, code, address, representedBy }: Party): string =>
  [`${name}, kodas ${code}`, address, representedBy && `kurio vardu veikia ${representedBy}`]
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
