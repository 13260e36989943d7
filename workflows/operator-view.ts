// How a case looks in the Temporal UI. Ids, codes and instants only.
import { defineSearchAttributeKey } from '@temporalio/common';
import { patched, setCurrentDetails, upsertSearchAttributes } from '@temporalio/workflow';
import { SEARCH_ATTRIBUTES } from '../domain/application/search-attributes.ts';
import { STAGE, statusName, TURN } from '../domain/application/status.ts';
import type { HeldRequest } from './request-kind.ts';

const LOAN_STATUS = defineSearchAttributeKey('LoanStatus', SEARCH_ATTRIBUTES.LoanStatus);
const LOAN_STAGE = defineSearchAttributeKey('LoanStage', SEARCH_ATTRIBUTES.LoanStage);
const SCHEME_CODE = defineSearchAttributeKey('SchemeCode', SEARCH_ATTRIBUTES.SchemeCode);
const DEADLINE_AT = defineSearchAttributeKey('DeadlineAt', SEARCH_ATTRIBUTES.DeadlineAt);
const STUCK = defineSearchAttributeKey('Stuck', SEARCH_ATTRIBUTES.Stuck);
const LOAN_VERSION = defineSearchAttributeKey('LoanVersion', SEARCH_ATTRIBUTES.LoanVersion);
const LAST_COMMAND = defineSearchAttributeKey('LastCommand', SEARCH_ATTRIBUTES.LastCommand);

const WAITS_FOR = { applicant: 'the applicant', provider: 'the staff', nobody: 'nobody' } as const;

/** Shows the held state; search attributes cost an event, so only what differs from the last time is sent. */
export function operatorView(): (held: HeldRequest) => void {
  let shown = '';
  return (held) => {
    const state = held.current;
    if (!state) return;
    setCurrentDetails(detailsOf(held));
    const status = state.status === null ? 'deleted' : statusName(state.status);
    // Version and command are what the reconciler compares: a case that shows them need not be asked.
    const { version, lastCommand = null } = state;
    const step = patched('shows-version') ? [version, lastCommand] : [];
    const attributes = [status, state.schemeCode, state.dueAt, state.stuck !== null, ...step];
    if (shown === JSON.stringify(attributes)) return;
    shown = JSON.stringify(attributes);
    upsertSearchAttributes([
      { key: LOAN_STATUS, value: status },
      { key: LOAN_STAGE, value: state.status === null ? 'closed' : STAGE[state.status] },
      { key: SCHEME_CODE, value: state.schemeCode },
      { key: DEADLINE_AT, value: state.dueAt === null ? null : new Date(state.dueAt) },
      { key: STUCK, value: state.stuck !== null },
      ...(step.length === 0
        ? []
        : [
            { key: LOAN_VERSION, value: version },
            { key: LAST_COMMAND, value: lastCommand },
          ]),
    ]);
  };
}

/** A case on half a page of markdown. */
export function detailsOf(held: HeldRequest): string {
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
