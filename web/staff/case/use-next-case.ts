import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { deadlineWords } from '../../ui/deadline.ts';
import { useInbox } from '../data/queries.ts';
import { useInboxView } from '../inbox/use-inbox-view.ts';
import { STATUS_TEXT } from '../../../domain/texts/lt/status.ts';

export interface NextCase {
  id: number;
  words: string;
  open: () => void;
}

/** The piece of work after this one in the list the person came from; the most urgent one otherwise. */
export function useNextCase(id: number, queue: readonly number[] | null): NextCase | null {
  const navigate = useNavigate();
  const [view] = useInboxView();
  const { data } = useInbox(view);
  const rows = data?.SearchResult.filter((row) => row.Id !== id) ?? [];
  const after = queue?.slice(queue.indexOf(id) + 1) ?? [];
  const row = rows.find((other) => after.includes(other.Id)) ?? rows[0];
  if (!row) return null;
  return {
    id: row.Id,
    words: row.clock ? deadlineWords(row.clock) : STATUS_TEXT[row.Status].short,
    open: () => void navigate(paths.staffRequest(row.Id), { state: { queue } }),
  };
}
