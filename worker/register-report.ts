import { Runtime } from '@temporalio/worker';
import type { RegisterReport } from '../activities/adapters/register-guard.ts';
import type { Log } from './log.ts';

/** Figures of the registers beside the engine's own, and a line when a breaker opens or closes. Neither says about whom. */
export function registerReport(log: Log): RegisterReport {
  const meter = Runtime.instance().metricMeter;
  const calls = meter.createCounter('portal_register_calls', '1', 'Calls of a register by outcome');
  const took = meter.createHistogram(
    'portal_register_call',
    'float',
    's',
    'How long a call of a register took',
  );
  const open = meter.createGauge(
    'portal_register_breaker_open',
    'int',
    '1',
    '1 while a register is not asked',
  );
  return (event) => {
    const { register } = event;
    if (event.kind === 'call') {
      calls.add(1, { register, outcome: event.outcome });
      took.record(event.ms / 1000, { register });
      return;
    }
    open.set(event.isOpen ? 1 : 0, { register });
    if (event.isOpen) log.warn({ msg: 'register breaker opened', register });
    else log.info({ msg: 'register breaker closed', register });
  };
}
