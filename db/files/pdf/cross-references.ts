import { decoded } from './decode.ts';
import { PdfReader } from './syntax.ts';
import { integerOf, nameOf, PdfFault, PdfStream, type PdfDictionary, type PdfValue } from './values.ts';

/** Where an object is: at an offset, in an object stream, or nowhere. */
export type Place =
  | { kind: 'free' }
  | { kind: 'offset'; offset: number; generation: number }
  | { kind: 'packed'; container: number; index: number };

/** One table or stream of cross-references with its trailer (ISO 32000-1, 7.5.4 to 7.5.8). */
export interface Section {
  at: number;
  end: number;
  places: Map<number, Place>;
  trailer: PdfDictionary;
  previous: number | null;
  /** The second table of a hybrid file. */
  hybrid: number | null;
}

const MAX_OBJECTS = 1_000_000;

type ReadStream = (at: number) => { value: PdfValue; end: number };

function numbersOf(value: PdfValue | undefined): number[] {
  const numbers = Array.isArray(value) ? value.map(integerOf) : [];
  if (numbers.length === 0 || numbers.includes(null)) throw new PdfFault('bad cross-references');
  return numbers as number[];
}

const optional = (trailer: PdfDictionary, name: string): number | null => {
  if (!trailer.has(name)) return null;
  const at = integerOf(trailer.get(name));
  if (at === null) throw new PdfFault('bad cross-references');
  return at;
};

function add(places: Map<number, Place>, number: number, place: Place): void {
  if (number >= MAX_OBJECTS || places.has(number)) throw new PdfFault('bad cross-references');
  places.set(number, place);
}

function readTable(text: string, at: number): Section {
  const reader = new PdfReader(text, at + 4);
  const places = new Map<number, Place>();
  while (!reader.takes('trailer')) {
    const first = reader.integer();
    const count = reader.integer();
    for (let i = 0; i < count; i += 1) {
      const offset = reader.integer();
      const generation = reader.integer();
      if (reader.takes('n')) add(places, first + i, { kind: 'offset', offset, generation });
      else if (reader.takes('f')) add(places, first + i, { kind: 'free' });
      else throw new PdfFault('bad cross-references');
    }
  }
  const trailer = reader.value();
  if (!(trailer instanceof Map)) throw new PdfFault('no trailer');
  return {
    at,
    end: reader.at,
    places,
    trailer,
    previous: optional(trailer, 'Prev'),
    hybrid: optional(trailer, 'XRefStm'),
  };
}

function readXrefStream(at: number, read: ReadStream): Section {
  const { value, end } = read(at);
  if (!(value instanceof PdfStream) || nameOf(value.dictionary.get('Type')) !== 'XRef')
    throw new PdfFault('no cross-references');
  const trailer = value.dictionary;
  const data = decoded(value);
  const widths = numbersOf(trailer.get('W'));
  if (widths.length < 3 || widths.some((width) => width > 6)) throw new PdfFault('bad cross-references');
  const ranges = trailer.has('Index')
    ? numbersOf(trailer.get('Index'))
    : [0, integerOf(trailer.get('Size')) ?? 0];
  const places = new Map<number, Place>();
  let position = 0;
  const field = (width: number, absent: number): number => {
    if (width === 0) return absent;
    if (position + width > data.length) throw new PdfFault('bad cross-references');
    position += width;
    return data.readUIntBE(position - width, width);
  };
  for (let pair = 0; pair < ranges.length; pair += 2) {
    for (let i = 0; i < (ranges[pair + 1] ?? 0); i += 1) {
      const type = field(widths[0]!, 1);
      const second = field(widths[1]!, 0);
      const third = field(widths[2]!, 0);
      const number = ranges[pair]! + i;
      if (type === 0) add(places, number, { kind: 'free' });
      else if (type === 1) add(places, number, { kind: 'offset', offset: second, generation: third });
      else if (type === 2) add(places, number, { kind: 'packed', container: second, index: third });
      else throw new PdfFault('bad cross-references');
    }
  }
  return { at, end, places, trailer, previous: optional(trailer, 'Prev'), hybrid: null };
}

const readSection = (text: string, at: number, read: ReadStream): Section =>
  text.startsWith('xref', at) ? readTable(text, at) : readXrefStream(at, read);

/** All sections from the newest to the oldest, a hybrid file's second table after the first. */
export function readSections(text: string, startXref: number, read: ReadStream): Section[] {
  const sections: Section[] = [];
  const seen = new Set<number>();
  for (let at: number | null = startXref; at !== null;) {
    if (at >= text.length || seen.has(at)) throw new PdfFault('circular cross-references');
    seen.add(at);
    const section = readSection(text, at, read);
    sections.push(section);
    if (section.hybrid !== null) sections.push(readXrefStream(section.hybrid, read));
    at = section.previous;
  }
  return sections;
}
