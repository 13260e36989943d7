import { MAX_ACTION_FILES } from '../../documents/limits.ts';
import { Status } from '../status.ts';
import { BY_QUERY, BY_REQUEST_ID, PDF, type Rows } from './row.ts';

const S = Status;

/** A session at the signing provider is opened for a person; what it ends with makes the move. */
const SIGNED_AT_PROVIDER = { elsewhere: 'GetSigningUrl opens a session at the signing provider' } as const;
const SIGNED = {
  by: ['signingProvider'],
  fields: { signingId: { kind: 'signing', wire: 'signingId' } },
  call: SIGNED_AT_PROVIDER,
} as const;

const CONTRACT_FIELDS = {
  contractNumber: { kind: 'text', wire: 'InvegaContractNumber', missing: 'contractNumberMissing' },
  sumCents: { kind: 'sum', wire: 'InvegaLoanSum' },
  rate: { kind: 'rate', wire: 'InvegaLoanInterestRate' },
  paymentTerm: { kind: 'date', wire: 'InvegaLoanPaymentTerm', never: 'past', missing: 'termMissing' },
  delayMonths: {
    kind: 'delay',
    wire: 'InvegaLoanDelayTerm',
    min: 0,
    max: 24,
    offer: 'list',
    offerFrom: 1,
  },
  termsConfirmed: { kind: 'tick', wire: 'TermsConfirmed', optional: true, beside: 'file' },
  fileConfirmed: { kind: 'tick', wire: 'FileConfirmed', optional: true, beside: 'file' },
  comment: { kind: 'comment', wire: 'Comment', optional: true },
} as const;

const CONTRACT_FILE = { min: 1, max: 1, extensions: PDF, orDocument: true } as const;

