import type { ReactNode } from 'react';
import classes from './Case.module.css';

export interface TableRow {
  key: string | number;
  cells: readonly ReactNode[];
  tone?: 'warning' | 'danger';
}

interface SimpleTableProps {
  /** What the table holds, for those who do not see the section's title. */
  name: string;
  heads: readonly string[];
  rows: readonly TableRow[];
  /** Columns aligned right: sums. */
  right?: readonly number[];
}

/** Dates never break. */
const isDate = (cell: ReactNode): boolean => typeof cell === 'string' && /^\d{4}-\d{2}-\d{2}/.test(cell);

/** A plain table of a section; on a phone each row becomes a block with labels. */
export function SimpleTable({ name, heads, rows, right = [] }: SimpleTableProps) {
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th key={head} scope="col" data-right={right.includes(index) || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-tone={row.tone}>
            {row.cells.map((cell, index) => (
              <td
                key={index}
                data-label={heads[index]}
                data-right={right.includes(index) || undefined}
                className={isDate(cell) ? 'num' : undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
