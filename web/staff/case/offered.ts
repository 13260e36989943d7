import type { OfferedAction, WorkDone } from '../../actions/staff-action.ts';
import type { StaffCase } from '../data/types.ts';

/**
 * Actions of the case as the server offers them. Signing is the signing provider's move in the table, so it comes
 * as an open task of this person instead.
 */
export function offeredActions(request: StaffCase): OfferedAction[] {
  const offered: OfferedAction[] = request.actions.map(({ name, refusal }) => ({ name, refusal }));
  for (const task of request.tasks) {
    if (!task.mine) continue;
    if (task.kind === 'signAsProvider') offered.push({ name: 'providerSign', refusal: null });
    if (task.kind === 'signDecision') offered.push({ name: 'signDecision', refusal: null });
    if (task.kind === 'signChange') offered.push({ name: 'providerSignChange', refusal: null });
  }
  return offered;
}

export const workDone = (request: StaffCase): WorkDone => ({
  unassigned: request.Assessor === null,
  handedOver: request.handedOverAt !== null,
});
