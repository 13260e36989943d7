import { createHash } from 'node:crypto';
import * as asn1 from 'asn1js';
import {
  BasicConstraints,
  Certificate,
  CertificateChainValidationEngine,
  ExtKeyUsage,
  type Extension,
} from 'pkijs';
import { fieldsOf, oidOf, plain } from './asn1.ts';

const OID = {
  commonName: '2.5.4.3',
  surname: '2.5.4.4',
  serialNumber: '2.5.4.5',
  givenName: '2.5.4.42',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  extendedKeyUsage: '2.5.29.37',
  qualifiedStatements: '1.3.6.1.5.5.7.1.3',
};

/** Statements of ETSI EN 319 412-5. */
const QUALIFIED = {
  compliance: '0.4.0.1862.1.1',
  device: '0.4.0.1862.1.4',
  type: '0.4.0.1862.1.6',
  typeSignature: '0.4.0.1862.1.6.1',
};

export const PURPOSE = { timeStamping: '1.3.6.1.5.5.7.3.8', ocspSigning: '1.3.6.1.5.5.7.3.9' };

/** Certificates of a PEM file that signatures may lead to. */
export function readTrusted(pem: string): Certificate[] {
  const blocks = [...pem.matchAll(/-----BEGIN CERTIFICATE-----([\s\S]+?)-----END CERTIFICATE-----/g)];
  if (blocks.length === 0) throw new Error('No certificate in the file of trusted authorities');
  return blocks.map(([, base64 = '']) => Certificate.fromBER(plain(Buffer.from(base64, 'base64'))));
}

const der = (certificate: Certificate): Buffer => Buffer.from(certificate.toSchema().toBER(false));

export const fingerprint = (certificate: Certificate): string =>
  createHash('sha256').update(der(certificate)).digest('hex');

export const hashOf = (certificate: Certificate, hash: string): Buffer =>
  createHash(hash).update(der(certificate)).digest();

const extension = (certificate: Certificate, type: string): Extension | undefined =>
  certificate.extensions?.find(({ extnID }) => extnID === type);

const isAuthority = (certificate: Certificate): boolean => {
  const constraints = extension(certificate, OID.basicConstraints)?.parsedValue as unknown;
  return constraints instanceof BasicConstraints && constraints.cA;
};

/** Whether the certificate binds its holder: bit 1 of key usage is contentCommitment (nonRepudiation), which login certificates lack. */
export function mayConsent(certificate: Certificate): boolean {
  if (isAuthority(certificate)) return false;
  const usage = extension(certificate, OID.keyUsage)?.parsedValue as unknown;
  return usage instanceof asn1.BitString && ((usage.valueBlock.valueHexView[0] ?? 0) & 0x40) !== 0;
}

export function isFor(certificate: Certificate, purpose: string): boolean {
  const usage = extension(certificate, OID.extendedKeyUsage)?.parsedValue as unknown;
  return usage instanceof ExtKeyUsage && usage.keyPurposes.includes(purpose);
}

const subjectPart = (certificate: Certificate, type: string): string | null => {
  const values = certificate.subject.typesAndValues.filter((part) => part.type === type);
  return values.length === 1 ? String(values[0]?.value.valueBlock.value) : null;
};

/** Lithuanian personal code by ETSI EN 319 412-1 (`PNOLT-…`); null for anybody else's. */
export const personCodeOf = (certificate: Certificate): string | null =>
  /^PNOLT-(\d{11})$/.exec(subjectPart(certificate, OID.serialNumber) ?? '')?.[1] ?? null;

/** Given name and surname, of an authority its common name; never a code. */
export function holderOf(certificate: Certificate): string | null {
  const names = [subjectPart(certificate, OID.givenName), subjectPart(certificate, OID.surname)];
  if (names.every((name) => name !== null)) return names.join(' ');
  return isFor(certificate, PURPOSE.timeStamping) ? subjectPart(certificate, OID.commonName) : null;
}

/** What the certificate says of itself; only a trusted list makes it true. */
export type ClaimedLevel = 'QESIG' | 'ADESIG_QC' | 'ADESIG';

export function claimedLevel(certificate: Certificate): ClaimedLevel {
  const bytes = extension(certificate, OID.qualifiedStatements)?.extnValue.valueBlock.valueHexView;
  const statements = bytes ? fieldsOf(asn1.fromBER(plain(bytes)).result) : [];
  const find = (oid: string) => statements.map(fieldsOf).find(([type]) => oidOf(type) === oid);
  const types = find(QUALIFIED.type);
  const isSignature = !types || fieldsOf(types[1]).some((type) => oidOf(type) === QUALIFIED.typeSignature);
  if (!find(QUALIFIED.compliance) || !isSignature) return 'ADESIG';
  return find(QUALIFIED.device) ? 'QESIG' : 'ADESIG_QC';
}

export interface Trust {
  anchors: readonly Certificate[];
  /** Certificates that came with the file; they prove nothing, but chains may go through them. */
  known: readonly Certificate[];
}

/** The chain from the certificate to one that is trusted, both included, valid at the instant; null when there is none. */
export async function chainOf(
  certificate: Certificate,
  { anchors, known }: Trust,
  at: Date,
): Promise<Certificate[] | null> {
  const own = fingerprint(certificate);
  const others = known.filter((one) => isAuthority(one) && fingerprint(one) !== own);
  try {
    const engine = new CertificateChainValidationEngine({
      certs: [...others, certificate],
      trustedCerts: [...anchors],
      checkDate: at,
    });
    const { result, certificatePath } = await engine.verify();
    return result && certificatePath ? certificatePath : null;
  } catch {
    return null;
  }
}
