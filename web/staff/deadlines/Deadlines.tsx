import { Button, NativeSelect } from '@mantine/core';
import { IconAlertTriangle, IconCalendarOff } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { CLOCK_KINDS } from '../../../domain/application/clocks.ts';
import { hasRight } from '../../../domain/application/rights.ts';
import { FINAL_STATUSES, STATUS_IDS } from '../../../domain/application/status.ts';
import { NO_RIGHTS } from '../../../domain/texts/lt/no-rights.ts';
import {
  CLOCK_NAME,
  DEADLINE_BOARD as T,
  DEADLINE_GROUP,
} from '../../../domain/texts/lt/screen/deadlines.ts';
import { STATUS_TEXT } from '../../../domain/texts/lt/status.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { MAIN_ID } from '../../ui/SkipLink.tsx';
import { useMe } from '../data/queries.ts';
import { BoardTable } from './BoardTable.tsx';
import { CallTerms } from './CallTerms.tsx';
import classes from './Deadlines.module.css';
import { filterOf, useBoard, useColleagues, type Board, type BoardFilter } from './queries.ts';

const STATUSES = STATUS_IDS.filter((id) => !FINAL_STATUSES.includes(id));

/** All running and paused clocks of all cases on one calendar; each row leads to its case. */
export function Component() {
  const { data: me } = useMe();
  const isAllowed = hasRight('readCases', me?.roles ?? []);
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const board = useBoard(filter, isAllowed);
  const change = (given: Partial<Record<keyof BoardFilter, string | undefined>>) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    for (const [name, value] of Object.entries(given)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true });
  };
  const { data } = board;
  const late = data?.groups.find(({ group }) => group === 'overdue')?.count ?? 0;
  const isFiltered = Object.keys(filter).some((name) => name !== 'page');
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
      <div className={classes.head}>
        <PageTitle small title={T.title} />
        {data && (
          <span className={classes.total} role="status">
            {T.total(data.TotalCount, data.requests)}
          </span>
        )}
        {late > 0 && (
          <span className={classes.late}>
            <IconAlertTriangle size={14} stroke={1.8} aria-hidden /> {DEADLINE_GROUP.overdue} {late}
          </span>
        )}
      </div>
      {me && !isAllowed ? (
        <ErrorState title={NO_RIGHTS}>{T.failed}</ErrorState>
      ) : (
        <>
          <Filters filter={filter} onChange={change} isAllowed={isAllowed} isFiltered={isFiltered} />
          {data && data.callTerms.length > 0 && <CallTerms terms={data.callTerms} />}
          {data ? (
            data.rows.length > 0 ? (
              <>
                <BoardTable board={data} endsOn={filter.endsOn} onDay={(endsOn) => change({ endsOn })} />
                <Pages
                  board={data}
                  page={Number(filter.page ?? 1)}
                  onPage={(page) => change({ page: String(page) })}
                />
              </>
            ) : (
              <EmptyState
                icon={<IconCalendarOff size={24} stroke={1.6} aria-hidden />}
                title={isFiltered ? T.empty : T.emptyAll}
              >
                {isFiltered && (
                  <Button variant="default" size="sm" onClick={() => setParams({}, { replace: true })}>
                    {T.clear}
                  </Button>
                )}
              </EmptyState>
            )
          ) : board.isError ? (
            <ErrorState title={T.failed} onRetry={() => void board.refetch()} />
          ) : (
            <Skeletons rows={12} height={27} />
          )}
        </>
      )}
    </main>
  );
}

interface FiltersProps {
  filter: BoardFilter;
  onChange: (given: Partial<Record<keyof BoardFilter, string | undefined>>) => void;
  isAllowed: boolean;
  isFiltered: boolean;
}

function Filters({ filter, onChange, isAllowed, isFiltered }: FiltersProps) {
  const { data: colleagues = [] } = useColleagues(isAllowed);
  return (
    <div className={classes.filters} role="search">
      <NativeSelect
        aria-label={T.clock}
        value={filter.kind ?? ''}
        onChange={({ currentTarget }) => onChange({ kind: currentTarget.value })}
        data={[
          { value: '', label: T.allClocks },
          ...CLOCK_KINDS.map((kind) => ({ value: kind, label: CLOCK_NAME[kind] })),
        ]}
      />
      <NativeSelect
        aria-label={T.assessor}
        value={filter.assessor ?? ''}
        onChange={({ currentTarget }) => onChange({ assessor: currentTarget.value })}
        data={[
          { value: '', label: T.allAssessors },
          ...colleagues.map(({ Id, FirstName, LastName }) => ({
            value: Id,
            label: `${FirstName} ${LastName}`,
          })),
        ]}
      />
      <NativeSelect
        aria-label={T.status}
        value={filter.status ?? ''}
        onChange={({ currentTarget }) => onChange({ status: currentTarget.value })}
        data={[
          { value: '', label: T.allStatuses },
          ...STATUSES.map((id) => ({ value: String(id), label: STATUS_TEXT[id].label })),
        ]}
      />
      <NativeSelect
        aria-label={T.turn}
        value={filter.turn ?? ''}
        onChange={({ currentTarget }) => onChange({ turn: currentTarget.value })}
        data={[
          { value: '', label: T.allTurns },
          { value: 'applicant', label: T.turns.applicant },
          { value: 'provider', label: T.turns.provider },
        ]}
      />
      {filter.endsOn && <span className={classes.chip}>{T.day(filter.endsOn)}</span>}
      {isFiltered && (
        <button
          type="button"
          className={classes.clear}
          onClick={() =>
            onChange({
              kind: undefined,
              assessor: undefined,
              status: undefined,
              turn: undefined,
              endsOn: undefined,
            })
          }
        >
          {T.clear}
        </button>
      )}
    </div>
  );
}

function Pages({ board, page, onPage }: { board: Board; page: number; onPage: (page: number) => void }) {
  if (board.TotalPageCount <= 1) return null;
  return (
    <nav className={classes.pages} aria-label={T.pages(page, board.TotalPageCount)}>
      <Button variant="default" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {T.previous}
      </Button>
      <span>{T.pages(page, board.TotalPageCount)}</span>
      <Button
        variant="default"
        size="sm"
        disabled={page >= board.TotalPageCount}
        onClick={() => onPage(page + 1)}
      >
        {T.next}
      </Button>
    </nav>
  );
}
