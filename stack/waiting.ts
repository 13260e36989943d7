import { connect } from 'node:net';

export const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

interface WaitOptions {
  withinMs: number;
  everyMs?: number;
  /** Stops the waiting early: the process died, or everything is being stopped. */
  givenUp?: () => boolean;
}

/** Asks `probe` until it says yes; a probe that throws counts as "not yet". Answers whether it ever said yes. */
export async function until(probe: () => Promise<boolean>, options: WaitOptions): Promise<boolean> {
  const end = Date.now() + options.withinMs;
  while (Date.now() < end && !options.givenUp?.()) {
    if (await probe().catch(() => false)) return true;
    await sleep(options.everyMs ?? 100);
  }
  return false;
}

/** An HTTP address answers with success. */
export async function answersHttp(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
  await response.arrayBuffer();
  return response.ok;
}

/** Something accepts connections there. */
export function acceptsTcp(host: string, port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect({ host, port });
    const end = (accepted: boolean) => {
      socket.destroy();
      answer(accepted);
    };
    socket.setTimeout(1_000, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
