import type { Role } from '../../domain/application/role.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import type { ServerInput } from './command-input.ts';

export interface FactsQuestion {
  /** null: the request does not exist yet (start, copy). */
  requestId: number | null;
  action: ActionName;
  actorId: string | null;
  roles: readonly Role[];
  /** What the person gave, if known: without it conditions on the input count as met. */
  input?: Record<string, unknown> & ServerInput;
  /** CALL_PERIOD_CLOSED: no call is open. */
  callPeriodClosed?: boolean;
}
