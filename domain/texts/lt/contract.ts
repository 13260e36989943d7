// The loan contract of its text: special part (table), clauses, who signs (decision 0053).
import { madeOf } from '../../templates/template-document.ts';
import type { LoanTerms } from './contract-terms.ts';
import type { DocumentText } from './document.ts';
import { formatLongDate } from './format.ts';
import { signatoriesOf, type Party } from './party.ts';
import { SCHEDULE_TEXT } from './schedule.ts';
import { contractValues } from './template/contract-values.ts';
import { CONTRACT_TEXT } from './template/contract.ts';

const PLACE = 'Vilnius';

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
      party.signatory ? `Pasirašo ${signatoriesOf(party)}` : 'Pasirašo savo vardu',
    ],
  }));

/** Loan contract made of a text (version 1 unless given). The schedule is its annex and stands after the signatures. */
export function contractDocument(terms: LoanTerms, source: string = CONTRACT_TEXT): DocumentText {
  return {
    ...madeOf(source, contractValues(terms), true),
    subtitle: [`${formatLongDate(terms.date)} Nr. ${terms.contractNumber}`, PLACE],
    signatures: signaturesOf(terms.lender, terms.borrower),
    scheduleHeading: SCHEDULE_TEXT.annex,
  };
}
