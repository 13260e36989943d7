// A person's action and its Idempotency-Key: whatever breaks on the way, the action happens once.
import { ApiProblem, NoAnswer, problemOf } from './problem.ts';

interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** Success type of an openapi-fetch call without the „not known yet“ body of 202. */
type Settled<A extends Answer> = Exclude<A['data'], undefined | { pending: true }>;

export interface KeyHeader {
  'Idempotency-Key': string;
}

/** How long 202 is asked again, and how often a broken connection is tried, with the same key. */
const MAX_WAIT_MS = 60_000;
/** Longer than that nobody waits for room in silence: they are told, and may press again. */
const MAX_ROOM_MS = 20_000;
const RETRIES = 2;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One key for one click. Keep the same holder for a retry: a key is renewed only after a definite answer. */
export class ActionKey {
  #key: string | null;
  #running: Promise<unknown> | null = null;

  /** `key`: of an attempt that an earlier life of the screen made. */
  constructor(key: string | null = null) {
    this.#key = key;
  }

  get(): string {
    this.#key ??= crypto.randomUUID();
    return this.#key;
  }

  settle(): void {
    this.#key = null;
  }

  /** A second click while the first is under way is the same click. */
  once<T>(work: () => Promise<T>): Promise<T> {
    this.#running ??= work().finally(() => (this.#running = null));
    return this.#running as Promise<T>;
  }
}

/** Is it known what became of the action? A lost connection, 202 without end and 5xx are not an answer. */
export function isDefinite(error: unknown): boolean {
  return error instanceof ApiProblem && error.status < 500 && error.status !== 429;
}

/**
 * Runs one action: sends the key, asks again with the same key while the outcome is not known (202) or no answer came,
 * and throws ApiProblem or NoAnswer. After an indefinite error calling again with the same holder repeats the same action.
 */
export function act<A extends Answer>(
  call: (header: KeyHeader) => Promise<A>,
  holder: ActionKey = new ActionKey(),
): Promise<Settled<A>> {
  return holder.once(() => attempt(call, holder));
}

const isPending = ({ data }: Answer): boolean =>
  typeof data !== 'object' || data === null || 'pending' in data;

const pauseOf = ({ headers }: Response): number => (Number(headers.get('Retry-After')) || 1) * 1000;

async function attempt<A extends Answer>(
  call: (header: KeyHeader) => Promise<A>,
  holder: ActionKey,
): Promise<Settled<A>> {
  let header: KeyHeader = { 'Idempotency-Key': holder.get() };
  let isRenewed = false;
  const since = Date.now();
  let broken = 0;
  for (;;) {
    let answer: A;
    try {
      answer = await call(header);
    } catch (cause) {
      broken += 1;
      if (broken > RETRIES) throw new NoAnswer(cause);
      await wait(500 * broken);
      continue;
    }
    const { response } = answer;
    // With a body that does not say „pending“ it is done, with its effect only later.
    if (response.status === 202 && isPending(answer)) {
      if (Date.now() > since + MAX_WAIT_MS)
        throw problemOf(202, { code: 'outcomeUnknown' }, response.headers);
      await wait(pauseOf(response));
      continue;
    }
    if (response.ok) {
      holder.settle();
      return answer.data as Settled<A>;
    }
    const problem = problemOf(response.status, answer.error, response.headers);
    // Nothing was begun, for want of room.
    if (problem.code === 'overloaded' && Date.now() + pauseOf(response) <= since + MAX_ROOM_MS) {
      await wait(pauseOf(response));
      continue;
    }
    if (isDefinite(problem)) holder.settle();
    // After a lost answer the person has changed what is sent: that is another action, which the server judges anew.
    if (problem.code === 'idempotencyKeyReused' && !isRenewed) {
      isRenewed = true;
      header = { 'Idempotency-Key': holder.get() };
      continue;
    }
    throw problem;
  }
}
