import { createHash } from 'node:crypto';
import * as asn1 from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { Credential, DevelopmentCa, SignerPerson } from './dev-ca.ts';
import { fillSignature, prepareSignature } from './pdf-increment.ts';

const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
};

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const octets = (bytes: Uint8Array): asn1.OctetString =>
  new asn1.OctetString({ valueHex: Uint8Array.from(bytes).buffer });

/** Signed attributes of PAdES-B: type, digest, and the certificate's own hash; the time stands in the PDF, as the standard asks. */
const signedAttributes = (data: Buffer, certificate: ArrayBuffer): Attribute[] => [
  new Attribute({ type: OID.contentType, values: [new asn1.ObjectIdentifier({ value: OID.data })] }),
  new Attribute({ type: OID.messageDigest, values: [octets(sha256(data))] }),
  new Attribute({
    type: OID.signingCertificateV2,
    values: [
      new asn1.Sequence({
        value: [
          new asn1.Sequence({
            value: [new asn1.Sequence({ value: [octets(sha256(new Uint8Array(certificate)))] })],
          }),
        ],
      }),
    ],
  }),
];

async function detachedCms(data: Buffer, credential: Credential, ca: DevelopmentCa): Promise<Buffer> {
  const own = Certificate.fromBER(credential.certificate);
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: OID.data }),
    certificates: [own, Certificate.fromBER(ca.certificate.rawData)],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: signedAttributes(data, credential.certificate),
        }),
      }),
    ],
  });
  await signed.sign(credential.privateKey, 0, 'SHA-256', Uint8Array.from(data).buffer);
  const container = new ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) });
  return Buffer.from(container.toSchema().toBER(false));
}

/** Signs a PDF as PAdES-B in a new revision; a document that is signed already keeps its signatures valid. */
export async function signPdf(
  pdf: Buffer,
  person: SignerPerson,
  ca: DevelopmentCa,
  at: Date,
): Promise<Buffer> {
  const prepared = prepareSignature(pdf, {
    signerName: `${person.firstName} ${person.lastName}`,
    reason: 'Dokumento pasirašymas',
    at,
  });
  const cms = await detachedCms(prepared.signedBytes, await ca.credentialFor(person), ca);
  return fillSignature(prepared, cms);
}
