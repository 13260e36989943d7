import { createHash } from 'node:crypto';
import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import type { Database } from '../../db/connect.ts';
import { countCalls } from '../../db/queries/call-counts.ts';

export const WINDOW_MS = 60_000;
/** Of a limit a process may count so much for itself before it tells the others and hears of them. */
const PORTION = 50;

interface Count {
  /** Counted by all, as of the last time we asked; ours included. */
  known: number;
  /** Ours that the others have not heard of. */
  unsent: number;
}

/**
 * Counts of a limit that all api processes share, by minutes of the clock. A process goes to the database once in a fiftieth of
 * the limit, so a caller at n processes gets at most n fiftieths more than the limit, and most calls cost nothing. While the
 * database is away each process counts for itself.
 */
export class SharedCounts implements Store {
  readonly localKeys = false;
  /** Tells limits apart, to the library as well: two of them count the same caller. */
  readonly prefix: string;
  readonly #db: Database;
  readonly #portion: number;
  #minute = 0;
  #counts = new Map<string, Count>();

  constructor(db: Database, { name, limit }: { name: string; limit: number }) {
    this.#db = db;
    this.prefix = `${name} `;
    this.#portion = Math.max(1, Math.floor(limit / PORTION));
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    const minute = Math.floor(Date.now() / WINDOW_MS);
    const count = this.#countOf(key, minute);
    count.unsent += 1;
    if (count.unsent >= this.#portion) await this.#tell(key, minute, count);
    return { totalHits: count.known + count.unsent, resetTime: new Date((minute + 1) * WINDOW_MS) };
  }

  decrement(key: string): void {
    this.#countOf(key, Math.floor(Date.now() / WINDOW_MS)).unsent -= 1;
  }

  resetKey(key: string): void {
    this.#counts.delete(key);
  }

  #countOf(key: string, minute: number): Count {
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#counts = new Map();
    }
    const count = this.#counts.get(key) ?? { known: 0, unsent: 0 };
    this.#counts.set(key, count);
    return count;
  }

  async #tell(key: string, minute: number, count: Count): Promise<void> {
    const hits = count.unsent;
    // At once, so that calls that come meanwhile count them as well.
    count.known += hits;
    count.unsent = 0;
    const caller = createHash('sha256').update(`${this.prefix}${key}`).digest('base64url');
    const total = await countCalls(this.#db, { caller, minute, hits }).catch(() => 0);
    count.known = Math.max(count.known, total);
  }
}
