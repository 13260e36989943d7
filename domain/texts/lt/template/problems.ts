// What is wrong with an edited text, by part, in sentences: one with problems is never put in force.
import { linesOf, namesIn, strayMark } from '../../../templates/template.ts';
import { isDocumentKey, textKind, type TextKey, type TextParts } from './kinds.ts';

const SAYS = {
  empty: 'Tekstas tuščias',
  title: 'Trūksta antraštės: eilutės, prasidedančios „# “',
  orphan: (text: string) => `Pastraipa „${short(text)}“ stovi prieš pirmą skyrių: skyrius prasideda „## “`,
  unknown: (name: string) => `Nežinomas laukas {${name}}`,
  stray: (mark: string, text: string) => `Neatpažintas ženklas „${mark}“ ties „${short(text)}“`,
  clause: (name: string) => `Trūksta privalomos nuostatos „${name}“`,
  clausePlace: (name: string, place: string) => `Nuostatoje „${name}“ trūksta lauko {${place}}`,
  clauseTwice: (name: string) => `Privaloma nuostata „${name}“ pažymėta du kartus`,
  clauseUnknown: (name: string) => `Nežinoma privaloma nuostata „${name}“`,
  place: (names: readonly string[]) =>
    `Trūksta privalomo lauko ${names.map((name) => `{${name}}`).join(' arba ')}`,
} as const;

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

export type PartProblems = Record<string, string[]>;

/** Sentences by part; empty when the text may be put in force. */
export function textProblems(key: TextKey, parts: TextParts): PartProblems {
  const { first, optional } = textKind(key);
  const found = Object.keys(first).map((part): [string, string[]] => {
    const text = parts[part] ?? '';
    if (!text.trim()) return [part, optional.includes(part) ? [] : [SAYS.empty]];
    return [
      part,
      [...marksOf(key, text), ...(isDocumentKey(key) ? documentOf(key, text) : mailOf(key, part, text))],
    ];
  });
  return Object.fromEntries(found.filter(([, sentences]) => sentences.length > 0));
}

function marksOf(key: TextKey, text: string): string[] {
  const { places } = textKind(key);
  const unknown = new Set(namesIn(text).filter((name) => !(name in places)));
  const stray = text.split('\n').flatMap((line) => {
    const said = line.trim().replace(/^\[būtina [^[\]]+\]/u, '');
    // A row of the table that is there only sometimes holds its bar within the brackets.
    const mark = strayMark(said);
    return mark === null ? [] : [SAYS.stray(mark, said)];
  });
  return [...[...unknown].map(SAYS.unknown), ...stray];
}

/** Named clauses with their words; a mark before nothing is no clause. */
const clausesOf = (text: string): [string, string][] =>
  linesOf(text).flatMap((line): [string, string][] =>
    line.kind === 'paragraph' && line.clause !== null && line.text.trim() ? [[line.clause, line.text]] : [],
  );

function documentOf(key: TextKey, text: string): string[] {
  const lines = linesOf(text);
  const wanted = clausesOf(textKind(key).first['text']!);
  const given = clausesOf(text);
  const names = given.map(([name]) => name);
  const firstHeading = lines.findIndex(({ kind }) => kind === 'heading');
  const before = firstHeading === -1 ? lines : lines.slice(0, firstHeading);
  return [
    ...(lines.some(({ kind }) => kind === 'title') ? [] : [SAYS.title]),
    ...before.flatMap((line) => (line.kind === 'paragraph' ? [SAYS.orphan(line.text)] : [])),
    ...wanted.flatMap(([name, words]) => clauseProblems({ name, words }, given)),
    ...new Set(names.filter((name, at) => names.indexOf(name) !== at).map(SAYS.clauseTwice)),
    ...names.filter((name) => !wanted.some(([known]) => known === name)).map(SAYS.clauseUnknown),
  ];
}

/** A clause a kind must have is there, and names every fact that version 1 names in it. */
function clauseProblems(
  wanted: { name: string; words: string },
  given: readonly [string, string][],
): string[] {
  const { name, words } = wanted;
  const found = given.find(([known]) => known === name);
  if (!found) return [SAYS.clause(name)];
  const told = new Set(namesIn(found[1]));
  return [...new Set(namesIn(words))]
    .filter((place) => !told.has(place))
    .map((place) => SAYS.clausePlace(name, place));
}

/** What version 1 tells by a place must be told: a day, a term, the number of the request. */
function mailOf(key: TextKey, part: string, text: string): string[] {
  const wanted = new Set(namesIn(textKind(key).first[part]!).map(sameAs));
  const given = new Set(namesIn(text).map(sameAs));
  return [...wanted]
    .filter((name) => !given.has(name))
    .map((name) => SAYS.place(name === 'iki' ? ['iki', 'diena'] : [name]));
}

/** „iki 2026-12-04“ and „2026-12-04“ tell the same. */
const sameAs = (name: string): string => (name === 'diena' ? 'iki' : name);
