import type { OpenedContainer } from '../../../domain/documents/container.ts';
import { ContainerRefused, readParts, type Part } from './parts.ts';
import { NO_DOCUMENT } from './references.ts';
import { judgeSignature } from './signature.ts';
import { childrenOf, DSIG, parseXml, within } from './xml.ts';

const MANIFEST = 'META-INF/manifest.xml';
const SIGNATURES = /^META-INF\/.*signature[^/]*\.xml$/i;
/** More signatures than a document could have; each costs time. */
const MOST_SIGNATURES = 50;

/**
 * Reads an ADOC container from the disk: its names, its manifest (which must be there and name no missing file), and every
 * XAdES signature over the bytes that are there. Throws ContainerRefused when the container itself is no whole one.
 */
export async function openContainer(path: string): Promise<OpenedContainer> {
  const parts = await readParts(path);
  const documents = documentsOf(parts, manifestOf(parts));
  const found = [...parts]
    .filter(([name]) => SIGNATURES.test(name))
    .flatMap(([, part]) => signaturesIn(part));
  if (found.length > MOST_SIGNATURES) throw new ContainerRefused('containerTooLarge');
  return { documents, signatures: found.map((signature) => judgeSignature(signature, parts)) };
}

/** Names the manifest lists, without folders and the container itself. */
function manifestOf(parts: ReadonlyMap<string, Part>): string[] {
  const xml = parts.get(MANIFEST)?.xml;
  const root = xml && parseXml(xml)?.documentElement;
  if (!root) throw new ContainerRefused('containerNoManifest');
  return childrenOf(root, 'file-entry')
    .map((entry) => [...entry.attributes].find(({ localName }) => localName === 'full-path')?.value ?? '')
    .filter((name) => !name.endsWith('/'));
}

/** What people read in it. A file the manifest does not name is still there to be read, so it counts too. */
function documentsOf(parts: ReadonlyMap<string, Part>, listed: readonly string[]): string[] {
  if (listed.some((name) => !parts.has(name))) throw new ContainerRefused('containerFileMissing');
  const documents = [...parts.keys()].filter((name) => name !== 'mimetype' && !NO_DOCUMENT.test(name));
  if (documents.length === 0) throw new ContainerRefused('containerFileMissing');
  return documents;
}

function signaturesIn({ xml }: Part) {
  const root = xml && parseXml(xml)?.documentElement;
  // A file of signatures nobody can read is no whole container.
  if (!root) throw new ContainerRefused('containerUnreadable');
  return [...within(root)].filter(
    ({ localName, namespaceURI }) => localName === 'Signature' && namespaceURI === DSIG,
  );
}
