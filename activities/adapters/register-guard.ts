import {
  BrokenCircuitError,
  BulkheadRejectedError,
  CircuitState,
  CountBreaker,
  bulkhead,
  circuitBreaker,
  handleWhen,
  wrap,
} from 'cockatiel';
import type { RegisterPolicies, RegisterPolicy } from '../../domain/registers/policies.ts';
import type { RegisterId } from '../../domain/registers/register-id.ts';
import { AdapterError, type AdapterErrorCode } from './adapter-error.ts';

export type RegisterEvent =
  | { kind: 'call'; register: RegisterId; outcome: 'answered' | AdapterErrorCode; ms: number }
  | { kind: 'breaker'; register: RegisterId; isOpen: boolean };

export type RegisterReport = (event: RegisterEvent) => void;

/** What says that the register itself is in trouble. A refusal, an unknown code or 429 are answers of one that works. */
const TROUBLE: readonly AdapterErrorCode[] = ['timeout', 'unavailable', 'malformed'];

/** A call waits its turn this long within the worker; for longer the engine waits, which costs no slot. */
const LONGEST_WAIT_MS = 1_000;
const QUEUE_FULL_MS = 1_000;
const JUST_AFTER_MS = 50;

export type Guard = <T>(work: () => Promise<T>) => Promise<T>;

/** One guard for each register of this worker process: what one suffers, the others do not notice. */
export function registerGuards(
  policies: RegisterPolicies,
  report: RegisterReport,
): (register: RegisterId) => Guard {
  const guards = new Map<RegisterId, Guard>();
  return (register) => {
    const guard = guards.get(register) ?? guardOf(register, policies[register], report);
    guards.set(register, guard);
    return guard;
  };
}

function guardOf(register: RegisterId, policy: RegisterPolicy, report: RegisterReport): Guard {
  const { openMs, calls, share } = policy.breaker;
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof AdapterError && TROUBLE.includes(error.code)),
    {
      halfOpenAfter: openMs,
      breaker: new CountBreaker({
        threshold: share,
        size: calls,
        minimumNumberOfCalls: Math.ceil(calls / 2),
      }),
    },
  );
  let openedAt = 0;
  breaker.onBreak(() => {
    openedAt = Date.now();
  });
  breaker.onStateChange((state) => {
    if (state !== CircuitState.HalfOpen)
      report({ kind: 'breaker', register, isOpen: state === CircuitState.Open });
  });
  const turns = new Turns(policy.perSecond);
  const all = wrap(breaker, bulkhead(policy.atOnce, policy.atOnce));

  return async (work) => {
    const begun = Date.now();
    const told = (outcome: 'answered' | AdapterErrorCode): void =>
      report({ kind: 'call', register, outcome, ms: Date.now() - begun });
    try {
      // Before its turn: a call that will not be made takes none.
      if (breaker.state === CircuitState.Open && Date.now() < openedAt + openMs)
        throw new BrokenCircuitError();
      await turns.take(register);
      const answer = await all.execute(work);
      told('answered');
      return answer;
    } catch (error) {
      const known = asAdapterError(error, register, openedAt + openMs - Date.now());
      if (known?.code === 'rateLimited' && known.retryAfterMs) turns.rest(known.retryAfterMs);
      if (known) told(known.code);
      throw known ?? error;
    }
  };
}

function asAdapterError(error: unknown, register: RegisterId, openForMs: number): AdapterError | null {
  if (error instanceof AdapterError) return error;
  if (error instanceof BrokenCircuitError)
    return new AdapterError('breakerOpen', register, Math.max(openForMs, 0) + JUST_AFTER_MS);
  if (error instanceof BulkheadRejectedError) return new AdapterError('rateLimited', register, QUEUE_FULL_MS);
  return null;
}

/** Turns at even distances. Who would wait long is sent away with the time to come back, and keeps no turn. */
class Turns {
  readonly #distanceMs: number;
  #nextAt = 0;

  constructor(perSecond: number) {
    this.#distanceMs = 1_000 / perSecond;
  }

  async take(register: RegisterId): Promise<void> {
    const now = Date.now();
    const at = Math.max(now, this.#nextAt);
    if (at - now > LONGEST_WAIT_MS) throw new AdapterError('rateLimited', register, at - now);
    this.#nextAt = at + this.#distanceMs;
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
  }

  /** The register asked for a pause. */
  rest(ms: number): void {
    this.#nextAt = Math.max(this.#nextAt, Date.now() + ms);
  }
}
