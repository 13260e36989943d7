import type * as x509 from '@peculiar/x509';
import { DATA, signedData } from './cms.ts';
import type { DevelopmentCa, PersonProfile, SignerPerson } from './dev-ca.ts';
import { addValidationData, type ValidationData } from './dss.ts';
import { fillSignature, prepareSignature } from './pdf-increment.ts';
import type { XrefKind } from './pdf-revision.ts';
import { emptyCrl, ocspResponse } from './revocation.ts';
import { timeStampToken, type TimeStamping } from './time-stamp.ts';

/** Levels of EN 319 142-1: basic, with time-stamp, with validation data, with a time-stamp over these. */
export type PadesLevel = 'B' | 'T' | 'LT' | 'LTA';

export interface PadesOptions {
  at: Date;
  level: PadesLevel;
  /** How the revisions list their objects; absent = as the file did before. */
  xref?: XrefKind | undefined;
  profile?: PersonProfile | undefined;
  /** Makes the time-stamp over the signature; absent = the authority's own unit does. */
  timeStamp?: ((signature: Buffer) => Buffer) | undefined;
}

const timeStampingOf = (ca: DevelopmentCa, at: Date): TimeStamping => ({
  unit: ca.timeStamping,
  issuers: [ca.issuing.certificate],
  at,
});

/** Certificates and answers that lead from a signer, and from the time-stamps, to the root. */
export async function validationData(
  ca: DevelopmentCa,
  signer: x509.X509Certificate,
  at: Date,
): Promise<ValidationData> {
  const answerFor = (certificate: x509.X509Certificate): Buffer =>
    ocspResponse({
      certificate,
      issuer: ca.issuing.certificate,
      responder: ca.responder,
      at,
      revokedAt: ca.revokedAt(certificate, at),
    });
  const chain = [ca.issuing, ca.root, ca.timeStamping, ca.responder].map(({ certificate }) => certificate);
  return {
    certificates: [signer, ...chain].map(({ rawData }) => Buffer.from(rawData)),
    ocsps: [answerFor(signer), answerFor(ca.timeStamping.certificate)],
    crls: [await emptyCrl(ca.root, at)],
  };
}

/** Adds a revision whose only content is a time-stamp over everything before it. */
export function addDocumentTimeStamp(pdf: Buffer, stamping: TimeStamping, xref?: XrefKind): Buffer {
  const prepared = prepareSignature(pdf, { kind: 'documentTimeStamp' }, xref);
  return fillSignature(prepared, timeStampToken(prepared.signedBytes, stamping));
}

/** Signs a PDF in new revisions; a document that is signed already keeps its signatures valid. */
export async function signPdf(
  pdf: Buffer,
  person: SignerPerson,
  ca: DevelopmentCa,
  { at, level, xref, profile, timeStamp }: PadesOptions,
): Promise<Buffer> {
  const signer = await ca.credentialFor(person, profile);
  const stamping = timeStampingOf(ca, at);
  const field = {
    kind: 'signature',
    signerName: `${person.firstName} ${person.lastName}`,
    reason: 'Dokumento pasirašymas',
    at,
  } as const;
  const prepared = prepareSignature(pdf, field, xref);
  const cms = signedData(signer, {
    contentType: DATA,
    content: prepared.signedBytes,
    issuers: [ca.issuing.certificate],
    timeStamp:
      level === 'B' ? undefined : (timeStamp ?? ((signature) => timeStampToken(signature, stamping))),
  });
  const signed = fillSignature(prepared, cms);
  if (level === 'B' || level === 'T') return signed;
  const lasting = addValidationData(signed, await validationData(ca, signer.certificate, at), xref);
  return level === 'LT' ? lasting : addDocumentTimeStamp(lasting, stamping, xref);
}
