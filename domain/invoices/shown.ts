import { Status, type StatusId } from '../application/status.ts';

/** Statuses in which nobody is shown invoices: before there is a contract (specification 2, section 4). */
const HIDDEN: readonly StatusId[] = [
  Status.preparing,
  Status.submitted,
  Status.approved,
  Status.rejected,
  Status.returned,
  Status.criteriaNotMet,
  Status.awaitingDocuments,
  Status.documentsSubmitted,
];

export function showsInvoices(status: StatusId): boolean {
  return !HIDDEN.includes(status);
}

/** The contract is out for signing: its fee comes with the second signature. */
export function awaitsInvoice(status: StatusId): boolean {
  return status === Status.contractGenerated || status === Status.signedByApplicant;
}
