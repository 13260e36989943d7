import {
  IconAlertTriangle,
  IconCoinEuro,
  IconReceipt,
  IconInbox,
  IconList,
  IconUserCheck,
  IconUserQuestion,
  type Icon,
} from '@tabler/icons-react';
import { countText, INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { QUEUE_GROUP } from '../../../domain/texts/lt/task.ts';
import type { QueueKey } from '../../../domain/tasks/queues.ts';
import classes from './QueueRail.module.css';
import type { RailGroup, RailRow } from './rail.ts';

const WORK_ICON: Partial<Record<QueueKey, Icon>> = {
  mine: IconInbox,
  unassigned: IconUserQuestion,
  overdue: IconAlertTriangle,
  withApprover: IconUserCheck,
  paymentRequests: IconCoinEuro,
  newBills: IconReceipt,
  all: IconList,
};

interface QueueRailProps {
  groups: readonly RailGroup[];
  current: QueueKey;
  onChoose: (queue: QueueKey) => void;
}

/** Left rail: whose work it is, then each status with the colour of whose turn it is. */
export function QueueRail({ groups, current, onChoose }: QueueRailProps) {
  return (
    <nav className={classes.rail} aria-label={INBOX.railName}>
      {groups.map(({ group, rows }) => (
        <div key={group} className={classes.group} data-group={group}>
          {group === 'status' && <h2 className={classes.heading}>{QUEUE_GROUP.status}</h2>}
          <ul className="plain-list">
            {rows.map((row) => (
              <li key={row.key}>
                <RailButton row={row} current={row.key === current} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function RailButton({
  row,
  current,
  onChoose,
}: {
  row: RailRow;
  current: boolean;
  onChoose: (queue: QueueKey) => void;
}) {
  const WorkIcon = WORK_ICON[row.key];
  return (
    <button
      type="button"
      className={classes.row}
      data-work={WorkIcon ? true : undefined}
      aria-current={current ? 'page' : undefined}
      aria-label={INBOX.queueName(row.name, row.count)}
      onClick={() => onChoose(row.key)}
    >
      <span className={classes.mark}>
        {WorkIcon ? (
          <WorkIcon size={16} stroke={1.7} aria-hidden />
        ) : (
          <span className={classes.square} data-tone={row.tone ?? 'gray'} />
        )}
      </span>
      <span className={classes.label}>{row.label}</span>
      <span className={`${classes.count} num`} data-alarm={row.alarming || undefined}>
        {row.count !== null && countText(row.count)}
      </span>
    </button>
  );
}
