import { sendDueMail, type MailDeps } from '../activities/mail.ts';
import type { Log } from './log.ts';

const PAUSE_MS = 1_000;

/** Looks into the outbox every second; several workers share it without sending anything twice. */
export function startOutbox(deps: MailDeps, log: Log): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const look = async (): Promise<void> => {
    try {
      await sendDueMail(deps);
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
      await running;
    },
  };
}
