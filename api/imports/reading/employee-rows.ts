import type { TableRow } from '../../../domain/imports/cell.ts';
import {
  FIXED_PLACES,
  HEADER_WITHIN,
  looksLikeData,
  readHeader,
  type Places,
} from '../../../domain/imports/columns.ts';
import { readEmployeeRow, type EmployeeRow } from '../../../domain/imports/employee-row.ts';
import { IMPORT_BUDGET } from '../../../domain/imports/refusal.ts';
import { RefusedFile } from './refused.ts';
import type { Table } from './table.ts';

/** Finds the header and reads the rows under it. Throws RefusedFile, also when there are none. */
export async function* employeeRows(
  table: Pick<Table, 'rows' | 'from1904'>,
  thisMonth: string,
): AsyncGenerator<EmployeeRow> {
  let places: Places | null = null;
  let before = 0;
  let count = 0;
  for await (const row of table.rows) {
    if (!places) {
      const header = headerOf(row);
      if (header === 'data') places = FIXED_PLACES;
      else {
        before += 1;
        if (!header && before >= HEADER_WITHIN) throw new RefusedFile('headerUnknown');
        places = header;
        continue;
      }
    }
    const read = readEmployeeRow(row, { places, thisMonth, from1904: table.from1904 });
    if (!read) continue;
    count += 1;
    if (count > IMPORT_BUDGET.rows) throw new RefusedFile('tooManyRows');
    yield read;
  }
  if (!places && before > 0) throw new RefusedFile('headerUnknown');
  if (count === 0) throw new RefusedFile('noRows');
}

function headerOf(row: TableRow): Places | 'data' | null {
  if (looksLikeData(row)) return 'data';
  const header = readHeader(row);
  if (header && 'refusal' in header) throw new RefusedFile(header.refusal);
  return header ? header.places : null;
}
