import { setTimeout as sleep } from 'node:timers/promises';
import { sendDueMail, type MailDeps } from '../activities/mail.ts';
import type { Log } from './log.ts';

const PAUSE_MS = 1_000;
/** A mail under way is finished within this when the worker stops; past it the next worker sends it again. */
const GRACE_MS = 8_000;

/** Looks into the outbox every second; several workers share it. Told to stop, it finishes the mail under way and no other. */
export function startOutbox(deps: MailDeps, log: Log): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const tell: MailDeps['inDoubt'] = ({ id, kind, requestId, attempts }) =>
    log.warn({ msg: 'mail in doubt sent again', mail: id, kind, request: requestId, attempt: attempts });
  const look = async (): Promise<void> => {
    try {
      await sendDueMail({ ...deps, inDoubt: tell }, () => isStopped);
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
