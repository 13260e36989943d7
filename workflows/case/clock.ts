import { isCancellation, log } from '@temporalio/workflow';
import type { Wake } from '../../domain/case/command.ts';
import { codeOf } from '../failures.ts';
import { move } from './commands.ts';
import type { HeldCase } from './held-case.ts';
import type { HeldTypes } from './held-types.ts';

/**
 * A clock has come to a reminder or to its end; the database decides again whether it is really time. Answers how long
 * to wait when the same wake still stands: the database's clock may be a moment behind, or the database away.
 */
export async function fireClock<T extends HeldTypes>(
  held: HeldCase<T>,
  wake: Wake<T['wake']>,
): Promise<'1s' | '1m' | null> {
  if (held.current?.wake?.at !== wake.at) return null;
  const { workflowId, hands } = held.kind;
  const due = held.kind.moveOfClock(wake.kind);
  try {
    if (due === null) {
      held.adopt(await hands.runClocks());
    } else {
      await move(held, {
        ...due,
        commandId: `${workflowId}:${wake.kind}:${held.current.version}`,
        actorId: null,
        expectedVersion: null,
      });
    }
  } catch (error) {
    if (isCancellation(error)) throw error;
    log.warn('clock not carried out', { code: codeOf(error) });
    return codeOf(error) === 'deadlinePassed' ? '1s' : '1m';
  }
  return held.current?.wake?.at === wake.at ? '1s' : null;
}
