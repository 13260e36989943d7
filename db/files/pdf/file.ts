import { readSections, type Place, type Section } from './cross-references.ts';
import { decoded } from './decode.ts';
import { PdfReader } from './syntax.ts';
import { integerOf, nameOf, PdfFault, PdfReference, PdfStream, type PdfValue } from './values.ts';

interface IndirectObject {
  number: number;
  generation: number;
  value: PdfValue;
  end: number;
}

/**
 * A PDF as a reader program that follows its cross-references resolves it (ISO 32000-1, 7.5). Strict where programs differ:
 * what is not where the cross-references say, or is said twice, throws PdfFault instead of being guessed.
 */
export class PdfFile {
  readonly text: string;
  readonly startXref: number;
  /** From the newest to the oldest. */
  readonly sections: readonly Section[] = [];
  readonly #objects = new Map<number, PdfValue>();
  readonly #packed = new Map<number, Map<number, { number: number; value: PdfValue }>>();

  constructor(readonly bytes: Buffer) {
    this.text = bytes.toString('latin1');
    if (!this.text.startsWith('%PDF-')) throw new PdfFault('no header');
    const tail = /startxref[\0\t\n\f\r ]+(\d{1,10})[\0\t\n\f\r ]+%%EOF[\0\t\n\f\r ]*$/.exec(
      this.text.slice(-1024),
    );
    if (!tail) throw new PdfFault('no end');
    this.startXref = Number(tail[1]);
    this.sections = readSections(this.text, this.startXref, (at) => this.objectAt(at));
    if (this.trailer.has('Encrypt')) throw new PdfFault('encrypted');
  }

  get trailer() {
    return this.sections[0]!.trailer;
  }

  place(number: number): Place {
    for (const { places } of this.sections) {
      const place = places.get(number);
      if (place) return place;
    }
    return { kind: 'free' };
  }

  /** The value itself; a reference to nothing is null. */
  resolve(value: PdfValue | undefined): PdfValue {
    let found = value ?? null;
    for (let hops = 0; found instanceof PdfReference; hops += 1) {
      if (hops > 20) throw new PdfFault('circular references');
      found = this.#object(found);
    }
    return found;
  }

  #object({ number, generation }: PdfReference): PdfValue {
    const place = this.place(number);
    if (place.kind === 'free') return null;
    if (generation !== (place.kind === 'offset' ? place.generation : 0)) return null;
    const known = this.#objects.get(number);
    if (known !== undefined) return known;
    const value =
      place.kind === 'offset'
        ? this.#atOffset(number, place)
        : this.#inside(place.container, place.index, number);
    this.#objects.set(number, value);
    return value;
  }

  #atOffset(number: number, { offset, generation }: { offset: number; generation: number }): PdfValue {
    const found = this.objectAt(offset);
    if (found.number !== number || found.generation !== generation)
      throw new PdfFault('object not where it is said to be');
    return found.value;
  }

  /** The object that begins at the very byte. */
  objectAt(at: number): IndirectObject {
    const head = /^(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+obj(?![A-Za-z0-9])/.exec(
      this.text.slice(at, at + 40),
    );
    if (!head) throw new PdfFault('object not where it is said to be');
    const reader = new PdfReader(this.text, at + head[0].length);
    let value = reader.value();
    reader.space();
    if (value instanceof Map && this.text.startsWith('stream', reader.at)) {
      value = this.#stream(value, reader);
      if (!reader.takes('endstream')) throw new PdfFault('stream of another length');
    }
    if (!reader.takes('endobj')) throw new PdfFault('object without end');
    return { number: Number(head[1]), generation: Number(head[2]), value, end: reader.at };
  }

  #stream(dictionary: Map<string, PdfValue>, reader: PdfReader): PdfStream {
    const lineEnd = /^stream(\r?\n)/.exec(this.text.slice(reader.at, reader.at + 8));
    const from = reader.at + (lineEnd?.[0].length ?? 0);
    // Where a length is kept in another object, the bytes up to „endstream“ must agree with it all the same.
    const length = integerOf(this.resolve(dictionary.get('Length')));
    if (!lineEnd || length === null || from + length > this.bytes.length)
      throw new PdfFault('stream of another length');
    reader.at = from + length;
    return new PdfStream(dictionary, this.bytes.subarray(from, from + length));
  }

  /** The objects of an object stream by their place in it. */
  packed(container: number): Map<number, { number: number; value: PdfValue }> {
    const known = this.#packed.get(container);
    if (known) return known;
    const place = this.place(container);
    const stream = place.kind === 'offset' ? this.#atOffset(container, place) : null;
    if (!(stream instanceof PdfStream) || nameOf(stream.dictionary.get('Type')) !== 'ObjStm')
      throw new PdfFault('no object stream');
    const text = decoded(stream).toString('latin1');
    const count = integerOf(stream.dictionary.get('N')) ?? 0;
    const first = integerOf(stream.dictionary.get('First')) ?? 0;
    const header = new PdfReader(text.slice(0, first));
    const objects = new Map<number, { number: number; value: PdfValue }>();
    for (let index = 0; index < count; index += 1) {
      const number = header.integer();
      objects.set(index, { number, value: new PdfReader(text, first + header.integer()).value() });
    }
    this.#packed.set(container, objects);
    return objects;
  }

  #inside(container: number, index: number, number: number): PdfValue {
    const found = this.packed(container).get(index);
    if (found?.number !== number) throw new PdfFault('object not where it is said to be');
    return found.value;
  }
}
