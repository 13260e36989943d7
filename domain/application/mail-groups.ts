import { audienceOf, MAIL_KINDS, type MailKind } from './mail-kind.ts';

/** Mails one may or may not do without, as the account's settings list them. */
export const MAIL_GROUPS = [
  'decisions',
  'signing',
  'overdue',
  'reminders',
  'receipts',
  'staffAssigned',
  'staffNews',
  'staffTerms',
  'staffDigest',
] as const;
export type MailGroup = (typeof MAIL_GROUPS)[number];

const GROUP = {
  submitted: 'receipts',
  approved: 'decisions',
  approvedWithDocs: 'decisions',
  approvalWithdrawn: 'decisions',
  rejected: 'decisions',
  returned: 'decisions',
  contractToSign: 'signing',
  contractSigned: 'receipts',
  contractReplaced: 'signing',
  termsChanged: 'decisions',
  signingExpired: 'signing',
  signingReminder: 'reminders',
  documentsReminder: 'reminders',
  documentsOverdue: 'overdue',
  correctionReminder: 'reminders',
  correctionOverdue: 'overdue',
  fundsReminder: 'reminders',
  fundsOverdue: 'overdue',
  draftEnding: 'overdue',
  changeReceived: 'receipts',
  changeRejected: 'decisions',
  changeToSign: 'signing',
  changeSigned: 'receipts',
  terminated: 'decisions',
  paymentSubmitted: 'receipts',
  paymentReturned: 'decisions',
  paymentApproved: 'decisions',
  paymentRejected: 'decisions',
  paymentClosed: 'decisions',
  paymentPaidOut: 'receipts',
  billReturned: 'decisions',
  billRejected: 'decisions',
  billsFunded: 'receipts',
  billToConfirm: 'reminders',
  staffAssigned: 'staffAssigned',
  staffDocuments: 'staffNews',
  staffSigned: 'staffNews',
  staffClock: 'staffTerms',
  staffDigest: 'staffDigest',
} as const satisfies Record<MailKind, MailGroup>;

export function groupOf(kind: MailKind): MailGroup {
  return GROUP[kind];
}

/**
 * Decisions, papers to sign and terms that are over must reach the party (PRODUCT.md section 7: the notice of a decision
 * is a term of its own): nobody can switch them off.
 */
const REQUIRED: readonly MailGroup[] = ['decisions', 'signing', 'overdue'];

export function isRequired(group: MailGroup): boolean {
  return REQUIRED.includes(group);
}

export type MailSide = 'applicant' | 'staff';

export function sideOf(kind: MailKind): MailSide {
  return audienceOf(kind) === 'assignee' || audienceOf(kind) === 'staff' ? 'staff' : 'applicant';
}

/** The groups a side gets mail of, in the order they are listed. */
export function groupsOf(side: MailSide): MailGroup[] {
  return MAIL_GROUPS.filter((group) => kindsOf(group).some((kind) => sideOf(kind) === side));
}

export function kindsOf(group: MailGroup): MailKind[] {
  return MAIL_KINDS.filter((kind) => GROUP[kind] === group);
}
