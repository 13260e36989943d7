import type * as x509 from '@peculiar/x509';
import type { Credential, DevelopmentCa } from '../../../stack/stand-ins/signing/dev-ca.ts';
import { addValidationData } from '../../../stack/stand-ins/signing/dss.ts';
import {
  addDocumentTimeStamp,
  signPdf,
  validationData,
  type PadesOptions,
} from '../../../stack/stand-ins/signing/pades.ts';
import { ocspResponse, type OcspAnswer } from '../../../stack/stand-ins/signing/revocation.ts';
import { timeStampToken } from '../../../stack/stand-ins/signing/time-stamp.ts';
import { authorityOf, signerOf } from '../authorities.ts';
import { attack, type Attack } from './attack.ts';

const YEAR_MS = 365 * 24 * 3600 * 1000;
const HOUR_MS = 3600 * 1000;
const ieva = signerOf('ieva');
const rawOf = ({ rawData }: x509.X509Certificate): Buffer => Buffer.from(rawData);

/** Signed anew as LT by somebody who should not have been believed. */
const signedBy = (
  name: string,
  options: (at: Date) => Partial<PadesOptions>,
  who: 'ours' | 'stranger' = 'ours',
) =>
  attack('signature', name, async (_good, base) => {
    const at = new Date();
    return signPdf(base, ieva, await authorityOf('P-256', who), { at, level: 'LT', ...options(at) });
  });

interface Stamping {
  ca: DevelopmentCa;
  stranger: DevelopmentCa;
  person: Credential;
  at: Date;
}

/** Signed anew as LT, with another time-stamp over the signature than the authority's unit makes. */
const stampedBy = (name: string, make: (signature: Buffer, stamping: Stamping) => Buffer) =>
  attack('proof', name, async (_good, base) => {
    const at = new Date();
    const [ca, stranger] = await Promise.all([authorityOf(), authorityOf('P-256', 'stranger')]);
    const stamping = { ca, stranger, at, person: await ca.credentialFor(ieva) };
    return signPdf(base, ieva, ca, { at, level: 'LT', timeStamp: (signature) => make(signature, stamping) });
  });

/** Signed anew with a time-stamp, and an answer about the signer that is not the responder's. */
const answeredBy = (
  name: string,
  change: (answer: OcspAnswer, others: Stamping) => Partial<OcspAnswer> | null,
) =>
  attack('proof', name, async (_good, base) => {
    const at = new Date();
    const [ca, stranger] = await Promise.all([authorityOf(), authorityOf('P-256', 'stranger')]);
    const signer = await ca.credentialFor(ieva);
    const person = await ca.credentialFor(signerOf('daiva'));
    const data = await validationData(ca, signer.certificate, at);
    const { certificate } = signer;
    const answer = {
      certificate,
      issuer: ca.issuing.certificate,
      responder: ca.responder,
      at,
      revokedAt: null,
    };
    const changed = change(answer, { ca, stranger, at, person });
    const ocsps = [...(changed ? [ocspResponse({ ...answer, ...changed })] : []), ...data.ocsps.slice(1)];
    const strangers = [stranger.issuing, stranger.responder].map((one) => rawOf(one.certificate));
    const certificates = [...data.certificates, ...strangers, rawOf(person.certificate)];
    return addValidationData(await signPdf(base, ieva, ca, { at, level: 'T' }), {
      ...data,
      certificates,
      ocsps,
    });
  });

const issuersOf = (ca: DevelopmentCa) => [ca.issuing.certificate];

export const CERTIFICATE_ATTACKS: readonly Attack[] = [
  signedBy('a signer of an authority nobody trusts', () => ({}), 'stranger'),
  signedBy('a signer whose certificate is not qualified', () => ({ profile: { qualified: false } })),
  signedBy('a signer with the certificate one logs in with', () => ({ profile: { nonRepudiation: false } })),
  signedBy('a signer whose certificate was revoked before', (at) => ({
    profile: { revokedAt: new Date(at.getTime() - HOUR_MS) },
  })),
  signedBy('a signer whose certificate had run out before', (at) => ({
    profile: {
      notBefore: new Date(at.getTime() - 2 * HOUR_MS),
      notAfter: new Date(at.getTime() - HOUR_MS),
    },
  })),
  signedBy('a signer whose certificate began later', (at) => ({
    profile: { notBefore: new Date(at.getTime() + HOUR_MS) },
  })),
  stampedBy('a time-stamp of a unit nobody trusts', (signature, { stranger, at }) =>
    timeStampToken(signature, { unit: stranger.timeStamping, issuers: issuersOf(stranger), at }),
  ),
  stampedBy('a time-stamp made with a person’s certificate', (signature, { ca, person, at }) =>
    timeStampToken(signature, { unit: person, issuers: issuersOf(ca), at }),
  ),
  stampedBy('a time-stamp over something else', (signature, { ca, at }) =>
    timeStampToken(signature.subarray(1), { unit: ca.timeStamping, issuers: issuersOf(ca), at }),
  ),
  attack('proof', 'a document time-stamp of a unit nobody trusts', async (good) => {
    const stranger = await authorityOf('P-256', 'stranger');
    return addDocumentTimeStamp(good, {
      unit: stranger.timeStamping,
      issuers: issuersOf(stranger),
      at: new Date(),
    });
  }),
  answeredBy('no OCSP answer about the signer', () => null),
  answeredBy('an OCSP answer signed by a stranger', (_, { stranger }) => ({ responder: stranger.responder })),
  answeredBy('an OCSP answer signed with a person’s certificate', (_, { person }) => ({ responder: person })),
  answeredBy('an OCSP answer about another certificate', (_, { person }) => ({
    certificate: person.certificate,
  })),
  answeredBy('an OCSP answer of another authority', (_, { stranger }) => ({
    issuer: stranger.issuing.certificate,
    responder: stranger.responder,
  })),
  answeredBy('an OCSP answer of the year before', ({ at }) => ({
    at: new Date(at.getTime() - YEAR_MS + HOUR_MS),
  })),
  answeredBy('an OCSP answer that says revoked', ({ at }) => ({
    revokedAt: new Date(at.getTime() - HOUR_MS),
  })),
];
