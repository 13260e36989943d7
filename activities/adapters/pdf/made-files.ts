/** Small files for the tests of this folder, written byte by byte. */

export type MadeObject = readonly [number: number, body: string];

export interface MadeRevision {
  objects?: readonly MadeObject[];
  /** Offsets the table gives instead of the true ones, or besides them. */
  table?: Readonly<Record<number, number>>;
  /** Numbers the table frees. */
  free?: readonly number[];
  root?: number;
  /** What stands before the table, beside the objects. */
  between?: string;
  /** Where `startxref` points instead of at the table. */
  pointer?: number;
}

const row = (number: number, offset: number | null): string =>
  `${number} 1\n${String(offset ?? 0).padStart(10, '0')} ${offset === null ? '00001 f' : '00000 n'} \n`;

/** A file, or a revision appended to one. */
export function made(
  before: Buffer | null,
  { objects = [], table = {}, free = [], root = 1, between = '', pointer }: MadeRevision,
): Buffer {
  let text = before?.toString('latin1') ?? '%PDF-1.7\n';
  const places = new Map<number, number | null>(free.map((number) => [number, null]));
  for (const [number, body] of objects) {
    places.set(number, text.length);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  for (const [number, offset] of Object.entries(table)) places.set(Number(number), offset);
  text += between;
  const at = text.length;
  const rows = [...places].map(([number, offset]) => row(number, offset)).join('');
  const previous = before && /startxref\n(\d+)\n%%EOF\n$/.exec(before.toString('latin1'))?.[1];
  const trailer = `<< /Size 99 /Root ${root} 0 R ${previous ? `/Prev ${previous} ` : ''}>>`;
  text += `xref\n${rows}trailer\n${trailer}\nstartxref\n${pointer ?? at}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

export const streamOf = (data: string, entries = ''): string =>
  `<< /Length ${data.length} ${entries}>>\nstream\n${data}\nendstream`;

/** A page with a line, a form with a text field, and a spare stream that nothing shows. */
export const DOCUMENT: readonly MadeObject[] = [
  [1, '<< /Type /Catalog /Pages 2 0 R /AcroForm 5 0 R >>'],
  [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
  [3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R >>'],
  [4, streamOf('0 0 m 9 9 l S')],
  [5, '<< /Fields [6 0 R] >>'],
  [6, '<< /FT /Tx /T (Suma) /V (120 000) >>'],
  [7, streamOf('0 0 m 1 9 l S')],
];
