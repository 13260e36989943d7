import { Status } from '../status.ts';
import { BY_REQUEST_ID, type Rows } from './row.ts';

const S = Status;

/** Where a decision with an undo window may be taken (`afterWindow`; a test holds the two lists together). */
const DECIDABLE = [
  S.submitted,
  S.approved,
  S.returned,
  S.signed,
  S.awaitingDocuments,
  S.documentsSubmitted,
  S.conditionsChange,
  S.changeGenerated,
  S.changeSignedByApplicant,
  S.changeSigned,
] as const;

/** A decision that was taken and has not taken effect yet (docs/decisions/0045). */
export const HELD_ROWS = {
  // The click on a row with `afterWindow` is kept under this name; what it decides happens when the window ends.
  holdDecision: {
    from: DECIDABLE,
    to: 'same',
    by: ['approver', 'manager'],
    needs: ['noDecisionHeld'],
    log: [],
    call: { elsewhere: 'the decision’s call' },
    button: { elsewhere: 'the decision’s button' },
  },
  stopDecision: {
    from: DECIDABLE,
    to: 'same',
    by: ['approver', 'manager'],
    needs: ['decisionHeld', 'mayStopDecision'],
    log: [],
    comment: 'staff',
    fields: { comment: { kind: 'comment', wire: 'comment' } },
    call: {
      path: '/api/Request/StopDecision',
      summary: 'Stops a decision that has not taken effect yet',
      request: BY_REQUEST_ID,
    },
    button: { icon: 'ban', place: 'step', leftOutUnless: 'decisionHeld' },
  },
  // Carries the held decision out by its own row. It stands in the history itself only where that was refused.
  endWindow: {
    from: DECIDABLE,
    to: 'same',
    by: ['system'],
    needs: ['deadlinePassed'],
    log: [],
  },
} as const satisfies Rows;
