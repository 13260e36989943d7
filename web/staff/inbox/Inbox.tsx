import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { queueLabel } from '../../../domain/texts/lt/task.ts';
import { queueOf } from '../../../domain/tasks/queues.ts';
import { paths } from '../../paths.ts';
import { featuresQuery } from '../../public/queries.ts';
import { MAIN_ID } from '../../ui/SkipLink.tsx';
import { useLast } from '../../ui/use-last.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { BatchTray } from '../batches/BatchTray.tsx';
import { MassMenu } from '../batches/MassMenu.tsx';
import { useAssessors, useInbox, useQueueCounts } from '../data/queries.ts';
import type { ManagerRow } from '../data/types.ts';
import { BulkBar } from './BulkBar.tsx';
import { columnsFor } from './columns.ts';
import { FilterBar } from './FilterBar.tsx';
import { chipsOf } from './filter-chips.ts';
import { filterWire } from './filter-wire.ts';
import { FilterChips } from './FilterChips.tsx';
import classes from './Inbox.module.css';
import { InboxBody } from './InboxBody.tsx';
import { inQueue, narrowed, NO_FILTER, sortedBy, type InboxFilter } from './inbox-filter.ts';
import { Paging } from './Paging.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { QueueMenu } from './QueueMenu.tsx';
import { QueueRail } from './QueueRail.tsx';
import { railOf } from './rail.ts';
import { TitleBar } from './TitleBar.tsx';
import { useInboxKeys } from './use-inbox-keys.ts';
import { useInboxView, useStoredFlag } from './use-inbox-view.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { useSelection } from './use-selection.ts';
import { useSteadyRows } from './use-steady-rows.ts';

const FilterDrawer = lazy(() =>
  import('./FilterDrawer.tsx').then((module) => ({ default: module.FilterDrawer })),
);

/** The list of requests: rail, filters, thirty rows, preview. */
export function Component() {
  usePageTitle(INBOX.pageTitle);
  const navigate = useNavigate();
  const [view, setView] = useInboxView();
  useSearchFromHeader((text) => setView(narrowed(view, { text })));
  const wide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const [previewOn, setPreviewOn] = useStoredFlag('boPreview', true);
  const [hidden, setHidden] = useHiddenColumns();
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
  const columns = columnsFor(
    docked || !wide,
    hidden,
    Math.max(3, ...rows.map((row) => String(row.Id).length)),
  );
  const features = useQuery(featuresQuery).data;
  const groups = railOf(counts.data, features?.paymentRequests ?? false);
  const queueName = queueLabel(view.queue);
  const total = inbox.data ? inbox.data.TotalCount + Number(inbox.data.hasMore) : null;

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

  const preview = selection.selected !== null && (
    <PreviewPanel
      id={selection.selected}
      row={rows.find((row) => row.Id === selection.selected)}
      onOpen={open}
    />
  );
  return (
    <div className={classes.layout} data-docked={docked || undefined}>
      <aside className={classes.rail}>
        <QueueRail groups={groups} current={view.queue} onChoose={(queue) => setView(inQueue(view, queue))} />
      </aside>
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        <TitleBar
          title={queueName}
          menu={
            <QueueMenu
              groups={groups}
              current={view.queue}
              onChoose={(queue) => setView(inQueue(view, queue))}
            />
          }
          page={view.page}
          total={total}
          news={steady.news}
          onNews={steady.refresh}
          nextId={nextId}
          onNext={() => nextId !== null && open(nextId)}
          previewOn={docked}
          onPreview={wide ? togglePreview : null}
          mass={
            <MassMenu
              filter={{ ...filterWire(view.filter), queue: view.queue }}
              total={inbox.isPlaceholderData ? null : total}
              assessorName={assessors.nameOf}
            />
          }
          hidden={hidden}
          onHidden={docked || !wide ? null : setHidden}
        />
        <FilterBar
          filter={view.filter}
          assessors={assessors.list}
          searchRef={searchRef}
          onChange={setFilter}
          onAll={() => setAllFilters(true)}
        />
        <BatchTray assessorName={assessors.nameOf} />
        <FilterChips chips={chipsOf(view.filter, assessors.nameOf)} onChange={setFilter} onClear={clear} />
        <InboxBody
          phone={phone}
          state={{
            rows,
            isLoading: inbox.isPending,
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
            pages={inbox.data?.TotalPageCount ?? 1}
            total={total}
            onPage={(page) => setView({ ...view, page })}
          />
        )}
      </main>
      {docked && (
        <aside className={classes.preview} aria-label={INBOX.preview}>
          {preview || <p className={classes.hint}>{INBOX.choose}</p>}
        </aside>
      )}
      {!wide && (
        <Drawer
          opened={drawer && Boolean(preview)}
          onClose={() => setDrawer(false)}
          position="right"
          size={340}
          padding={16}
          title={INBOX.preview}
        >
          {preview}
        </Drawer>
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

function useAssessorChoices() {
  const { data } = useAssessors();
  return useMemo(() => {
    const list = (data ?? []).map(({ Id, FirstName, LastName }) => ({
      id: Id,
      name: `${FirstName} ${LastName}`,
    }));
    return { list, nameOf: (id: string) => list.find((assessor) => assessor.id === id)?.name ?? '–' };
  }, [data]);
}

/** The header's search ends here, also when this screen is already open. */
function useSearchFromHeader(search: (text: string) => void): void {
  const { state, key } = useLocation() as { state: { search?: string } | null; key: string };
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    if (state?.search) latest.current(state.search);
  }, [state, key]);
}
