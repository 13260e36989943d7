import { DOMParser, type Document, type Element, type Node } from '@xmldom/xmldom';
import { C14nCanonicalization, ExclusiveCanonicalization } from 'xml-crypto';

export const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const INCLUSIVE = ['http://www.w3.org/TR/2001/REC-xml-c14n-20010315', 'http://www.w3.org/2006/12/xml-c14n11'];
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** The document; null when it is none, or brings a document type (entities are never needed here). */
export function parseXml(bytes: Buffer): Document | null {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return null;
  try {
    const refuse = (): never => {
      throw new Error('not well formed');
    };
    return new DOMParser({ onError: refuse }).parseFromString(text, 'text/xml');
  } catch {
    return null;
  }
}

/** Child elements, of one name when given. */
export const childrenOf = (parent: Element, name?: string): Element[] =>
  [...parent.childNodes].filter(
    (node): node is Element =>
      node.nodeType === 1 && (name === undefined || (node as Element).localName === name),
  );

/** All elements under one, and itself. */
export function* within(element: Element): Generator<Element> {
  yield element;
  for (const child of childrenOf(element)) yield* within(child);
}

/** The first element of a path of names below one; null when a step is missing. */
export function at(element: Element | null, ...path: readonly string[]): Element | null {
  let found = element;
  for (const name of path) found = found ? (childrenOf(found, name)[0] ?? null) : null;
  return found;
}

export const textOf = (element: Element | null): string => (element?.textContent ?? '').trim();
export const bytesOf = (element: Element | null): Buffer =>
  Buffer.from(textOf(element).replace(/\s/g, ''), 'base64');

/** The namespaces an element stands in, the nearest of each prefix; those it says itself come from itself. */
function namespacesAround(element: Element): { prefix: string; namespaceURI: string }[] {
  const found = new Map<string, string>();
  const own = new Set<string>([element.prefix ?? '']);
  for (const { name } of [...element.attributes]) if (/^xmlns(:|$)/.test(name)) own.add(name.slice(6));
  for (let parent: Node | null = element.parentNode; parent?.nodeType === 1; parent = parent.parentNode)
    for (const { name, value } of [...(parent as Element).attributes]) {
      const prefix = name.slice(6);
      if (/^xmlns(:|$)/.test(name) && !found.has(prefix)) found.set(prefix, value);
    }
  return [...found]
    .filter(([prefix, uri]) => uri !== '' && !own.has(prefix))
    .map(([prefix, namespaceURI]) => ({ prefix, namespaceURI }));
}

/** Canonical bytes of an element where it stands, without comments; null for a method we do not know. */
export function canonical(element: Element, method: string): Buffer | null {
  const node = element as unknown as globalThis.Element;
  if (INCLUSIVE.includes(method)) {
    const ancestorNamespaces = namespacesAround(element);
    const text = new C14nCanonicalization().process(node, { ancestorNamespaces, defaultNsForPrefix: {} });
    return Buffer.from(text, 'utf8');
  }
  if (method !== EXCLUSIVE) return null;
  return Buffer.from(new ExclusiveCanonicalization().process(node, { defaultNsForPrefix: {} }), 'utf8');
}

export { INCLUSIVE };