/** From the contract to its two signatures, its change and its end. */
export const CONTRACT_ROWS = {
  uploadContract: {
    from: [S.approved],
    to: S.contractGenerated,
    by: ['manager'],
    needs: [
      'noDecisionHeld',
      // Before what the dialog itself brings about: nothing in it helps when the term has passed.
      'withinCallTerm',
      'doubleCheckAccepted',
      'withinLimits',
      'withinApprovedTerms',
      'withinScheme',
    ],
    log: [45],
    comment: 'staff',
    fields: CONTRACT_FIELDS,
    files: CONTRACT_FILE,
    call: {
      path: '/api/Request/UploadContract',
      summary: 'Submits the contract to the applicant for signing',
      request: BY_REQUEST_ID,
      queryToo: ['comment'],
    },
    button: { icon: 'document', place: 'step', settles: ['doubleCheckAccepted', 'withinLimits'] },
  },
  providerSign: {
    from: [S.signedByApplicant],
    to: S.signed,
    ...SIGNED,
    needs: ['signatureVerified', 'notOwnApproval'],
    log: [9],
    button: { icon: 'sign', place: 'step', settles: ['signatureVerified'] },
  },
  changeContractFile: {
    from: [S.contractGenerated, S.signedByApplicant],
    to: S.contractGenerated,
    by: ['manager'],
    needs: ['withinLimits', 'withinApprovedTerms', 'withinScheme'],
    log: [19],
    comment: 'staff',
    fields: {
      ...CONTRACT_FIELDS,
      delayMonths: {
        kind: 'delay',
        wire: 'InvegaLoanDelayTerm',
        min: 0,
        max: 120,
        offer: 'typed',
        offerFrom: 1,
      },
    },
    files: CONTRACT_FILE,
    call: {
      path: '/api/Request/ChangeContractFile',
      summary: 'Replaces the contract; signatures given are void',
      request: BY_REQUEST_ID,
      queryToo: ['comment'],
    },
    button: { icon: 'replace', place: 'turn', settles: ['withinLimits'] },
  },
  applicantSign: {
    from: [S.contractGenerated],
    to: S.signedByApplicant,
    ...SIGNED,
    needs: ['signatureVerified'],
    log: [],
    button: { elsewhere: 'the applicant’s signing page' },
  },
  signingExpired: {
    from: [S.contractGenerated],
    to: S.approved,
    by: ['system'],
    needs: ['deadlinePassed'],
    log: [],
  },
  // A higher sum, a lower rate or a longer term than in force: proposed by the manager, confirmed by the approver.
  confirmConditions: {
    from: [S.conditionsChange],
    to: 'same',
    by: ['manager', 'approver'],
    needs: [
      'noDecisionHeld',
      'proposalMatches',
      'notOwnProposal',
      'notOwnAssessment',
      'withinLimits',
      'coversFunded',
      'reasonGiven',
      'withinScheme',
    ],
    log: [46],
    comment: 'staff',
    fields: {
      sumCents: CONTRACT_FIELDS.sumCents,
      rate: CONTRACT_FIELDS.rate,
      paymentTerm: CONTRACT_FIELDS.paymentTerm,
      reason: { kind: 'why', wire: 'Reason', optional: true },
    },
    call: {
      path: '/api/Request/ConfirmChangeConditions',
      summary: 'Terms of a change beyond the contract: the manager proposes, the approver confirms the same',
      request: BY_REQUEST_ID,
    },
    button: { icon: 'confirm', place: 'turn', settles: ['withinLimits'] },
  },
  uploadConditionsChange: {
    from: [S.conditionsChange],
    to: S.changeGenerated,
    by: ['manager'],
    needs: ['noDecisionHeld', 'withinLimits', 'coversFunded', 'changeConfirmed', 'withinScheme'],
    log: [17, 40],
    comment: 'applicant',
    fields: {
      documentNumber: { kind: 'text', wire: 'InvegaDocumentNumber', missing: 'documentNumberMissing' },
      documentDate: { kind: 'date', wire: 'InvegaDocumentDate' },
      sumCents: CONTRACT_FIELDS.sumCents,
      rate: CONTRACT_FIELDS.rate,
      paymentTerm: CONTRACT_FIELDS.paymentTerm,
      comment: { kind: 'comment', wire: 'Comment', optional: true },
      termsConfirmed: CONTRACT_FIELDS.termsConfirmed,
      fileConfirmed: CONTRACT_FIELDS.fileConfirmed,
    },
    files: CONTRACT_FILE,
    call: {
      path: '/api/Request/UploadChangeConditions',
      summary: 'Accepts a change of conditions with its document',
      request: BY_REQUEST_ID,
    },
    button: { icon: 'document', place: 'step', settles: ['withinLimits'] },
  },
  rejectConditionsChange: {
    from: [S.conditionsChange],
    to: 'asItCame',
    by: ['manager'],
    needs: ['noDecisionHeld'],
    log: [43],
    comment: 'applicant',
    fields: { comment: { kind: 'comment', wire: 'comment' } },
    call: {
      path: '/api/Request/RejectChangeConditions',
      summary: 'Rejects a change of conditions',
      request: BY_QUERY,
      queryToo: ['comment'],
    },
    button: { icon: 'reject', place: 'turn' },
  },
  applicantSignChange: {
    from: [S.changeGenerated],
    to: S.changeSignedByApplicant,
    ...SIGNED,
    needs: ['signatureVerified'],
    log: [41],
    button: { elsewhere: 'the applicant’s signing page' },
  },
  providerSignChange: {
    from: [S.changeSignedByApplicant],
    to: S.changeSigned,
    ...SIGNED,
    needs: ['signatureVerified', 'notOwnApproval'],
    log: [19, 42],
    button: { icon: 'sign', place: 'step', settles: ['signatureVerified'] },
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
    by: ['manager', 'approver'],
    needs: [
      'noDecisionHeld',
      'proposalMatches',
      'notOwnProposal',
      'notOwnAssessment',
      'sumIncreases',
      'withinLimits',
      'reasonGiven',
    ],
    log: [46],
    comment: 'staff',
    fields: {
      sumCents: { kind: 'sum', wire: 'Sum', missing: 'sumMissing' },
      reason: { kind: 'why', wire: 'Reason', optional: true },
    },
    call: {
      path: '/api/Request/IcreaseInvegaLoanSum',
      summary:
        'Increases the loan sum of a signed contract: the manager proposes, the approver confirms the same sum',
      request: BY_REQUEST_ID,
    },
    button: { icon: 'increase', place: 'turn', settles: ['withinLimits'] },
  },
  // Once in the life of a contract (specification 1, section 4); the rest of its terms stays.
  extendDelay: {
    from: [S.signed, S.changeSigned],
    to: 'same',
    by: ['approver'],
    needs: ['delayNotExtended', 'delayGrows', 'notOwnAssessment', 'withinScheme'],
    log: [46],
    comment: 'staff',
    fields: {
      delayMonths: {
        kind: 'delay',
        wire: 'InvegaLoanDelayTerm',
        min: 1,
        max: 120,
        offer: 'typed',
        offerFrom: 1,
      },
      reason: { kind: 'why', wire: 'Reason' },
    },
    call: {
      path: '/api/Request/ExtendLoanDelayTerm',
      summary: 'Extends the delay of a signed contract, once and with a reason',
      request: BY_REQUEST_ID,
    },
    button: { icon: 'adjust', place: 'turn', leftOutUnless: 'delayNotExtended' },
  },
  saveLoanSums: {
    from: [
      S.signedByApplicant,
      S.signed,
      S.conditionsChange,
      S.changeGenerated,
      S.changeSignedByApplicant,
      S.changeSigned,
    ],
    to: 'same',
    by: ['manager'],
    needs: [],
    log: [],
    fields: {
      guaranteesCents: { kind: 'sum', wire: 'GuaranteesLoanSum', mayBeZero: true },
      covidCents: { kind: 'sum', wire: 'CovidLoanSum', mayBeZero: true },
    },
    call: {
      path: '/api/Request/SaveLoanSums',
      summary: 'Saves the sums of guarantees and COVID loans the borrower has',
      request: BY_REQUEST_ID,
    },
    button: { icon: 'sum', place: 'finding' },
  },
  terminate: {
    from: [S.signed, S.conditionsChange, S.changeGenerated, S.changeSignedByApplicant, S.changeSigned],
    to: S.terminated,
    by: ['manager', 'approver'],
    needs: ['noDecisionHeld'],
    log: [10],
    irreversible: true,
    afterWindow: true,
    comment: 'applicant',
    // The specification's call has files alone; whoever fills the dialog says why, and the applicant reads it.
    fields: { comment: { kind: 'comment', wire: 'Comment', optional: true, wanted: true } },
    files: {
      min: 1,
      max: MAX_ACTION_FILES,
      extensions: ['.xlsx', '.xls', '.doc', '.docx', '.xml', '.txt', '.pdf'],
    },
    call: { path: '/api/Request/Terminate', summary: 'Terminates the contract', request: BY_REQUEST_ID },
    button: { icon: 'ban', place: 'turn' },
  },
} as const satisfies Rows;
