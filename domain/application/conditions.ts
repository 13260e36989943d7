import type { TermName } from './approved-terms.ts';
import type { ProposalStep } from './proposal.ts';
import type { SchemeTermProblem } from './scheme-terms.ts';

/**
 * Named conditions of the transition table. Each reads facts gathered by one query in the transaction that
 * would make the move, so a condition can never be judged on stale data.
 */
export interface Facts {
  actorId: string | null;
  periodOpen: boolean;
  consentGiven: boolean;
  /** Another open request of the party in the same sector (covid: accommodation and catering are one). */
  sectorTaken: boolean;
  /** Copy only: the source is the party's own and rejected or not meeting the criteria. */
  sourceCopyable: boolean;
  /** uploadContract: the term after the closed call has not passed, or does not refuse (decision 0131). */
  withinCallTerm: boolean;
  /** The form version the person saw is the stored one (null: the action does not depend on it). */
  formVersionMatches: boolean;
  ownRequest: boolean;
  formProblems: number;
  missingAttachments: readonly number[];
  /** Decision of the newest evaluation of exactly this form version. */
  evaluationDecision: 'Accepted' | 'Denied' | 'DataIsMissing' | null;
  /** By today's rules, date and size that evaluation would decide so again. */
  evaluationCurrent: boolean;
  /** The sum the action would reserve, in cents, and what is available for it. */
  sumCents: number;
  limitCents: number;
  returned: boolean;
  companySizeEntered: boolean;
  /** 1 passed, 2 failed, 3 needs review, null not screened yet. */
  amlResult: 1 | 2 | 3 | null;
  /** The lists are being asked about the request now. */
  screeningRunning: boolean;
  /** The newest screening has a match that may be judged (one that is the same person has its own check). */
  amlReviewable: boolean;
  /** The result is a failure: the additional check is open. */
  amlFailed: boolean;
  /** Every match is settled, or the approver says in words why the decision does not wait. */
  matchesReviewed: boolean;
  /** What the person answers to or confirms stands as they saw it. */
  findingsCurrent: boolean;
  /** Nobody is the second person to their own finding about a sanctions match. */
  ownFinding: boolean;
  loanSumSet: boolean;
  /** It waits for the approver. */
  handedOver: boolean;
  assessedBy: readonly string[];
  /** Everybody whose word binds the terms: the approver and who changed or confirmed them. */
  approvedBy: readonly string[];
  /** Terms that go beyond the approved ones; `missing` when none were approved. */
  beyondApproved: readonly (TermName | 'missing')[];
  /** Terms of a change of conditions that go beyond the contract and that no approver confirmed as they are. */
  unconfirmedChange: readonly TermName[];
  /** What of the terms given, or approved with the action, no loan of the scheme may have. */
  outsideScheme: readonly SchemeTermProblem[];
  /** A sum above the one asked for is explained. */
  sumReasonGiven: boolean;
  /** The sum is higher than the one of the contract in force. */
  sumIncreases: boolean;
  /** Payment requests are approved for at most the sum that would be agreed on. */
  coversFunded: boolean;
  /** The delay of the contract was extended before. */
  delayExtended: boolean;
  /** The delay given is longer than the one of the contract in force. */
  delayGrows: boolean;
  /** Proposals only: which of the two steps the call is. */
  proposalStep: ProposalStep | null;
  /** A proposal says why. */
  reasonGiven: boolean;
  /** setAssessor: the chosen person may assess; an assessor may choose only herself. */
  assessorAssignable: boolean;
  additionalFiles: number;
  /** Where refusals of financing are asked for, those that came are enough. */
  refusalsComplete: boolean;
  doubleCheckDecision: 'Accepted' | 'Denied' | 'DataIsMissing' | null;
  signatureVerified: boolean;
  deadlinePassed: boolean;
  /** A decision has been taken that has not taken effect yet: in the way of other moves, … */
  decisionInTheWay: boolean;
  /** … and what may still be stopped. */
  decisionToStop: boolean;
  /** The person might have taken that decision themselves, so they may stop it. */
  mayStopDecision: boolean;
  /** Everybody whose word the decision is. */
  decidedBy: readonly string[];
  /** The running clock of the evaluation has its longer term already. */
  evaluationExtended: boolean;
}

export const CONDITIONS = {
  periodOpen: (f) => f.periodOpen,
  periodOpenUnlessReturned: (f) => f.periodOpen || f.returned,
  withinCallTerm: (f) => f.withinCallTerm,
  consentGiven: (f) => f.consentGiven,
  oneRequestPerSector: (f) => !f.sectorTaken,
  sourceCopyable: (f) => f.sourceCopyable,
  formVersionMatches: (f) => f.formVersionMatches,
  ownRequest: (f) => f.ownRequest,
  formComplete: (f) => f.formProblems === 0,
  attachmentsComplete: (f) => f.missingAttachments.length === 0,
  evaluationAccepted: (f) => f.evaluationDecision === 'Accepted',
  evaluationCurrent: (f) => f.evaluationCurrent,
  withinLimits: (f) => f.sumCents <= f.limitCents,
  sizeEntered: (f) => f.companySizeEntered,
  amlNotFailed: (f) => f.amlResult !== 2,
  screeningIdle: (f) => !f.screeningRunning,
  amlReviewable: (f) => f.amlReviewable,
  amlFailed: (f) => f.amlFailed,
  matchesReviewed: (f) => f.matchesReviewed,
  findingsCurrent: (f) => f.findingsCurrent,
  notOwnFinding: (f) => !f.ownFinding,
  loanSumSet: (f) => f.loanSumSet,
  handedOver: (f) => f.handedOver,
  notOwnAssessment: (f) => f.actorId === null || !f.assessedBy.includes(f.actorId),
  notOwnApproval: (f) => f.actorId === null || !f.approvedBy.includes(f.actorId),
  withinApprovedTerms: (f) => f.beyondApproved.length === 0,
  changeConfirmed: (f) => f.unconfirmedChange.length === 0,
  withinScheme: (f) => f.outsideScheme.length === 0,
  sumReasonGiven: (f) => f.sumReasonGiven,
  sumIncreases: (f) => f.sumIncreases,
  coversFunded: (f) => f.coversFunded,
  delayNotExtended: (f) => !f.delayExtended,
  delayGrows: (f) => f.delayGrows,
  proposalMatches: (f) => f.proposalStep !== 'unmatched',
  notOwnProposal: (f) => f.proposalStep !== 'repeat',
  reasonGiven: (f) => f.reasonGiven,
  assessorAssignable: (f) => f.assessorAssignable,
  atLeastOneAdditionalFile: (f) => f.additionalFiles > 0,
  refusalsComplete: (f) => f.refusalsComplete,
  doubleCheckAccepted: (f) => f.doubleCheckDecision === 'Accepted',
  noDecisionHeld: (f) => !f.decisionInTheWay,
  decisionHeld: (f) => f.decisionToStop,
  mayStopDecision: (f) => f.mayStopDecision,
  notOwnDecision: (f) => f.actorId === null || !f.decidedBy.includes(f.actorId),
  signatureVerified: (f) => f.signatureVerified,
  deadlinePassed: (f) => f.deadlinePassed,
  evaluationNotExtended: (f) => !f.evaluationExtended,
} as const satisfies Record<string, (facts: Facts) => boolean>;

export type Condition = keyof typeof CONDITIONS;

export const CONDITION_NAMES = Object.keys(CONDITIONS) as readonly Condition[];
