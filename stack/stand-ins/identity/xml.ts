import { DOMParser, XMLSerializer, type Document, type Element } from '@xmldom/xmldom';
import { SignedXml } from 'xml-crypto';
import { DSIG_NS, GATEWAY_NS, RSA, SOAP_NS, envelope, type Hash } from './sign.ts';

/** A request the gateway refuses; the code goes into the text of the SOAP fault. */
export class Refused extends Error {
  constructor(readonly code: 'badRequest' | 'badSignature' | 'unknownPid' | 'unknownTicket') {
    super(code);
  }
}

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

/** The faults the gateway's WSDL declares. For an unknown service or ticket it declares none: a fault without detail. */
const DETAILS: Partial<Record<Refused['code'], string>> = {
  badSignature: 'invalidSignatureException',
  badRequest: 'invalidXmlException',
};

export function fault(code: Refused['code']): string {
  const name = DETAILS[code];
  const detail = name
    ? `<detail><authentication:${name} xmlns:authentication="${GATEWAY_NS}"/></detail>`
    : '';
  return envelope(
    `<soap:Fault><faultcode>soap:Server</faultcode><faultstring>${code}</faultstring>${detail}</soap:Fault>`,
  );
}
