import { isCancellation, log } from '@temporalio/workflow';
import { workflowIdOf, type Wake } from '../domain/application/command.ts';
import { move } from './commands.ts';
import { codeOf } from './failures.ts';
import type { HeldState } from './held-state.ts';
import { records } from './proxies.ts';

/**
 * A clock has come to a reminder or to its end; the database decides again whether it is really time. Answers how long
 * to wait when the same wake still stands: the database's clock may be a moment behind, or the database away.
 */
export async function strike(held: HeldState, wake: Wake): Promise<'1s' | '1m' | null> {
  if (held.current?.wake?.at !== wake.at) return null;
  try {
    if (wake.kind === 'reminder' || wake.kind === 'overdue') {
      held.adopt(await records.runClocks({ requestId: held.requestId }));
    } else {
      const commandId = `${workflowIdOf(held.requestId)}:${wake.kind}:${held.current.version}`;
      await move(held, {
        action: wake.kind,
        commandId,
        actorId: null,
        roles: ['system'],
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
