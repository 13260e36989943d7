import { ContentInfo, SignedData } from 'pkijs';
import { PdfFile } from '../../stack/stand-ins/signing/pdf-file.ts';
import { readArray, readDict, refNumber } from '../../stack/stand-ins/signing/pdf-syntax.ts';

/** The containers of a file, oldest first, each with the bytes its ByteRange names. */
export function containersOf(pdf: Buffer): { cms: Buffer; room: Buffer; covered: Buffer; end: number }[] {
  return [...pdf.toString('latin1').matchAll(/\/ByteRange \[0 (\d+) (\d+) (\d+)/g)].map((range) => {
    const [from = 0, to = 0, rest = 0] = range.slice(1).map(Number);
    const room = Buffer.from(pdf.toString('latin1', from + 1, to - 1), 'hex');
    const cms = room.subarray(0, 4 + room.readUInt16BE(2));
    const covered = Buffer.concat([pdf.subarray(0, from), pdf.subarray(to, to + rest)]);
    return { cms, room, covered, end: to + rest };
  });
}

export const plain = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;
export const opened = (cms: Buffer): SignedData =>
  new SignedData({ schema: ContentInfo.fromBER(plain(cms)).content });

/** Value and time-stamp token of a signature, read by a library the maker does not use. */
export function stampOf(cms: Buffer): { value: Buffer; token: Buffer } {
  const [signer] = opened(cms).signerInfos;
  const [attribute] = signer?.unsignedAttrs?.attributes ?? [];
  if (attribute?.type !== '1.2.840.113549.1.9.16.2.14') throw new Error('no time-stamp over the signature');
  const token = attribute?.values[0] as { toBER(): ArrayBuffer };
  return {
    value: Buffer.from(signer?.signature.valueBlock.valueHexView ?? []),
    token: Buffer.from(token.toBER()),
  };
}

export function storeOf(pdf: Buffer) {
  const file = new PdfFile(pdf);
  const dss = file.dict(refNumber(file.dict(file.rootNumber).get('DSS')) ?? 0);
  const streams = (name: string): Buffer[] =>
    readArray(dss.get(name) ?? '[]').map((ref) => {
      const body = file.object(refNumber(ref) ?? 0);
      const from = body.indexOf('stream\n') + 7;
      return Buffer.from(body.slice(from, from + Number(readDict(body).get('Length'))), 'latin1');
    });
  const vri = [...readDict(dss.get('VRI') ?? '').keys()];
  return { certificates: streams('Certs'), ocsps: streams('OCSPs'), crls: streams('CRLs'), vri };
}

export const pem = (der: Uint8Array): string =>
  `-----BEGIN CERTIFICATE-----\n${(
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  ).join('\n')}\n-----END CERTIFICATE-----\n`;
