// Which mail a move or a clock brings about.
import { ARRIVALS } from './arrivals.ts';
import type { ClockKind } from './clocks.ts';
import type { MailKind } from './mail-kind.ts';
import type { StatusId } from './status.ts';
import type { ActionName } from './transitions.ts';

/** Where the way into a status says more than the status: another mail. */
const TOLD_OF_ACTION: Partial<Record<ActionName, MailKind>> = {
  signingExpired: 'signingExpired',
  changeSigningExpired: 'signingExpired',
  changeToSubmitted: 'approvalWithdrawn',
  rejectConditionsChange: 'changeRejected',
  changeContractFile: 'contractReplaced',
  changeTerms: 'termsChanged',
};

/** What the person the request is assigned to hears of. */
const STAFF_TOLD: Partial<Record<ActionName, MailKind>> = {
  setAssessor: 'staffAssigned',
  submitAdditionalDocs: 'staffDocuments',
  applicantSign: 'staffSigned',
  applicantSignChange: 'staffSigned',
};

/** What tells the applicant of a decision; the notice clock stops with them. */
export const DECISION_MAILS = [
  'approved',
  'approvedWithDocs',
  'rejected',
] as const satisfies readonly MailKind[];

interface Moved {
  action: ActionName;
  from: StatusId;
  /** null: deleted. */
  to: StatusId | null;
  /** The decision is not to be told before it is signed. */
  isWithheld?: boolean;
}

/** Every mail of a move, at most one to each side. */
export function mailsOfMove({ action, from, to, isWithheld = false }: Moved): MailKind[] {
  const staff = STAFF_TOLD[action];
  const arrival = toldTheApplicant({ action, from, to });
  const told = isWithheld && DECISION_MAILS.some((kind) => kind === arrival) ? null : arrival;
  return [...(told ? [told] : []), ...(staff ? [staff] : [])];
}

function toldTheApplicant({ action, from, to }: Moved): MailKind | null {
  // New terms concern the applicant only when a document was out for signing.
  if (action === 'changeTerms' && to === from) return null;
  const special = TOLD_OF_ACTION[action];
  if (special) return special;
  return to !== null && to !== from ? ARRIVALS[to].mail : null;
}

interface ClockMails {
  /** While the term runs. */
  before: MailKind | null;
  /** Once it is over; null where its end is an action with a mail of its own, or nobody's to hear of. */
  after: MailKind | null;
}

const PROVIDERS: ClockMails = { before: 'staffClock', after: null };
const SIGNING: ClockMails = { before: 'signingReminder', after: null };

const CLOCK_MAILS = {
  evaluation: PROVIDERS,
  decisionNotice: PROVIDERS,
  contract: PROVIDERS,
  providerSigns: PROVIDERS,
  conditionsReview: PROVIDERS,
  applicantSigns: SIGNING,
  applicantSignsChange: SIGNING,
  additionalDocuments: { before: 'documentsReminder', after: 'documentsOverdue' },
  correction: { before: 'correctionReminder', after: 'correctionOverdue' },
  fundsUse: { before: 'fundsReminder', after: 'fundsOverdue' },
  appeal: { before: null, after: null },
} as const satisfies Record<ClockKind, ClockMails>;

/** The mail of a clock that has come to a mark at `now`; `now` and `dueAt` are ISO instants of UTC. The end itself is over. */
export function mailOfClock(
  { kind, dueAt }: { kind: ClockKind; dueAt: string },
  now: string,
): MailKind | null {
  const { before, after } = CLOCK_MAILS[kind];
  return now < dueAt ? before : after;
}
