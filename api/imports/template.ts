import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { IMPORT_COLUMN_LABEL, TEMPLATE } from '../../domain/texts/lt/import.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const PART = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const rows = (lines: readonly (readonly string[])[], style: number): string =>
  lines
    .map((cells, index) => {
      const inner = cells
        .map((text, column) => {
          const at = `${String.fromCharCode(65 + column)}${index + 1}`;
          return `<c r="${at}" s="${style}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
        })
        .join('');
      return `<row r="${index + 1}">${inner}</row>`;
    })
    .join('');

const sheet = (columns: string, data: string): string =>
  `${XML}<worksheet xmlns="${MAIN}"><cols>${columns}</cols><sheetData>${data}</sheetData></worksheet>`;

/** Text format (style 1) in all three columns: a typed „2026-10“ stays what was typed. Style 2 is the bold header. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${PART}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${PART}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${PART}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${PART}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(TEMPLATE.sheet)}" sheetId="1" r:id="rId1"/><sheet name="${escaped(TEMPLATE.notesSheet)}" sheetId="2" r:id="rId2"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" numFmtId="49" applyNumberFormat="1"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': sheet(
    '<col min="1" max="3" width="24" style="1" customWidth="1"/>',
    rows([[IMPORT_COLUMN_LABEL.code, IMPORT_COLUMN_LABEL.month, IMPORT_COLUMN_LABEL.count]], 2),
  ),
  'xl/worksheets/sheet2.xml': sheet(
    '<col min="1" max="1" width="110" customWidth="1"/>',
    rows(
      TEMPLATE.notes.map((note) => [note]),
      0,
    ),
  ),
};

/** The table to fill in: a header, columns kept as text, and a second sheet that explains them. */
export function importTemplate(): Readable {
  const zip = new ZipFile();
  const stream = new PassThrough();
  zip.outputStream.on('error', (error: Error) => stream.destroy(error)).pipe(stream);
  for (const [name, text] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return stream;
}
