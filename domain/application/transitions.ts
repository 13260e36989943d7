import type { Condition } from './conditions.ts';
import type { Role } from './role.ts';
import { Status, type StatusId } from './status.ts';

/**
 * Where an action leads:
 * a status; `same`; `gone` (the request is deleted); `asItCame` (13 back to 9 or 16);
 * `byDecision` (evaluate: Denied takes 1 to 6, everything else stays).
 */
export type Target = StatusId | 'same' | 'gone' | 'asItCame' | 'byDecision';

export interface Transition {
  /** `null`: the request does not exist yet. */
  from: readonly StatusId[] | null;
  to: Target;
  by: readonly Role[];
  needs: readonly Condition[];
  /** Codes of the action log („backend“ numbering of the specification). */
  log: readonly number[];
  /** The decision cannot be taken back. */
  irreversible?: true;
}

const S = Status;

/** While the provider still decides, the evaluators' findings may be entered (specification 2, section 4). */
export const AML_STATUSES: readonly StatusId[] = [
  S.submitted,
  S.approved,
  S.returned,
  S.awaitingDocuments,
  S.documentsSubmitted,
];

/** PRODUCT.md section 3: the one table read by the workflow, the API, the screens, the docs picture and the tests. */
export const TRANSITIONS = {
  start: {
    from: null,
    to: S.preparing,
    by: ['applicant'],
    needs: ['periodOpen', 'consentGiven', 'oneRequestPerSector'],
    log: [],
  },
  copy: {
    from: null,
    to: S.preparing,
    by: ['applicant'],
    needs: ['periodOpen', 'consentGiven', 'oneRequestPerSector', 'sourceCopyable'],
    log: [],
  },
  save: {
    from: [S.preparing, S.returned],
    to: 'same',
    by: ['applicant'],
    needs: ['formVersionMatches'],
    log: [],
  },
  delete: {
    from: [S.preparing, S.criteriaNotMet],
    to: 'gone',
    by: ['applicant'],
    needs: ['ownRequest'],
    log: [],
  },
  evaluate: {
    from: [S.preparing, S.returned],
    to: 'byDecision',
    by: ['applicant', 'system'],
    needs: [],
    log: [],
  },
  submit: {
    from: [S.preparing, S.returned],
    to: S.submitted,
    by: ['applicant'],
    needs: [
      'formVersionMatches',
      'formComplete',
      'attachmentsComplete',
      // The sector is chosen in the form, after the start.
      'oneRequestPerSector',
      'evaluationAccepted',
      'withinLimits',
      'periodOpenUnlessReturned',
    ],
    log: [3],
  },
  setAssessor: {
    from: [
      S.submitted,
      S.approved,
      S.returned,
      S.awaitingDocuments,
      S.documentsSubmitted,
      S.conditionsChange,
    ],
    to: 'same',
    by: ['manager', 'assessor'],
    needs: ['assessorAssignable'],
    log: [18],
  },
  setCompanySize: { from: [S.submitted], to: 'same', by: ['assessor', 'manager'], needs: [], log: [20] },
  setLoanSum: {
    from: [S.submitted, S.approved, S.awaitingDocuments, S.documentsSubmitted],
    to: 'same',
    by: ['manager', 'assessor'],
    needs: ['withinLimits'],
    log: [],
  },
  renewAml: {
    from: AML_STATUSES,
    to: 'same',
    by: ['assessor', 'manager'],
    needs: ['screeningIdle'],
    log: [],
  },
  reviewAml: {
    from: AML_STATUSES,
    to: 'same',
    by: ['assessor', 'manager'],
    needs: ['amlReviewable'],
    log: [],
  },
  saveAmlCheck: {
    from: AML_STATUSES,
    to: 'same',
    by: ['assessor', 'manager'],
    needs: ['amlFailed'],
    log: [],
  },
  assessRisk: { from: AML_STATUSES, to: 'same', by: ['assessor', 'manager'], needs: [], log: [] },
  handOver: {
    from: [S.submitted, S.documentsSubmitted],
    to: 'same',
    by: ['assessor', 'manager'],
    needs: ['sizeEntered', 'amlNotFailed', 'loanSumSet'],
    log: [],
  },
  approve: {
    from: [S.submitted, S.documentsSubmitted],
    to: S.approved,
    by: ['approver'],
    needs: ['sizeEntered', 'amlNotFailed', 'loanSumSet', 'withinLimits', 'notOwnAssessment'],
    log: [4],
  },
  approveWithDocs: {
    from: [S.submitted],
    to: S.awaitingDocuments,
    by: ['approver'],
    needs: ['sizeEntered', 'amlNotFailed', 'loanSumSet', 'withinLimits', 'notOwnAssessment'],
    log: [21],
  },
  submitAdditionalDocs: {
    from: [S.awaitingDocuments],
    to: S.documentsSubmitted,
    by: ['applicant'],
    needs: ['atLeastOneAdditionalFile'],
    log: [22],
  },
  return: { from: [S.submitted], to: S.returned, by: ['assessor', 'manager'], needs: [], log: [6] },
  reject: {
    from: [S.submitted, S.approved, S.returned, S.awaitingDocuments, S.documentsSubmitted],
    to: S.rejected,
    by: ['approver', 'manager'],
    needs: [],
    log: [5],
    irreversible: true,
  },
  changeToSubmitted: {
    from: [S.approved],
    to: S.submitted,
    by: ['manager', 'approver'],
    needs: [],
    log: [16],
  },
  uploadContract: {
    from: [S.approved],
    to: S.contractGenerated,
    by: ['manager'],
    needs: ['doubleCheckAccepted', 'withinLimits'],
    log: [45],
  },
  changeContractFile: {
    from: [S.contractGenerated, S.signedByApplicant],
    to: S.contractGenerated,
    by: ['manager'],
    needs: ['withinLimits'],
    log: [19],
  },
  applicantSign: {
    from: [S.contractGenerated],
    to: S.signedByApplicant,
    by: ['signingProvider'],
    needs: ['signatureVerified'],
    log: [],
  },
  providerSign: {
    from: [S.signedByApplicant],
    to: S.signed,
    by: ['signingProvider'],
    needs: ['signatureVerified', 'notOwnApproval'],
    log: [9],
  },
  signingExpired: {
    from: [S.contractGenerated],
    to: S.approved,
    by: ['system'],
    needs: ['deadlinePassed'],
    log: [],
  },
  docsExpired: {
    from: [S.awaitingDocuments],
    to: S.rejected,
    by: ['system'],
    needs: ['deadlinePassed'],
    log: [5],
  },
  requestConditionsChange: {
    from: [S.signed, S.changeSigned],
    to: S.conditionsChange,
    by: ['applicant'],
    needs: [],
    log: [39],
  },
  rejectConditionsChange: {
    from: [S.conditionsChange],
    to: 'asItCame',
    by: ['manager'],
    needs: [],
    log: [43],
  },
  uploadConditionsChange: {
    from: [S.conditionsChange],
    to: S.changeGenerated,
    by: ['manager'],
    needs: ['withinLimits'],
    log: [17, 40],
  },
  applicantSignChange: {
    from: [S.changeGenerated],
    to: S.changeSignedByApplicant,
    by: ['signingProvider'],
    needs: ['signatureVerified'],
    log: [41],
  },
  providerSignChange: {
    from: [S.changeSignedByApplicant],
    to: S.changeSigned,
    by: ['signingProvider'],
    needs: ['signatureVerified', 'notOwnApproval'],
    log: [19, 42],
  },
  changeSigningExpired: {
    from: [S.changeGenerated],
    to: S.conditionsChange,
    by: ['system'],
    needs: ['deadlinePassed'],
    log: [],
  },
  increaseLoanSum: {
    from: [S.signed, S.changeSigned],
    to: 'same',
    by: ['manager'],
    needs: ['withinLimits'],
    log: [],
  },
  terminate: {
    from: [S.signed, S.conditionsChange, S.changeGenerated, S.changeSignedByApplicant, S.changeSigned],
    to: S.terminated,
    by: ['manager', 'approver'],
    needs: [],
    log: [10],
    irreversible: true,
  },
} as const satisfies Record<string, Transition>;

