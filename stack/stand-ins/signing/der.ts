/** Writes DER (ITU-T X.690) by hand: what is signed here must not depend on the library the portal reads it with. */

type Der = Buffer<ArrayBuffer>;

function tlv(tag: number, ...parts: readonly Uint8Array[]): Der {
  const body = Buffer.concat(parts);
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const hex = body.length.toString(16);
  const length = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, body]);
}

export const sequence = (...parts: readonly Uint8Array[]): Der => tlv(0x30, ...parts);
/** SET OF: DER puts its members in the order of their bytes. */
export const setOf = (...parts: readonly Uint8Array[]): Der =>
  tlv(0x31, ...[...parts].sort((a, b) => Buffer.compare(a, b)));
export const octets = (bytes: Uint8Array): Der => tlv(0x04, bytes);
export const bits = (bytes: Uint8Array): Der => tlv(0x03, Buffer.from([0]), bytes);
export const enumerated = (value: number): Der => tlv(0x0a, Buffer.from([value]));
export const nothing = (): Der => tlv(0x05);

/** A number that is not negative, or the bytes of one in hex. */
export function integer(value: number | string): Der {
  const hex = typeof value === 'number' ? value.toString(16) : value;
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return (bytes[0] ?? 0) >= 0x80 ? tlv(0x02, Buffer.from([0]), bytes) : tlv(0x02, bytes);
}

export function oid(dotted: string): Der {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((arc) => {
    const digits = [arc % 128];
    for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128))
      digits.unshift((left % 128) | 0x80);
    return digits;
  });
  return tlv(0x06, Buffer.from(bytes));
}

/** `[number]` around whole values (EXPLICIT), or around the members of a SEQUENCE or SET (IMPLICIT). */
export const tagged = (number: number, ...parts: readonly Uint8Array[]): Der => tlv(0xa0 | number, ...parts);
/** `[number]` in place of the tag of a simple value (IMPLICIT). */
export const taggedSimple = (number: number, bytes: Uint8Array = Buffer.alloc(0)): Der =>
  tlv(0x80 | number, bytes);

/** To the second: DER allows no zeros at the end of a fraction, and no service here is that exact. */
export const generalizedTime = (at: Date): Der =>
  tlv(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));
