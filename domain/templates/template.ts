// A text that people edit: lines with places for facts, read once for the check and once for every document made of it.
import { PART } from './filled.ts';

const NAME = '[\\p{Ll}\\d_]+';
const PLACE = new RegExp(`\\{(${NAME})\\}`, 'gu');

/** Names of facts in the order they stand, those of conditions too. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(PART)].flatMap(([, condition, inner, name]) =>
    condition === undefined
      ? [name!]
      : [condition, ...[...inner!.matchAll(PLACE)].map(([, within]) => within!)],
  );
}

/** What is left of the text's marks when all that is understood is taken away: a brace or bracket that says nothing. */
export function strayMark(text: string): string | null {
  return /[[\]{}]/.exec(text.replaceAll(PART, ''))?.[0] ?? null;
}

export type TemplateLine =
  | { kind: 'title' | 'heading'; text: string }
  | { kind: 'fact'; label: string; value: string; condition: string | null }
  /** `clause`: the name it is known by; a kind of document may ask for it. */
  | { kind: 'paragraph'; text: string; clause: string | null };

const CLAUSE = /^\[būtina ([^[\]]+)\] +/u;
const FACT = new RegExp(`^(?:\\[jei (${NAME}): )?\\| *([^|]+?) *\\| *(.*?)(\\])?$`, 'u');

/** The lines of a document's template; empty ones only part them. */
export function linesOf(source: string): TemplateLine[] {
  return source
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map(lineOf);
}

function lineOf(line: string): TemplateLine {
  const heading = /^(##?) +(.+)$/.exec(line);
  if (heading) return { kind: heading[1] === '#' ? 'title' : 'heading', text: heading[2]! };
  const fact = FACT.exec(line);
  if (fact) {
    const [, condition, label, value, end] = fact;
    const closes = condition !== undefined && end !== undefined;
    return {
      kind: 'fact',
      label: label!,
      value: closes || end === undefined ? value! : value! + end,
      condition: condition ?? null,
    };
  }
  const clause = CLAUSE.exec(line);
  return {
    kind: 'paragraph',
    text: clause ? line.slice(clause[0].length) : line,
    clause: clause?.[1] ?? null,
  };
}
