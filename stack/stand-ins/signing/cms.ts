import type * as x509 from '@peculiar/x509';
import { integer, octets, oid, sequence, setOf, tagged } from './der.ts';
import type { Credential } from './dev-ca.ts';
import { digest, digestIdentifier, signatureIdentifier, signBytes } from './key-kinds.ts';

const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const SIGNATURE_TIME_STAMP = '1.2.840.113549.1.9.16.2.14';

export const DATA = '1.2.840.113549.1.7.1';
export const TST_INFO = '1.2.840.113549.1.9.16.1.4';

export interface Container {
  contentType: typeof DATA | typeof TST_INFO;
  content: Buffer;
  /** The signer's issuers, put in beside the signer's own certificate. */
  issuers: readonly x509.X509Certificate[];
  /** Makes the time-stamp over the signature's value, which goes in unsigned. */
  timeStamp?: ((signature: Buffer) => Buffer) | undefined;
}

const attribute = (type: string, value: Buffer): Buffer => sequence(oid(type), setOf(value));
const rawOf = (certificate: x509.X509Certificate): Buffer => Buffer.from(certificate.rawData);

/** ESSCertIDv2 (RFC 5035): SHA-256 is the default and then must not be named. */
function signingCertificate({ kind, certificate }: Credential): Buffer {
  const hash = octets(digest(kind, rawOf(certificate)));
  const named = digest(kind, Buffer.alloc(0)).length === 32 ? [] : [digestIdentifier(kind)];
  return sequence(sequence(sequence(...named, hash)));
}

/**
 * SignedData (RFC 5652) of one signer with the attributes CAdES and RFC 3161 ask for: type, digest, the certificate's own hash. No signing
 * time, because PAdES keeps it in the PDF. A document stays outside (detached), what a time-stamp says goes in.
 */
export function signedData(credential: Credential, container: Container): Buffer {
  const { kind, privateKey, certificate } = credential;
  const { contentType, content, issuers, timeStamp } = container;
  const attributes = [
    attribute(CONTENT_TYPE, oid(contentType)),
    attribute(MESSAGE_DIGEST, octets(digest(kind, content))),
    attribute(SIGNING_CERTIFICATE_V2, signingCertificate(credential)),
  ];
  const signed = setOf(...attributes);
  const signature = signBytes(kind, privateKey, signed);
  const isDetached = contentType === DATA;
  const version = integer(isDetached ? 1 : 3);
  // Signed as a SET, sent as [0]: only the first byte differs.
  const sentAttributes = Buffer.concat([Buffer.from([0xa0]), signed.subarray(1)]);
  const signer = sequence(
    integer(1),
    sequence(Buffer.from(certificate.issuerName.toArrayBuffer()), integer(certificate.serialNumber)),
    digestIdentifier(kind),
    sentAttributes,
    signatureIdentifier(kind),
    octets(signature),
    ...(timeStamp ? [tagged(1, attribute(SIGNATURE_TIME_STAMP, timeStamp(signature)))] : []),
  );
  return sequence(
    oid(SIGNED_DATA),
    tagged(
      0,
      sequence(
        version,
        setOf(digestIdentifier(kind)),
        sequence(oid(contentType), ...(isDetached ? [] : [tagged(0, octets(content))])),
        tagged(0, ...[certificate, ...issuers].map(rawOf)),
        setOf(signer),
      ),
    ),
  );
}
