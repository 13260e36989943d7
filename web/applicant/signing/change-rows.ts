import { EMPTY, eurOrEmpty, formatRate } from '../../../domain/texts/lt/format.ts';
import { VIEW } from '../../../domain/texts/lt/screen/view.ts';
import { fromWire } from '../../../domain/values/money.ts';
import type { components } from '../../api/schema.gen.ts';

type Terms = components['schemas']['ContractTerms'];
type Change = components['schemas']['ChangeTerms'];

export interface ChangeRow {
  label: string;
  before: string;
  after: string;
  changed: boolean;
}

const eur = (wire: string | null): string => eurOrEmpty(fromWire(wire));
const rate = (wire: string | null): string => {
  const points = fromWire(wire);
  return points === null ? EMPTY : formatRate(points);
};

/** The conditions of the contract beside those of the change, the changed ones first. */
export function changeRows(terms: Terms, change: Change): ChangeRow[] {
  const row = (label: string, before: string, after: string): ChangeRow => ({
    label,
    before,
    after,
    changed: after !== EMPTY && before !== after,
  });
  return [
    row(VIEW.contractSum, eur(terms.InvegaLoanSum), eur(change.InvegaLoanSum)),
    row(VIEW.rate, rate(terms.InvegaLoanInterestRate), rate(change.InvegaLoanInterestRate)),
    row(VIEW.until, terms.InvegaLoanPaymentTerm ?? EMPTY, change.InvegaLoanPaymentTerm ?? EMPTY),
  ].sort((a, b) => Number(b.changed) - Number(a.changed));
}
