import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type TransactionBuilder } from 'kysely';
import type { DB } from './schema.gen.ts';

/** serialization_failure and deadlock_detected: the database undid everything, so it may simply be done again. */
const BROKEN_OFF: readonly unknown[] = ['40001', '40P01'];
const TRIES = 4;
const PAUSE_MS = 20;

/** Whether the database broke a transaction off because of another one; nothing of it remains. */
export function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && BROKEN_OFF.includes((error as { code?: unknown }).code);
}

/**
 * A Kysely whose transactions are made again when a deadlock or a conflict broke them off, three times, each a little
 * later than the last; then the error is the caller's. What a transaction does must not reach outside the database.
 */
export class RepeatingKysely extends Kysely<DB> {
  override transaction(): TransactionBuilder<DB> {
    const builder = super.transaction();
    const once = builder.execute.bind(builder);
    builder.execute = (work) => repeated(() => once(work));
    return builder;
  }
}

async function repeated<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= TRIES || !isBrokenOff(error)) throw error;
      // Those who met must not meet again at the same moment.
      await pause(PAUSE_MS * tries * (0.5 + Math.random()));
    }
  }
}
