import { createHash } from 'node:crypto';
import * as asn1 from 'asn1js';
import type { Attribute, Certificate, SignerInfo } from 'pkijs';
import {
  BasicConstraints,
  Certificate as CertificateClass,
  ContentInfo,
  IssuerAndSerialNumber,
  SignedData,
} from 'pkijs';

const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  serialNumber: '2.5.4.5',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
};

const DIGESTS: Record<string, string> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

export type SignatureFault =
  | 'badByteRange'
  | 'badContainer'
  | 'weakAlgorithm'
  | 'altered'
  | 'badSignature'
  | 'untrusted'
  | 'notForSigning'
  | 'noPersonCode';

export interface CmsVerdict {
  fault: SignatureFault | null;
  personCode: string | null;
  signingTime: Date | null;
}

/** Our own copy in a plain ArrayBuffer, which the ASN.1 and Web Crypto code want. */
const plain = (bytes: Uint8Array): ArrayBuffer => {
  const copy = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(copy).set(bytes);
  return copy;
};

/** Certificates of a PEM file that signatures may lead to. */
export function readTrusted(pem: string): Certificate[] {
  const blocks = [...pem.matchAll(/-----BEGIN CERTIFICATE-----([\s\S]+?)-----END CERTIFICATE-----/g)];
  if (blocks.length === 0) throw new Error('No certificate in the file of trusted authorities');
  return blocks.map(([, base64 = '']) => CertificateClass.fromBER(plain(Buffer.from(base64, 'base64'))));
}

function openContainer(cms: Buffer): SignedData | null {
  const { offset, result } = asn1.fromBER(plain(cms));
  // What follows the container is the rest of the room reserved for it, so it must be empty.
  if (offset < 0 || cms.subarray(offset).some((byte) => byte !== 0)) return null;
  const info = new ContentInfo({ schema: result });
  if (info.contentType !== OID.signedData) return null;
  const signed = new SignedData({ schema: info.content });
  // A container with its own content would be verified over that instead of over the document.
  return signed.signerInfos.length === 1 && !signed.encapContentInfo.eContent ? signed : null;
}

const attribute = (signer: SignerInfo, type: string): Attribute | undefined => {
  const found = signer.signedAttrs?.attributes.filter((attribute) => attribute.type === type) ?? [];
  return found.length === 1 ? found[0] : undefined;
};

const octets = (value: unknown): Buffer | null =>
  value instanceof asn1.OctetString ? Buffer.from(value.valueBlock.valueHexView) : null;

/** ESS signing-certificate-v2: the signer says which certificate was used, so that it cannot be swapped afterwards. */
function namesCertificate(signer: SignerInfo, certificate: Certificate): boolean {
  const der = Buffer.from(certificate.toSchema().toBER(false));
  const outer = attribute(signer, OID.signingCertificateV2)?.values[0] as unknown;
  const inside = (value: unknown): unknown[] =>
    value instanceof asn1.Sequence ? value.valueBlock.value : [];
  const fields = inside(inside(inside(outer)[0])[0]);
  const algorithm = fields[0] instanceof asn1.Sequence ? fields[0].valueBlock.value[0] : undefined;
  const oid =
    algorithm instanceof asn1.ObjectIdentifier ? algorithm.valueBlock.toString() : '2.16.840.1.101.3.4.2.1';
  const hash = octets(fields[0] instanceof asn1.OctetString ? fields[0] : fields[1]);
  const name = DIGESTS[oid];
  return name !== undefined && hash !== null && createHash(name).update(der).digest().equals(hash);
}

function mayConsent(certificate: Certificate): boolean {
  const constraints = certificate.extensions?.find(({ extnID }) => extnID === OID.basicConstraints)
    ?.parsedValue as unknown;
  if (constraints instanceof BasicConstraints && constraints.cA) return false;
  const usage = certificate.extensions?.find(({ extnID }) => extnID === OID.keyUsage)?.parsedValue as unknown;
  // Bit 1 is contentCommitment (nonRepudiation): login certificates lack it.
  return usage instanceof asn1.BitString && ((usage.valueBlock.valueHexView[0] ?? 0) & 0x40) !== 0;
}

function personCodeOf(certificate: Certificate): string | null {
  const values = certificate.subject.typesAndValues.filter(({ type }) => type === OID.serialNumber);
  const text = values.length === 1 ? String(values[0]?.value.valueBlock.value) : '';
  return /^PNOLT-(\d{11})$/.exec(text)?.[1] ?? null;
}

async function isVerified(
  signed: SignedData,
  content: ArrayBuffer,
  chain?: { trustedCerts: Certificate[]; checkDate: Date },
) {
  try {
    return await signed.verify({ signer: 0, data: content, checkChain: chain !== undefined, ...chain });
  } catch {
    return false;
  }
}

/** Judges one detached CMS container over the bytes it should cover. */
export async function judgeCms(
  cms: Buffer,
  covered: Buffer,
  trusted: { certificates: Certificate[]; at: Date },
): Promise<CmsVerdict> {
  const none: CmsVerdict = { fault: 'badContainer', personCode: null, signingTime: null };
  let signed: SignedData | null;
  try {
    signed = openContainer(cms);
  } catch {
    return none;
  }
  const signer = signed?.signerInfos[0];
  if (!signed || !signer?.signedAttrs) return none;
  const digest = DIGESTS[signer.digestAlgorithm.algorithmId];
  if (!digest) return { ...none, fault: 'weakAlgorithm' };
  const contentType = attribute(signer, OID.contentType)?.values[0] as unknown;
  if (!(contentType instanceof asn1.ObjectIdentifier) || contentType.valueBlock.toString() !== OID.data)
    return none;
  const told = octets(attribute(signer, OID.messageDigest)?.values[0]);
  if (!told) return none;
  const time = attribute(signer, OID.signingTime)?.values[0] as unknown;
  const signingTime = time instanceof asn1.UTCTime ? time.toDate() : null;
  if (!createHash(digest).update(covered).digest().equals(told))
    return { fault: 'altered', personCode: null, signingTime };

  const content = plain(covered);
  if (!(await isVerified(signed, content))) return { fault: 'badSignature', personCode: null, signingTime };
  const issuedTo = signed.certificates?.find(
    (certificate): certificate is Certificate =>
      certificate instanceof CertificateClass && namesCertificate(signer, certificate),
  );
  const { sid } = signer as { sid: unknown };
  const matches = sid instanceof IssuerAndSerialNumber && issuedTo?.serialNumber.isEqual(sid.serialNumber);
  if (!issuedTo || !matches) return { fault: 'badSignature', personCode: null, signingTime };
  const personCode = personCodeOf(issuedTo);
  const chain = { trustedCerts: trusted.certificates, checkDate: trusted.at };
  if (!(await isVerified(signed, content, chain))) return { fault: 'untrusted', personCode, signingTime };
  if (!mayConsent(issuedTo)) return { fault: 'notForSigning', personCode, signingTime };
  return { fault: personCode === null ? 'noPersonCode' : null, personCode, signingTime };
}
