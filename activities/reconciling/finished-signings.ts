import { finishedAtProvider, noteRemoved } from '../../db/queries/signing.ts';
import { AdapterError } from '../adapters/adapter-error.ts';
import type { ActivityDeps } from '../deps.ts';

/** The person may still be looking at the provider's page. */
const PATIENCE_MS = 60 * 60 * 1000;
const AT_MOST = 20;

/**
 * Deletes at the provider what is signed and stored here, or was called off. A provider that does not answer is asked
 * again by the next run. Answers how many were deleted.
 */
export async function removeFinishedSignings(
  { db, adapters }: { db: ActivityDeps['db']; adapters: Pick<ActivityDeps['adapters'], 'signing'> },
  now = new Date(),
): Promise<number> {
  const endedBefore = new Date(now.getTime() - PATIENCE_MS);
  let removed = 0;
  for (const { id, providerToken } of await finishedAtProvider(db, { endedBefore, limit: AT_MOST })) {
    try {
      await adapters.signing.removeSigning(providerToken);
    } catch (error) {
      if (error instanceof AdapterError) return removed;
      throw error;
    }
    await noteRemoved(db, id);
    removed += 1;
  }
  return removed;
}
