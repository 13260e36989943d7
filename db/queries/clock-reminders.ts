import type { MailKind } from '../../domain/application/arrivals.ts';
import type { ClockKind } from '../../domain/application/clocks.ts';
import { vilniusDate } from '../../domain/values/working-days.ts';
import type { OpenClock } from './clocks.ts';
import type { Tx } from './command-input.ts';
import { enqueueMail } from './outbox.ts';

/** Clocks whose reminders go to the applicant by mail. */
const REMINDER_OF: Partial<Record<ClockKind, MailKind>> = {
  applicantSigns: 'signingReminder',
  applicantSignsChange: 'signingReminder',
  additionalDocuments: 'documentsReminder',
  correction: 'correctionReminder',
};

/** One mail a clock, however many reminders have come; clocks of the provider send none. */
export async function remindOf(tx: Tx, requestId: number, clock: OpenClock): Promise<void> {
  const kind = REMINDER_OF[clock.kind];
  if (kind) await enqueueMail(tx, { kind, requestId, params: { dueDate: vilniusDate(clock.dueAt) } });
}
