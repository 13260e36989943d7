import 'reflect-metadata';
import { createHash, webcrypto } from 'node:crypto';
import * as x509 from '@peculiar/x509';
import {
  bits,
  enumerated,
  generalizedTime,
  integer,
  nothing,
  octets,
  oid,
  sequence,
  tagged,
  taggedSimple,
} from './der.ts';
import type { Credential } from './dev-ca.ts';
import { algorithmOf, signatureIdentifier, signBytes } from './key-kinds.ts';

const SHA1 = '1.3.14.3.2.26';
const BASIC_RESPONSE = '1.3.6.1.5.5.7.48.1.1';
const CRL_NUMBER = '2.5.29.20';
const OCSP_FRESH_MS = 12 * 3600 * 1000;
const CRL_FRESH_MS = 90 * 24 * 3600 * 1000;

/** CertID by SHA-1, as responders answer by default: the hashes say which issuer is meant, they protect nothing. */
function certId(certificate: x509.X509Certificate, issuer: x509.X509Certificate): Buffer {
  const name = createHash('sha1').update(Buffer.from(issuer.subjectName.toArrayBuffer())).digest();
  // The key identifier is made as RFC 5280, 4.2.1.2 (1) says, which is the hash OCSP asks for.
  const keyId = issuer.getExtension(x509.SubjectKeyIdentifierExtension)?.keyId ?? '';
  return sequence(
    sequence(oid(SHA1), nothing()),
    octets(name),
    octets(Buffer.from(keyId, 'hex')),
    integer(certificate.serialNumber),
  );
}

export interface OcspAnswer {
  certificate: x509.X509Certificate;
  issuer: x509.X509Certificate;
  responder: Credential;
  at: Date;
  revokedAt: Date | null;
}

/** An OCSPResponse (RFC 6960), successful, about one certificate, with the responder's certificate in it. */
export function ocspResponse({ certificate, issuer, responder, at, revokedAt }: OcspAnswer): Buffer {
  const status = revokedAt
    ? tagged(1, generalizedTime(revokedAt), tagged(0, enumerated(1)))
    : taggedSimple(0);
  const single = sequence(
    certId(certificate, issuer),
    status,
    generalizedTime(at),
    tagged(0, generalizedTime(new Date(at.getTime() + OCSP_FRESH_MS))),
  );
  const responderName = Buffer.from(responder.certificate.subjectName.toArrayBuffer());
  const data = sequence(tagged(1, responderName), generalizedTime(at), sequence(single));
  const basic = sequence(
    data,
    signatureIdentifier(responder.kind),
    bits(signBytes(responder.kind, responder.privateKey, data)),
    tagged(0, sequence(Buffer.from(responder.certificate.rawData))),
  );
  return sequence(enumerated(0), tagged(0, sequence(oid(BASIC_RESPONSE), octets(basic))));
}

/** A CRL (RFC 5280) of an authority that has revoked nothing. */
export async function emptyCrl(authority: Credential, at: Date): Promise<Buffer> {
  const crl = await x509.X509CrlGenerator.create(
    {
      issuer: authority.certificate.subjectName,
      thisUpdate: at,
      nextUpdate: new Date(at.getTime() + CRL_FRESH_MS),
      signingAlgorithm: algorithmOf(authority.kind),
      signingKey: authority.privateKey,
      extensions: [
        await x509.AuthorityKeyIdentifierExtension.create(authority.certificate),
        new x509.Extension(CRL_NUMBER, false, integer(1)),
      ],
    },
    webcrypto as Crypto,
  );
  return Buffer.from(crl.rawData);
}
