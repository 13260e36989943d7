import { promptServices } from './proxies.ts';
import type { SigningBatchInput } from './definitions.ts';

/** One session at the signing provider over the open sessions of a batch. Each signature is then its request's own. */
export async function signingBatch({ batchId }: SigningBatchInput): Promise<void> {
  await promptServices.openBatch({ batchId });
}
