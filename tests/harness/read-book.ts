import ExcelJS from 'exceljs';

export interface ReadBook {
  head: string[];
  /** Dates as 'yyyy-MM-dd HH:mm:ss', as the spreadsheet shows them. */
  rows: unknown[][];
  sheet: ExcelJS.Worksheet;
  formulas: number;
}

/** First sheet of a workbook of ours. */
export async function readBook(bytes: Buffer): Promise<ReadBook> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes as unknown as ExcelJS.Buffer);
  const sheet = book.worksheets[0]!;
  let formulas = 0;
  const lines: unknown[][] = [];
  sheet.eachRow((row) => {
    const line: unknown[] = [];
    for (let at = 1; at <= sheet.columnCount; at += 1) {
      const cell = row.getCell(at);
      if (cell.formula) formulas += 1;
      line.push(
        cell.value instanceof Date
          ? cell.value
              .toISOString()
              .replace('T', ' ')
              .replace(/\.\d+Z$/, '')
          : cell.value,
      );
    }
    lines.push(line);
  });
  const [head = [], ...rows] = lines;
  return { head: head.map(String), rows, sheet, formulas };
}
