import type { ReactNode } from 'react';
import classes from './DataList.module.css';

export interface DataItem {
  label: string;
  value: ReactNode;
  /** Columns of the grid the item takes. */
  span?: number;
  /** Folded away on the screen: paper has no buttons. */
  onPaperOnly?: boolean;
}

interface DataListProps {
  items: readonly DataItem[];
  /** rows: label left, value right; grid: label over value in columns. */
  look?: 'rows' | 'grid';
  columns?: number;
}

/** A real description list. */
export function DataList({ items, look = 'rows', columns = 4 }: DataListProps) {
  return (
    <dl
      className={look === 'grid' ? classes.grid : classes.rows}
      style={look === 'grid' ? { ['--columns' as string]: columns } : undefined}
    >
      {items.map((item, index) => (
        <div
          key={`${item.label}-${index}`}
          data-print={item.onPaperOnly ? 'only' : undefined}
          style={item.span ? { ['--span' as string]: item.span } : undefined}
        >
          <dt>{item.label}</dt>
          <dd>{item.value === null || item.value === undefined || item.value === '' ? '–' : item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
