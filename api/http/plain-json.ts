import { plainText } from '../../domain/values/plain-text.ts';

/** Answers of a form are five levels deep; nobody nests further than this by hand. */
const DEEPEST = 40;

/** A key that could reach a prototype has no business in a body; text is taken without characters nobody types. */
export function judged(key: string, value: unknown): unknown {
  if (key === '__proto__' || key === 'constructor' || key === 'prototype')
    throw new SyntaxError('forbidden key');
  return typeof value === 'string' ? plainText(value) : value;
}

/** Reads JSON that came inside a field of a form. Throws SyntaxError. */
export function readPlainJson(text: string): unknown {
  const value: unknown = JSON.parse(text, judged);
  if (isTooDeep(value)) throw new SyntaxError('too deep');
  return value;
}

/** What is nested without end is written to exhaust whoever walks it. */
export function isTooDeep(value: unknown, left = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1));
}
