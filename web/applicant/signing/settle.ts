import type { SigningOutcome } from './outcome.ts';

export interface SettleParts {
  /** Has the server ask the provider: signed or not; null when no definite answer came. */
  askProvider: () => Promise<boolean | null>;
  /** What the request says of the signing; null when it could not be read. */
  read: () => Promise<SigningOutcome | null>;
  pause: () => Promise<void>;
}

const TRIES = 60;
/** Reads after the provider's „not signed“ before the person is told so: its notice may be on the way. */
const SECOND_LOOKS = 3;

/** How a signing ended after the return from the provider. Silence is never taken for „not signed“. */
export async function settle({ askProvider, read, pause }: SettleParts): Promise<SigningOutcome> {
  let answer: boolean | null = null;
  let looks = 0;
  for (let tries = 0; tries < TRIES; tries += 1) {
    answer ??= await askProvider();
    if (answer) return 'signed';
    const found = await read();
    if (found && found !== 'checking') return found;
    if (answer === false && found && (looks += 1) > SECOND_LOOKS) return 'cancelled';
    await pause();
  }
  return 'failed';
}
