import { zipOf, type Part } from '../../stack/stand-ins/zip.ts';

export type Value = string | number | { formula: string; value?: string } | { raw: string };

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const HEAD: Value[] = ['Įmonės kodas', 'Mėnuo', 'Darbuotojų skaičius'];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function cellOf(value: Value, at: string): string {
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
  if (typeof value === 'string') return `<c r="${at}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
  if ('raw' in value) return value.raw;
  return `<c r="${at}" t="str"><f>${escaped(value.formula)}</f><v>${escaped(value.value ?? '')}</v></c>`;
}

export function rowsXml(rows: readonly (readonly Value[])[], first = 1): string {
  return rows
    .map((cells, index) => {
      const row = first + index;
      return `<row r="${row}">${cells.map((value, column) => cellOf(value, `${String.fromCharCode(65 + column)}${row}`)).join('')}</row>`;
    })
    .join('');
}

export interface Book {
  /** The whole of sheetData, or of the sheet. */
  data?: string;
  sheet?: string;
  texts?: string;
  workbook?: string;
  mainType?: string;
  more?: Part[];
  change?: (parts: Part[]) => Part[];
}

/** The parts of a workbook as a spreadsheet program writes them, with whatever the test puts in their place. */
export function book({ data, sheet, texts, workbook, mainType, more = [], change }: Book): Buffer {
  const text = (name: string, xml: string): Part => ({ name, data: Buffer.from(xml) });
  const parts: Part[] = [
    text(
      '[Content_Types].xml',
      `<?xml version="1.0"?><Types xmlns="${PACKAGE}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${mainType ?? `${TYPE}.sheet.main+xml`}"/></Types>`,
    ),
    text(
      'xl/workbook.xml',
      workbook ??
        `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Lapas1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    text(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    text('xl/worksheets/sheet1.xml', sheet ?? sheetXml(data ?? '')),
    ...(texts === undefined ? [] : [text('xl/sharedStrings.xml', texts)]),
    ...more,
  ];
  return zipOf(change ? change(parts) : parts);
}

export function sheetXml(data: string, before = '', after = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${MAIN}">${before}<sheetData>${data}</sheetData>${after}</worksheet>`;
}

export function textsXml(texts: readonly string[]): string {
  return `<sst xmlns="${MAIN}">${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`;
}

/** A good workbook of these rows under the header. */
export function goodBook(rows: readonly (readonly Value[])[]): Buffer {
  return book({ data: rowsXml([HEAD, ...rows]) });
}
