import { Status } from '../status.ts';
import { BY_QUERY, BY_REQUEST_ID, BY_REQUEST_ID_SMALL, PDF, type Rows } from './row.ts';

const S = Status;

/** What the approver binds the contract to; what is left out comes from the request and the scheme. */
const APPROVED_TERMS = {
  sumCents: { kind: 'sum', wire: 'InvegaLoanSum', optional: true, wanted: true },
  rate: { kind: 'rate', wire: 'InvegaLoanInterestRate', optional: true, formula: true },
  termMonths: { kind: 'months', wire: 'InvegaLoanTerm', optional: true, wanted: true },
  delayMonths: {
    kind: 'delay',
    wire: 'InvegaLoanDelayTerm',
    optional: true,
    wanted: true,
    min: 0,
    max: 120,
    offer: 'typed',
    offerFrom: 0,
  },
} as const;

/** Either way of approving asks the same. */
const TO_APPROVE = [
  'noDecisionHeld',
  'sizeEntered',
  'amlNotFailed',
  'matchesReviewed',
  'loanSumSet',
  'withinLimits',
  'notOwnAssessment',
  'sumReasonGiven',
  'withinScheme',
] as const;

/** The decision, and its way back while nothing is signed. */
export const DECISION_ROWS = {
  approve: {
    from: [S.submitted, S.documentsSubmitted],
    to: S.approved,
    by: ['approver'],
    needs: TO_APPROVE,
    log: [4],
    afterWindow: true,
    comment: 'staff',
    fields: {
      ...APPROVED_TERMS,
      comment: { kind: 'comment', wire: 'Comment', optional: true },
      noBankFinancingNote: { kind: 'tick', wire: 'NoBankFinancingNote', optional: true },
      acknowledgement: { kind: 'acknowledgement', wire: 'acknowledgement', optional: true },
    },
    files: { min: 0, max: 1, extensions: PDF },
    call: { path: '/api/Request/Approve', summary: 'Approves', request: BY_REQUEST_ID },
    button: { icon: 'check', place: 'step', settles: ['matchesReviewed'] },
  },
  approveWithDocs: {
    from: [S.submitted],
    to: S.awaitingDocuments,
    by: ['approver'],
    needs: TO_APPROVE,
    log: [21],
    afterWindow: true,
    comment: 'applicant',
    fields: {
      contractNumber: {
        kind: 'text',
        wire: 'InvegaContractNumber',
        optional: true,
        wanted: true,
        missing: 'contractNumberMissing',
      },
      ...APPROVED_TERMS,
      rate: { kind: 'rate', wire: 'InvegaLoanInterestRate', optional: true, wanted: true, formula: true },
      delayMonths: {
        kind: 'delay',
        wire: 'InvegaLoanDelayTerm',
        optional: true,
        wanted: true,
        min: 1,
        max: 6,
        offer: 'list',
        offerFrom: 1,
      },
      refusalOfFunding: { kind: 'tick', wire: 'RefusalOfFunding', optional: true },
      noBankFinancingNote: { kind: 'tick', wire: 'NoBankFinancingNote', optional: true },
      comment: { kind: 'comment', wire: 'Comment', optional: true },
      acknowledgement: { kind: 'acknowledgement', wire: 'acknowledgement', optional: true },
    },
    files: { min: 0, max: 1, extensions: PDF },
    call: {
      path: '/api/Request/WaitForAdditionalDocs',
      summary: 'Approves with additional documents',
      request: BY_REQUEST_ID,
      bothCases: true,
      ignored: ['UserCommentRequired'],
    },
    button: { icon: 'extra-document', place: 'turn', settles: ['matchesReviewed'] },
  },
  reject: {
    from: [S.submitted, S.approved, S.returned, S.awaitingDocuments, S.documentsSubmitted],
    to: S.rejected,
    by: ['approver', 'manager'],
    needs: ['noDecisionHeld'],
    log: [5],
    irreversible: true,
    afterWindow: true,
    comment: 'applicant',
    fields: {
      reasonCode: { kind: 'reason', wire: 'reasonCode', optional: true },
      comment: { kind: 'comment', wire: 'comment' },
    },
    call: {
      path: '/api/Request/Reject',
      summary: 'Rejects; there is no way back',
      request: BY_REQUEST_ID_SMALL,
      ignored: ['userCommentRequired'],
    },
    button: { icon: 'reject', place: 'turn' },
  },
  changeToSubmitted: {
    from: [S.approved],
    to: S.submitted,
    by: ['manager', 'approver'],
    needs: ['noDecisionHeld'],
    log: [16],
    comment: 'staff',
    fields: { comment: { kind: 'comment', wire: 'comment', optional: true } },
    call: {
      path: '/api/Request/InvegaSendForApprove',
      summary: 'Takes an approved request back to submitted',
      request: BY_QUERY,
      queryToo: ['comment'],
    },
    button: { icon: 'refresh', place: 'turn' },
  },
  changeTerms: {
    from: [S.approved, S.contractGenerated, S.signedByApplicant],
    to: S.approved,
    by: ['approver'],
    needs: ['noDecisionHeld', 'withinLimits', 'notOwnAssessment', 'withinScheme'],
    log: [46],
    comment: 'staff',
    fields: { ...APPROVED_TERMS, reason: { kind: 'why', wire: 'Reason' } },
    call: {
      path: '/api/Request/ChangeApprovedTerms',
      summary: 'Changes the approved terms; documents out for signing are void',
      request: BY_REQUEST_ID,
    },
    button: { icon: 'adjust', place: 'turn', settles: ['withinLimits'] },
  },
  // The papers of the decision in force are printed anew, by the same version: nothing that was decided changes.
  regenerateDecision: {
    from: [S.approved, S.awaitingDocuments, S.contractGenerated],
    to: 'same',
    by: ['manager', 'approver'],
    needs: [],
    log: [],
    call: {
      path: '/api/Request/RegenerateDecisionDoc',
      summary: 'Prints the decision anew',
      request: BY_QUERY,
    },
    button: { icon: 'document', place: 'turn' },
  },
  // The signatory's signature over the decision: it moves nothing, and from then on the applicant reads and is told of it.
  signDecision: {
    from: [
      S.approved,
      S.rejected,
      S.contractGenerated,
      S.signedByApplicant,
      S.signed,
      S.awaitingDocuments,
      S.documentsSubmitted,
    ],
    to: 'same',
    by: ['signingProvider'],
    needs: ['signatureVerified', 'notOwnDecision'],
    log: [],
    fields: { signingId: { kind: 'signing', wire: 'signingId' } },
    call: { elsewhere: 'GetSigningUrlDecision' },
    button: { icon: 'sign', place: 'step', settles: ['signatureVerified'] },
  },
  docsExpired: {
    from: [S.awaitingDocuments],
    to: S.rejected,
    by: ['system'],
    needs: ['deadlinePassed'],
    log: [5],
  },
} as const satisfies Rows;
