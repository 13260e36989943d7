import type { SigningOutcome } from './outcome.ts';

export interface SettleParts {
  /** Has the server ask the provider: signed or not; null when no definite answer came. */
  askProvider: () => Promise<boolean | null>;
  /** What the request says of the signing; null when it could not be read. */
  read: () => Promise<SigningOutcome | null>;
  pause: (ms: number) => Promise<void>;
}

/**
 * Between the looks after the return: a person who pressed „Atšaukti“ is told within two seconds, the provider's notice on
 * its way meanwhile.
 */
const SOON_MS = [100, 150, 250] as const;
/** Between the looks after those, for late news. */
export const LATER_MS = 5000;
const LATER_LOOKS = 24;

/**
 * How a signing ended after the return from the provider. Silence is never taken for „not signed“; what is told of a broken
 * off one may still be overtaken by late news (AfterSigning).
 */
export async function settle({ askProvider, read, pause }: SettleParts): Promise<SigningOutcome> {
  let answer: boolean | null = null;
  for (let looks = 0; looks <= SOON_MS.length + LATER_LOOKS; looks += 1) {
    answer ??= await askProvider();
    if (answer) return 'signed';
    const found = await read();
    if (found && found !== 'checking') return found;
    if (answer === false && found && looks >= SOON_MS.length) return 'cancelled';
    await pause(SOON_MS[looks] ?? LATER_MS);
  }
  return 'failed';
}
