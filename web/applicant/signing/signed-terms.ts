import { invoiceFeeCents } from '../../../domain/invoices/fee-invoice.ts';
import { formatEur, formatRate } from '../../../domain/texts/lt/format.ts';
import { SIGNING as T } from '../../../domain/texts/lt/screen/signing.ts';
import { fromWire } from '../../../domain/values/money.ts';
import type { components } from '../../api/schema.gen.ts';

type Terms = components['schemas']['ContractTerms'];
type Change = components['schemas']['ChangeTerms'];

export interface SignedTerms {
  /** „Pasirašote paskolos sutartį Nr. TP-118“. */
  title: string;
  /** Null: the terms do not say. */
  sum: string | null;
  /** What it is for, or which contract it changes. */
  under: string | null;
  rows: readonly { label: string; value: string }[];
}

/**
 * What one signs, in the figures of the document. A change of conditions that leaves a term alone leaves the contract's;
 * the postponement is never one it moves.
 */
export function signedTerms(terms: Terms, change: Change | null, purpose: unknown): SignedTerms {
  const sum = fromWire(change?.InvegaLoanSum ?? terms.InvegaLoanSum);
  const rate = fromWire(change?.InvegaLoanInterestRate ?? terms.InvegaLoanInterestRate);
  const last = change?.InvegaLoanPaymentTerm ?? terms.InvegaLoanPaymentTerm;
  const delay = terms.InvegaLoanDelayTerm;
  const fee = sum === null ? null : invoiceFeeCents(change ? 'conditionsChange' : 'administration', sum);
  const rows: [string, string | null][] = [
    [T.interest, rate === null ? null : T.yearly(formatRate(rate))],
    [T.repaidBy, last],
    [T.delay, delay === null ? null : T.delayMonths(delay)],
    [T.fee, fee === null ? null : T.once(formatEur(fee))],
  ];
  const isPurpose = purpose === 1 || purpose === 2;
  return {
    title: change ? T.signsChange(change.InvegaDocumentNumber) : T.signsContract(terms.InvegaContractNumber),
    sum: sum === null ? null : formatEur(sum),
    under: change
      ? terms.InvegaContractNumber && T.ofContract(terms.InvegaContractNumber)
      : isPurpose
        ? T.purpose[purpose]
        : null,
    rows: rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
  };
}
