import * as asn1 from 'asn1js';

/** Our own copy in a plain ArrayBuffer, which the ASN.1 and Web Crypto code want. */
export const plain = (bytes: Uint8Array): ArrayBuffer => {
  const copy = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(copy).set(bytes);
  return copy;
};

export const octets = (value: unknown): Buffer | null =>
  value instanceof asn1.OctetString ? Buffer.from(value.valueBlock.valueHexView) : null;

/** The fields of a sequence; of anything else none. */
export const fieldsOf = (value: unknown): unknown[] =>
  value instanceof asn1.Sequence ? value.valueBlock.value : [];

export const oidOf = (value: unknown): string | null =>
  value instanceof asn1.ObjectIdentifier ? value.valueBlock.toString() : null;

/** Hashes that still count, by their object identifiers. */
export const DIGESTS: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
