// Fees of a contract as invoices (specification 1, section 9; decision 0047). Sums in cents, days 'yyyy-MM-dd'.
import type { ActionName } from '../application/transitions.ts';
import type { ProposalStep } from '../application/proposal.ts';
import { contractFeeCents } from '../values/loan-schedule.ts';
import { addWorkingDays, type Holidays } from '../values/working-days.ts';

export const INVOICE_KINDS = ['administration', 'conditionsChange'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Fee of every signed change of conditions. */
export const CHANGE_FEE_CENTS = 100_00;

/** Working days after its issue within which an invoice is paid. */
const PAYMENT_DAYS = 10;

export function invoiceFeeCents(kind: InvoiceKind, loanCents: number): number {
  return kind === 'administration' ? contractFeeCents(loanCents) : CHANGE_FEE_CENTS;
}

export function invoiceDueDate(issuedOn: string, holidays?: Holidays): string {
  return addWorkingDays(issuedOn, PAYMENT_DAYS, holidays);
}

/** The provider as seller. */
export interface Seller {
  name: string;
  code: string;
  /** Null: not registered for VAT. */
  vatCode: string | null;
  street: string;
  city: string;
  postCode: string;
  iban: string;
  email: string;
}

/** The borrower as buyer; a person has no code here: theirs is a personal one. */
export interface Buyer {
  name: string;
  code: string | null;
  address: string | null;
}

/** An invoice with everything that is printed on it, as it was when it was issued. */
export interface FeeInvoice {
  kind: InvoiceKind;
  number: string;
  issuedOn: string;
  dueDate: string;
  contractNumber: string;
  feeCents: number;
  /** The loan of which an administration fee is a share. */
  loanCents: number;
  /** Number and day of the invoice it takes the place of. */
  replaces: { number: string; issuedOn: string } | null;
  seller: Seller;
  buyer: Buyer;
}

export interface InvoiceOccasion {
  action: ActionName;
  /** Of an increase: proposing changes nothing yet. */
  step: ProposalStep | null;
  /** The loan before and after the move. */
  loanCents: { before: number; after: number };
}

/**
 * What a move issues: the administration fee with the provider's signature, the fee of a change with its own. A loan that
 * has grown has a higher administration fee: then that invoice is replaced; a fee once invoiced never becomes less.
 */
export function invoicesOf({ action, step, loanCents }: InvoiceOccasion): readonly InvoiceKind[] {
  if (action === 'providerSign') return ['administration'];
  const costsMore =
    invoiceFeeCents('administration', loanCents.after) > invoiceFeeCents('administration', loanCents.before);
  const replaced: readonly InvoiceKind[] = costsMore ? ['administration'] : [];
  if (action === 'providerSignChange') return ['conditionsChange', ...replaced];
  return action === 'increaseLoanSum' && step === 'confirm' ? replaced : [];
}
