import { ASSESSED_STATUSES, Status } from '../status.ts';
import { BY_QUERY, BY_REQUEST_ID, BY_REQUEST_ID_SMALL, type Rows } from './row.ts';

const S = Status;

/** What assessors and managers find and enter before the decision. */
export const ASSESSMENT_ROWS = {
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
    fields: { userId: { kind: 'assessor', wire: 'userId' } },
    call: {
      path: '/api/Request/SetAssessor',
      summary: 'Assigns the assessor',
      request: BY_QUERY,
      query: ['userId'],
    },
    button: { icon: 'assign', place: 'finding', settles: ['assessorAssignable'] },
  },
  setCompanySize: {
    from: [S.submitted],
    to: 'same',
    by: ['assessor', 'manager'],
    needs: ['noDecisionHeld'],
    log: [20],
    fields: { companySizeTypeId: { kind: 'size', wire: 'companySizeTypeId' } },
    call: {
      path: '/api/Request/ManagerSaveCompanySizeType',
      summary: 'Enters the size of the business',
      request: BY_REQUEST_ID,
    },
    button: { icon: 'size', place: 'finding', brings: 'sizeEntered' },
  },
  setLoanSum: {
    from: [S.submitted, S.approved, S.awaitingDocuments, S.documentsSubmitted],
    to: 'same',
    by: ['manager', 'assessor'],
    needs: ['noDecisionHeld', 'withinLimits', 'withinApprovedTerms', 'sumReasonGiven'],
    log: [46],
    comment: 'staff',
    fields: {
      sumCents: { kind: 'sum', wire: 'Sum', missing: 'sumMissing' },
      reason: { kind: 'why', wire: 'Reason', optional: true },
    },
    call: {
      path: '/api/Request/SetInvegaLoanSum',
      summary: 'Sets the loan sum; above the requested one with a reason',
      request: BY_REQUEST_ID,
    },
    button: { icon: 'sum', place: 'finding', brings: 'loanSumSet', settles: ['withinLimits'] },
  },
  reviewAml: {
    from: ASSESSED_STATUSES,
    to: 'same',
    by: ['assessor', 'manager'],
    needs: ['amlReviewable', 'findingsCurrent', 'notOwnFinding'],
    log: [],
    comment: 'staff',
    fields: { matches: { kind: 'matches', wire: 'matches' } },
    call: {
      path: '/api/Request/ReviewAmlChecks',
      summary:
        'Says of each match whether it is the person of the request; `other` of a sanctions match counts by two people',
      request: BY_REQUEST_ID_SMALL,
    },
    button: { icon: 'person-search', place: 'finding', leftOutUnless: 'amlReviewable' },
  },
  saveAmlCheck: {
    from: ASSESSED_STATUSES,
    to: 'same',
    by: ['assessor', 'manager'],
    needs: ['amlFailed', 'findingsCurrent', 'notOwnFinding'],
    log: [],
    comment: 'staff',
    fields: {
      result: { kind: 'result', wire: 'result', max: 2 },
      date: { kind: 'date', wire: 'date', never: 'future' },
      note: { kind: 'note', wire: 'note', optional: true, neededForResult: 1 },
      seenCheckId: { kind: 'seen', wire: 'seenCheckId', optional: true },
    },
    call: {
      path: '/api/Request/SaveAmlAdditionalCheck',
      summary:
        'The additional AML/PEP check of a failed result: 1 passed after all (sanctions: by two people), 2 failed',
      request: BY_REQUEST_ID_SMALL,
    },
    button: {
      icon: 'shield',
      place: 'finding',
      brings: 'amlNotFailed',
      leftOutUnless: 'amlFailed',
    },
  },
  assessRisk: {
    from: ASSESSED_STATUSES,
    to: 'same',
    by: ['assessor', 'manager'],
    needs: [],
    log: [],
    comment: 'staff',
    fields: {
      result: { kind: 'result', wire: 'riskAssessmentResultId', max: 3 },
      date: { kind: 'date', wire: 'riskAssessmentDate', never: 'future' },
      note: { kind: 'note', wire: 'riskAssessmentNote', optional: true },
    },
    call: {
      path: '/api/Request/SaveRiskAssessment',
      summary: 'Risk assessment: 1 further assessment impossible, 2 affects it, 3 does not',
      request: BY_REQUEST_ID_SMALL,
    },
    button: { icon: 'gauge', place: 'finding' },
  },
  renewAml: {
    from: ASSESSED_STATUSES,
    to: 'same',
    by: ['assessor', 'manager'],
    needs: ['screeningIdle'],
    log: [],
    call: {
      path: '/api/Request/RenewAmlChecks/{id}',
      summary:
        'Looks everybody up in the lists of sanctions and PEP again; who has started it before is told',
      request: { in: 'path', name: 'id' },
    },
    button: { icon: 'refresh', place: 'finding' },
  },
  handOver: {
    from: [S.submitted, S.documentsSubmitted],
    to: 'same',
    by: ['assessor', 'manager'],
    needs: ['noDecisionHeld', 'sizeEntered', 'amlNotFailed', 'loanSumSet'],
    log: [],
    comment: 'staff',
    fields: { comment: { kind: 'comment', wire: 'comment', optional: true } },
    call: {
      path: '/api/Request/HandOver',
      summary: 'Hands the assessed request to the approver',
      request: BY_QUERY,
      queryToo: ['comment'],
    },
    button: { icon: 'forward', place: 'step' },
  },
  // The way back of handOver: the approver is not done, and the assessor's task opens anew.
  sendBack: {
    from: [S.submitted, S.documentsSubmitted],
    to: 'same',
    by: ['approver'],
    needs: ['noDecisionHeld', 'handedOver'],
    log: [],
    comment: 'staff',
    fields: { comment: { kind: 'comment', wire: 'comment' } },
    call: {
      path: '/api/Request/SendBack',
      summary: 'Sends a handed over request back to its assessor, with a reason',
      request: BY_REQUEST_ID_SMALL,
    },
    button: { icon: 'back', place: 'turn' },
  },
  return: {
    from: [S.submitted],
    to: S.returned,
    by: ['assessor', 'manager'],
    needs: ['noDecisionHeld'],
    log: [6],
    comment: 'applicant',
    fields: {
      sections: { kind: 'sections', wire: 'sections', optional: true },
      documents: { kind: 'documents', wire: 'documents', optional: true },
      comment: { kind: 'comment', wire: 'comment' },
    },
    call: {
      path: '/api/Request/Return',
      summary: 'Returns for correction',
      request: BY_REQUEST_ID_SMALL,
      ignored: ['userCommentRequired'],
    },
    button: { icon: 'back', place: 'turn' },
  },
} as const satisfies Rows;
