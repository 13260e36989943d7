import { inflateSync } from 'node:zlib';
import { integerOf, nameOf, PdfFault, type PdfStream, type PdfValue } from './values.ts';

const MAX_INFLATED = 64 * 1024 * 1024;

/** Undoes the PNG predictors of cross-reference streams; other kinds than „none“, „sub“ and „up“ do not occur there. */
function unpredicted(data: Buffer, columns: number): Buffer {
  const width = columns + 1;
  if (columns < 1 || data.length % width !== 0) throw new PdfFault('bad predictor');
  const out = Buffer.alloc((data.length / width) * columns);
  for (let row = 0; row * width < data.length; row += 1) {
    const kind = data[row * width]!;
    if (kind > 2) throw new PdfFault('bad predictor');
    for (let column = 0; column < columns; column += 1) {
      const left = kind === 1 && column > 0 ? out[row * columns + column - 1]! : 0;
      const up = kind === 2 && row > 0 ? out[(row - 1) * columns + column]! : 0;
      out[row * columns + column] = (data[row * width + 1 + column]! + left + up) & 0xff;
    }
  }
  return out;
}

const only = (value: PdfValue | undefined): PdfValue | undefined =>
  Array.isArray(value) && value.length === 1 ? value[0] : value;

/** The bytes of a stream that holds structure (objects, cross-references): plain or Flate, at most 64 MiB. */
export function decoded({ dictionary, bytes }: PdfStream): Buffer {
  const filter = only(dictionary.get('Filter'));
  if (filter === undefined) return bytes;
  if (nameOf(filter) !== 'FlateDecode') throw new PdfFault('unknown filter');
  let data: Buffer;
  try {
    data = inflateSync(bytes, { maxOutputLength: MAX_INFLATED });
  } catch {
    throw new PdfFault('cannot inflate');
  }
  const parameters = only(dictionary.get('DecodeParms'));
  if (!(parameters instanceof Map)) return data;
  const predictor = integerOf(parameters.get('Predictor') ?? 1) ?? 0;
  if (predictor === 1) return data;
  if (predictor < 10) throw new PdfFault('bad predictor');
  return unpredicted(data, integerOf(parameters.get('Columns') ?? 1) ?? 0);
}
