import { isStatusId } from '../../../domain/application/status.ts';
import { queueOf } from '../../../domain/tasks/queues.ts';
import { BULK } from '../../../domain/texts/lt/screen/staff-dialog.ts';
import { BATCH } from '../../../domain/texts/lt/screen/vmi.ts';
import { queueLabel } from '../../../domain/texts/lt/task.ts';
import { chipsOf } from '../inbox/filter-chips.ts';
import { filterOfWire } from '../inbox/filter-wire.ts';
import type { BatchFilter } from './queries.ts';

/** What a mass action takes in, in words: the queue and every filter that is on. */
export function filterWords(wire: BatchFilter, assessorName: (id: string) => string): string {
  const queue = wire.queue ? queueOf(wire.queue) : undefined;
  const words = chipsOf(filterOfWire(wire), assessorName).map(({ label }) => label);
  // What the screens never send, but the call takes.
  const { RequestStatusId } = wire;
  const status = Number(RequestStatusId);
  if (RequestStatusId && isStatusId(status)) words.push(queueLabel(`status-${status}`));
  if (wire.RequestIds) words.push(BULK.marked(wire.RequestIds));
  const all = [...(queue ? [queueLabel(queue.key)] : []), ...words];
  return all.length > 0 ? all.join('; ') : BATCH.noFilter;
}
