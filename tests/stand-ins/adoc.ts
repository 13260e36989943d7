// Makes signed containers as signing programs do. What is hashed is written canonically by hand, so that the reader is
// held against the text of the rules and not against its own library.
import { createHash, KeyObject, sign } from 'node:crypto';
import { ZipFile } from 'yazl';
import type { PersonProfile, SignerPerson } from '../../stack/stand-ins/signing/dev-ca.ts';
import { authorityOf } from './authorities.ts';

export const ADOC_TYPE = 'application/vnd.lt.archyvai.adoc-2008';
const XMLDSIG = 'http://www.w3.org/2000/09/xmldsig#';
const XADES = 'http://uri.etsi.org/01903/v1.3.2#';
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const AROUND =
  'xmlns="urn:oasis:names:tc:opendocument:xmlns:digitalsignature:1.0" ' +
  `xmlns:ds="${XMLDSIG}" xmlns:xades="${XADES}"`;

export interface AdocSigner extends PersonProfile {
  person: SignerPerson;
  /** What it covers; absent = all documents. */
  covers?: readonly string[];
  at?: Date;
  /** Another certificate beside the one whose key signs. */
  shows?: SignerPerson;
  digest?: 'sha256' | 'sha1';
}

export interface AdocMade {
  documents: Readonly<Record<string, Buffer>>;
  signers?: readonly AdocSigner[];
  /** Names the manifest lists; absent = the documents. */
  listed?: readonly string[];
  /** After the signatures were made: what stands in their place. */
  swapped?: Readonly<Record<string, Buffer>>;
}

const digestOf = (hash: string, bytes: Buffer | string): string =>
  createHash(hash).update(bytes).digest('base64');
const digestUri = (hash: 'sha256' | 'sha1'): string =>
  hash === 'sha1' ? `${XMLDSIG}sha1` : 'http://www.w3.org/2001/04/xmlenc#sha256';

async function signatureOf(signer: AdocSigner, index: number, made: AdocMade): Promise<string> {
  const { person, covers, at = new Date(), shows = person, digest = 'sha256', ...profile } = signer;
  const ca = await authorityOf(profile.keys);
  const { certificate: shown } = await ca.credentialFor(shows, profile);
  const { privateKey } = await ca.credentialFor(person, profile);
  const der = Buffer.from(shown.rawData);
  const method = (hash: 'sha256' | 'sha1') =>
    `<ds:DigestMethod Algorithm="${digestUri(hash)}"></ds:DigestMethod>`;
  const id = `S${index}`;
  const properties = (namespaces: string): string =>
    `<xades:SignedProperties${namespaces} Id="${id}-P"><xades:SignedSignatureProperties>` +
    `<xades:SigningTime>${at.toISOString()}</xades:SigningTime><xades:SigningCertificate><xades:Cert><xades:CertDigest>` +
    `${method('sha256')}<ds:DigestValue>${digestOf('sha256', der)}</ds:DigestValue></xades:CertDigest></xades:Cert>` +
    `</xades:SigningCertificate></xades:SignedSignatureProperties></xades:SignedProperties>`;
  const reference = (uri: string, value: string, hash: 'sha256' | 'sha1', type = ''): string =>
    `<ds:Reference${type} URI="${uri}">${method(hash)}<ds:DigestValue>${value}</ds:DigestValue></ds:Reference>`;
  const names = covers ?? Object.keys(made.documents);
  const references = [
    ...names.map((name) =>
      reference(encodeURI(name), digestOf(digest, made.documents[name] ?? Buffer.alloc(0)), digest),
    ),
    reference(
      `#${id}-P`,
      digestOf('sha256', properties(` ${AROUND}`)),
      'sha256',
      ' Type="http://uri.etsi.org/01903#SignedProperties"',
    ),
  ];
  const algorithm = profile.keys?.startsWith('RSA') ? 'rsa-sha256' : 'ecdsa-sha256';
  const info = (namespaces: string): string =>
    `<ds:SignedInfo${namespaces}><ds:CanonicalizationMethod Algorithm="${C14N}"></ds:CanonicalizationMethod>` +
    `<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#${algorithm}"></ds:SignatureMethod>` +
    `${references.join('')}</ds:SignedInfo>`;
  const key = KeyObject.from(privateKey);
  const value = sign('sha256', Buffer.from(info(` ${AROUND}`)), { key, dsaEncoding: 'ieee-p1363' });
  return (
    `<ds:Signature Id="${id}">${info('')}<ds:SignatureValue>${value.toString('base64')}</ds:SignatureValue>` +
    `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${der.toString('base64')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>` +
    `<ds:Object><xades:QualifyingProperties Target="#${id}">${properties('')}</xades:QualifyingProperties></ds:Object></ds:Signature>`
  );
}

function manifestOf(names: readonly string[]): string {
  const entry = (name: string, type: string) =>
    `<manifest:file-entry manifest:full-path="${name}" manifest:media-type="${type}"/>`;
  return (
    `<?xml version="1.0" encoding="utf-8"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">` +
    `${entry('/', ADOC_TYPE)}${entry('META-INF/', '')}${names.map((name) => entry(name, 'application/pdf')).join('')}</manifest:manifest>`
  );
}

/** The files of a container in their order. */
export async function adocParts(made: AdocMade): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>([['mimetype', Buffer.from(ADOC_TYPE)]]);
  for (const [name, bytes] of Object.entries({ ...made.documents, ...made.swapped })) parts.set(name, bytes);
  parts.set('META-INF/manifest.xml', Buffer.from(manifestOf(made.listed ?? Object.keys(made.documents))));
  for (const [index, signer] of (made.signers ?? []).entries()) {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<document-signatures ${AROUND}>${await signatureOf(signer, index, made)}</document-signatures>`;
    parts.set(`META-INF/signatures/signatures${index}.xml`, Buffer.from(xml));
  }
  return parts;
}

export function zipOf(parts: Iterable<readonly [string, Buffer]>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of parts) zip.addBuffer(bytes, name, { compress: name !== 'mimetype' });
  zip.end();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    zip.outputStream
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject);
  });
}

export const adocOf = async (made: AdocMade): Promise<Buffer> => zipOf(await adocParts(made));
