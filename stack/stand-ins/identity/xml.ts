import { createPublicKey } from 'node:crypto';
import { DOMParser, XMLSerializer, type Document, type Element } from '@xmldom/xmldom';
import { SignedXml } from 'xml-crypto';

export const GATEWAY_NS = 'http://www.epaslaugos.lt/services/authentication';
const SOAP_NS = 'http://schemas.xmlsoap.org/soap/envelope/';
const DSIG_NS = 'http://www.w3.org/2000/09/xmldsig#';
const EXC_C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const RSA = { sha1: `${DSIG_NS}rsa-sha1`, sha256: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256' };
const DIGEST = { sha1: `${DSIG_NS}sha1`, sha256: 'http://www.w3.org/2001/04/xmlenc#sha256' };
export type Hash = keyof typeof RSA;

/** A request the gateway refuses; the code goes into the SOAP fault. */
export class Refused extends Error {
  constructor(readonly code: 'badRequest' | 'badSignature' | 'unknownPid' | 'unknownTicket') {
    super(code);
  }
}

export const xmlText = (text: string): string =>
  text
    .replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '');

function parse(xml: string): Document {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new Refused('badRequest');
  try {
    const strict = () => {
      throw new Refused('badRequest');
    };
    return new DOMParser({ onError: strict }).parseFromString(xml, 'text/xml');
  } catch {
    throw new Refused('badRequest');
  }
}

const serialize = (node: Element | Document): string => new XMLSerializer().serializeToString(node);

const childElements = (parent: Element | Document): Element[] =>
  [...parent.childNodes].filter((node): node is Element => node.nodeType === 1);

const childrenNamed = (parent: Element, name: string): string[] =>
  childElements(parent)
    .filter((child) => child.localName === name && child.namespaceURI === GATEWAY_NS)
    .map((child) => (child.textContent ?? '').trim());

export interface GatewayRequest {
  operation: string;
  hash: Hash;
  one(name: string): string;
  all(name: string): string[];
}

function signatureOver(payload: Element, publicKey: string): { signed: string; hash: Hash } {
  const nodes = childElements(payload).filter(
    (child) => child.localName === 'Signature' && child.namespaceURI === DSIG_NS,
  );
  if (!nodes[0] || !payload.ownerDocument || nodes.length !== 1) throw new Refused('badSignature');
  // The key is the one registered for the service; whatever the message says about its own key is ignored.
  const signature = new SignedXml({ publicCert: publicKey, getCertFromKeyInfo: () => null });
  try {
    signature.loadSignature(serialize(nodes[0]));
    if (!signature.checkSignature(serialize(payload.ownerDocument))) throw new Refused('badSignature');
  } catch {
    throw new Refused('badSignature');
  }
  const hash = (Object.keys(RSA) as Hash[]).find((name) => RSA[name] === signature.signatureAlgorithm);
  const [signed, ...more] = signature.getSignedReferences();
  if (!hash || !signed || more.length > 0) throw new Refused('badSignature');
  return { signed, hash };
}

/** Opens a SOAP request: only what the signature covers is read, after it has been verified with the key registered for its pid. */
export function openRequest(xml: string, publicKeyOf: (pid: string) => string | undefined): GatewayRequest {
  const envelope = parse(xml).documentElement;
  if (!envelope || envelope.localName !== 'Envelope' || envelope.namespaceURI !== SOAP_NS)
    throw new Refused('badRequest');
  const body = childElements(envelope).find(
    (child) => child.localName === 'Body' && child.namespaceURI === SOAP_NS,
  );
  const [payload, ...rest] = body ? childElements(body) : [];
  if (!payload || rest.length > 0 || payload.namespaceURI !== GATEWAY_NS) throw new Refused('badRequest');
  const claimed = childrenNamed(payload, 'pid')[0] ?? '';
  const key = publicKeyOf(claimed);
  if (!key) throw new Refused('unknownPid');
  const { signed, hash } = signatureOver(payload, key);
  const trusted = parse(signed).documentElement;
  if (!trusted || trusted.localName !== payload.localName || trusted.namespaceURI !== GATEWAY_NS)
    throw new Refused('badSignature');
  const all = (name: string): string[] => childrenNamed(trusted, name);
  const one = (name: string): string => all(name)[0] ?? '';
  if (all('pid').length !== 1 || one('pid') !== claimed) throw new Refused('badSignature');
  return { operation: trusted.localName ?? '', hash, all, one };
}

function rsaKeyValue(privateKey: string): string {
  const { n, e } = createPublicKey(privateKey).export({ format: 'jwk' }) as { n: string; e: string };
  const base64 = (part: string): string => Buffer.from(part, 'base64url').toString('base64');
  return `<ds:KeyValue><ds:RSAKeyValue><ds:Modulus>${base64(n)}</ds:Modulus><ds:Exponent>${base64(e)}</ds:Exponent></ds:RSAKeyValue></ds:KeyValue>`;
}

/** Wraps an answer into an envelope and signs it in the profile of the gateway: enveloped, exc-c14n, RSA. */
export function signedEnvelope(
  answer: { name: string; inner: string },
  privateKey: string,
  hash: Hash,
): string {
  const payload = `<authentication:${answer.name} xmlns:authentication="${GATEWAY_NS}" id="uniqueNodeId">${answer.inner}</authentication:${answer.name}>`;
  const signature = new SignedXml({
    privateKey,
    signatureAlgorithm: RSA[hash],
    canonicalizationAlgorithm: EXC_C14N,
    getKeyInfoContent: () => rsaKeyValue(privateKey),
  });
  const where = `//*[local-name()='${answer.name}']`;
  signature.addReference({ xpath: where, transforms: [ENVELOPED, EXC_C14N], digestAlgorithm: DIGEST[hash] });
  signature.computeSignature(
    `<soapenv:Envelope xmlns:soapenv="${SOAP_NS}"><soapenv:Body>${payload}</soapenv:Body></soapenv:Envelope>`,
    { prefix: 'ds', location: { reference: where, action: 'append' } },
  );
  return signature.getSignedXml();
}

export const fault = (code: string): string =>
  `<soapenv:Envelope xmlns:soapenv="${SOAP_NS}"><soapenv:Body><soapenv:Fault><faultcode>soapenv:Client</faultcode>` +
  `<faultstring>${code}</faultstring></soapenv:Fault></soapenv:Body></soapenv:Envelope>`;
