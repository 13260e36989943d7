// The engine of the hostile table: commands go straight to the database's own transition, so that a case is judged as in the portal
// and nothing moves by itself between two cases.
import { applyTransition, type TransitionContext } from '../../../db/queries/transition.ts';
import type { Database } from '../../../db/connect.ts';
import type { Command, CommandResult } from '../../../domain/application/command.ts';
import { EngineDown, EngineRefusal, type Engine } from '../../../api/temporal.ts';

async function away(): Promise<never> {
  throw new EngineDown('there is no engine here');
}

/** Answers commands as the workflow does; everything that needs a real workflow is away. */
export function engineOf(db: Database, context: TransitionContext): Engine {
  const command = async (requestId: number, given: Command): Promise<CommandResult> => {
    const outcome = await applyTransition(db, { ...given, requestId, knownVersion: null }, context);
    if (outcome.kind === 'refused') throw new EngineRefusal(outcome.code);
    return outcome.result;
  };
  return {
    command,
    begin: command,
    payment: away,
    beginPayment: away,
    evaluate: away,
    openSigning: away,
    signingNews: away,
    openSigningBatch: away,
    generateContract: away,
    startRegisters: async () => undefined,
    startPolicyRun: away,
    startExport: away,
    startRemoval: away,
    startCalendarChange: async () => undefined,
    cancelPolicyRun: away,
    startVmiCheck: away,
    startMassAction: away,
    cancelMassAction: away,
    hadRequest: async () => false,
    resync: async () => undefined,
    retryNow: async () => undefined,
    resyncPayment: async () => undefined,
    retryPaymentNow: async () => undefined,
    close: async () => undefined,
  };
}
