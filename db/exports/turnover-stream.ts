import type { Readable } from 'node:stream';
import { EXPORT_SHEET, TURNOVER_HEAD as H } from '../../domain/texts/lt/export.ts';
import { fromWire } from '../../domain/values/money.ts';
import { vilniusInstant } from '../../domain/values/days.ts';
import type { Database } from '../connect.ts';
import { turnoverPage } from '../queries/turnovers.ts';
import { workbookStream, type Cell, type Column } from './workbook.ts';

const AT_ONCE = 200;
const COLUMNS: readonly Column[] = [
  { head: H.number, kind: 'whole' },
  { head: H.code, kind: 'text' },
  { head: H.applicant, kind: 'text' },
  { head: H.month, kind: 'text' },
  { head: H.sum, kind: 'money' },
];

/** The first day of the month after. */
export function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
}

/** Turnovers of everybody who had submitted by the end of a month; `count` is told each row. */
export function turnoverStream(db: Database, month: string, count: (rows: number) => void): Readable {
  return workbookStream([
    {
      name: EXPORT_SHEET.turnovers,
      columns: COLUMNS,
      rows: rowsOf(db, vilniusInstant(monthAfter(month)), count),
    },
  ]);
}

async function* rowsOf(db: Database, before: string, count: (rows: number) => void): AsyncGenerator<Cell[]> {
  for (let after: number | null = 0; after !== null;) {
    const page: Awaited<ReturnType<typeof turnoverPage>> = await turnoverPage(db, {
      before,
      after,
      limit: AT_ONCE,
    });
    count(page.rows.length);
    for (const { requestId, code, name, month, sum } of page.rows)
      yield [requestId, code, name, month, fromWire(sum) ?? sum];
    after = page.last;
  }
}
