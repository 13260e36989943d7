import type { Cell, TableRow } from '../../../domain/imports/cell.ts';
import { IMPORT_BUDGET } from '../../../domain/imports/refusal.ts';
import { RefusedFile } from './refused.ts';
import { parseXml } from './xml.ts';

const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
const KEPT_CHARACTERS = 200;

const KINDS: Readonly<Record<string, Cell['kind']>> = { b: 'boolean', e: 'error', n: 'number' };

interface OpenCell {
  column: number;
  type: string;
  text: string;
  isFormula: boolean;
}

/**
 * Rows of a sheet in their order. What the sheet claims about its size is not believed: only cells that are there count,
 * rows must go up and columns stay within the budget.
 */
export async function* readSheet(
  source: AsyncIterable<Uint8Array>,
  sharedTexts: readonly string[],
): AsyncGenerator<TableRow> {
  const reader = new SheetReader(sharedTexts);
  const pieces = parseXml(source, reader);
  while (!(await pieces.next()).done) yield* reader.take();
  yield* reader.take();
}

class SheetReader {
  private ready: TableRow[] = [];
  private row = 0;
  private cells: (Cell | undefined)[] = [];
  private cell: OpenCell | null = null;
  private column = 0;
  private cellCount = 0;
  private inData = false;
  private collects = false;

  constructor(private readonly sharedTexts: readonly string[]) {}

  take(): TableRow[] {
    const rows = this.ready;
    this.ready = [];
    return rows;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'sheetData') this.inData = true;
    if (!this.inData) return;
    if (name === 'row') this.openRow(attributes.r);
    else if (name === 'c') this.openCell(attributes);
    else if (name === 'f' && this.cell) this.cell.isFormula = true;
    this.collects = this.cell !== null && (name === 'v' || name === 't');
  }

  text(text: string): void {
    if (this.collects && this.cell && this.cell.text.length < KEPT_CHARACTERS)
      this.cell.text += text.slice(0, KEPT_CHARACTERS);
  }

  close(name: string): void {
    this.collects = false;
    if (name === 'sheetData') this.inData = false;
    else if (name === 'c') this.closeCell();
    else if (name === 'row' && this.inData && this.cells.length > 0)
      this.ready.push({ row: this.row, cells: this.cells });
  }

  private openRow(given: string | undefined): void {
    const row = given === undefined ? this.row + 1 : /^\d{1,10}$/.test(given) ? Number(given) : 0;
    if (row <= this.row || row > LAST_ROW) throw new RefusedFile('rowNumber');
    this.row = row;
    this.cells = [];
    this.column = 0;
  }

  private openCell({ r, t }: Readonly<Record<string, string>>): void {
    this.cellCount += 1;
    if (this.cellCount > IMPORT_BUDGET.cells) throw new RefusedFile('tooManyCells');
    const column = r === undefined ? this.column + 1 : this.columnOf(r);
    if (column > LAST_COLUMN) throw new RefusedFile('tooManyColumns');
    if (column <= this.column) throw new RefusedFile('cellReference');
    this.column = column;
    this.cell = { column, type: t ?? 'n', text: '', isFormula: false };
  }

  private columnOf(reference: string): number {
    const match = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference);
    if (!match || Number(match[2]) !== this.row) throw new RefusedFile('cellReference');
    let column = 0;
    for (const letter of match[1]!) column = column * 26 + letter.charCodeAt(0) - 64;
    return column;
  }

  private closeCell(): void {
    const { cell } = this;
    this.cell = null;
    if (!cell) return;
    const text = cell.type === 's' ? this.sharedText(cell.text) : cell.text;
    if (text === '' && !cell.isFormula) return;
    if (cell.column > IMPORT_BUDGET.columns) throw new RefusedFile('tooManyColumns');
    const kind = cell.isFormula ? 'formula' : (KINDS[cell.type] ?? 'text');
    this.cells[cell.column - 1] = { text, kind };
  }

  private sharedText(index: string): string {
    const text = /^\d{1,8}$/.test(index) ? this.sharedTexts[Number(index)] : undefined;
    if (text === undefined) throw new RefusedFile('sharedText');
    return text;
  }
}
