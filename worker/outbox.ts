import { setTimeout as sleep } from 'node:timers/promises';
import { sendDueMail, type MailDeps } from '../activities/mail.ts';
import type { Log } from './log.ts';

const PAUSE_MS = 1_000;
/** A mail under way is finished within this when the worker stops; past it the next worker sends it again. */
const GRACE_MS = 8_000;

export interface OutboxDeps extends MailDeps {
  /** How many mails may be under way at once; absent: one. */
  senders?: number;
}

/** Looks into the outbox every second; several workers share it. Told to stop, it finishes the mails under way and no other. */
export function startOutbox({ senders = 1, ...deps }: OutboxDeps, log: Log): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const inDoubt: MailDeps['inDoubt'] = ({ id, kind, requestId, attempts }) =>
    log.warn({ msg: 'mail in doubt sent again', mail: id, kind, request: requestId, attempt: attempts });
  const failed: MailDeps['failed'] = ({ id, kind, requestId, attempts }, code) =>
    log.warn({ msg: 'mail not sent', mail: id, kind, request: requestId, attempt: attempts, code });
  const needless: MailDeps['needless'] = ({ id, kind, requestId }, code) =>
    log.info({ msg: 'mail needless', mail: id, kind, request: requestId, code });
  const send = () => sendDueMail({ ...deps, inDoubt, failed, needless }, () => isStopped);
  const look = async (): Promise<void> => {
    try {
      await allOf(Array.from({ length: senders }, send));
    } catch (error) {
      log.warn({ msg: 'outbox waits', error: error instanceof Error ? error.name : 'unknown' });
    }
    if (!isStopped) timer = setTimeout(() => (running = look()), PAUSE_MS);
  };
  running = look();

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([running, sleep(GRACE_MS, undefined, { ref: false })]);
    },
  };
}

/** Waits for all of them also when one fails, which is thrown then. */
async function allOf(work: Promise<unknown>[]): Promise<void> {
  const failure = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}
