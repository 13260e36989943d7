import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import type { ContainerFault } from '../../../domain/documents/container.ts';

/** An authorisation has a handful of documents; whatever inflates to more is no such container. */
const MOST_PARTS = 500;
const MOST_BYTES = 100 * 1024 * 1024;
/** Manifests, metadata and signatures are read whole, documents only hashed. */
const MOST_XML_BYTES = 2 * 1024 * 1024;

export class ContainerRefused extends Error {
  override readonly name = 'ContainerRefused';
  constructor(readonly fault: ContainerFault) {
    super(fault);
  }
}

export const HASHES = ['sha256', 'sha384', 'sha512'] as const;
export type HashName = (typeof HASHES)[number];

export interface Part {
  /** Hash of the bytes as they are, by its name. */
  digests: Readonly<Record<HashName, Buffer>>;
  /** The bytes themselves, of XML only. */
  xml: Buffer | null;
}

/** The files of a container by their names; nothing is written anywhere. Throws ContainerRefused. */
export async function readParts(path: string): Promise<Map<string, Part>> {
  let zip: ZipFile;
  try {
    // Names come as bytes: they are judged here, not mended by the reader.
    zip = await openPromise(path, { autoClose: false, lazyEntries: true, decodeStrings: false });
  } catch {
    throw new ContainerRefused('containerUnreadable');
  }
  try {
    return await partsOf(zip);
  } catch (error) {
    if (error instanceof ContainerRefused) throw error;
    throw new ContainerRefused('containerUnreadable');
  } finally {
    zip.close();
  }
}

async function partsOf(zip: ZipFile): Promise<Map<string, Part>> {
  if (zip.entryCount > MOST_PARTS) throw new ContainerRefused('containerTooLarge');
  const parts = new Map<string, Part>();
  let room = MOST_BYTES;
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    room -= entry.uncompressedSize;
    if (room < 0) throw new ContainerRefused('containerTooLarge');
    if (name.endsWith('/')) continue;
    // Two files of one name: programs would show one and check the other.
    if (parts.has(name)) throw new ContainerRefused('containerUnreadable');
    // The stream fails when it inflates to more or less than the directory says.
    parts.set(name, await read(await zip.openReadStreamPromise(entry), name));
  }
  return parts;
}

/** A name that stays within the folder it would be unpacked to, whatever the system. */
function nameOf({ fileName }: Entry): string {
  let name: string;
  try {
    name = new TextDecoder('utf-8', { fatal: true }).decode(fileName as unknown as Buffer);
  } catch {
    throw new ContainerRefused('containerUnsafeName');
  }
  const steps = name.split('/');
  const isUnsafe =
    name === '' ||
    // eslint-disable-next-line no-control-regex -- those are what is looked for
    /[\\:\u0000-\u001f]/.test(name) ||
    steps.some((step, i) => step === '..' || step === '.' || (step === '' && i < steps.length - 1));
  if (isUnsafe) throw new ContainerRefused('containerUnsafeName');
  return name;
}

async function read(stream: Readable, name: string): Promise<Part> {
  const isXml = /\.xml$/i.test(name);
  const hashes = HASHES.map((hash) => createHash(hash));
  const kept: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    for (const hash of hashes) hash.update(chunk);
    if (isXml && length <= MOST_XML_BYTES) kept.push(chunk);
  }
  const [sha256, sha384, sha512] = hashes.map((hash) => hash.digest()) as [Buffer, Buffer, Buffer];
  const xml = isXml && length <= MOST_XML_BYTES ? Buffer.concat(kept) : null;
  return { digests: { sha256, sha384, sha512 }, xml };
}
