// How a payment request looks in the Temporal UI. Ids, codes and instants only.
import { defineSearchAttributeKey } from '@temporalio/common';
import { patched, setCurrentDetails, upsertSearchAttributes } from '@temporalio/workflow';
import { SEARCH_ATTRIBUTES } from '../domain/application/search-attributes.ts';
import { paymentStatusName } from '../domain/payment/status.ts';
import type { HeldCase } from './case/held-case.ts';
import type { PaymentHeldTypes } from './payment-kind.ts';

const PAYMENT_STATUS = defineSearchAttributeKey('PaymentStatus', SEARCH_ATTRIBUTES.PaymentStatus);
const PAYMENT_VERSION = defineSearchAttributeKey('PaymentVersion', SEARCH_ATTRIBUTES.PaymentVersion);
const LAST_COMMAND = defineSearchAttributeKey('LastCommand', SEARCH_ATTRIBUTES.LastCommand);
const STUCK = defineSearchAttributeKey('Stuck', SEARCH_ATTRIBUTES.Stuck);

/** Search attributes cost an event, so only what differs from the last time is sent. */
export function paymentView(): (held: HeldCase<PaymentHeldTypes>) => void {
  let shown = '';
  return ({ current: state, lastStep }) => {
    if (!state || state.status === null) return;
    const status = paymentStatusName(state.status);
    const lines = [
      `**${state.status} ${status}**, version ${state.version}, of loan request ${state.requestId}`,
      state.wake ? `Wakes at ${state.wake.at} for: ${state.wake.kind}.` : 'No clock runs.',
      lastStep ? `Last step: ${lastStep.action} at ${lastStep.at}.` : '',
      state.stuck ? `**Stuck**: ${state.stuck}. See docs/operations.md.` : '',
    ];
    setCurrentDetails(lines.filter(Boolean).join('\n\n'));
    // What the reconciler compares, as loan requests show it.
    const { version, lastCommand } = state;
    const step = patched('payment-shows-version') ? [version, lastCommand] : [];
    const attributes = JSON.stringify([status, state.stuck !== null, ...step]);
    if (shown === attributes) return;
    shown = attributes;
    upsertSearchAttributes([
      { key: PAYMENT_STATUS, value: status },
      { key: STUCK, value: state.stuck !== null },
      ...(step.length === 0
        ? []
        : [
            { key: PAYMENT_VERSION, value: version },
            { key: LAST_COMMAND, value: lastCommand },
          ]),
    ]);
  };
}
