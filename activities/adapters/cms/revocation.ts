import * as asn1 from 'asn1js';
import {
  BasicOCSPResponse,
  CertID,
  CertificateRevocationList,
  getCrypto,
  OCSPResponse,
  type Certificate,
} from 'pkijs';
import { plain } from './asn1.ts';
import { fingerprint, isFor, PURPOSE } from './certificates.ts';

/** Answers of responders (RFC 6960) and lists (RFC 5280) that came with a file. */
export interface RevocationData {
  ocsps: readonly Buffer[];
  crls: readonly Buffer[];
}

export type Revocation =
  | { state: 'good'; toldAt: string }
  | { state: 'revoked'; revokedAt: string; toldAt: string }
  | { state: 'unknown' };

/** Answers given longer before the instant than this do not speak for it. */
const FRESH_MS = 24 * 3600_000;
const BASIC = '1.3.6.1.5.5.7.48.1.1';
const UNKNOWN: Revocation = { state: 'unknown' };

/** In a certificate's identifier SHA-1 tells apart, it proves nothing. */
const HASHES: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};

async function isAuthorised(
  answer: BasicOCSPResponse,
  responder: Certificate,
  issuer: Certificate,
): Promise<boolean> {
  const { tbsResponseData, signature, signatureAlgorithm } = answer;
  const key = responder.subjectPublicKeyInfo;
  const engine = getCrypto(true);
  if (!(await engine.verifyWithPublicKey(plain(tbsResponseData.tbsView), signature, key, signatureAlgorithm)))
    return false;
  if (fingerprint(responder) === fingerprint(issuer)) return true;
  const at = tbsResponseData.producedAt;
  return (
    responder.issuer.isEqual(issuer.subject) &&
    (await responder.verify(issuer)) &&
    isFor(responder, PURPOSE.ocspSigning) &&
    responder.notBefore.value <= at &&
    at <= responder.notAfter.value
  );
}

const revocationTime = (status: unknown): Date | null => {
  const value: unknown = status instanceof asn1.Constructed ? status.valueBlock.value[0] : undefined;
  return value instanceof asn1.GeneralizedTime ? value.toDate() : null;
};

async function fromOcsp(bytes: Buffer, certificate: Certificate, issuer: Certificate): Promise<Revocation> {
  const { responseBytes } = OCSPResponse.fromBER(plain(bytes));
  if (responseBytes?.responseType !== BASIC) return UNKNOWN;
  const answer = BasicOCSPResponse.fromBER(responseBytes.response.getValue());
  const responders = [...(answer.certs ?? []), issuer];
  let authorised = false;
  for (const responder of responders) authorised ||= await isAuthorised(answer, responder, issuer);
  if (!authorised) return UNKNOWN;
  for (const single of answer.tbsResponseData.responses) {
    const wanted = new CertID();
    const { algorithmId } = single.certID.hashAlgorithm;
    const hashAlgorithm = HASHES[algorithmId];
    if (!hashAlgorithm) continue;
    await wanted.createForCertificate(certificate, { hashAlgorithm, issuerCertificate: issuer });
    if (!single.certID.isEqual(wanted)) continue;
    const status = single.certStatus as asn1.BaseBlock;
    const toldAt = single.thisUpdate.toISOString();
    if (status.idBlock.tagNumber === 0) return { state: 'good', toldAt };
    const revokedAt = status.idBlock.tagNumber === 1 ? revocationTime(status) : null;
    return revokedAt ? { state: 'revoked', revokedAt: revokedAt.toISOString(), toldAt } : UNKNOWN;
  }
  return UNKNOWN;
}

async function fromCrl(
  bytes: Buffer,
  certificate: Certificate,
  issuer: Certificate,
  at: Date,
): Promise<Revocation> {
  const list = CertificateRevocationList.fromBER(plain(bytes));
  if (!list.issuer.isEqual(certificate.issuer) || !(await list.verify({ issuerCertificate: issuer })))
    return UNKNOWN;
  if (list.nextUpdate && list.nextUpdate.value < at) return UNKNOWN;
  const toldAt = list.thisUpdate.value.toISOString();
  const entry = list.revokedCertificates?.find(({ userCertificate }) =>
    userCertificate.isEqual(certificate.serialNumber),
  );
  if (!entry) return { state: 'good', toldAt };
  return { state: 'revoked', revokedAt: entry.revocationDate.value.toISOString(), toldAt };
}

/**
 * What the data that came with a file say of a certificate at an instant. A revocation after the instant leaves it good;
 * answers of strangers, about other certificates or from long before are not heard.
 */
export async function revocationOf(
  certificate: Certificate,
  issuer: Certificate,
  { data, at }: { data: RevocationData; at: Date },
): Promise<Revocation> {
  let found: Revocation = UNKNOWN;
  const sources = [
    ...data.ocsps.map((bytes) => () => fromOcsp(bytes, certificate, issuer)),
    ...data.crls.map((bytes) => () => fromCrl(bytes, certificate, issuer, at)),
  ];
  for (const source of sources) {
    const told = await source().catch(() => UNKNOWN);
    if (told.state === 'revoked' && Date.parse(told.revokedAt) <= at.getTime()) return told;
    if (told.state === 'unknown' || Date.parse(told.toldAt) < at.getTime() - FRESH_MS) continue;
    found = { state: 'good', toldAt: told.toldAt };
  }
  return found;
}
