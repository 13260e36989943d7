import { Status, type StatusId } from '../../../domain/application/status.ts';
import type { ClockKind } from '../../../domain/application/clocks.ts';
import { TRACK } from '../../../domain/texts/lt/screen/applicant-request.ts';
import type { RequestDetail } from './queries.ts';
import { stageStates } from './status-stage.ts';

type Clock = Pick<RequestDetail['clocks'][number], 'kind' | 'startDate' | 'dueDate' | 'paused'>;

interface Facts {
  status: StatusId;
  submittedAt: string | null;
  clocks: readonly Clock[];
}

/** The term that runs in a status, by the step it belongs to. */
const RUNNING: Partial<Record<StatusId, ClockKind>> = {
  [Status.returned]: 'correction',
  [Status.submitted]: 'evaluation',
  [Status.awaitingDocuments]: 'additionalDocuments',
  [Status.documentsSubmitted]: 'evaluation',
  [Status.approved]: 'contract',
  [Status.contractGenerated]: 'applicantSigns',
  [Status.signedByApplicant]: 'providerSigns',
  [Status.signed]: 'fundsUse',
  [Status.conditionsChange]: 'conditionsReview',
  [Status.changeGenerated]: 'fundsUse',
  [Status.changeSignedByApplicant]: 'fundsUse',
  [Status.changeSigned]: 'fundsUse',
};

/** Under each step: the day it ended, the day promised for the one that runs, the term of those ahead. Empty: nothing to say. */
export function trackDates({ status, submittedAt, clocks }: Facts): string[] {
  const clock = (kind: ClockKind | undefined) => clocks.find((running) => running.kind === kind);
  // The two days for telling a decision begin with it; the months for using the money begin with the last signature.
  const decided = clock('decisionNotice')?.startDate;
  const ended = [submittedAt?.slice(0, 10), decided, decided, clock('fundsUse')?.startDate, undefined];
  const running = clock(RUNNING[status]);
  const states = stageStates(status);
  const isOver = states.includes('stopped');
  return states.map((state, step) => {
    if (state === 'done' || state === 'stopped') return ended[step] ? TRACK.done(ended[step]) : '';
    if (state === 'ahead') return isOver ? '' : (TRACK.promised[step] ?? '');
    return running && !running.paused ? TRACK.until(running.dueDate) : '';
  });
}
