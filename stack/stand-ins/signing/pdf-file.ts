import { inflateSync } from 'node:zlib';
import { readArray, readDict, refNumber } from './pdf-syntax.ts';

type Place = { offset: number } | { inside: number; index: number } | 'free';

const MAX_INFLATED = 64 * 1024 * 1024;

/** Undoes the PNG predictors that cross-reference streams use. */
function unpredict(data: Buffer, columns: number): Buffer {
  const rows = Math.floor(data.length / (columns + 1));
  const out = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const kind = data[row * (columns + 1)];
    for (let col = 0; col < columns; col += 1) {
      const left = col > 0 ? (out[row * columns + col - 1] ?? 0) : 0;
      const up = row > 0 ? (out[(row - 1) * columns + col] ?? 0) : 0;
      if (kind !== 0 && kind !== 1 && kind !== 2) throw new Error('pdf: unknown predictor');
      const guess = kind === 2 ? up : kind === 1 ? left : 0;
      out[row * columns + col] = ((data[row * (columns + 1) + 1 + col] ?? 0) + guess) & 0xff;
    }
  }
  return out;
}

/** Enough of a PDF to add a signature to it: objects by number (also compressed ones), trailer, first page. */
export class PdfFile {
  readonly text: string;
  readonly startXref: number;
  readonly usesXrefStream: boolean;
  readonly trailer: Map<string, string>;
  readonly #places = new Map<number, Place>();

  constructor(readonly bytes: Buffer) {
    this.text = bytes.toString('latin1');
    if (!this.text.slice(0, 1024).includes('%PDF-')) throw new Error('pdf: no header');
    const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(this.text.slice(-2048));
    if (!start) throw new Error('pdf: no startxref at the end');
    this.startXref = Number(start[1]);
    this.usesXrefStream = !this.text.startsWith('xref', this.startXref);
    this.trailer = this.#readSection(this.startXref);
    const seen = new Set([this.startXref]);
    let older = this.trailer;
    while (older.has('Prev')) {
      const at = Number(older.get('Prev'));
      if (seen.has(at)) throw new Error('pdf: circular cross-references');
      seen.add(at);
      older = this.#readSection(at);
    }
    if (this.trailer.has('Encrypt')) throw new Error('pdf: encrypted');
  }

  get size(): number {
    return Number(this.trailer.get('Size'));
  }

  /** The text of an object, without its `obj`/`endobj` frame. */
  object(number: number): string {
    const place = this.#places.get(number);
    if (!place || place === 'free') throw new Error('pdf: missing object');
    if ('inside' in place) return this.#compressed(place.inside, place.index);
    const head = /^\s*\d+\s+\d+\s+obj/.exec(this.text.slice(place.offset, place.offset + 64));
    if (!head) throw new Error('pdf: object not where the table says');
    const from = place.offset + head[0].length;
    return this.text.slice(from, this.text.indexOf('endobj', from)).trim();
  }

  dict(number: number): Map<string, string> {
    return readDict(this.object(number));
  }

  /** The value itself, following a reference once. */
  resolve(value: string): string {
    const number = refNumber(value);
    return number === null ? value : this.object(number);
  }

  get rootNumber(): number {
    const number = refNumber(this.trailer.get('Root'));
    if (number === null) throw new Error('pdf: no catalog');
    return number;
  }

  get pageCount(): number {
    return Number(readDict(this.resolve(this.dict(this.rootNumber).get('Pages') ?? '')).get('Count'));
  }

  get firstPageNumber(): number {
    let number = refNumber(this.dict(this.rootNumber).get('Pages'));
    for (let depth = 0; number !== null && depth < 50; depth += 1) {
      const node = this.dict(number);
      if (node.get('Type') === '/Page' || !node.has('Kids')) return number;
      number = refNumber(readArray(this.resolve(node.get('Kids') ?? '[]'))[0]);
    }
    throw new Error('pdf: no page');
  }

  #note(number: number, place: Place): void {
    if (!this.#places.has(number)) this.#places.set(number, place);
  }

