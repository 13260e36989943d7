import * as asn1 from 'asn1js';
import {
  Certificate,
  ContentInfo,
  IssuerAndSerialNumber,
  SignedData,
  type Attribute,
  type SignerInfo,
} from 'pkijs';
import { DIGESTS, fieldsOf, octets, oidOf, plain } from './asn1.ts';
import { hashOf } from './certificates.ts';

const OID = {
  signedData: '1.2.840.113549.1.7.2',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
};
const SHA256 = '2.16.840.1.101.3.4.2.1';

/** A CMS container (RFC 5652) with one signer; null when it is something else. What follows it must be empty room. */
export function openContainer(cms: Buffer): { signed: SignedData; signer: SignerInfo } | null {
  try {
    const { offset, result } = asn1.fromBER(plain(cms));
    if (offset < 0 || cms.subarray(offset).some((byte) => byte !== 0)) return null;
    const info = new ContentInfo({ schema: result });
    if (info.contentType !== OID.signedData) return null;
    const signed = new SignedData({ schema: info.content });
    const [signer] = signed.signerInfos;
    return signer && signed.signerInfos.length === 1 ? { signed, signer } : null;
  } catch {
    return null;
  }
}

/** The one signed attribute of a type; twice is as good as never. */
export const attribute = (signer: SignerInfo, type: string): Attribute | undefined => {
  const found = signer.signedAttrs?.attributes.filter((attribute) => attribute.type === type) ?? [];
  return found.length === 1 ? found[0] : undefined;
};

/** ESS signing-certificate (RFC 5035): the signer says which certificate was used, so that it cannot be swapped afterwards. */
function namesCertificate(signer: SignerInfo, certificate: Certificate, { old }: { old: boolean }): boolean {
  const value = attribute(signer, OID.signingCertificateV2)?.values[0] as unknown;
  const first = fieldsOf(fieldsOf(fieldsOf(value)[0])[0]);
  if (first.length > 0) {
    const algorithm = fieldsOf(first[0]);
    const hash = DIGESTS[algorithm.length > 0 ? (oidOf(algorithm[0]) ?? '') : SHA256];
    const told = octets(algorithm.length > 0 ? first[1] : first[0]);
    return hash !== undefined && told !== null && hashOf(certificate, hash).equals(told);
  }
  const older = attribute(signer, OID.signingCertificate)?.values[0] as unknown;
  const told = octets(fieldsOf(fieldsOf(fieldsOf(older)[0])[0])[0]);
  return old && told !== null && hashOf(certificate, 'sha1').equals(told);
}

/**
 * The signer's certificate among those at hand, named by the signer twice over. `old`: also by the first version of the
 * attribute, with SHA-1, which many time-stamp authorities still write.
 */
export function certificateOf(
  { signed, signer }: { signed: SignedData; signer: SignerInfo },
  known: readonly Certificate[],
  { old }: { old: boolean },
): Certificate | null {
  const { sid } = signer as { sid: unknown };
  const named = [...certificatesOf(signed), ...known].find((certificate) =>
    namesCertificate(signer, certificate, { old }),
  );
  if (!named) return null;
  const matches =
    sid instanceof IssuerAndSerialNumber
      ? named.serialNumber.isEqual(sid.serialNumber) && named.issuer.isEqual(sid.issuer)
      : sid instanceof asn1.Primitive;
  return matches ? named : null;
}

/** Whether the signature is the certificate's, over the attributes and through them over the content. */
export async function isSignedBy(
  signed: SignedData,
  certificate: Certificate,
  content: Buffer,
): Promise<boolean> {
  const brought = signed.certificates;
  try {
    signed.certificates = [certificate];
    return await signed.verify({ signer: 0, data: plain(content) });
  } catch {
    return false;
  } finally {
    if (brought) signed.certificates = brought;
  }
}

/** The certificates a container brings. */
export const certificatesOf = ({ certificates }: SignedData): Certificate[] =>
  (certificates ?? []).filter((one): one is Certificate => one instanceof Certificate);
