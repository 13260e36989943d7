import {
  clockMoveBy,
  clockViewIn,
  type Calendar,
  type ClockMove,
  type ClockRecord as CaseClockRecord,
  type ClockRule as CaseClockRule,
  type ClockView as CaseClockView,
} from '../case/clock.ts';
import type { WakeKind } from './command.ts';
import { Status, type StatusId } from './status.ts';

export const CLOCK_KINDS = [
  'evaluation',
  'decisionNotice',
  'contract',
  'applicantSigns',
  'applicantSignsChange',
  'providerSigns',
  'conditionsReview',
  'additionalDocuments',
  'correction',
  'fundsUse',
  'appeal',
] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

export interface ClockRule extends CaseClockRule<StatusId, WakeKind> {
  waitsFor: 'applicant' | 'provider';
}

export { reminderAt, type Calendar, type ClockDay, type Pause } from '../case/clock.ts';
export type ClockRecord = CaseClockRecord<ClockKind>;
export type ClockView = CaseClockView<ClockKind>;

const S = Status;
const signing = {
  length: 10,
  unit: 'workingDays',
  pausesIn: [],
  waitsFor: 'applicant',
  remindBefore: [5, 2, 1],
} as const;
const provider = {
  unit: 'workingDays',
  pausesIn: [],
  waitsFor: 'provider',
  onExpiry: 'overdue',
  remindBefore: [1],
} as const;

/** PRODUCT.md section 7. */
export const CLOCKS = {
  evaluation: {
    ...provider,
    length: 20,
    runsIn: [S.submitted, S.documentsSubmitted],
    pausesIn: [S.returned, S.awaitingDocuments],
  },
  decisionNotice: {
    ...provider,
    length: 2,
    runsIn: [S.rejected, S.approved, S.awaitingDocuments],
    // Whatever goes on meanwhile, the applicant is still to be told of the decision (it may wait for its signature).
    lastsIn: [S.contractGenerated, S.signedByApplicant, S.signed, S.documentsSubmitted],
  },
  contract: { ...provider, length: 5, runsIn: [S.approved] },
  applicantSigns: { ...signing, runsIn: [S.contractGenerated], onExpiry: 'signingExpired' },
  applicantSignsChange: { ...signing, runsIn: [S.changeGenerated], onExpiry: 'changeSigningExpired' },
  providerSigns: { ...provider, length: 5, runsIn: [S.signedByApplicant, S.changeSignedByApplicant] },
  conditionsReview: { ...provider, length: 5, runsIn: [S.conditionsChange] },
  additionalDocuments: {
    length: 20,
    unit: 'workingDays',
    runsIn: [S.awaitingDocuments],
    pausesIn: [],
    waitsFor: 'applicant',
    onExpiry: 'docsExpired',
    remindBefore: [5, 2, 1],
  },
  correction: {
    length: 20,
    unit: 'workingDays',
    runsIn: [S.returned],
    pausesIn: [],
    waitsFor: 'applicant',
    onExpiry: 'reminder',
    remindBefore: [5, 2, 1],
  },
  fundsUse: {
    length: 6,
    unit: 'months',
    runsIn: [S.signed, S.conditionsChange, S.changeGenerated, S.changeSignedByApplicant, S.changeSigned],
    pausesIn: [],
    waitsFor: 'applicant',
    onExpiry: 'reminder',
    remindBefore: [20, 5, 2, 1],
  },
  appeal: {
    length: 1,
    unit: 'months',
    runsIn: [S.rejected],
    pausesIn: [],
    waitsFor: 'applicant',
    onExpiry: 'reminder',
    remindBefore: [],
  },
} as const satisfies Record<ClockKind, ClockRule>;

/** Evaluation may be extended once to 30 working days; certificates of refused financing give 30 for documents. */
export const EXTENDED_LENGTH = 30;

/** The clock that a screen shows first for a status. */
export const MAIN_CLOCK: Partial<Record<StatusId, ClockKind>> = {
  [S.submitted]: 'evaluation',
  [S.documentsSubmitted]: 'evaluation',
  [S.approved]: 'contract',
  [S.rejected]: 'appeal',
  [S.returned]: 'correction',
  [S.contractGenerated]: 'applicantSigns',
  [S.signedByApplicant]: 'providerSigns',
  [S.signed]: 'fundsUse',
  [S.awaitingDocuments]: 'additionalDocuments',
  [S.conditionsChange]: 'conditionsReview',
  [S.changeGenerated]: 'applicantSignsChange',
  [S.changeSignedByApplicant]: 'providerSigns',
  [S.changeSigned]: 'fundsUse',
};

/** What a change of status does to one clock. `running`: it exists, is not stopped and not paused. */
export function clockMove(
  kind: ClockKind,
  to: StatusId | null,
  state: 'none' | 'running' | 'paused',
): ClockMove {
  return clockMoveBy<StatusId>(CLOCKS[kind], to, state);
}

/** A clock of a loan request as it stands at `now` (ISO instant). */
export function clockView(record: ClockRecord, now: string, calendar: Calendar): ClockView {
  return clockViewIn(record, CLOCKS[record.kind].unit, now, calendar);
}
