import { createContext, use, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { QueueKey } from '../../../domain/tasks/queues.ts';
import { paths } from '../../paths.ts';
import { NO_FILTER, withRange, type InboxFilter } from '../inbox/inbox-filter.ts';
import { storeView } from '../inbox/use-inbox-view.ts';
import type { Asked } from './queries.ts';
import classes from './Statistics.module.css';

/** What the whole page is narrowed by: the list it leads to is narrowed alike. */
export const AskedContext = createContext<Asked>({ scheme: null, from: null, to: null });

interface OpenListProps {
  filter?: Partial<InboxFilter>;
  queue?: QueueKey;
  /** The number is one of decisions, so their dates narrow it. */
  ofDecisions?: boolean;
  label?: string;
  children: ReactNode;
}

/** A number that opens the list of exactly what it counts. A new tab opens with it, too: the list reads what is stored. */
export function OpenList({ filter, queue = 'all', ofDecisions = false, label, children }: OpenListProps) {
  const { scheme, from, to } = use(AskedContext);
  const store = () => {
    const narrowed = { ...NO_FILTER, ...filter, scheme };
    storeView({ queue, filter: ofDecisions ? withRange(narrowed, 'decided', { from, to }) : narrowed });
  };
  return (
    <Link to={paths.staffMain} className={classes.open} aria-label={label} onClick={store} onAuxClick={store}>
      {children}
    </Link>
  );
}
