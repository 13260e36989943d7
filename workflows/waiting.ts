import { condition } from '@temporalio/workflow';
import type { Wake } from '../domain/application/command.ts';

/** Waits until `fn` holds or the instant has come; answers whether `fn` held. The one timer of a workflow. */
export async function conditionUntil(fn: () => boolean, wake: Wake | null): Promise<boolean> {
  if (wake === null) {
    await condition(fn);
    return true;
  }
  const left = Math.max(1, Date.parse(wake.at) - Date.now());
  return condition(fn, left, { summary: `${wake.kind} ${wake.at}` });
}
