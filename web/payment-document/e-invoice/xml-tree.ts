import { SaxesParser } from 'saxes';

export interface XmlNode {
  /** Without its prefix. */
  name: string;
  namespace: string;
  attributes: Readonly<Record<string, string>>;
  /** Where its tag ends, counted from 1. */
  line: number;
  children: XmlNode[];
  text: string;
}

export type XmlProblem = 'notWellFormed' | 'doctype' | 'encoding' | 'tooDeep' | 'tooMany';

/** Why a file is no XML we read, and where. */
export class XmlRefusal extends Error {
  constructor(
    readonly code: XmlProblem,
    readonly line: number,
  ) {
    super(code);
    this.name = 'XmlRefusal';
  }
}

const MOST_DEPTH = 64;
const MOST_NODES = 200_000;

/**
 * The document as a tree with the lines of its tags. A DOCTYPE is refused where it stands, and with it every entity of
 * one's own: nothing is expanded and nothing fetched. Throws XmlRefusal.
 */
export function readTree(xml: string): XmlNode {
  const parser = new SaxesParser({ xmlns: true });
  const root: XmlNode = { name: '', namespace: '', attributes: {}, line: 1, children: [], text: '' };
  const open = [root];
  let nodes = 0;
  const refuse = (code: XmlProblem): never => {
    throw new XmlRefusal(code, parser.line);
  };
  parser.on('error', () => refuse('notWellFormed'));
  parser.on('doctype', () => refuse('doctype'));
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-?8$/i.test(encoding)) refuse('encoding');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    nodes += 1;
    if (open.length > MOST_DEPTH) refuse('tooDeep');
    if (nodes > MOST_NODES) refuse('tooMany');
    const node: XmlNode = {
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(Object.entries(attributes).map(([name, { value }]) => [name, value])),
      line: parser.line,
      children: [],
      text: '',
    };
    open.at(-1)!.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => void open.pop());
  const add = (text: string): void => {
    open.at(-1)!.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(xml).close();
  return root.children[0]!;
}
