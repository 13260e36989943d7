import type { StaffRole } from './role.ts';

/** Everybody who works on cases. The administrator keeps accounts and rules, and reads no case without one of these roles. */
const CASE_ROLES = ['assessor', 'manager', 'approver', 'signatory'] as const satisfies readonly StaffRole[];

/** What staff may do beside moving a request: the API guards by it, screens show or lock by it (PRODUCT.md section 2). */
export const STAFF_RIGHTS = {
  /** Cases, their papers and the lists and queues they stand in. Every read of one case is logged (reads.ts). */
  readCases: CASE_ROLES,
  /** Codes and names everybody with a role may look up: activities, countries, places. */
  readClassifiers: [...CASE_ROLES, 'administrator'],
  /** Colleagues and their roles. */
  readStaff: [...CASE_ROLES, 'administrator'],
  /** Asks registers about an applicant again, or rules about the answers. */
  renewRegisters: ['assessor', 'manager'],
  recheckCriteria: ['assessor', 'manager', 'approver'],
  /** Comments that the applicant reads, and papers added to the case. */
  commentToApplicant: ['assessor', 'manager', 'approver'],
  addFiles: ['assessor', 'manager', 'approver'],
  /** Notes for each other: each is written by its own role only (specification 2, section 4). */
  writeApproversNote: ['approver'],
  writeSignatorysNote: ['signatory'],
  /** Decisions, contracts and their changes, one by one or several at once. */
  signForProvider: ['signatory'],
  /** One question to the tax authority by a code, and the list of those asked. */
  checkVmi: ['assessor', 'manager'],
  /** Questions about everybody the list's filter finds. */
  massVmi: ['manager'],
  /** Authorisations of any party: those who cannot log in send their paper to the provider. */
  keepRepresentatives: ['assessor', 'manager'],
  /** Files of values for many parties; they hold personal codes, so nobody else reads them either. */
  importData: ['manager'],
  /** Draft rule sets and what they would have decided. */
  tryPolicies: ['administrator'],
  /** Mails that were refused for good: another address, once more, or told otherwise. */
  repairMails: ['assessor', 'manager'],
  /** Days off and lengths of terms. */
  keepCalendar: ['administrator'],
  /** Accounts, roles, absences, schemes and switches; what touches rights or money takes a second person. */
  administer: ['administrator'],
  /** Sees the administration, and is the second person of its changes. */
  confirmAdministration: ['administrator', 'manager'],
  /** Lists of records whose term is over; removing them takes a second person (`confirmAdministration`). */
  keepRecords: ['administrator'],
  /** Cases that may not be removed, whatever their term. */
  holdCases: ['manager', 'administrator'],
  /** Large aid is published before its term does it. */
  publishAid: ['manager'],
  /** Texts of documents and mails, and who signs by what office; a text takes two administrators. */
  keepTexts: ['administrator'],
  /** What needs a person to go on, by number and status; a repair takes two of them. */
  repairCases: ['manager', 'administrator'],
  /** What the list finds as a file, with all answers or without. */
  exportCases: CASE_ROLES,
  /** The monthly files of turnovers. */
  readTurnovers: ['assessor', 'manager'],
  /** What was paid out of a loan and what of it is overdue. */
  keepLoanAccount: ['manager'],
  /** Bills of rent the owner has confirmed: funds them, or gives them back. */
  confirmBills: ['manager'],
  /** How much each colleague finishes a day. */
  seePace: ['manager'],
  /** What the reconciler found; numbers and codes only. */
  watchOperations: ['manager', 'administrator'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffRight = keyof typeof STAFF_RIGHTS;

/** Whether one of the roles gives the right. */
export function hasRight(right: StaffRight, roles: readonly string[]): boolean {
  return STAFF_RIGHTS[right].some((role) => roles.includes(role));
}
