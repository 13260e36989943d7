// Comma-separated files that spreadsheets of Lithuanian computers open well: semicolons, CRLF, a byte order mark.

export const CSV_START = '\uFEFF';

/** Text that a spreadsheet would take for a formula gets an apostrophe in front; a plain number stays one. */
export function safeText(value: string): string {
  const isNumber = /^-?\d+([.,]\d+)?$/.test(value);
  return /^[\s]*[=+\-@\t\r]/.test(value) && !isNumber ? `'${value}` : value;
}

function cellOf(value: string): string {
  const safe = safeText(value);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line, its end included. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(';')}\r\n`;
}
