import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Calendar } from '../../domain/application/clocks.ts';
import { EXPORT_SHEET, type ExportKind } from '../../domain/texts/lt/export.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import type { Database } from '../connect.ts';
import { listClocks } from '../queries/clock-list.ts';
import { exportPage, type DataRow } from '../queries/export-rows.ts';
import type { Found } from '../queries/manager-requests.ts';
import { dataColumns } from './data-columns.ts';
import { LIST_COLUMNS, type ColumnOf } from './list-columns.ts';
import { workbookStream, type Cell } from './workbook.ts';

/** Rows fetched at once; those of `data` hold whole forms. */
const AT_ONCE = { list: 200, data: 100 } as const;

/** In the background a pause follows each page, so many times as long as the page took. */
const BREATH = 4;

export interface Export extends Found {
  kind: ExportKind;
  ignoreFiles: boolean;
  calendar: Calendar;
  /** Told how many rows are written; what it throws ends the export. */
  progress?: (done: number) => Promise<void> | void;
}

/** What a filter finds, as a workbook that is read while it is written. */
export function exportStream(db: Database, asked: Export): Readable {
  const columns: readonly ColumnOf<DataRow>[] =
    asked.kind === 'list' ? LIST_COLUMNS : dataColumns(asked.ignoreFiles);
  return workbookStream([{ name: EXPORT_SHEET[asked.kind], columns, rows: rowsOf(db, asked, columns) }]);
}

async function* rowsOf(
  db: Database,
  { kind, calendar, progress, ...found }: Export,
  columns: readonly ColumnOf<DataRow>[],
): AsyncGenerator<Cell[]> {
  const limit = AT_ONCE[kind];
  const now = new Date().toISOString();
  const today = vilniusDate(now);
  let done = 0;
  for (let after = 0; ;) {
    const begun = performance.now();
    const rows = await exportPage(db, found, { after, limit, withData: kind === 'data' });
    const clocks = await listClocks(
      db,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      const facts = { clocks: clocks.filter(({ requestId }) => requestId === row.id), calendar, now, today };
      yield columns.map(({ cell }) => cell(row, facts));
    }
    done += rows.length;
    await progress?.(done);
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    after = last.id;
    // Written in the background: whoever waits for a page of the portal comes first.
    if (progress) await pause(BREATH * (performance.now() - begun));
  }
}
