import { SaxesParser } from 'saxes';
import { IMPORT_BUDGET } from '../../../domain/imports/refusal.ts';
import { RefusedFile } from './refused.ts';

export interface XmlHandlers {
  /** Names come without their prefix. */
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

const DOCTYPE = '<!DOCTYPE';

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Feeds XML to the handlers; yields after every piece, so that what it brought can be handed on before the next. Refuses any
 * DOCTYPE (and with it entities of its own), deep nesting, long runs without a tag, and XML that is not well formed.
 */
export async function* parseXml(source: AsyncIterable<Uint8Array>, on: XmlHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: false, xmlns: false });
  let depth = 0;
  parser.on('doctype', () => refuse('doctype'));
  parser.on('error', () => refuse('damaged'));
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > IMPORT_BUDGET.depth) refuse('nestedTooDeep');
    on.open(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    on.close?.(localName(name));
  });
  parser.on('text', (text) => on.text?.(text));
  const watch = watchText();
  for await (const text of decoded(source)) {
    watch(text);
    parser.write(text);
    yield;
  }
  parser.close();
  yield;
}

/** Before the parser gathers it in memory: a DOCTYPE, or a value, name or comment that has no end. */
function watchText(): (text: string) => void {
  let tail = '';
  let unbroken = 0;
  return (text) => {
    if ((tail + text).toUpperCase().includes(DOCTYPE)) refuse('doctype');
    tail = text.slice(-DOCTYPE.length);
    const first = text.indexOf('<');
    unbroken += first < 0 ? text.length : first;
    if (unbroken > IMPORT_BUDGET.unbroken) refuse('textTooLong');
    if (first >= 0) unbroken = text.length - text.lastIndexOf('<');
  };
}

async function* decoded(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array): string => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      return refuse('damaged');
    }
  };
  for await (const chunk of source) yield decode(chunk);
  const rest = decode();
  if (rest) yield rest;
}

function refuse(code: RefusedFile['code']): never {
  throw new RefusedFile(code);
}
