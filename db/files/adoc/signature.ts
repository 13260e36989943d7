import type { Element } from '@xmldom/xmldom';
import type { XadesFault, XadesSignature } from '../../../domain/documents/container.ts';
import { signatureFault } from './methods.ts';
import type { Part } from './parts.ts';
import { judgeReferences } from './references.ts';
import { certificateFault, claimedTime, personOf, publicKeyOf, signerOf } from './signer.ts';
import { at, bytesOf, canonical } from './xml.ts';

const NOBODY = { holder: null, personCode: null, signedAt: null };

/**
 * One XAdES signature of a container: hashes of what it names, the certificate it binds itself to, its value over the
 * signed part. Not judged: whether the certificate leads to a trusted authority, was revoked, or is qualified; time-stamps.
 */
export function judgeSignature(signature: Element, parts: ReadonlyMap<string, Part>): XadesSignature {
  const refused = (fault: XadesFault): XadesSignature => ({ ...NOBODY, covers: [], fault });
  const info = at(signature, 'SignedInfo');
  const method = at(info, 'CanonicalizationMethod')?.getAttribute('Algorithm') ?? '';
  const signed = info && canonical(info, method);
  if (!info || !signed) return refused('unsupported');
  const { files, signedProperties, fault: broken } = judgeReferences(signature, parts);
  const properties = signedProperties ?? unproven(signature);
  const signer = properties && signerOf(signature, properties);
  // Without a certificate that the signed part names nobody has signed.
  if (!properties || !signer) return refused(broken ?? 'noCertificate');
  const signedAt = claimedTime(properties);
  const value = {
    method: at(info, 'SignatureMethod')?.getAttribute('Algorithm') ?? '',
    value: bytesOf(at(signature, 'SignatureValue')),
    spki: publicKeyOf(signer.certificate),
  };
  const fault =
    broken ??
    signatureFault(value, signed) ??
    (signedProperties ? certificateFault(signer.certificate, signedAt) : 'noCertificate');
  return {
    ...personOf(signer.certificate),
    signedAt: signedAt?.toISOString() ?? null,
    fault,
    covers: fault === null ? files : [],
  };
}

/** Properties that no reference covers: they tell whose broken signature it claims to be, and prove nothing. */
const unproven = (signature: Element): Element | null =>
  at(signature, 'Object', 'QualifyingProperties', 'SignedProperties');
