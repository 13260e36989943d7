import { mailOfClock } from '../../domain/application/mails.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import type { OpenClock } from './clocks.ts';
import type { Tx } from './command-input.ts';
import { enqueueMail } from './outbox.ts';

/** One mail a clock, however many reminders have come by `now` (ISO instant); after its end the one that says so. */
export async function remindOf(tx: Tx, requestId: number, clock: OpenClock, now: string): Promise<void> {
  const kind = mailOfClock(clock, now);
  if (!kind) return;
  const params = { dueDate: vilniusDate(clock.dueAt), clock: clock.kind };
  await enqueueMail(tx, { kind, requestId, clockId: clock.id, params });
}
