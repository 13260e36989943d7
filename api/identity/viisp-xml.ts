import { createPublicKey } from 'node:crypto';
import { DOMParser, XMLSerializer, type Document, type Element } from '@xmldom/xmldom';
import { SignedXml } from 'xml-crypto';
import { IdentityError } from './viisp-call.ts';

export const NS = 'http://www.epaslaugos.lt/services/authentication';
const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';
const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = `${DSIG}enveloped-signature`;

/** The gateway's own profile is RSA-SHA1; SHA-256 is for gateways that have moved on. */
export const PROFILES = {
  'rsa-sha1': { signature: `${DSIG}rsa-sha1`, digest: `${DSIG}sha1` },
  'rsa-sha256': {
    signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
  },
} as const;
export type Profile = keyof typeof PROFILES;

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
export function signedMessage(
  operation: string,
  inner: string,
  key: { pem: string; profile: Profile },
): string {
  const { signature, digest } = PROFILES[key.profile];
  const message =
    `<soapenv:Envelope xmlns:soapenv="${SOAP}"><soapenv:Body>` +
    `<authentication:${operation} xmlns:authentication="${NS}" id="uniqueNodeId">${inner}</authentication:${operation}>` +
    `</soapenv:Body></soapenv:Envelope>`;
  const signer = new SignedXml({
    privateKey: key.pem,
    signatureAlgorithm: signature,
    canonicalizationAlgorithm: EXCLUSIVE,
    getKeyInfoContent: () => keyInfo(key.pem),
  });
  const xpath = `//*[local-name()='${operation}' and namespace-uri()='${NS}']`;
  signer.addReference({ xpath, digestAlgorithm: digest, transforms: [ENVELOPED, EXCLUSIVE] });
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

/**
 * Opens the gateway's answer: verifies the signature on the payload with the gateway's key and answers the element rebuilt from
 * exactly the bytes the signature covers, so that nothing wrapped around or beside them can be read by mistake.
 */
export function openAnswer(xml: string, operation: string, gatewayKeyPem: string): Element {
  const payload = payloadOf(parseXml(xml), operation);
  const signatures = elementsOf(payload).filter((element) => isNamed(element, DSIG, 'Signature'));
  const [signature] = signatures;
  if (!signature || signatures.length !== 1) throw new IdentityError('malformed');
  const verifier = new SignedXml({ publicCert: gatewayKeyPem, getCertFromKeyInfo: () => null });
  let covered: string[];
  try {
    verifier.loadSignature(new XMLSerializer().serializeToString(signature));
    covered = verifier.checkSignature(xml) ? verifier.getSignedReferences() : [];
  } catch {
    throw new IdentityError('malformed');
  }
  const [reference] = verifier.getReferences();
  const transforms = reference?.transforms ?? [];
  const isOurProfile =
    covered.length === 1 &&
    Object.values(PROFILES).some(
      ({ signature, digest }) =>
        verifier.signatureAlgorithm === signature && reference?.digestAlgorithm === digest,
    ) &&
    transforms.every((transform) => transform === ENVELOPED || transform === EXCLUSIVE);
  const trusted = isOurProfile ? parseXml(covered[0] ?? '').documentElement : null;
  if (!isNamed(trusted, NS, operation)) throw new IdentityError('malformed');
  return trusted;
}

/** Texts of the direct children with a name. */
export const textsOf = (parent: Element, name: string): string[] =>
  elementsOf(parent)
    .filter((element) => isNamed(element, NS, name))
    .map((element) => (element.textContent ?? '').trim());

export const childrenOf = (parent: Element, name: string): Element[] =>
  elementsOf(parent).filter((element) => isNamed(element, NS, name));
