// The loan contract: its special part (table) and its clauses. Sums in cents, rates in basis points (decision 0053).
import { formatIban } from '../../values/iban.ts';
import { contractFeeCents, interestRatePpm, PPM_OF_BP } from '../../values/loan-schedule.ts';
import { contractClauses } from './contract-clauses.ts';
import { decisionText, type LoanTerms } from './contract-terms.ts';
import type { DocumentText } from './document.ts';
import { PURPOSE_TEXT } from './form/loan.ts';
import { formatEur, formatLongDate, formatRate } from './format.ts';
import { numberedClauses } from './numbered-clauses.ts';
import { signatoryText, type Party } from './party.ts';
import { MONTH, counted } from './plural.ts';
import { exactRate, formulaText } from './rate-text.ts';
import { SCHEDULE_TEXT } from './schedule.ts';

const PLACE = 'Vilnius';

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
  const decision = decisionText(terms, 'sprendimas');
  return [
    ...(decision ? [{ label: 'Finansavimo pagrindas', value: decision }] : []),
    { label: 'Paskolos suma', value: formatEur(terms.sumCents) },
    { label: 'Paskirtis', value: PURPOSE_TEXT[terms.purpose] },
    { label: 'Metinė palūkanų norma (fiksuota)', value: contractRate(terms) },
    { label: 'Grąžinimo atidėjimas', value: counted(terms.delayMonths, MONTH) },
    { label: 'Galutinis grąžinimo terminas', value: terms.repaidBy },
    { label: 'Mokėjimo diena', value: `kiekvieno mėnesio ${terms.paymentDay}\u00A0d.` },
    { label: 'Sutarties mokestis', value: formatEur(contractFeeCents(terms.sumCents)) },
    ...(terms.aidCents === null
      ? []
      : [{ label: 'Valstybės pagalbos suma', value: formatEur(terms.aidCents) }]),
    ...(terms.iban ? [{ label: 'Paskolos gavėjo sąskaita', value: formatIban(terms.iban) }] : []),
  ];
}

/** Places for signatures: the party, its code, and who signs for it. */
export const signaturesOf = (lender: Party, borrower: Party): DocumentText['signatures'] =>
  (
    [
      ['Paskolos teikėjas', lender],
      ['Paskolos gavėjas', borrower],
    ] as const
  ).map(([role, party]) => ({
    role,
    name: party.name,
    lines: [
      `Kodas ${party.code}`,
      ...(party.signatory ? [`Pasirašo ${signatoryText(party.signatory)}`] : ['Pasirašo savo vardu']),
    ],
  }));

/** Loan contract. The schedule is its annex and stands after the signatures. */
export function contractDocument(terms: LoanTerms): DocumentText {
  return {
    title: 'Paskolos sutartis',
    subtitle: [`${formatLongDate(terms.date)} Nr. ${terms.contractNumber}`, PLACE],
    facts: loanFacts(terms),
    sections: numberedClauses(contractClauses(terms)),
    signatures: signaturesOf(terms.lender, terms.borrower),
    scheduleHeading: SCHEDULE_TEXT.annex,
  };
}
