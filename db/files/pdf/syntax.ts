import { PdfFault, PdfName, PdfReference, PdfString, type PdfDictionary, type PdfValue } from './values.ts';

const SPACE = /[\0\t\n\f\r ]/;
const DELIMITER = /[\0\t\n\f\r ()<>[\]{}/%]/;
const MAX_DEPTH = 100;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Where what follows white space and comments begins. Text is latin1: one character is one byte. */
export function skipSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    const sign = text[at];
    if (sign === undefined) return at;
    if (sign === '%') while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1;
    else if (SPACE.test(sign)) at += 1;
    else return at;
  }
}

/** Reads one value after another (ISO 32000-1, 7.3); throws PdfFault on anything the standard does not know. */
export class PdfReader {
  #depth = 0;

  constructor(
    readonly text: string,
    public at = 0,
  ) {}

  space(): void {
    this.at = skipSpace(this.text, this.at);
  }

  /** Takes the word when it stands here. */
  takes(word: string): boolean {
    this.space();
    const end = this.at + word.length;
    const next = this.text[end];
    if (!this.text.startsWith(word, this.at) || (next !== undefined && !DELIMITER.test(next))) return false;
    this.at = end;
    return true;
  }

  integer(): number {
    this.space();
    const digits = /^\d{1,10}(?=[\0\t\n\f\r ()<>[\]{}/%]|$)/.exec(
      this.text.slice(this.at, this.at + 12),
    )?.[0];
    if (digits === undefined) throw new PdfFault('integer expected');
    this.at += digits.length;
    return Number(digits);
  }

  value(): PdfValue {
    this.space();
    if (++this.#depth > MAX_DEPTH) throw new PdfFault('nested too deeply');
    try {
      return this.#value();
    } finally {
      this.#depth -= 1;
    }
  }

  #value(): PdfValue {
    const { text, at } = this;
    if (text.startsWith('<<', at)) return this.#dictionary();
    const sign = text[at];
    if (sign === '<') return this.#hex();
    if (sign === '(') return this.#literal();
    if (sign === '[') return this.#array();
    if (sign === '/') return this.#name();
    const reference = /^(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+R(?=[\0\t\n\f\r ()<>[\]{}/%]|$)/.exec(
      text.slice(at, at + 40),
    );
    if (reference) {
      this.at += reference[0].length;
      return new PdfReference(Number(reference[1]), Number(reference[2]));
    }
    return this.#word();
  }

  #word(): PdfValue {
    let end = this.at;
    while (end < this.text.length && !DELIMITER.test(this.text[end]!)) end += 1;
    const word = this.text.slice(this.at, end);
    this.at = end;
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word)) throw new PdfFault('unknown word');
    return Number(word);
  }

  #name(): PdfName {
    let end = this.at + 1;
    while (end < this.text.length && !DELIMITER.test(this.text[end]!)) end += 1;
    const raw = this.text.slice(this.at + 1, end);
    this.at = end;
    return new PdfName(
      raw.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    );
  }

  #hex(): PdfString {
    const end = this.text.indexOf('>', this.at);
    const digits = end < 0 ? null : this.text.slice(this.at + 1, end).replace(/[\0\t\n\f\r ]/g, '');
    if (digits === null || /[^0-9A-Fa-f]/.test(digits)) throw new PdfFault('bad hexadecimal string');
    this.at = end + 1;
    return new PdfString(
      Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1'),
    );
  }

  #literal(): PdfString {
    let bytes = '';
    let depth = 1;
    let at = this.at + 1;
    for (; ; at += 1) {
      const sign = this.text[at];
      if (sign === undefined) throw new PdfFault('unfinished string');
      if (sign === '\\') {
        const octal = /^[0-7]{1,3}/.exec(this.text.slice(at + 1, at + 4))?.[0];
        const next = this.text[at + 1] ?? '';
        if (octal !== undefined) bytes += String.fromCharCode(parseInt(octal, 8) & 0xff);
        else if (next !== '\n' && next !== '\r') bytes += ESCAPES[next] ?? next;
        at += octal?.length ?? (next === '\r' && this.text[at + 2] === '\n' ? 2 : 1);
        continue;
      }
      if (sign === '(') depth += 1;
      else if (sign === ')' && --depth === 0) break;
      bytes += sign;
    }
    this.at = at + 1;
    return new PdfString(bytes);
  }

  #array(): PdfValue[] {
    this.at += 1;
    const values: PdfValue[] = [];
    for (;;) {
      this.space();
      if (this.text[this.at] === ']') break;
      values.push(this.value());
    }
    this.at += 1;
    return values;
  }

  #dictionary(): PdfDictionary {
    this.at += 2;
    const entries: PdfDictionary = new Map();
    for (;;) {
      this.space();
      if (this.text.startsWith('>>', this.at)) break;
      if (this.text[this.at] !== '/') throw new PdfFault('name expected');
      const { name } = this.#name();
      // Which of two entries counts is left to the reader program: two people would see two documents.
      if (entries.has(name)) throw new PdfFault('entry twice');
      entries.set(name, this.value());
    }
    this.at += 2;
    return entries;
  }
}
