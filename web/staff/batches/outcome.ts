import { BATCH } from '../../../domain/texts/lt/screen/vmi.ts';
import type { Batch } from './queries.ts';

/** How a mass action ended, or how far it is. */
export function outcomeWords({ state, total, done, failed, cancelled, sent }: Batch): string {
  if (state === 'Cancelled') return BATCH.stopped(done, cancelled);
  if (state === 'Finished') return failed > 0 ? BATCH.someFailed(done, failed) : BATCH.allDone(done);
  return [
    BATCH.progress(done + failed, total),
    ...(sent > 0 ? [BATCH.sent(sent)] : []),
    ...(failed > 0 ? [BATCH.failedCount(failed)] : []),
  ].join(' · ');
}

/** Per cent that is behind, whatever came of it. */
export function percentOf({ total, done, failed, cancelled }: Batch): number {
  return total === 0 ? 100 : Math.round(((done + failed + cancelled) / total) * 100);
}
