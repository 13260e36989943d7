import { QUEUES, type Queue, type QueueKey } from '../../../domain/tasks/queues.ts';
import { queueLabel } from '../../../domain/texts/lt/task.ts';
import { STATUS_TEXT, type Tone } from '../../../domain/texts/lt/status.ts';

export interface RailRow {
  key: QueueKey;
  label: string;
  /** The full status label where the rail shortens it. */
  name: string;
  /** Colour of the square; null for work queues, which have an icon. */
  tone: Tone | null;
  count: number | null;
  alarming: boolean;
}

export interface RailGroup {
  group: Queue['group'];
  rows: RailRow[];
}

/** The rail as data: names, colours and live counts of the queues this person may see. */
export function railOf(counts: Readonly<Partial<Record<QueueKey, number>>> | undefined): RailGroup[] {
  const row = ({ key, filter, alarming }: Queue): RailRow => {
    const status =
      filter.statuses?.length === 1 && key.startsWith('status-') ? filter.statuses[0] : undefined;
    const count = counts?.[key] ?? null;
    return {
      key,
      label: queueLabel(key),
      name: status ? STATUS_TEXT[status].label : queueLabel(key),
      tone: status ? STATUS_TEXT[status].tone : null,
      count,
      alarming: alarming && (count ?? 0) > 0,
    };
  };
  return (['work', 'status'] as const).map((group) => ({
    group,
    rows: QUEUES.filter((queue) => queue.group === group).map(row),
  }));
}
