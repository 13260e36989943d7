import type { Content } from 'pdfmake/interfaces.js';
import { rowHeading } from './row-heading.ts';

export interface FactsLook {
  /** Colour of the questions; absent: that of the text. */
  color?: string;
  bold?: boolean;
  widths?: readonly [string, string];
}

/** An answer that may be higher than a page goes over it; any shorter one stands beside its question. */
const LONG = 1_500;

/**
 * Questions and answers as a table with headings of rows. No row is split between pages, unless it may be higher than one:
 * that one stands in a table of its own.
 */
export function factsTable(rows: readonly (readonly [string, string])[], look: FactsLook = {}): Content[] {
  return together(rows).map(({ isLong, rows: part }): Content => ({
    table: {
      // The first row is a row like any other.
      headerRows: 0,
      dontBreakRows: !isLong,
      widths: [...(look.widths ?? (['42%', '58%'] as const))],
      body: part.map(([label, value]) => [
        rowHeading(label, look.color ? { color: look.color } : {}),
        { text: value, bold: look.bold ?? false },
      ]),
    },
    layout: 'facts',
  }));
}

interface Part {
  isLong: boolean;
  rows: (readonly [string, string])[];
}

function together(rows: readonly (readonly [string, string])[]): Part[] {
  const parts: Part[] = [];
  for (const row of rows) {
    const isLong = row[0].length + row[1].length > LONG || row[1].split('\n').length > 30;
    const last = parts.at(-1);
    if (last && !isLong && !last.isLong) last.rows.push(row);
    else parts.push({ isLong, rows: [row] });
  }
  return parts;
}
