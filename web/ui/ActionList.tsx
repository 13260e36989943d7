import { IconChevronRight, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ActionList.module.css';

export interface ActionItem {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Sentence of the refusal: the row is then locked and says why. */
  reason?: string | null;
  danger?: boolean;
  /** The one step that moves the case on. */
  next?: boolean;
  onClick: () => void;
}

/** Tinted next step, allowed, danger in red, then locked with the reason below. */
export function ActionList({ items, name }: { items: readonly ActionItem[]; name: string }) {
  const rank = (item: ActionItem) => (item.reason ? 3 : item.next ? 0 : item.danger ? 2 : 1);
  const sorted = [...items].sort((a, b) => rank(a) - rank(b));
  return (
    <ul className={classes.list} aria-label={name} data-print="no">
      {sorted.map((item) => (
        <li key={item.key}>
          <button
            type="button"
            className={classes.row}
            data-next={(item.next && !item.reason) || undefined}
            data-danger={(item.danger && !item.reason) || undefined}
            aria-disabled={item.reason ? true : undefined}
            aria-describedby={item.reason ? `reason-${item.key}` : undefined}
            onClick={() => !item.reason && item.onClick()}
          >
            <span className={classes.icon}>{item.icon ?? <IconChevronRight size={16} aria-hidden />}</span>
            <span className={classes.label}>
              {item.label}
              {item.reason && (
                <span id={`reason-${item.key}`} className={classes.reason}>
                  {item.reason}
                </span>
              )}
            </span>
            {item.reason && <IconLock size={15} stroke={1.8} aria-hidden className={classes.lock} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
