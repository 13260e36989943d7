import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { INBOX } from '../../../../domain/texts/lt/screen/staff-inbox.ts';
import { paths } from '../../../paths.ts';
import { notifySuccess } from '../../../ui/notify.ts';
import type { SavedView } from '../../data/types.ts';
import type { InboxView } from '../inbox-filter.ts';
import { isShown, viewOfSaved } from '../saved-view.ts';

interface OpenedView {
  /** The list an address names is not known yet. */
  isOpening: boolean;
  /** What the person changes by hand: the address then names no view any more. */
  change: (next: InboxView) => void;
}

/** A view by its address: the list becomes what it holds, once. */
export function useOpenedView(
  views: readonly SavedView[] | undefined,
  setView: (view: InboxView) => void,
): OpenedView {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = params.get('view');
  const saved = views?.find((view) => view.Id === id);
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (id === opened.current || (id !== null && !views)) return;
    opened.current = id;
    if (id === null) return;
    if (saved) return setView(viewOfSaved(saved));
    notifySuccess(INBOX.viewGone);
    void navigate(paths.staffMain, { replace: true });
  }, [id, views, saved, setView, navigate]);
  const change = (next: InboxView) => {
    setView(next);
    if (id !== null && !(saved && isShown(saved, next))) void navigate(paths.staffMain, { replace: true });
  };
  return { isOpening: id !== null && !views, change };
}
