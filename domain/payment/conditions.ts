import { holdOf, Status, type StatusId } from '../application/status.ts';

/** Facts of one payment request, gathered in the transaction that would make the move. Sums in cents. */
export interface PaymentFacts {
  /** Of the loan request it draws on. */
  loanStatus: StatusId | null;
  surveyAnswered: boolean;
  documents: number;
  /** Documents without a file. */
  unattached: number;
  /** Named by the person, and none of this request. */
  unknownDocuments: number;
  grantedCents: number;
  /** Funded by earlier decisions. */
  fundedCents: number;
  /** What this decision would fund, or the documents ask for. */
  askedCents: number;
  /** What is entered of a document stays within what is left of the loan and within what was asked for. */
  withinRemainders: boolean;
  /** Of what this request was approved for. */
  approvedCents: number;
  paidCents: number;
  /** What a pay-out would add, and whether its day lies between the decision and today. */
  payOutCents: number;
  payOutDayFits: boolean;
  /** The term after the closed call has not passed, or does not refuse (decision 0131). */
  withinCallTerm: boolean;
  decisionHeld: boolean;
  /** The person could take the decision that is held. */
  mayStop: boolean;
  /** The window of the held decision is over. */
  windowOver: boolean;
}

const LOAN_SIGNED: readonly StatusId[] = [Status.signed, Status.changeSigned];

export const PAYMENT_CONDITIONS = {
  loanSigned: ({ loanStatus }: PaymentFacts) => loanStatus !== null && LOAN_SIGNED.includes(loanStatus),
  loanInForce: ({ loanStatus }: PaymentFacts) => holdOf(loanStatus) === 'issued',
  loanEnded: ({ loanStatus }: PaymentFacts) => holdOf(loanStatus) !== 'issued',
  surveyAnswered: ({ surveyAnswered }: PaymentFacts) => surveyAnswered,
  documentsPresent: ({ documents }: PaymentFacts) => documents > 0,
  documentsAttached: ({ unattached }: PaymentFacts) => unattached === 0,
  documentsKnown: ({ unknownDocuments }: PaymentFacts) => unknownDocuments === 0,
  withinGranted: ({ grantedCents, fundedCents, askedCents }: PaymentFacts) =>
    fundedCents + askedCents <= grantedCents,
  withinRemainders: ({ withinRemainders }: PaymentFacts) => withinRemainders,
  notPaidOut: ({ approvedCents, paidCents }: PaymentFacts) => paidCents < approvedCents,
  withinApproved: ({ approvedCents, paidCents, payOutCents }: PaymentFacts) =>
    paidCents + payOutCents <= approvedCents,
  payOutDayKnown: ({ payOutDayFits }: PaymentFacts) => payOutDayFits,
  withinCallTerm: ({ withinCallTerm }: PaymentFacts) => withinCallTerm,
  noDecisionHeld: ({ decisionHeld }: PaymentFacts) => !decisionHeld,
  decisionHeld: ({ decisionHeld }: PaymentFacts) => decisionHeld,
  mayStopDecision: ({ mayStop }: PaymentFacts) => mayStop,
  deadlinePassed: ({ windowOver }: PaymentFacts) => windowOver,
} as const satisfies Record<string, (facts: PaymentFacts) => boolean>;

export type PaymentCondition = keyof typeof PAYMENT_CONDITIONS;
