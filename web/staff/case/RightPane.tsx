import { lazy, Suspense, useState } from 'react';
import { CASE, PANE } from '../../../domain/texts/lt/screen/staff-case.ts';
import { CASE_BAR } from '../../../domain/texts/lt/screen/staff-fold.ts';
import { NO_CLOCK } from '../../../domain/texts/lt/screen/staff-clock.ts';
import { mainClock } from '../../actions/case-facts.ts';
import { typedAt } from '../../api/typing.ts';
import type { OpenedAction, OpenedRows } from '../../actions/staff-action.ts';
import type { StaffCase } from '../data/types.ts';
import { CaseActions } from './CaseActions.tsx';
import classes from './Case.module.css';
import { ClockCard } from './ClockCard.tsx';
import { commentPlace } from './comment-place.ts';
import { FilesList } from './FilesList.tsx';
import { historyOf } from './history.ts';
import { HistoryPane, Timeline } from './HistoryViews.tsx';
import { Toggle } from './Toggle.tsx';
import { SkeletonLines } from '../../ui/Skeletons.tsx';

const CommentsPane = lazy(() =>
  import('./CommentsPane.tsx').then((file) => ({ default: file.CommentsPane })),
);
const CaseMails = lazy(() => import('./CaseMails.tsx'));

type View = 'actions' | 'documents' | 'comments' | 'history';
const RECENT = 4;

interface RightPaneProps {
  request: StaffCase;
  rows: OpenedRows;
  onAction: (action: OpenedAction) => void;
}

/** What there is to do, and the papers, words and events it rests on. */
export function RightPane({ request, rows, onAction }: RightPaneProps) {
  // Whoever was writing when the session ended comes back to the words.
  const [view, setView] = useState<View>(() =>
    typedAt(commentPlace(request.RequestSystemInfo.RequestId)) === null ? 'actions' : 'comments',
  );
  const withCount = (label: string, count: number) => (count > 0 ? `${label}\u00A0${count}` : label);
  return (
    <aside className={classes.pane} aria-label={CASE.paneName} data-print="no">
      <Toggle
        wide
        name={PANE.name}
        value={view}
        onChange={setView}
        options={[
          { value: 'actions', label: PANE.actions },
          { value: 'documents', label: withCount(PANE.documents, request.files.length) },
          { value: 'comments', label: withCount(PANE.comments, request.CommentsHistory.length) },
          { value: 'history', label: PANE.history },
        ]}
      />
      <div className={classes.paneBody}>
        {view === 'actions' && (
          <>
            <Clocks request={request} />
            <CaseActions rows={rows} onAction={onAction} />
            <HandOverNote request={request} />
            <h2 className={classes.paneTitle}>{CASE.progress}</h2>
            <Timeline items={historyOf(request.requestLog).slice(0, RECENT)} />
            {request.requestLog.length > RECENT && (
              <button type="button" className={classes.textButton} onClick={() => setView('history')}>
                {CASE.allHistory}
              </button>
            )}
          </>
        )}
        {view === 'documents' && <FilesList request={request} />}
        {view === 'comments' && (
          <Suspense fallback={<SkeletonLines lines={4} />}>
            <CommentsPane request={request} />
          </Suspense>
        )}
        {view === 'history' && (
          <>
            <HistoryPane log={request.requestLog} />
            <Suspense>
              <CaseMails requestId={request.RequestSystemInfo.RequestId} />
            </Suspense>
          </>
        )}
      </div>
    </aside>
  );
}

/** What the assessor wrote when handing over. */
function HandOverNote({ request }: { request: StaffCase }) {
  if (request.handedOverAt === null) return null;
  const event = historyOf(request.requestLog.filter(({ action }) => action === 'handOver'))[0];
  if (!event?.comment) return null;
  return (
    <>
      <h2 className={classes.paneTitle}>{CASE_BAR.handedOver}</h2>
      <blockquote className={classes.handOver}>
        {event.comment}
        <footer>
          {event.who}, <span className="num">{event.at.slice(0, 16)}</span>
        </footer>
      </blockquote>
    </>
  );
}

/** The main clock, and any other that runs beside it. */
function Clocks({ request }: { request: StaffCase }) {
  const main = mainClock(request);
  const others = request.clocks.filter((clock) => clock !== main && !clock.stopped);
  if (!main && others.length === 0) return <p className={classes.empty}>{NO_CLOCK}</p>;
  return (
    <>
      {main && <ClockCard clock={main} />}
      {others.map((clock) => (
        <ClockCard key={clock.kind} clock={clock} />
      ))}
    </>
  );
}
