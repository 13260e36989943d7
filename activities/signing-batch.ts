import { batchLinks, findSigningBatch, storeBatchToken } from '../db/queries/signing-batches.ts';
import type { ActivityDeps } from './deps.ts';

export function createSigningBatchActivities({ db, adapters }: Pick<ActivityDeps, 'db' | 'adapters'>) {
  return {
    /**
     * Asks the provider for one page over all open sessions of a batch. A second answer to a lost one is another page over
     * the same signings: whichever is kept, each document is signed in its own signing.
     */
    async openBatch({ batchId }: { batchId: string }): Promise<void> {
      const batch = await findSigningBatch(db, batchId);
      if (!batch || batch.providerToken !== null) return;
      const links = await batchLinks(db, batchId);
      if (links.length > 0) await storeBatchToken(db, batchId, await adapters.signing.createBatch(links));
    },
  };
}
