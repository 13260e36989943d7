// How long a record is kept, and from what day on (specification 1, terms: 10 years; rent 5). Dates are 'yyyy-MM-dd' in Vilnius.
import { CLOSED_STATUSES, holdOf, Status, TURN, type StatusId } from '../application/status.ts';
import { schemeOf, type SchemeCode } from '../schemes/index.ts';
import { addDays, addMonths } from '../values/days.ts';

/** A draft nobody has touched for so long goes, */
export const DRAFT_MONTHS = 12;
/** whose owner is told when it has been let lie for so long, */
export const TELL_AFTER_MONTHS = 11;
/** and at least so many days before. */
export const NOTICE_DAYS = 30;
/** Register answers about companies nobody applies for. */
export const STRANGERS_DAYS = 30;

export interface Kept {
  schemeCode: SchemeCode;
  status: StatusId;
  /** Since when it is in this status, or deleted. */
  since: string;
  isDeleted: boolean;
  wasSubmitted: boolean;
  /** Last day on which anybody saved answers or added a file. */
  touchedOn: string;
  /** Day its owner was told that the draft will go; null: not yet. */
  toldOn: string | null;
  /** Last instalment of the contract; null: there is none. */
  loanEndsOn: string | null;
  /** Something of the loan is overdue, or its borrower insolvent. */
  hasArrear: boolean;
}

export interface Retention {
  kind: 'case' | 'draft';
  endedOn: string;
  /** The first day on which it may go. */
  dueOn: string;
}

/** When the record may go; null: nothing has ended, so no term runs. */
export function retentionOf(kept: Kept): Retention | null {
  if (!kept.wasSubmitted) return draftOf(kept);
  const endedOn = endOf(kept);
  if (endedOn === null || kept.hasArrear) return null;
  return { kind: 'case', endedOn, dueOn: keptUntil(kept.schemeCode, endedOn) };
}

/** The scheme's years after a day: 5 where rent is compensated, otherwise 10. */
export function keptUntil(scheme: SchemeCode, day: string): string {
  return addMonths(day, schemeOf(scheme).retentionYears * 12);
}

function draftOf({ isDeleted, since, status, touchedOn, toldOn }: Kept): Retention | null {
  if (isDeleted) return { kind: 'draft', endedOn: since, dueOn: addMonths(since, DRAFT_MONTHS) };
  // Whoever came back after the notice has not let it lie.
  if (status !== Status.preparing || toldOn === null || toldOn <= touchedOn) return null;
  const dueOn = later(addMonths(touchedOn, DRAFT_MONTHS), addDays(toldOn, NOTICE_DAYS));
  return { kind: 'draft', endedOn: touchedOn, dueOn };
}

/** A loan ends with its last instalment, also one that was terminated: until then it is owed. */
function endOf({ status, isDeleted, since, loanEndsOn }: Kept): string | null {
  if (isDeleted || CLOSED_STATUSES.includes(status)) return loanEndsOn ? later(since, loanEndsOn) : since;
  if (holdOf(status) !== 'issued' || TURN[status] !== 'nobody' || loanEndsOn === null) return null;
  return later(since, loanEndsOn);
}

const later = (a: string, b: string): string => (a > b ? a : b);
