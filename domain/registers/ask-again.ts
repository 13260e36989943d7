import type { AgainPolicy } from './policies.ts';

/** Who has just been asked is not asked once more by a person's wish: nothing has changed within a minute. */
export const JUST_ASKED_MS = 60_000;

/** A register that did not answer when it was last asked. Instants in milliseconds. */
interface Silence {
  missingSinceMs: number;
  /** When the last try ended. */
  askedMs: number;
}

/**
 * When a silent register is to be asked again by itself: after as long as it has been silent, so that the pauses double,
 * within the bounds of its policy. Null: it has been silent for so long that only a person has it asked again.
 */
export function askAgainAt({ missingSinceMs, askedMs }: Silence, policy: AgainPolicy): number | null {
  const silentMs = askedMs - missingSinceMs;
  if (silentMs >= policy.withinMs) return null;
  return askedMs + Math.min(Math.max(silentMs, policy.firstMs), policy.longestMs);
}
