import type { Sheet } from '../../db/files/print/print-pdf.ts';
import { factsTable } from '../../db/files/print/facts-table.ts';
import { ownDataSections, type OwnData } from '../../domain/own-data/own-data.ts';
import { OWN_DATA as T } from '../../domain/texts/lt/own-data.ts';

/** „Mano duomenys“ on paper; `at` is when it was put together. */
export function ownDataSheet(data: OwnData, at: string): Sheet {
  return {
    frame: { title: T.title, date: at.slice(0, 10), foot: T.foot(at) },
    content: [
      { text: T.title, fontSize: 17, bold: true, margin: [0, 0, 0, 8], headlineLevel: 1 },
      ...ownDataSections(data).flatMap(({ title, rows }) => [
        {
          text: title,
          bold: true,
          fontSize: 12,
          margin: [0, 14, 0, 4] as [number, number, number, number],
          headlineLevel: 2,
        },
        rows.length === 0
          ? { text: T.none }
          : { stack: factsTable(rows, { color: '#4d5661', widths: ['30%', '70%'] }) },
      ]),
    ],
  };
}
