import { IconInfoCircle } from '@tabler/icons-react';
import { INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { queueLabel } from '../../../domain/texts/lt/task.ts';
import classes from './FilterBar.module.css';
import { searchedEverywhere, type InboxView } from './inbox-filter.ts';

interface SearchedInProps {
  view: InboxView;
  onEverywhere: (view: InboxView) => void;
}

/** A search looks into the chosen queue alone: that is said, with the way to look everywhere. */
export function SearchedIn({ view, onEverywhere }: SearchedInProps) {
  const everywhere = searchedEverywhere(view);
  if (!everywhere) return null;
  return (
    <p className={classes.searchedIn} role="status">
      <IconInfoCircle size={16} stroke={1.8} aria-hidden />
      {INBOX.searchedIn(queueLabel(view.queue))}
      <button type="button" className={classes.clear} onClick={() => onEverywhere(everywhere)}>
        {INBOX.searchAll}
      </button>
    </p>
  );
}
