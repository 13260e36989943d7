import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { queueLabel } from '../../../domain/texts/lt/task.ts';
import { queueOf, type QueueKey } from '../../../domain/tasks/queues.ts';
import { paths } from '../../paths.ts';
import { announce } from '../../ui/announce.ts';
import { MAIN_ID } from '../../ui/SkipLink.tsx';
import { useLast } from '../../ui/use-last.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { BatchTray } from '../batches/BatchTray.tsx';
import { MassMenu } from '../batches/MassMenu.tsx';
import { useExactCount, type BatchFilter } from '../batches/queries.ts';
import { useInbox, useQueueCounts } from '../data/queries.ts';
import type { ManagerRow } from '../data/types.ts';
import { BulkBar } from './BulkBar.tsx';
import { columnsFor } from './columns.ts';
import { FilterBar } from './FilterBar.tsx';
import { chipsOf } from './filter-chips.ts';
import { filterWire } from './filter-wire.ts';
import { FilterChips } from './FilterChips.tsx';
import classes from './Inbox.module.css';
import { InboxBody } from './InboxBody.tsx';
import { inQueue, NO_FILTER, sortedBy, type InboxFilter } from './inbox-filter.ts';
import { pagesOf } from './pages.ts';
import { Paging } from './Paging.tsx';
import { InboxPreview } from './InboxPreview.tsx';
import { QueueMenu } from './QueueMenu.tsx';
import { QueueRail } from './QueueRail.tsx';
import { railOf } from './rail.ts';
import { SearchedIn } from './SearchedIn.tsx';
import { newsWords, TitleBar } from './TitleBar.tsx';
import { useAssessorChoices } from './use-assessor-choices.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import { useInboxView, useStoredFlag } from './use-inbox-view.ts';
import { usePlace } from './use-place.ts';
import { useTableLook } from './use-table-look.ts';
import { isShown } from './saved-view.ts';
import { useSavedViews } from './views/queries.ts';
import { useOpenedView } from './views/use-opened-view.ts';
import { ViewRail } from './views/ViewRail.tsx';
import { useSelection } from './use-selection.ts';
import { useSteadyRows } from './use-steady-rows.ts';

const FilterDrawer = lazy(() =>
  import('./FilterDrawer.tsx').then((module) => ({ default: module.FilterDrawer })),
);

const ViewsDialog = lazy(() =>
  import('./views/ViewsDialog.tsx').then((module) => ({ default: module.ViewsDialog })),
);

/** Rail and preview of LOOK.md, until the list itself is measured. */
const RAIL = 212;
const PREVIEW = 264;

