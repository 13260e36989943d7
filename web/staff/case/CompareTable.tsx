import { useState } from 'react';
import { CASE, COMPARE, DIFFERENCE } from '../../../domain/texts/lt/screen/staff-case.ts';
import classes from './Case.module.css';
import type { ComparisonRow } from './comparisons.ts';
import { differenceOf, sideWords } from './difference.ts';

const isEmpty = ({ compared }: ComparisonRow): boolean =>
  compared.declared === null && compared.register === null;

/** Declared beside the register; a row that differs is tinted and says by how much. */
export function CompareTable({ name, rows }: { name: string; rows: readonly ComparisonRow[] }) {
  const [all, setAll] = useState(false);
  const empty = rows.filter(isEmpty).length;
  const visible = all ? rows : rows.filter((row) => !isEmpty(row));
  return (
    <>
      <table className={`${classes.table} ${classes.compare}`}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{COMPARE.field}</th>
            <th scope="col">{COMPARE.declared}</th>
            <th scope="col">{COMPARE.register}</th>
            <th scope="col">
              <span className="visually-hidden">{COMPARE.result}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {visible.map((row) => (
            <CompareRow key={row.key} row={row} />
          ))}
        </tbody>
      </table>
      {empty > 0 && (
        <button
          type="button"
          className={classes.textButton}
          aria-expanded={all}
          onClick={() => setAll(!all)}
          data-print="no"
        >
          {all ? CASE.less : CASE.more(empty)}
        </button>
      )}
    </>
  );
}

function CompareRow({ row }: { row: ComparisonRow }) {
  const { state, words } = differenceOf(row.compared);
  return (
    <tr
      data-tone={state === 'differs' ? 'warning' : undefined}
      data-differs={state === 'differs' || undefined}
    >
      <th scope="row">{row.label}</th>
      <td data-label={COMPARE.declared}>{sideWords(row.compared, 'declared')}</td>
      <td data-label={COMPARE.register}>
        {sideWords(row.compared, 'register')}
        {row.source && <span className={classes.source}>{row.source}</span>}
      </td>
      <td className={classes.verdict}>
        {state === 'same' && (
          <span className={classes.same}>
            <span aria-hidden>=</span>
            <span className="visually-hidden">{DIFFERENCE.same}</span>
          </span>
        )}
        {state === 'differs' && (
          <span className={classes.differs}>
            <span aria-hidden>≠</span>
            <span className="visually-hidden">{DIFFERENCE.differs}: </span>
            {words}
          </span>
        )}
      </td>
    </tr>
  );
}
