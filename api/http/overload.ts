// What comes first when more is asked than can be done: staff at work, then everybody else, pages that ask by themselves last.
import type { Route } from './define-route.ts';
import { Problem } from './problems.ts';

/** Up to which share of the calls a process may have in hand a class is still let in. */
const SHARE = { staff: 1, others: 0.75, polls: 0.4 } as const;
/** More actions at once than this share of the reads make the engine and the database slower, not busier (`bench/overload`). */
const ACTIONS = 0.4;
/** Nobody is told to come again later than this. */
const MOST_SECONDS = 30;

export interface Room {
  /** Before anything is read or asked: throws `overloaded` where there is no room. */
  check: () => void;
  /** Counts the work; throws `overloaded` when others were faster, though not after files have come in. */
  hold: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Lets so many calls in at once and sends the rest away with 503 and `Retry-After`: a queue would answer everybody too late,
 * and then whoever has gone meanwhile. Reads and actions are counted apart, since actions wait for the engine. Only work is
 * counted: who sends or fetches slowly keeps nobody out.
 */
export function rooms(most: number): (route: Route) => Room {
  const inHand = { reads: 0, actions: 0 };
  const room = { reads: most, actions: most * ACTIONS };
  const comeAgain = { reads: inTurn(room.reads / 4), actions: inTurn(room.actions / 4) };
  return (route) => {
    const kind = route.effect === 'write' ? 'actions' : 'reads';
    const limit = Math.max(1, Math.round(room[kind] * SHARE[classOf(route)]));
    const check = (): void => {
      if (inHand[kind] < limit || route.multipart) return;
      throw new Problem('overloaded', { retryAfterSeconds: comeAgain[kind](Date.now()) });
    };
    const hold = async <T>(work: () => Promise<T>): Promise<T> => {
      check();
      inHand[kind] += 1;
      try {
        return await work();
      } finally {
        inHand[kind] -= 1;
      }
    };
    return { check, hold };
  };
}

/** Seconds after which the next one sent away comes again: so many of them each second, since sending away is work too. */
export function inTurn(aSecond: number): (now: number) => number {
  let last = 0;
  return (now) => {
    last = Math.max(last, now) + 1000 / aSecond;
    if (last <= now + 1000 * MOST_SECONDS) return Math.ceil((last - now) / 1000);
    last = now + 1000 * MOST_SECONDS;
    // The line is full: not all of those at its end.
    return Math.ceil(MOST_SECONDS * (0.5 + Math.random() / 2));
  };
}

function classOf({ access, poll }: Route): keyof typeof SHARE {
  if (poll) return 'polls';
  return typeof access === 'object' && !access.applicant ? 'staff' : 'others';
}
