import { FINAL_STATUSES, type StatusId } from '../../../domain/application/status.ts';
import type { ActionName } from '../../../domain/application/transitions.ts';
import type { ActionInput } from '../../../domain/application/inputs.ts';
import type { Tx } from '../command-input.ts';
import { storeAnswers, storeCheck } from './findings.ts';
import { abandonRun, beginRun } from './runs.ts';

export interface ScreeningMove {
  requestId: number;
  action: ActionName;
  to: StatusId | null;
  actorId: string | null;
  commandId: string;
  /** ISO instant of the transition. */
  now: string;
  input: Record<string, unknown>;
}

/** What a transition does to the screening: a submission and a renewal make one due, findings about matches are stored. */
export async function moveScreening(tx: Tx, move: ScreeningMove): Promise<void> {
  const { requestId, action, to, actorId, commandId, now } = move;
  if (to === null || FINAL_STATUSES.includes(to)) return abandonRun(tx, requestId);
  if (action === 'submit') return beginRun(tx, { requestId, reason: 'submission', startedBy: null });
  if (action === 'renewAml') return beginRun(tx, { requestId, reason: 'renewal', startedBy: move.actorId });
  if (actorId === null) return;
  const finding = { requestId, actorId, commandId, now };
  if (action === 'reviewAml') await storeAnswers(tx, finding, move.input as ActionInput<'reviewAml'>);
  if (action === 'saveAmlCheck') await storeCheck(tx, finding, move.input as ActionInput<'saveAmlCheck'>);
}
