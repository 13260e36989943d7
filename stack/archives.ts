import { gunzipSync, inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/** One file out of a zip, such as a Python wheel: the first whose name ends in `ending`. No zip64, no encryption. */
export function fileFromZip(zip: Buffer, ending: string): Buffer {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || zip.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('not a zip archive');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('damaged zip directory');
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    if (name.endsWith(ending)) return contentOf(zip, at);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  throw new Error(`the archive holds no ${ending}`);
}

function contentOf(zip: Buffer, entry: number): Buffer {
  const method = zip.readUInt16LE(entry + 10);
  const packed = zip.readUInt32LE(entry + 20);
  const size = zip.readUInt32LE(entry + 24);
  const header = zip.readUInt32LE(entry + 42);
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const data = zip.subarray(start, start + packed);
  if (method !== STORED && method !== DEFLATED) throw new Error(`zip method ${method} is not supported`);
  const content = method === STORED ? data : inflateRawSync(data, { maxOutputLength: size });
  if (content.length !== size) throw new Error('the archive is incomplete');
  return content;
}

const BLOCK = 512;

/** One file out of a .tar.gz: the one of that base name. */
export function fileFromTarGz(archive: Buffer, baseName: string): Buffer {
  const tar = gunzipSync(archive);
  const text = (from: number, length: number) =>
    tar.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0;) {
    const size = parseInt(text(at + 124, 12).trim(), 8);
    if (Number.isNaN(size)) throw new Error('damaged tar archive');
    const start = at + BLOCK;
    if (text(at, 100).split('/').pop() === baseName) return tar.subarray(start, start + size);
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  throw new Error(`the archive holds no ${baseName}`);
}
