// Finding a label by Lithuanian words: „vilnius“ finds „Vilniaus miesto savivaldybė“, „baldai“ finds „Baldų gamyba“.
import { fold } from '../texts/lt/format.ts';

/** Endings of nouns and adjectives without diacritics, and those that make an inhabitant of a country. */
const ENDINGS = new Set(
  (
    'a o u i y e s as is ys us es os ai ei ui au iai ius io ia ie iu iui ies iaus iams iais iumi iose iuose ' +
    'ams ais uose oms ose omis ems ese emis ims imis oje eje yje imi umi aus ios ies ' +
    'ietis iete ieciai iecio ieciu ietes'
  ).split(' '),
);
const LONGEST = 6;
/** Less of a word says nothing. */
const LEAST = 3;

/** What stays the same in all forms of a word, without diacritics. */
export function stem(word: string): string {
  for (let length = Math.min(LONGEST, word.length - LEAST); length > 0; length -= 1)
    if (ENDINGS.has(word.slice(-length))) return soft(word.slice(0, -length));
  return soft(word);
}

/** „medžio“ is of „medis“, „kviečių“ of „kvietys“: the softened consonant counts as the hard one. */
const soft = (text: string): string => text.replace(/dz$/, 'd').replace(/c$/, 't');

interface Prepared {
  text: string;
  words: readonly string[];
  stems: readonly string[];
  code: string;
}

const prepared = new Map<string, Prepared>();

/** Labels of the classifiers are the same all day; each is taken apart once. */
function prepare(label: string): Prepared {
  let known = prepared.get(label);
  if (!known) {
    const text = fold(label);
    const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    known = { text, words, stems: words.map(stem), code: /^\d+/.exec(text)?.[0] ?? '' };
    prepared.set(label, known);
  }
  return known;
}

/** How well one word of a search fits: 0 as it is typed, 1 in another form, 2 as the beginning of a word; null not at all. */
function fit(word: string, { text, words, stems }: Prepared): number | null {
  if (text.includes(word)) return 0;
  const root = stem(word);
  if (root.length < LEAST) return null;
  if (stems.includes(root)) return 1;
  // „lenkas“ is of „Lenkija“.
  return words.some((one) => one.startsWith(root)) ? 2 : null;
}

/** A judge of labels for what is searched: the less the better, null = it is not that. */
export function searcher(search: string): (label: string) => number | null {
  const text = fold(search).trim();
  const digits = text.replace(/[.\s]/g, '');
  if (/^\d+$/.test(digits)) return (label) => (prepare(label).code.startsWith(digits) ? 0 : null);
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (text !== '' && words.length === 0) return () => null;
  return (label) => {
    const one = prepare(label);
    let worst = one.text.startsWith(text) ? -1 : 0;
    for (const word of words) {
      const found = fit(word, one);
      if (found === null) return null;
      worst = Math.max(worst, found);
    }
    return worst;
  };
}

/** What fits, the best first; what fits alike keeps its order. */
export function searched<T>(all: readonly T[], search: string, labelOf: (one: T) => string): T[] {
  const judge = searcher(search);
  return all
    .map((one) => ({ one, rank: judge(labelOf(one)) }))
    .filter((found): found is { one: T; rank: number } => found.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}
