import type { SigningOutcome } from './definitions.ts';
import { move } from './case/commands.ts';
import { codeOf } from './failures.ts';
import type { HeldRequest } from './request-kind.ts';
import { promptServices, records } from './proxies.ts';
import { transactions } from './transactions.ts';

/** Not the signature's fault: the next poll tries again. */
const PASSING = ['internal', 'unavailable', 'versionConflict'];

/**
 * Takes the signed document from the provider, verified, and makes the transition it allows. Runs under the mutex;
 * called again, by the postback and by polling, it answers the same.
 */
export async function finishSigning(held: HeldRequest, signingId: string): Promise<SigningOutcome> {
  const collected = await promptServices.collectSignature({ signingId });
  if (collected.command === null) {
    held.adopt(await transactions.loadState({ requestId: held.caseId }));
    return { state: collected.state, failureCode: collected.failureCode, result: null };
  }
  try {
    return { state: 'completed', failureCode: null, result: await move(held, collected.command) };
  } catch (error) {
    const failureCode = codeOf(error);
    if (PASSING.includes(failureCode)) throw error;
    held.adopt(await records.rejectSignature({ signingId, code: failureCode }));
    return { state: 'failed', failureCode, result: null };
  }
}
