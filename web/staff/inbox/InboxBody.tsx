import { Button } from '@mantine/core';
import { IconChecks, IconFilterOff, IconPlugConnectedX } from '@tabler/icons-react';
import { INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { QUEUE_EMPTY } from '../../../domain/texts/lt/task.ts';
import type { Queue } from '../../../domain/tasks/queues.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import type { ManagerRow } from '../data/types.ts';
import classes from './Inbox.module.css';
import { InboxCards } from './InboxCards.tsx';
import { isFiltered, type InboxFilter } from './inbox-filter.ts';
import { InboxTable, type InboxTableProps } from './InboxTable.tsx';

interface InboxBodyProps {
  phone: boolean;
  state: { rows: readonly ManagerRow[]; isLoading: boolean; error: boolean; stale: boolean };
  queue: Queue | undefined;
  filter: InboxFilter;
  table: InboxTableProps;
  onRetry: () => void;
  onClear: () => void;
}

/** The list, or why there is none. Filters stay in sight in every state. */
export function InboxBody({ phone, state, queue, filter, table, onRetry, onClear }: InboxBodyProps) {
  if (state.isLoading) {
    return (
      <div className={classes.state}>
        <Skeletons rows={12} height={phone ? 92 : 30} />
      </div>
    );
  }
  if (state.error) {
    return (
      <div className={classes.state}>
        <ErrorState title={INBOX.failed} onRetry={onRetry}>
          {INBOX.failedHelp}
        </ErrorState>
      </div>
    );
  }
  if (state.rows.length === 0) {
    return (
      <div className={classes.state}>
        <NothingHere queue={queue} filter={filter} onClear={onClear} />
      </div>
    );
  }
  return (
    <>
      {state.stale && (
        <p className={classes.stale} data-tone="warning" role="status">
          <IconPlugConnectedX size={16} aria-hidden /> {INBOX.stale}
        </p>
      )}
      {phone ? <InboxCards {...table} /> : <InboxTable {...table} />}
    </>
  );
}

function NothingHere({ queue, filter, onClear }: Pick<InboxBodyProps, 'queue' | 'filter' | 'onClear'>) {
  if (isFiltered(filter)) {
    return (
      <EmptyState
        bare
        icon={<IconFilterOff size={24} stroke={1.6} aria-hidden />}
        title={INBOX.noMatches}
        action={
          <Button size="md" variant="default" onClick={onClear}>
            {INBOX.clear}
          </Button>
        }
      >
        {INBOX.noMatchesHelp}
      </EmptyState>
    );
  }
  const words =
    queue?.group === 'work' ? QUEUE_EMPTY[queue.key as keyof typeof QUEUE_EMPTY] : QUEUE_EMPTY.status;
  return (
    <EmptyState bare icon={<IconChecks size={24} stroke={1.6} aria-hidden />} title={words.title}>
      {words.text}
    </EmptyState>
  );
}
