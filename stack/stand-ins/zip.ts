// A zip written byte by byte, so that a test can lie in any of its fields.
import { crc32, deflateRawSync } from 'node:zlib';

export interface Part {
  name: string | Buffer;
  data: Buffer;
  /** Written instead of what is true. */
  lies?: Partial<{
    compressedSize: number;
    size: number;
    flags: number;
    method: number;
    offset: number;
    crc: number;
  }>;
  store?: true;
}

/** Not every supported Node has crc32 in its zlib. */
const checksum = (data: Buffer): number => crc32(data);

export function zipOf(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, lies = {}, store } of parts) {
    const packed = store ? data : deflateRawSync(data, { level: data.length > 5_000_000 ? 5 : 9 });
    const rawName = Buffer.isBuffer(name) ? name : Buffer.from(name);
    const fields = Buffer.alloc(22);
    fields.writeUInt16LE(lies.flags ?? 0x800, 0);
    fields.writeUInt16LE(lies.method ?? (store ? 0 : 8), 2);
    fields.writeUInt32LE((lies.crc ?? checksum(data)) >>> 0, 8);
    fields.writeUInt32LE(lies.compressedSize ?? packed.length, 12);
    fields.writeUInt32LE(lies.size ?? data.length, 16);
    fields.writeUInt16LE(rawName.length, 20);
    const local = Buffer.concat([
      Buffer.from('504b03041400', 'hex'),
      fields,
      Buffer.alloc(2),
      rawName,
      packed,
    ]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(lies.offset ?? offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('504b010214001400', 'hex'), fields, Buffer.alloc(2), tail, rawName]),
    );
    bodies.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, list, end]);
}
