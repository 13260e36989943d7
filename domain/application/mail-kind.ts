/**
 * Whom a mail is for. `applicant`: everybody who may act for the party. `signing`: the same, and the address the
 * answers name for the contract („Šiuo adresu siųsime pasirašyti skirtą sutartį“). `assignee`: whoever of the staff the
 * request is assigned to. `staff`: one person of the staff, about all her cases. `owner`: everybody who may act for the owner of
 * rented premises, who is to learn nothing of the request (decision 0109).
 */
type Audience = 'applicant' | 'signing' | 'owner' | 'assignee' | 'staff';

/** Mails of the portal; texts are in texts/lt/mail.ts. None names a person or a company. */
const AUDIENCE = {
  submitted: 'applicant',
  approved: 'applicant',
  approvedWithDocs: 'applicant',
  approvalWithdrawn: 'applicant',
  rejected: 'applicant',
  returned: 'applicant',
  contractToSign: 'signing',
  contractSigned: 'applicant',
  contractReplaced: 'signing',
  termsChanged: 'signing',
  signingExpired: 'signing',
  signingReminder: 'signing',
  documentsReminder: 'applicant',
  documentsOverdue: 'applicant',
  correctionReminder: 'applicant',
  correctionOverdue: 'applicant',
  fundsReminder: 'applicant',
  fundsOverdue: 'applicant',
  draftEnding: 'applicant',
  changeReceived: 'applicant',
  changeRejected: 'applicant',
  changeToSign: 'signing',
  changeSigned: 'applicant',
  terminated: 'applicant',
  paymentSubmitted: 'applicant',
  paymentReturned: 'applicant',
  paymentApproved: 'applicant',
  paymentRejected: 'applicant',
  paymentClosed: 'applicant',
  paymentPaidOut: 'applicant',
  billReturned: 'applicant',
  billRejected: 'applicant',
  billsFunded: 'applicant',
  billToConfirm: 'owner',
  staffAssigned: 'assignee',
  staffDocuments: 'assignee',
  staffSigned: 'assignee',
  staffClock: 'assignee',
  staffDigest: 'staff',
} as const satisfies Record<string, Audience>;

export type MailKind = keyof typeof AUDIENCE;

export const MAIL_KINDS = Object.keys(AUDIENCE) as MailKind[];

export function audienceOf(kind: MailKind): Audience {
  return AUDIENCE[kind];
}

/** Mails that say „until“ of a term: after its end they would be untrue, so they do not go. */
export const REMINDERS = [
  'signingReminder',
  'documentsReminder',
  'correctionReminder',
  'fundsReminder',
  'staffClock',
] as const satisfies readonly MailKind[];
