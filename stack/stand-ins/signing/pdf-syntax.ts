/** PDF text is handled as latin1: one character is one byte. */

const isSpace = (sign: string | undefined): boolean => sign !== undefined && /[\0\t\n\f\r ]/.test(sign);
const endsToken = (sign: string | undefined): boolean =>
  sign === undefined || /[\0\t\n\f\r ()<>[\]{}/%]/.test(sign);

function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text[at]) || text[at] === '%') {
    if (text[at] === '%') while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1;
    else at += 1;
  }
  return at;
}

function endOfString(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && --depth === 0) return at + 1;
  }
  throw new Error('pdf: unfinished string');
}

/** End of the value that starts at `from` (dictionary, array, string, name, reference, number, word). */
export function endOfValue(text: string, from: number): number {
  if (text.startsWith('<<', from)) return endOfGroup(text, from + 2, '>>');
  if (text[from] === '[') return endOfGroup(text, from + 1, ']');
  if (text[from] === '(') return endOfString(text, from);
  if (text[from] === '<') return text.indexOf('>', from) + 1;
  const reference = /^\d+\s+\d+\s+R(?=[\s()<>[\]/%]|$)/.exec(text.slice(from, from + 40));
  if (reference) return from + reference[0].length;
  let at = from + 1;
  while (!endsToken(text[at])) at += 1;
  return at;
}

function endOfGroup(text: string, from: number, closing: string): number {
  let at = skipSpace(text, from);
  while (!text.startsWith(closing, at)) {
    if (at >= text.length) throw new Error('pdf: unfinished group');
    at = skipSpace(text, endOfValue(text, at));
  }
  return at + closing.length;
}

/** The entries of the dictionary that starts at `from`, values as their text. */
export function readDict(text: string, from = 0): Map<string, string> {
  const start = skipSpace(text, from);
  if (!text.startsWith('<<', start)) throw new Error('pdf: dictionary expected');
  const entries = new Map<string, string>();
  let at = skipSpace(text, start + 2);
  while (!text.startsWith('>>', at)) {
    if (text[at] !== '/') throw new Error('pdf: name expected');
    const nameEnd = endOfValue(text, at);
    const valueStart = skipSpace(text, nameEnd);
    const valueEnd = endOfValue(text, valueStart);
    entries.set(text.slice(at + 1, nameEnd), text.slice(valueStart, valueEnd));
    at = skipSpace(text, valueEnd);
  }
  return entries;
}

export const writeDict = (entries: Map<string, string>): string =>
  `<<\n${[...entries].map(([name, value]) => `/${name} ${value}`).join('\n')}\n>>`;

export const refNumber = (value: string | undefined): number | null => {
  const found = /^(\d+)\s+\d+\s+R$/.exec(value ?? '');
  return found ? Number(found[1]) : null;
};

/** The values of an array text `[ … ]`. */
export function readArray(text: string): string[] {
  const values: string[] = [];
  let at = skipSpace(text, text.indexOf('[') + 1);
  while (text[at] !== ']') {
    const end = endOfValue(text, at);
    values.push(text.slice(at, end));
    at = skipSpace(text, end);
  }
  return values;
}

/** A text string in UTF-16 hex, so that Lithuanian letters survive. */
export const pdfText = (text: string): string =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

export const pdfDate = (at: Date): string => `(D:${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z)`;
