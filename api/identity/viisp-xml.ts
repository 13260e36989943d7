import { createPublicKey } from 'node:crypto';
import { DOMParser, XMLSerializer, type Document, type Element } from '@xmldom/xmldom';
import { SignedXml } from 'xml-crypto';
import type { GatewayKey } from './gateway-keys.ts';
import {
  DIGEST_URI,
  DSIG,
  ENVELOPED,
  EXCLUSIVE,
  SIGNATURE_URI,
  type Hash,
  type Signature,
} from './viisp-algorithms.ts';
import { IdentityError } from './viisp-call.ts';

export const NS = 'http://www.epaslaugos.lt/services/authentication';
const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';

/** Our private key (PEM) and the algorithms of our requests. */
export interface SigningKey {
  pem: string;
  signature: Signature;
  digest: Hash;
}

/** What answers may be signed with: any of the keys, none but these hashes. */
export interface Trust {
  keys: readonly GatewayKey[];
  hashes: readonly Hash[];
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const tag = (name: string, text: string): string =>
  `<authentication:${name}>${text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')}</authentication:${name}>`;

/** The gateway wants the key itself in the message (KeyValue), not a certificate. */
function keyInfo(privateKeyPem: string): string {
  const jwk = createPublicKey(privateKeyPem).export({ format: 'jwk' });
  const part = (value: string | undefined): string =>
    Buffer.from(value ?? '', 'base64url').toString('base64');
  const modulus = `<ds:Modulus>${part(jwk.n)}</ds:Modulus><ds:Exponent>${part(jwk.e)}</ds:Exponent>`;
  return `<ds:KeyValue><ds:RSAKeyValue>${modulus}</ds:RSAKeyValue></ds:KeyValue>`;
}

/** A SOAP message whose payload carries an enveloped signature with our key. */
export function signedMessage(operation: string, inner: string, key: SigningKey): string {
  const message =
    `<soapenv:Envelope xmlns:soapenv="${SOAP}"><soapenv:Body>` +
    `<authentication:${operation} xmlns:authentication="${NS}" id="uniqueNodeId">${inner}</authentication:${operation}>` +
    `</soapenv:Body></soapenv:Envelope>`;
  const signer = new SignedXml({
    privateKey: key.pem,
    signatureAlgorithm: SIGNATURE_URI[key.signature],
    canonicalizationAlgorithm: EXCLUSIVE,
    getKeyInfoContent: () => keyInfo(key.pem),
  });
  const xpath = `//*[local-name()='${operation}' and namespace-uri()='${NS}']`;
  signer.addReference({ xpath, digestAlgorithm: DIGEST_URI[key.digest], transforms: [ENVELOPED, EXCLUSIVE] });
  signer.computeSignature(message, { prefix: 'ds', location: { reference: xpath, action: 'append' } });
  return signer.getSignedXml();
}

function parseXml(xml: string): Document {
  // Entities are never needed here, so a document type is refused before any parser sees it.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new IdentityError('malformed');
  try {
    return new DOMParser({
      onError: () => {
        throw new IdentityError('malformed');
      },
    }).parseFromString(xml, 'text/xml');
  } catch {
    throw new IdentityError('malformed');
  }
}

export const elementsOf = (parent: Element): Element[] =>
  [...parent.childNodes].filter((node): node is Element => node.nodeType === 1);

const isNamed = (element: Element | undefined | null, namespace: string, name: string): element is Element =>
  element?.namespaceURI === namespace && element.localName === name;

function payloadOf(document: Document, operation: string): Element {
  const envelope = document.documentElement;
  if (!isNamed(envelope, SOAP, 'Envelope')) throw new IdentityError('malformed');
  const bodies = elementsOf(envelope).filter((element) => isNamed(element, SOAP, 'Body'));
  const [payload, ...more] = bodies.length === 1 && bodies[0] ? elementsOf(bodies[0]) : [];
  if (more.length > 0 || !isNamed(payload, NS, operation)) throw new IdentityError('malformed');
  return payload;
}

/** What is covered by a signature that verifies with this key, and the signature as read; null when it does not verify. */
function verified(xml: string, signature: string, publicKeyPem: string) {
  // The key is one of those trusted; what the message says about its own key (KeyInfo) is not asked.
  const verifier = new SignedXml({ publicCert: publicKeyPem, getCertFromKeyInfo: () => null });
  try {
    verifier.loadSignature(signature);
    return verifier.checkSignature(xml) ? { verifier, covered: verifier.getSignedReferences() } : null;
  } catch {
    return null;
  }
}

function isAllowed(verifier: SignedXml, hashes: readonly Hash[]): boolean {
  const [reference, ...more] = verifier.getReferences();
  return (
    reference !== undefined &&
    more.length === 0 &&
    verifier.canonicalizationAlgorithm === EXCLUSIVE &&
    hashes.some((hash) => verifier.signatureAlgorithm === SIGNATURE_URI[`rsa-${hash}`]) &&
    hashes.some((hash) => reference.digestAlgorithm === DIGEST_URI[hash]) &&
    reference.transforms.every((transform) => transform === ENVELOPED || transform === EXCLUSIVE)
  );
}

/**
 * Opens the gateway's answer: verifies the signature on the payload with one of the gateway's keys and answers the element rebuilt
 * from exactly the bytes the signature covers, so that nothing wrapped around or beside them can be read by mistake.
 */
export function openAnswer(xml: string, operation: string, trust: Trust): Element {
  const payload = payloadOf(parseXml(xml), operation);
  const signatures = elementsOf(payload).filter((element) => isNamed(element, DSIG, 'Signature'));
  const [signature] = signatures;
  if (!signature || signatures.length !== 1) throw new IdentityError('malformed');
  const text = new XMLSerializer().serializeToString(signature);
  for (const { publicKeyPem } of trust.keys) {
    const found = verified(xml, text, publicKeyPem);
    if (!found) continue;
    const [covered = '', ...more] = found.covered;
    if (more.length > 0 || !isAllowed(found.verifier, trust.hashes)) break;
    const trusted = parseXml(covered).documentElement;
    if (isNamed(trusted, NS, operation)) return trusted;
  }
  throw new IdentityError('malformed');
}

/** Texts of the direct children with a name. */
export const textsOf = (parent: Element, name: string): string[] =>
  elementsOf(parent)
    .filter((element) => isNamed(element, NS, name))
    .map((element) => (element.textContent ?? '').trim());

export const childrenOf = (parent: Element, name: string): Element[] =>
  elementsOf(parent).filter((element) => isNamed(element, NS, name));
