import { FINAL_STATUSES, type StatusId } from '../../../domain/application/status.ts';
import type { ActionName } from '../../../domain/application/transitions.ts';
import { AML_RESULT } from '../../../domain/screening/result.ts';
import type { Tx } from '../command-input.ts';
import { closeTask } from '../tasks.ts';
import { abandonRun, beginRun } from './runs.ts';

export interface ScreeningMove {
  requestId: number;
  action: ActionName;
  to: StatusId | null;
  actorId: string | null;
  commandId: string;
  input: Record<string, unknown>;
}

/** What a transition does to the screening: a submission and a renewal make one due, a decision ends the review. */
export async function moveScreening(tx: Tx, move: ScreeningMove): Promise<void> {
  const { requestId, action, to } = move;
  if (to === null || FINAL_STATUSES.includes(to)) return abandonRun(tx, requestId);
  if (action === 'submit') return beginRun(tx, { requestId, reason: 'submission', startedBy: null });
  if (action === 'renewAml') return beginRun(tx, { requestId, reason: 'renewal', startedBy: move.actorId });
  const isDecision = action === 'reviewAml' || action === 'saveAmlCheck';
  if (isDecision && move.input.result === AML_RESULT.passed)
    await closeTask(tx, requestId, 'amlReview', move.commandId);
}
