import { SaxesParser } from 'saxes';

export interface XmlElement {
  /** Without its prefix. */
  name: string;
  namespace: string;
  children: XmlElement[];
  /** Its own characters, CDATA among them, without those of its children. */
  text: string;
}

const MOST_DEPTH = 64;
const MOST_ELEMENTS = 200_000;

const refuse = (): never => {
  throw new Error('not taken');
};

/**
 * Reads a document; null when it is not well formed, has a DOCTYPE (and with it entities of its own), says it is in another
 * encoding than UTF-8, or is nested deeper or has more elements than anything these services tell.
 */
export function readXml(xml: string): XmlElement | null {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const root: XmlElement = { name: '', namespace: '', children: [], text: '' };
  const open = [root];
  let elements = 0;
  const add = (text: string): void => {
    open.at(-1)!.text += text;
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-?8$/i.test(encoding)) refuse();
  });
  parser.on('opentag', ({ local, uri }) => {
    elements += 1;
    if (open.length > MOST_DEPTH || elements > MOST_ELEMENTS) refuse();
    const element = { name: local, namespace: uri, children: [], text: '' };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', add);
  parser.on('cdata', add);
  try {
    parser.write(xml).close();
  } catch {
    return null;
  }
  return root.children[0] ?? null;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Text of an element. A reader would make a line feed of a bare carriage return, and a signature over it would not hold. */
export const escapeXml = (text: string): string => text.replace(/[&<>\r]/g, (sign) => ESCAPES[sign] ?? '');