/** The list of requests: rail, filters, thirty rows, preview. */
export function Component() {
  usePageTitle(INBOX.pageTitle);
  const navigate = useNavigate();
  const [view, storeView] = useInboxView();
  const views = useSavedViews();
  const saved = views.data ?? [];
  const opened = useOpenedView(views.isError ? [] : views.data, storeView);
  const setView = opened.change;
  const wide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const [previewOn, setPreviewOn] = useStoredFlag('boPreview', true);
  const [look, setLook] = useTableLook();
  const [managing, setManaging] = useState(false);
  const hadManaging = useLast(managing || null) !== null;
  const { ref: mainRef, width } = useElementSize();
  const [allFilters, setAllFilters] = useState(false);
  const hadAllFilters = useLast(allFilters || null) !== null;
  const [drawer, setDrawer] = useState(false);
  const searchRef = useRef<HTMLInputElement>(null);

  const counts = useQueueCounts();
  const assessors = useAssessorChoices();
  const inbox = useInbox(view);
  const steady = useSteadyRows(inbox.data, JSON.stringify(view), inbox.isPlaceholderData);
  const rows = steady.rows;
  const selection = useSelection(rows);
  const docked = wide && previewOn;
  const columns = columnsFor({
    ...look,
    isDocked: docked || !wide,
    room: width || window.innerWidth - (wide ? RAIL : 0) - (docked ? PREVIEW : 0),
    digits: Math.max(3, ...rows.map((row) => String(row.Id).length)),
  });
  const { news, came } = steady;
  useEffect(() => {
    if (news > 0) announce(newsWords({ news, came }));
  }, [news, came]);
  const groups = railOf(counts.data);
  const queueName = queueLabel(view.queue);
  const listed = inbox.data ? inbox.data.TotalCount + Number(inbox.data.hasMore) : null;
  const found: BatchFilter = { ...filterWire(view.filter), queue: view.queue };
  const exact = useExactCount(found, inbox.isPlaceholderData ? 0 : (listed ?? 0));
  const total = inbox.isPlaceholderData ? listed : (exact ?? listed);
  const isExact = total === exact || !inbox.data?.hasMore;

  const open = (id: number) =>
    void navigate(paths.staffRequest(id), { state: { queue: rows.map((row) => row.Id) } });
  const select = (id: number) => {
    selection.select(id);
    if (!wide) setDrawer(true);
  };
  const togglePreview = () => (wide ? setPreviewOn(!previewOn) : setDrawer(!drawer));
  const nextId = nextWork(rows, selection.selected);
  const setFilter = (filter: InboxFilter) => setView({ ...view, filter, page: 1 });
  const clear = () => setFilter(NO_FILTER);
  useInboxKeys({
    rows,
    selection,
    open,
    next: () => nextId !== null && open(nextId),
    preview: togglePreview,
    search: () => searchRef.current?.focus(),
  });

  usePlace(
    JSON.stringify(view),
    rows.map((row) => row.Id),
    selection,
  );
  const choose = (queue: QueueKey) => setView(inQueue(view, queue));
  const current = saved.find((one) => isShown(one, view))?.Id ?? null;
  return (
    <div className={classes.layout} data-docked={docked || undefined} data-inbox-scroll={phone || undefined}>
      <aside className={classes.rail}>
        <QueueRail groups={groups} current={view.queue} onChoose={choose} />
        <ViewRail views={saved} current={current} onManage={() => setManaging(true)} />
      </aside>
      <main id={MAIN_ID} tabIndex={-1} className={classes.main} ref={mainRef}>
        <TitleBar
          title={queueName}
          menu={
            <QueueMenu
              groups={groups}
              current={view.queue}
              onChoose={choose}
              views={saved}
              onManage={() => setManaging(true)}
            />
          }
          page={view.page}
          total={total}
          isExact={isExact}
          news={news}
          came={came}
          onNews={steady.refresh}
          nextId={nextId}
          onNext={() => nextId !== null && open(nextId)}
          previewOn={docked}
          onPreview={wide ? togglePreview : null}
          mass={
            <MassMenu
              filter={found}
              total={inbox.isPlaceholderData ? null : total}
              assessorName={assessors.nameOf}
            />
          }
          look={look}
          onLook={wide ? setLook : null}
        />
        <FilterBar
          filter={view.filter}
          assessors={assessors.list}
          searchRef={searchRef}
          onChange={setFilter}
          onAll={() => setAllFilters(true)}
        />
        <BatchTray assessorName={assessors.nameOf} />
        <FilterChips
          chips={chipsOf(view.filter, assessors.nameOf)}
          onChange={setFilter}
          onClear={clear}
          onSave={() => setManaging(true)}
        />
        <SearchedIn view={view} onEverywhere={setView} />
        <InboxBody
          phone={phone}
          state={{
            rows,
            isLoading: inbox.isPending || opened.isOpening,
            error: inbox.isError && rows.length === 0,
            stale: inbox.isError,
          }}
          queue={queueOf(view.queue)}
          filter={view.filter}
          table={{
            caption: INBOX.tableName(queueName),
            rows,
            columns,
            sort: view.sort,
            selected: selection.selected,
            ticked: selection.ticked,
            renewed: steady.renewed,
            dimmed: inbox.isPlaceholderData,
            isDense: look.isDense,
            onSort: (by) => setView(sortedBy(view, by)),
            onSelect: select,
            onOpen: open,
            onTick: selection.tick,
          }}
          onRetry={() => void inbox.refetch()}
          onClear={clear}
        />
        {selection.ticked.size > 0 && (
          <BulkBar
            ids={[...selection.ticked]}
            rows={rows}
            onClear={selection.untick}
            onDone={() => {
              selection.untick();
              steady.refresh();
            }}
          />
        )}
        {total !== null && (
          <Paging
            page={view.page}
            pages={pagesOf(inbox.data?.TotalPageCount ?? 1, exact)}
            total={total}
            isExact={isExact}
            onPage={(page) => setView({ ...view, page })}
          />
        )}
      </main>
      <InboxPreview
        id={selection.selected}
        rows={rows}
        place={docked ? 'docked' : wide ? 'none' : 'drawer'}
        isOpen={drawer}
        onClose={() => setDrawer(false)}
        onOpen={open}
      />
      {hadManaging && (
        <Suspense fallback={null}>
          <ViewsDialog
            opened={managing}
            view={view}
            views={saved}
            failed={views.isError}
            assessorName={assessors.nameOf}
            onClose={() => setManaging(false)}
          />
        </Suspense>
      )}
      {hadAllFilters && (
        <Suspense fallback={null}>
          <FilterDrawer
            opened={allFilters}
            filter={view.filter}
            assessors={assessors.list}
            total={total}
            onChange={setFilter}
            onClear={clear}
            onClose={() => setAllFilters(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The next one after the selected row, or the first of the list: it is ordered by urgency. */
function nextWork(rows: readonly ManagerRow[], selected: number | null): number | null {
  const at = rows.findIndex((row) => row.Id === selected);
  return rows[at + 1]?.Id ?? rows[0]?.Id ?? null;
}
