import { COLUMN } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import type { SortKey } from './inbox-filter.ts';

export type ColumnKey = keyof typeof COLUMN;

export interface Column {
  key: ColumnKey;
  head: string;
  name: string;
  /** Pixels; null takes what is left. */
  width: number | null;
  right?: true;
  sort?: SortKey;
  /** Shown beside the preview. */
  main?: true;
}

const column = (key: ColumnKey, width: number | null, rest: Partial<Column> = {}): Column => ({
  key,
  ...COLUMN[key],
  width,
  ...rest,
});

/** All columns of the specification in the order of the table; widths are those of LOOK.md. */
export const COLUMNS: readonly Column[] = [
  column('number', 40, { main: true, sort: 'id' }),
  column('applicant', null, { main: true, sort: 'name' }),
  column('status', 162, { main: true, sort: 'status' }),
  column('deadline', 200, { main: true, sort: 'deadline' }),
  column('sum', 103, { main: true, right: true, sort: 'sum' }),
  column('loanSum', 103, { right: true }),
  column('invegaLoanSum', 112, { right: true }),
  column('flags', 82, { main: true }),
  column('assessor', 103, { main: true }),
  column('createDate', 92),
  column('submittedDate', 92, { sort: 'submitted' }),
  column('firstSubmittedDate', 150),
  column('approvedDate', 98),
  column('contractSigningTime', 98),
  column('daysToSign', 112, { right: true }),
  column('daysFromReturned', 118, { right: true }),
];

/**
 * Columns beside the preview, and all of them without it: the sum then splits into requested and set.
 * `digits` of the longest number on the page make its column wide enough.
 */
export function columnsFor(previewOpen: boolean, hidden: readonly string[], digits = 3): Column[] {
  const number = 40 + Math.max(0, digits - 3) * 8;
  if (previewOpen)
    return COLUMNS.filter((column) => column.main).map((column) =>
      column.key === 'number' ? { ...column, width: number } : column,
    );
  return COLUMNS.filter((column) => column.key !== 'sum' && !hidden.includes(column.key)).map((column) =>
    column.key === 'number'
      ? { ...column, width: number + 20 }
      : column.key === 'applicant'
        ? { ...column, width: 200 }
        : column,
  );
}

/** Columns that may be put away: number and applicant always stay. */
export const OPTIONAL_COLUMNS: readonly Column[] = COLUMNS.filter(
  (column) => column.key !== 'sum' && column.key !== 'number' && column.key !== 'applicant',
);

/** Width below which the table scrolls sideways instead of squeezing. */
export function tableWidth(columns: readonly Column[]): number {
  return 34 + columns.reduce((sum, column) => sum + (column.width ?? 150), 0);
}
