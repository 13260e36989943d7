// How a case looks in the Temporal UI. Ids, codes and instants only.
import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';
import { setCurrentDetails, upsertSearchAttributes } from '@temporalio/workflow';
import { STAGE, statusName, TURN } from '../domain/application/status.ts';
import type { HeldState } from './held-state.ts';

export const LOAN_STATUS = defineSearchAttributeKey('LoanStatus', SearchAttributeType.KEYWORD);
export const LOAN_STAGE = defineSearchAttributeKey('LoanStage', SearchAttributeType.KEYWORD);
export const SCHEME_CODE = defineSearchAttributeKey('SchemeCode', SearchAttributeType.KEYWORD);
export const DEADLINE_AT = defineSearchAttributeKey('DeadlineAt', SearchAttributeType.DATETIME);
export const STUCK = defineSearchAttributeKey('Stuck', SearchAttributeType.BOOL);

const WAITS_FOR = { applicant: 'the applicant', provider: 'the staff', nobody: 'nobody' } as const;

/** Shows the held state; search attributes cost an event, so only what differs from the last time is sent. */
export function operatorView(): (held: HeldState) => void {
  let shown = '';
  return (held) => {
    const state = held.current;
    if (!state) return;
    setCurrentDetails(detailsOf(held));
    const status = state.status === null ? 'deleted' : statusName(state.status);
    const attributes = [status, state.schemeCode, state.dueAt, state.stuck !== null] as const;
    if (shown === JSON.stringify(attributes)) return;
    shown = JSON.stringify(attributes);
    upsertSearchAttributes([
      { key: LOAN_STATUS, value: status },
      { key: LOAN_STAGE, value: state.status === null ? 'closed' : STAGE[state.status] },
      { key: SCHEME_CODE, value: state.schemeCode },
      { key: DEADLINE_AT, value: state.dueAt === null ? null : new Date(state.dueAt) },
      { key: STUCK, value: state.stuck !== null },
    ]);
  };
}

/** A case on half a page of markdown. */
export function detailsOf(held: HeldState): string {
  const { current: state, lastStep } = held;
  if (!state) return 'Waiting for its first command.';
  const status = state.status;
  const lines = [
    status === null
      ? `**Deleted**, version ${state.version}`
      : `**${status} ${statusName(status)}**, version ${state.version}, scheme ${state.schemeCode}`,
    status === null
      ? ''
      : `Waits for ${WAITS_FOR[TURN[status]]}${state.dueAt ? ` until ${state.dueAt}` : ''}.`,
    state.wake ? `Wakes at ${state.wake.at} for: ${state.wake.kind}.` : 'No clock runs.',
    lastStep ? `Last step: ${lastStep.action} at ${lastStep.at}.` : '',
    state.jobs.length > 0 ? `Under way: ${state.jobs.map(({ kind }) => kind).join(', ')}.` : '',
    state.stuck ? `**Stuck**: ${state.stuck}. See docs/operations.md.` : '',
  ];
  return lines.filter(Boolean).join('\n\n');
}
