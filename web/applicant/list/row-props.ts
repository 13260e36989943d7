import type { RequestRow } from './query.ts';

/** What a row of either look is given. */
export interface RowProps {
  row: RequestRow;
  /** The call for requests is over: nothing new may be begun, a copy neither. */
  closed: boolean;
  onDelete: (row: RequestRow) => void;
  onCopy: (row: RequestRow) => void;
}

export type RowsProps = Omit<RowProps, 'row'> & { rows: readonly RequestRow[] };
