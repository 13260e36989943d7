import type { Database } from '../../db/connect.ts';
import {
  openRegisterBreaker,
  restRegister,
  takeTurn,
  type TakenTurn,
} from '../../db/queries/register-gate.ts';
import type { RegisterId } from '../../domain/registers/register-id.ts';

/** What all workers of an installation keep together about a register: turns at even distances, a pause, an open breaker. */
export interface RegisterGate {
  take(register: RegisterId, distanceMs: number): Promise<TakenTurn>;
  /** The register asked for a pause. */
  rest(register: RegisterId, ms: number): Promise<void>;
  /** A worker found the register in trouble: nobody asks it for so long. */
  open(register: RegisterId, ms: number): Promise<void>;
}

/** A call waits its turn this long within the worker; for longer the engine waits, which costs no slot. */
const LONGEST_WAIT_MS = 1_000;

/** The gate of one process alone. Who would wait long is sent away with the time to come back, and keeps no turn. */
export function ownGate(): RegisterGate {
  const nextAt = new Map<RegisterId, number>();
  return {
    take: async (register, distanceMs) => {
      const now = Date.now();
      const at = Math.max(now, nextAt.get(register) ?? 0);
      if (at - now > LONGEST_WAIT_MS) return { refused: 'rate', againMs: at - now };
      nextAt.set(register, at + distanceMs);
      return { waitMs: at - now };
    },
    rest: async (register, ms) => {
      nextAt.set(register, Math.max(nextAt.get(register) ?? 0, Date.now() + ms));
    },
    open: async () => undefined,
  };
}

/** The gate that all processes share in the database; while that is away, each keeps one for itself. */
export function sharedGate(db: Database): RegisterGate {
  const own = ownGate();
  return {
    take: (register, distanceMs) =>
      takeTurn(db, { register, distanceMs, longestMs: LONGEST_WAIT_MS }).catch(() =>
        own.take(register, distanceMs),
      ),
    rest: (register, ms) => restRegister(db, register, ms).catch(() => own.rest(register, ms)),
    open: (register, ms) => openRegisterBreaker(db, register, ms).catch(() => undefined),
  };
}