  #readSection(at: number): Map<string, string> {
    return this.text.startsWith('xref', at) ? this.#readTable(at) : this.#readXrefStream(at);
  }

  #readTable(at: number): Map<string, string> {
    const trailerAt = this.text.indexOf('trailer', at);
    if (trailerAt < 0) throw new Error('pdf: no trailer');
    let next = 0;
    const freed: number[] = [];
    for (const line of this.text.slice(at + 4, trailerAt).split(/\r\n|\r|\n/)) {
      const entry = /^(\d{10}) (\d{5}) ([nf])/.exec(line.trim());
      const head = entry ? null : /^(\d+)\s+(\d+)$/.exec(line.trim());
      if (head) next = Number(head[1]);
      if (entry) {
        if (entry[3] === 'n') this.#note(next, { offset: Number(entry[1]) });
        else freed.push(next);
        next += 1;
      }
    }
    const trailer = readDict(this.text, trailerAt + 7);
    // A hybrid file keeps its compressed objects in a second table for newer readers.
    const hybrid = trailer.get('XRefStm');
    if (hybrid) this.#readXrefStream(Number(hybrid));
    // Only now: in a hybrid file what is compressed counts as free for older readers.
    for (const number of freed) this.#note(number, 'free');
    return trailer;
  }

  #readXrefStream(at: number): Map<string, string> {
    const { dict, data } = this.#stream(at);
    const widths = readArray(dict.get('W') ?? '[]').map(Number);
    const [typeWidth = 0, secondWidth = 0, thirdWidth = 0] = widths;
    const index = dict.has('Index')
      ? readArray(dict.get('Index') ?? '').map(Number)
      : [0, Number(dict.get('Size'))];
    let position = 0;
    const field = (width: number): number => {
      const value = width === 0 ? 0 : data.readUIntBE(position, width);
      position += width;
      return value;
    };
    for (let pair = 0; pair + 1 < index.length; pair += 2) {
      for (let i = 0; i < (index[pair + 1] ?? 0); i += 1) {
        const type = typeWidth === 0 ? 1 : field(typeWidth);
        const second = field(secondWidth);
        const third = field(thirdWidth);
        if (type === 0) this.#note((index[pair] ?? 0) + i, 'free');
        if (type === 1) this.#note((index[pair] ?? 0) + i, { offset: second });
        if (type === 2) this.#note((index[pair] ?? 0) + i, { inside: second, index: third });
      }
    }
    return dict;
  }

  #stream(at: number): { dict: Map<string, string>; data: Buffer } {
    const head = /^\s*\d+\s+\d+\s+obj/.exec(this.text.slice(at, at + 64));
    if (!head) throw new Error('pdf: stream expected');
    const dict = readDict(this.text, at + head[0].length);
    const keyword = this.text.indexOf('stream', at);
    const from = keyword + 6 + (this.text[keyword + 6] === '\r' ? 2 : 1);
    const raw = this.bytes.subarray(from, from + Number(this.resolve(dict.get('Length') ?? '0')));
    const data = dict.get('Filter')?.includes('FlateDecode')
      ? inflateSync(raw, { maxOutputLength: MAX_INFLATED })
      : raw;
    const parms = dict.has('DecodeParms')
      ? readDict(dict.get('DecodeParms') ?? '')
      : new Map<string, string>();
    const predicted = Number(parms.get('Predictor') ?? 1) >= 10;
    return { dict, data: predicted ? unpredict(data, Number(parms.get('Columns') ?? 1)) : data };
  }

  #compressed(container: number, index: number): string {
    const place = this.#places.get(container);
    if (!place || place === 'free' || !('offset' in place)) throw new Error('pdf: missing object stream');
    const { dict, data } = this.#stream(place.offset);
    const text = data.toString('latin1');
    const first = Number(dict.get('First'));
    const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
    const from = first + (numbers[index * 2 + 1] ?? 0);
    const next = numbers[index * 2 + 3];
    return text.slice(from, next === undefined ? undefined : first + next).trim();
  }
}
