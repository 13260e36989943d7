import { Certificate } from 'pkijs';
import * as asn1 from 'asn1js';
import type { Element } from '@xmldom/xmldom';
import type { XadesFault } from '../../../domain/documents/container.ts';
import { digestMethod, hashOf } from './methods.ts';
import { at, bytesOf, within } from './xml.ts';

const OID = { surname: '2.5.4.4', serialNumber: '2.5.4.5', givenName: '2.5.4.42', keyUsage: '2.5.29.15' };

export interface Signer {
  der: Buffer;
  certificate: Certificate;
}

/** The certificate the signature brings and names in what is signed, so that it cannot be swapped; null when there is none. */
export function signerOf(signature: Element, signedProperties: Element): Signer | null {
  const brought = [...within(signature)]
    .filter(({ localName, parentNode }) => localName === 'X509Certificate' && isOf(parentNode, 'X509Data'))
    .map(bytesOf);
  const properties = at(signedProperties, 'SignedSignatureProperties');
  const named = at(properties, 'SigningCertificateV2') ?? at(properties, 'SigningCertificate');
  const digest = at(named, 'Cert', 'CertDigest');
  const method = digestMethod(at(digest, 'DigestMethod')?.getAttribute('Algorithm') ?? '');
  if (method === 'weakAlgorithm' || method === 'unsupported') return null;
  const told = bytesOf(at(digest, 'DigestValue'));
  const der = brought.find((one) => hashOf(method, one).equals(told));
  if (!der) return null;
  try {
    return { der, certificate: Certificate.fromBER(new Uint8Array(der)) };
  } catch {
    return null;
  }
}

const isOf = (node: unknown, name: string): boolean =>
  (node as { localName?: string | null } | null)?.localName === name;

const part = ({ subject }: Certificate, type: string): string | null => {
  const values = subject.typesAndValues.filter((one) => one.type === type);
  return values.length === 1 ? String(values[0]?.value.valueBlock.value) : null;
};

/** Given name and surname, and the Lithuanian personal code (ETSI EN 319 412-1; older certificates have the digits alone). */
export function personOf(certificate: Certificate): { holder: string | null; personCode: string | null } {
  const names = [part(certificate, OID.givenName), part(certificate, OID.surname)];
  const serial = part(certificate, OID.serialNumber) ?? '';
  return {
    holder: names.every((name) => name !== null) ? names.join(' ') : null,
    personCode: /^(?:PNOLT-)?(\d{11})$/.exec(serial)?.[1] ?? null,
  };
}

export const publicKeyOf = ({ subjectPublicKeyInfo }: Certificate): Buffer =>
  Buffer.from(subjectPublicKeyInfo.toSchema().toBER(false));

/** Whether the certificate is one for signing (bit 1 of key usage, contentCommitment) and ran at the instant claimed. */
export function certificateFault(certificate: Certificate, signedAt: Date | null): XadesFault | null {
  const usage = certificate.extensions?.find(({ extnID }) => extnID === OID.keyUsage)?.parsedValue as unknown;
  const binds = usage instanceof asn1.BitString && ((usage.valueBlock.valueHexView[0] ?? 0) & 0x40) !== 0;
  if (!binds) return 'notForSigning';
  const { notBefore, notAfter } = certificate;
  const ran = signedAt !== null && notBefore.value <= signedAt && signedAt <= notAfter.value;
  return ran ? null : 'certificateNotValid';
}

/** The instant the signer claims; null when it says none. */
export function claimedTime(signedProperties: Element): Date | null {
  const told = at(signedProperties, 'SignedSignatureProperties', 'SigningTime');
  const time = new Date((told?.textContent ?? '').trim());
  return Number.isNaN(time.getTime()) ? null : time;
}
