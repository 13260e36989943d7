// One cell of an imported table, whatever the file was.

export interface Cell {
  text: string;
  kind: 'text' | 'number' | 'boolean' | 'formula' | 'error';
}

/** A row as the spreadsheet numbers it; columns without a value are not there. */
export interface TableRow {
  row: number;
  cells: readonly (Cell | undefined)[];
}

/** Longer values are cut before they are stored, shown or written anywhere. */
const SHOWN_LENGTH = 60;

/** A value fit to be shown: control and direction characters are made visible, so that nothing reads other than it is. */
export function shownValue(cell: Cell | undefined): string {
  const text = (cell?.text ?? '').replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu, '\uFFFD').trim();
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH - 1)}…` : text;
}
