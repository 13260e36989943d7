import type { Element } from '@xmldom/xmldom';
import type { XadesFault } from '../../../domain/documents/container.ts';
import { digestMethod, hashOf } from './methods.ts';
import type { HashName, Part } from './parts.ts';
import { at, bytesOf, canonical, childrenOf, INCLUSIVE, parseXml, within } from './xml.ts';

const SIGNED_PROPERTIES = 'http://uri.etsi.org/01903#SignedProperties';

/** Places of the container that hold no document. */
export const NO_DOCUMENT = /^\/?(META-INF|metadata|Thumbnails)\//;

export interface Covered {
  /** Names within the container whose bytes are covered. */
  files: string[];
  signedProperties: Element | null;
  fault: XadesFault | null;
}

/** Every reference of SignedInfo against the bytes it names: files of the container, and elements of the signature itself. */
export function judgeReferences(signature: Element, parts: ReadonlyMap<string, Part>): Covered {
  const covered: Covered = { files: [], signedProperties: null, fault: null };
  for (const reference of childrenOf(at(signature, 'SignedInfo')!, 'Reference')) {
    const fault = judge(reference, { signature, parts, covered });
    covered.fault ??= fault;
  }
  if (covered.files.length === 0) covered.fault ??= 'unsupported';
  return covered;
}

interface Judging {
  signature: Element;
  parts: ReadonlyMap<string, Part>;
  covered: Covered;
}

function judge(reference: Element, judging: Judging): XadesFault | null {
  const hash = digestMethod(at(reference, 'DigestMethod')?.getAttribute('Algorithm') ?? '');
  if (hash === 'weakAlgorithm' || hash === 'unsupported') return hash;
  const found = {
    reference,
    hash,
    transforms: transformsOf(reference),
    told: bytesOf(at(reference, 'DigestValue')),
  };
  const uri = reference.getAttribute('URI') ?? '';
  if (uri.startsWith('#')) return judgeElement(found, uri.slice(1), judging);
  const fault = judgeFile(found, uri, judging);
  // Metadata are signed in parts, chosen by expressions: not read here, and said so beside the verdict.
  return fault === 'unsupported' && NO_DOCUMENT.test(uri) ? null : fault;
}

interface Found {
  reference: Element;
  hash: HashName;
  transforms: string[] | null;
  told: Buffer;
}

function judgeElement(
  { reference, hash, transforms, told }: Found,
  id: string,
  { signature, covered }: Judging,
): XadesFault | null {
  const element = elementById(signature, id);
  const bytes = element && transforms && canonical(element, transforms[0] ?? INCLUSIVE[0]!);
  if (!element || !bytes) return 'unsupported';
  if (!hashOf(hash, bytes).equals(told)) return 'altered';
  if (reference.getAttribute('Type') === SIGNED_PROPERTIES) covered.signedProperties = element;
  return null;
}

function judgeFile(
  { hash, transforms, told }: Found,
  uri: string,
  { parts, covered }: Judging,
): XadesFault | null {
  if (transforms === null) return 'unsupported';
  const name = nameOf(uri);
  const part = name === null ? undefined : parts.get(name);
  // A file that is named and not there was taken out after the signature.
  if (name === null || !part) return 'altered';
  const digest = digestOf(part, hash, transforms[0]);
  if (digest === null) return 'unsupported';
  if (!digest.equals(told)) return 'altered';
  covered.files.push(name);
  return null;
}

/** Methods that rewrite what is hashed: canonical forms only, one at most, without lists of prefixes; null for others. */
function transformsOf(reference: Element): string[] | null {
  const list = at(reference, 'Transforms');
  const transforms = list ? childrenOf(list, 'Transform') : [];
  const methods = transforms.map((one) => one.getAttribute('Algorithm') ?? '');
  const isPlain = transforms.every((one) => childrenOf(one).length === 0);
  return methods.length <= 1 && isPlain ? methods : null;
}

function digestOf(part: Part, hash: HashName, transform: string | undefined): Buffer | null {
  if (transform === undefined) return part.digests[hash];
  const root = part.xml && parseXml(part.xml)?.documentElement;
  const bytes = root ? canonical(root, transform) : null;
  return bytes && hashOf(hash, bytes);
}

/** An element of this very signature; an identifier said twice in it means nothing. */
function elementById(signature: Element, id: string): Element | null {
  const found = [...within(signature)].filter((one) =>
    ['Id', 'ID', 'id'].some((name) => one.getAttribute(name) === id),
  );
  return found.length === 1 ? found[0]! : null;
}

/** Name of a file by the address in a reference, which counts from the root of the container. */
function nameOf(uri: string): string | null {
  if (uri === '' || /^[a-z][a-z0-9+.-]*:/i.test(uri)) return null;
  try {
    return decodeURIComponent(uri.replace(/^\//, ''));
  } catch {
    return null;
  }
}