export type ActionName = keyof typeof TRANSITIONS;

export const ACTION_NAMES = Object.keys(TRANSITIONS) as readonly ActionName[];

export function transitionOf(action: ActionName): Transition {
  return TRANSITIONS[action];
}

export function isActionName(value: unknown): value is ActionName {
  return typeof value === 'string' && Object.hasOwn(TRANSITIONS, value);
}

/** What the destination depends on, beside the current status. */
export interface DestinationFacts {
  /** Status from which the request entered 13. */
  cameFrom?: StatusId | null;
  /** Outcome of the evaluation for `evaluate`. */
  decision?: 'Accepted' | 'Denied' | 'DataIsMissing' | null;
}

/** The status after the action; `null` when the request is gone. The caller has asked `refusal` before. */
export function destination(
  action: ActionName,
  from: StatusId | null,
  facts: DestinationFacts = {},
): StatusId | null {
  const { to } = transitionOf(action);
  switch (to) {
    case 'same':
      return from;
    case 'gone':
      return null;
    case 'asItCame':
      return facts.cameFrom ?? Status.signed;
    case 'byDecision':
      return from === Status.preparing && facts.decision === 'Denied' ? Status.criteriaNotMet : from;
    default:
      return to;
  }
}

/** Every status the action may lead to from `from`: for the docs picture and the property tests. */
export function possibleDestinations(
  action: ActionName,
  from: StatusId | null,
): readonly (StatusId | null)[] {
  const { to } = transitionOf(action);
  if (to === 'asItCame') return [Status.signed, Status.changeSigned];
  if (to === 'byDecision' && from === Status.preparing) return [Status.preparing, Status.criteriaNotMet];
  return [destination(action, from)];
}
