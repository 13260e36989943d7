import { isCancellation } from '@temporalio/workflow';
import { codeOf } from './failures.ts';
import { records, taxQuestions } from './proxies.ts';

/** Asks until there is an end: the answer, a refusal or the end of its time. The record says which. */
export async function askUntilAnswered(checkId: string): Promise<void> {
  try {
    await taxQuestions().askTaxAuthority({ checkId });
  } catch (error) {
    if (isCancellation(error)) throw error;
    await records.giveUpCheck({ checkId, code: codeOf(error) });
  }
}
