import { Status, type StatusId } from '../application/status.ts';
import { addMonths } from '../values/days.ts';
import type { CallPeriod } from './scheme.ts';

/** What must be done how many months after the last day of a call (specification 2, section 9). */
export const AFTER_CALL = { sign: 2, disburse: 4 } as const;
export const CALL_TERM_KINDS = ['sign', 'disburse'] as const;
export type CallTermKind = (typeof CALL_TERM_KINDS)[number];

const S = Status;
/** Submitted, not refused, and without a contract signed by both. */
export const UNSIGNED_STATUSES: readonly StatusId[] = [
  S.submitted,
  S.approved,
  S.returned,
  S.contractGenerated,
  S.signedByApplicant,
  S.awaitingDocuments,
  S.documentsSubmitted,
];
/** With a contract in force, of whose loan something may still be paid out. */
export const DISBURSED_STATUSES: readonly StatusId[] = [
  S.signed,
  S.conditionsChange,
  S.changeGenerated,
  S.changeSignedByApplicant,
  S.changeSigned,
];

export interface CallTerm {
  kind: CallTermKind;
  closedOn: string;
  dueDate: string;
  isLate: boolean;
}

/** Terms that run since a call has closed; none while it is open. They are told, and refuse only where a setting says so (decision 0131). */
export function callTerms({ to }: CallPeriod, today: string): CallTerm[] {
  if (today <= to) return [];
  return CALL_TERM_KINDS.map((kind) => {
    const dueDate = addMonths(to, AFTER_CALL[kind]);
    return { kind, closedOn: to, dueDate, isLate: dueDate < today };
  });
}

/** The term that is still to be met in the status, once the call has closed; null: none is. */
export function callTermOf(
  status: StatusId,
  { period, today, isDisbursed }: { period: CallPeriod; today: string; isDisbursed: boolean },
): CallTerm | null {
  const [sign, disburse] = callTerms(period, today);
  if (UNSIGNED_STATUSES.includes(status)) return sign ?? null;
  return DISBURSED_STATUSES.includes(status) && !isDisbursed ? (disburse ?? null) : null;
}
