import type { ClockKind } from '../../domain/application/clocks.ts';
import type { MailKind } from '../../domain/application/arrivals.ts';
import { FINAL_STATUSES } from '../../domain/application/status.ts';
import { vilniusDate } from '../../domain/values/working-days.ts';
import type { Database } from '../connect.ts';
import {
  dueMarks,
  loadClocks,
  mayDocumentsExpire,
  storeMarks,
  type ClockContext,
  type DueMark,
} from './clocks.ts';
import type { Tx } from './command-input.ts';
import { enqueueMail } from './outbox.ts';
import { loadRequestState, type RequestState } from './request-state.ts';
import { loadRequestView } from './request-view.ts';

/** Clocks whose reminders go to the applicant by mail. */
const REMINDER_OF: Partial<Record<ClockKind, MailKind>> = {
  applicantSigns: 'signingReminder',
  applicantSignsChange: 'signingReminder',
  additionalDocuments: 'documentsReminder',
  correction: 'correctionReminder',
};

/**
 * Does what the clocks of a request have come to and no transition answers for: reminders, and ends that only make a
 * task overdue. Late or called twice, it sends one mail a clock. Answers the state with the next wake.
 */
export async function runClocks(
  db: Database,
  requestId: number,
  context: ClockContext,
): Promise<RequestState | null> {
  return db.transaction().execute(async (tx) => {
    const view = await loadRequestView(tx, requestId, true);
    if (view?.status && !FINAL_STATUSES.includes(view.status)) {
      const clocks = await loadClocks(tx, requestId);
      const rule = { calendar: context.calendar, documentsExpire: await mayDocumentsExpire(tx) };
      const due = dueMarks(clocks, rule).filter(({ at, kind }) => at <= view.now && isQuiet(kind));
      for (const clock of clocks) {
        const own = due.filter((mark) => mark.clock.id === clock.id);
        if (own.length > 0) await carryOut(tx, requestId, own);
      }
    }
    return loadRequestState(tx, requestId, context);
  });
}

const isQuiet = (kind: DueMark['kind']): boolean => kind === 'reminder' || kind === 'overdue';

async function carryOut(tx: Tx, requestId: number, due: readonly DueMark[]): Promise<void> {
  const { clock } = due[0]!;
  const mail = REMINDER_OF[clock.kind];
  if (mail) {
    await enqueueMail(tx, { kind: mail, requestId, params: { dueDate: vilniusDate(clock.dueAt) } });
  }
  await storeMarks(
    tx,
    clock,
    due.map(({ mark }) => mark),
  );
}
