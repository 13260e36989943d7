import { ContentInfo, SignedData } from 'pkijs';
import { PdfFile } from '../../../stack/stand-ins/signing/pdf-file.ts';
import { readArray, refNumber } from '../../../stack/stand-ins/signing/pdf-syntax.ts';
import { attack, type Attack, type Harm } from './attack.ts';
import { contentNumber, firstHole } from './pdf-edits.ts';

function flippedAt(pdf: Buffer, at: number): Buffer {
  const bad = Buffer.from(pdf);
  bad.writeUInt8(bad.readUInt8(at) ^ 1, at);
  return bad;
}

const opened = (cms: Uint8Array): SignedData =>
  new SignedData({ schema: ContentInfo.fromBER(Uint8Array.from(cms).buffer).content });

/** Offset in the file of a byte in the middle of some part of the signature's container. */
function insideContents(pdf: Buffer, part: (signed: SignedData) => Uint8Array): number {
  const { from, cms } = firstHole(pdf);
  const bytes = Buffer.from(part(opened(cms)));
  const at = cms.indexOf(bytes);
  if (at < 0 || bytes.length === 0) throw new Error('part of the container not found');
  // Two digits a byte; XOR 1 of a digit is a digit for 0–9 and letters a–f alike, but not always of the same case.
  return from + 1 + (at + Math.floor(bytes.length / 2)) * 2;
}

function flippedDigit(pdf: Buffer, at: number): Buffer {
  const bad = Buffer.from(pdf);
  bad.write((Number.parseInt(pdf.toString('latin1', at, at + 1), 16) ^ 1).toString(16), at, 'latin1');
  return bad;
}

const valueOf = (signed: SignedData): Uint8Array =>
  signed.signerInfos[0]?.signature.valueBlock.valueHexView ?? new Uint8Array();

function tokenOf(signed: SignedData): Buffer {
  const value = signed.signerInfos[0]?.unsignedAttrs?.attributes[0]?.values[0] as { toBER(): ArrayBuffer };
  return Buffer.from(value.toBER());
}

/** In the middle of the first of the validation data of a kind. */
function insideStore(pdf: Buffer, kind: 'Certs' | 'OCSPs' | 'CRLs'): number {
  const file = new PdfFile(pdf);
  const dss = file.dict(refNumber(file.dict(file.rootNumber).get('DSS')) ?? 0);
  const number = refNumber(readArray(dss.get(kind) ?? '[]')[0]) ?? 0;
  const at = file.text.lastIndexOf(`\n${number} 0 obj\n`);
  const from = file.text.indexOf('stream\n', at) + 7;
  return from + Math.floor((file.text.indexOf('\nendstream', from) - from) / 2);
}

const flip = (harm: Harm, where: string, at: (pdf: Buffer) => number): Attack =>
  attack(harm, `a byte flipped ${where}`, (good) => flippedAt(good, at(good)));
const flipDigit = (harm: Harm, where: string, part: (signed: SignedData) => Uint8Array): Attack =>
  attack(harm, `a byte flipped ${where}`, (good) => flippedDigit(good, insideContents(good, part)));

export const FLIPS: readonly Attack[] = [
  flip('signature', 'in the header', () => 12),
  flip('signature', 'in the content of the page', (pdf) => {
    const text = pdf.toString('latin1');
    return text.indexOf('stream', text.indexOf(`${contentNumber(pdf)} 0 obj`)) + 12;
  }),
  flip('signature', 'right before the signature', (pdf) => firstHole(pdf).from - 20),
  flip('signature', 'in the signed revision after the signature', (pdf) => firstHole(pdf).to + 12),
  flip('signature', 'at the end of the signed revision', (pdf) => firstHole(pdf).end - 10),
  flipDigit('signature', 'in the value of the signature', valueOf),
  flipDigit('signature', 'in the certificate of the signer', (signed) => {
    const [certificate] = signed.certificates ?? [];
    return Buffer.from(certificate ? certificate.toSchema().toBER() : new ArrayBuffer(0));
  }),
  attack('signature', 'a digit in the room behind the container', (good) =>
    flippedDigit(good, firstHole(good).to - 9),
  ),
  flipDigit('proof', 'in the value of the time-stamp', (signed) => valueOf(opened(tokenOf(signed)))),
  flipDigit('proof', 'in what the time-stamp says', (signed) => {
    const content = opened(tokenOf(signed)).encapContentInfo.eContent;
    return content?.getValue() ? Buffer.from(content.getValue()) : Buffer.alloc(0);
  }),
  flip('proof', 'in a certificate of the validation data', (pdf) => insideStore(pdf, 'Certs')),
  flip('proof', 'in the OCSP answer of the validation data', (pdf) => insideStore(pdf, 'OCSPs')),
  flip('proof', 'in the revocation list of the validation data', (pdf) => insideStore(pdf, 'CRLs')),
];
