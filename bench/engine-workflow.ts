import { condition, defineUpdate, proxyActivities, setHandler } from '@temporalio/workflow';

const { nothing } = proxyActivities<{ nothing(): Promise<void> }>({ startToCloseTimeout: '30s' });

export const act = defineUpdate('act');

/** The least an action can be for the engine: one Update with one activity that does nothing. */
export async function engineAlone(): Promise<void> {
  setHandler(act, () => nothing(), { validator: () => undefined });
  await condition(() => false);
}
