import { Status } from '../status.ts';
import { BY_REQUEST_ID, type Rows } from './row.ts';

const S = Status;

/** Moves of the terms themselves (PRODUCT.md section 7): the status stays. */
export const CLOCK_ROWS = {
  extendEvaluation: {
    from: [S.submitted, S.documentsSubmitted],
    to: 'same',
    by: ['assessor', 'manager'],
    needs: ['evaluationNotExtended'],
    log: [],
    comment: 'staff',
    fields: { comment: { kind: 'comment', wire: 'comment' } },
    call: {
      path: '/api/BackOffice/ExtendEvaluation',
      summary: 'Extends the evaluation, once, with a reason',
      request: BY_REQUEST_ID,
    },
    button: { icon: 'adjust', place: 'turn', leftOutUnless: 'evaluationNotExtended' },
  },
  // Days off have changed (decision 0049): the ends of running clocks are counted anew.
  recountClocks: {
    from: [
      S.submitted,
      S.approved,
      S.returned,
      S.contractGenerated,
      S.signedByApplicant,
      S.signed,
      S.awaitingDocuments,
      S.documentsSubmitted,
      S.conditionsChange,
      S.changeGenerated,
      S.changeSignedByApplicant,
      S.changeSigned,
    ],
    to: 'same',
    by: ['system'],
    needs: [],
    log: [],
  },
} as const satisfies Rows;
