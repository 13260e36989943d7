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
import type { TakenTurn } from '../../db/queries/register-gate.ts';
import { AdapterError, type AdapterErrorCode } from './adapter-error.ts';
import type { RegisterGate } from './register-gate.ts';

export type RegisterEvent =
  | { kind: 'call'; register: RegisterId; outcome: 'answered' | AdapterErrorCode; ms: number }
  | { kind: 'breaker'; register: RegisterId; isOpen: boolean };

export type RegisterReport = (event: RegisterEvent) => void;

/** What says that the register itself is in trouble. A refusal, an unknown code or 429 are answers of one that works. */
const TROUBLE: readonly AdapterErrorCode[] = ['timeout', 'unavailable', 'malformed'];

const QUEUE_FULL_MS = 1_000;
const JUST_AFTER_MS = 50;

export type Guard = <T>(work: () => Promise<T>) => Promise<T>;

interface GuardGiven {
  policies: RegisterPolicies;
  report: RegisterReport;
  gate: RegisterGate;
}

/** One guard for each register: what one suffers, the others do not notice. Turns and open breakers are those of the gate. */
export function registerGuards({ policies, report, gate }: GuardGiven): (register: RegisterId) => Guard {
  const guards = new Map<RegisterId, Guard>();
  return (register) => {
    const guard = guards.get(register) ?? guardOf(register, { policy: policies[register], report, gate });
    guards.set(register, guard);
    return guard;
  };
}

type OneGiven = Omit<GuardGiven, 'policies'> & { policy: RegisterPolicy };

function guardOf(register: RegisterId, { policy, report, gate }: OneGiven): Guard {
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
  let opening: Promise<void> | undefined;
  breaker.onBreak(() => {
    openedAt = Date.now();
    opening = gate.open(register, openMs);
  });
  breaker.onStateChange((state) => {
    if (state !== CircuitState.HalfOpen)
      report({ kind: 'breaker', register, isOpen: state === CircuitState.Open });
  });
  const all = wrap(breaker, bulkhead(policy.atOnce, policy.atOnce));

  return async (work) => {
    const begun = Date.now();
    const told = (outcome: 'answered' | AdapterErrorCode): void =>
      report({ kind: 'call', register, outcome, ms: Date.now() - begun });
    try {
      // Before its turn: a call that will not be made takes none.
      if (breaker.state === CircuitState.Open && Date.now() < openedAt + openMs)
        throw new BrokenCircuitError();
      await taken(await gate.take(register, 1_000 / policy.perSecond), register);
      const answer = await all.execute(work);
      told('answered');
      return answer;
    } catch (error) {
      const known = asAdapterError(error, register, openedAt + openMs - Date.now());
      await opening;
      if (known?.code === 'rateLimited' && known.retryAfterMs) await gate.rest(register, known.retryAfterMs);
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

/** Waits for the turn, or says when to come back. */
async function taken(turn: TakenTurn, register: RegisterId): Promise<void> {
  if ('refused' in turn) {
    const code = turn.refused === 'rate' ? 'rateLimited' : 'breakerOpen';
    throw new AdapterError(code, register, turn.againMs + JUST_AFTER_MS);
  }
  if (turn.waitMs > 0) await new Promise((resolve) => setTimeout(resolve, turn.waitMs));
}
