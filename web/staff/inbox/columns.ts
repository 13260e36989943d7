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

/** Room a table has, and what the person wants in it. */
interface Wanted {
  /** Beside the preview the table never scrolls sideways: the main columns, and others while there is room. */
  isDocked: boolean;
  hidden: readonly string[];
  order: readonly ColumnKey[];
  /** Pixels of the list. */
  room: number;
  /** Of the longest number on the page. */
  digits: number;
}

/** Name and code of an applicant want so much before another column is shown beside the preview. */
const APPLICANT_AT_LEAST = 220;
const TICK = 34;

/** Columns that may stand beside the preview when there is room; the sum is one there, not requested and set. */
const FILLS: readonly ColumnKey[] = [
  'submittedDate',
  'daysFromReturned',
  'daysToSign',
  'approvedDate',
  'contractSigningTime',
  'createDate',
  'firstSubmittedDate',
];

/** The columns of the table in the person's order. Without the preview the sum splits into requested and set. */
export function columnsFor({ isDocked, hidden, order, room, digits }: Wanted): Column[] {
  const number = 40 + Math.max(0, digits - 3) * 8;
  const wanted = order.flatMap((key) => {
    const column = COLUMNS.find((one) => one.key === key);
    return column && !isHidden(column, hidden) ? [column] : [];
  });
  if (!isDocked)
    return wanted
      .filter(({ key }) => key !== 'sum')
      .map((column) =>
        column.key === 'number'
          ? { ...column, width: number + 20 }
          : column.key === 'applicant'
            ? { ...column, width: 200 }
            : column,
      );
  const shown = new Set(wanted.filter(({ main }) => main).map(({ key }) => key));
  const widthOf = (column: Column) =>
    column.key === 'number' ? number : (column.width ?? APPLICANT_AT_LEAST);
  let left = room - TICK - wanted.reduce((sum, one) => sum + (shown.has(one.key) ? widthOf(one) : 0), 0);
  for (const key of FILLS) {
    const column = wanted.find((one) => one.key === key);
    if (!column || widthOf(column) > left) continue;
    shown.add(key);
    left -= widthOf(column);
  }
  return wanted
    .filter(({ key }) => shown.has(key))
    .map((column) => (column.key === 'number' ? { ...column, width: number } : column));
}

/** Number and applicant always stay. Who hides both sums hides the one they are beside the preview. */
function isHidden({ key }: Column, hidden: readonly string[]): boolean {
  if (key === 'sum') return hidden.includes('loanSum') && hidden.includes('invegaLoanSum');
  return key !== 'number' && key !== 'applicant' && hidden.includes(key);
}

/** Columns that may be put away and moved. */
export const OPTIONAL_COLUMNS: readonly Column[] = COLUMNS.filter(
  (column) => column.key !== 'sum' && column.key !== 'number' && column.key !== 'applicant',
);

/** Width below which the table scrolls sideways instead of squeezing. */
export function tableWidth(columns: readonly Column[]): number {
  return TICK + columns.reduce((sum, column) => sum + (column.width ?? 150), 0);
}
