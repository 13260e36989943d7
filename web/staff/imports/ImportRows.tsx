import { useState } from 'react';
import { ROW_OUTCOMES, type OutcomeCounts, type RowOutcome } from '../../../domain/imports/import.ts';
import { EMPTY, formatInteger } from '../../../domain/texts/lt/format.ts';
import { OUTCOME_LABEL } from '../../../domain/texts/lt/import.ts';
import { IMPORT } from '../../../domain/texts/lt/screen/staff-import.ts';
import type { Tone } from '../../../domain/texts/lt/status.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import { Paging } from '../inbox/Paging.tsx';
import classes from './Imports.module.css';
import { useImportRows, type DataImport, type DataImportRow } from './queries.ts';

const TONE: Record<RowOutcome, Tone> = {
  wrong: 'danger',
  unknown: 'warning',
  older: 'warning',
  changed: 'brand',
  new: 'brand',
  unchanged: 'gray',
};

/** Counts by outcome, which also choose what the table shows, and the rows themselves. */
export function ImportRows({ one, counts }: { one: DataImport; counts: OutcomeCounts }) {
  const [outcome, setOutcome] = useState<RowOutcome | null>(null);
  const [page, setPage] = useState(1);
  const rows = useImportRows(one, { outcome, page });
  const choose = (chosen: RowOutcome | null): void => {
    setOutcome(chosen);
    setPage(1);
  };
  const total = ROW_OUTCOMES.reduce((sum, name) => sum + counts[name], 0);
  return (
    <section className={classes.card} aria-label={IMPORT.rowsName}>
      <div className={classes.counts} role="group" aria-label={IMPORT.summaryName}>
        <Count
          label={IMPORT.everything}
          count={total}
          chosen={outcome === null}
          onClick={() => choose(null)}
        />
        {ROW_OUTCOMES.map((name) => (
          <Count
            key={name}
            label={OUTCOME_LABEL[name]}
            count={counts[name]}
            tone={TONE[name]}
            chosen={outcome === name}
            onClick={() => choose(name)}
          />
        ))}
      </div>
      {rows.isPending && <Skeletons rows={8} height={32} />}
      {rows.isError && !rows.data && (
        <ErrorState title={IMPORT.rowsFailed} onRetry={() => void rows.refetch()} />
      )}
      {rows.data?.TotalCount === 0 && <EmptyState bare title={IMPORT.noRows} />}
      {rows.data && rows.data.TotalCount > 0 && (
        <>
          <RowTable rows={rows.data.rows} />
          <Paging
            page={page}
            pages={rows.data.TotalPageCount}
            total={rows.data.TotalCount}
            onPage={setPage}
          />
        </>
      )}
    </section>
  );
}

interface CountProps {
  label: string;
  count: number;
  tone?: Tone;
  chosen: boolean;
  onClick: () => void;
}

function Count({ label, count, tone = 'gray', chosen, onClick }: CountProps) {
  return (
    <button type="button" className={classes.count} data-tone={tone} aria-pressed={chosen} onClick={onClick}>
      <span className={classes.countLabel}>{label}</span>
      <span className={classes.countFigure} data-none={count === 0 || undefined}>
        {formatInteger(count)}
      </span>
    </button>
  );
}

const { heads } = IMPORT;

function RowTable({ rows }: { rows: readonly DataImportRow[] }) {
  return (
    <div className={classes.scroll} role="region" aria-label={IMPORT.rowsName} tabIndex={0}>
      <table className={classes.table}>
        <caption className="visually-hidden">{IMPORT.rowsName}</caption>
        <thead>
          <tr>
            <th scope="col" data-right>
              {heads.row}
            </th>
            <th scope="col">{heads.code}</th>
            <th scope="col">{heads.month}</th>
            <th scope="col" data-right>
              {heads.before}
            </th>
            <th scope="col" data-right>
              {heads.after}
            </th>
            <th scope="col">{heads.outcome}</th>
            <th scope="col">{heads.remarks}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row}>
              <td data-label={heads.row} data-right className="num">
                {row.row}
              </td>
              <th scope="row" data-label={heads.code}>
                <span className="num">{row.code || EMPTY}</span>
                {row.partyName && <span className={classes.party}>{row.partyName}</span>}
              </th>
              <td data-label={heads.month} className="num">
                {row.month || EMPTY}
              </td>
              <td data-label={heads.before} data-right className="num">
                <Before row={row} />
              </td>
              <td data-label={heads.after} data-right className="num">
                {row.employees === null ? row.count || EMPTY : formatInteger(row.employees)}
              </td>
              <td data-label={heads.outcome}>
                <ToneBadge tone={TONE[row.outcome]} look="plain">
                  {resultOf(row)}
                </ToneBadge>
              </td>
              <td data-label={heads.remarks} className={classes.remarks}>
                {row.remarks.length === 0 ? EMPTY : row.remarks.map((remark) => <p key={remark}>{remark}</p>)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Before({ row }: { row: DataImportRow }) {
  if (row.previousEmployees === null) return <>{EMPTY}</>;
  const count = formatInteger(row.previousEmployees);
  return <>{row.previousMonth ? IMPORT.inMonth(count, row.previousMonth) : count}</>;
}

function resultOf({ outcome, applyResult, undoResult }: DataImportRow): string {
  const result = undoResult ?? applyResult;
  return result ? IMPORT.result[result] : OUTCOME_LABEL[outcome];
}
