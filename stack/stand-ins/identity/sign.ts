import { createHash, createPublicKey, createSign } from 'node:crypto';

export const GATEWAY_NS = 'http://www.epaslaugos.lt/services/authentication';
export const SOAP_NS = 'http://schemas.xmlsoap.org/soap/envelope/';
export const DSIG_NS = 'http://www.w3.org/2000/09/xmldsig#';
const EXC_C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';

export const RSA = {
  sha1: `${DSIG_NS}rsa-sha1`,
  sha256: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
};
const DIGEST = { sha1: `${DSIG_NS}sha1`, sha256: 'http://www.w3.org/2001/04/xmlenc#sha256' };
export type Hash = keyof typeof RSA;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text between tags, escaped as canonical XML has it. */
export const xmlText = (text: string): string =>
  text.replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd]/g, '').replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? '');

/** What is written here is canonical (exc-c14n) but for its empty elements, so nothing has to be parsed in order to be signed. */
const canonical = (xml: string): string => xml.replace(/<([\w:]+)([^<>]*)\/>/g, '<$1$2></$1>');

export const envelope = (body: string): string =>
  `<soap:Envelope xmlns:soap="${SOAP_NS}"><SOAP-ENV:Header xmlns:SOAP-ENV="${SOAP_NS}"/><soap:Body>${body}</soap:Body></soap:Envelope>`;

function keyValue(privateKey: string): string {
  const { n, e } = createPublicKey(privateKey).export({ format: 'jwk' }) as { n: string; e: string };
  const base64 = (part: string): string => Buffer.from(part, 'base64url').toString('base64');
  return `<KeyValue><RSAKeyValue><Modulus>${base64(n)}</Modulus><Exponent>${base64(e)}</Exponent></RSAKeyValue></KeyValue>`;
}

function signedInfo(digest: string, hash: Hash): string {
  const prefixes = `<InclusiveNamespaces xmlns="${EXC_C14N}" PrefixList="authentication"/>`;
  return (
    `<CanonicalizationMethod Algorithm="${EXC_C14N}">${prefixes}</CanonicalizationMethod>` +
    `<SignatureMethod Algorithm="${RSA[hash]}"/><Reference URI="#uniqueId"><Transforms>` +
    `<Transform Algorithm="${DSIG_NS}enveloped-signature"/>` +
    `<Transform Algorithm="${EXC_C14N}">${prefixes}</Transform></Transforms>` +
    `<DigestMethod Algorithm="${DIGEST[hash]}"/><DigestValue>${digest}</DigestValue></Reference>`
  );
}

/**
 * An answer in its envelope, signed as recorded answers of the gateway are: its prefixes and names, id `uniqueId`, enveloped,
 * exc-c14n with a PrefixList in both places, RSA, the key as KeyValue (laurynas/viisp-auth, spec/fixtures/ticket.xml).
 */
export function signedEnvelope(
  answer: { name: string; inner: string },
  privateKey: string,
  hash: Hash,
): string {
  const [start, end] = [`<authentication:${answer.name}`, `</authentication:${answer.name}>`];
  const own = `xmlns:authentication="${GATEWAY_NS}"`;
  const covered = canonical(`${start} ${own} id="uniqueId">${answer.inner}${end}`);
  const info = signedInfo(createHash(hash).update(covered).digest('base64'), hash);
  const signature = createSign(hash)
    .update(canonical(`<SignedInfo xmlns="${DSIG_NS}" ${own}>${info}</SignedInfo>`))
    .sign(privateKey, 'base64');
  const others = `xmlns:dsig="${DSIG_NS}" xmlns:ns3="http://viisp.ivpk.lt/systemHealth" xmlns:ns4="${EXC_C14N}"`;
  return envelope(
    `${start} ${own} ${others} id="uniqueId">${answer.inner}` +
      `<Signature xmlns="${DSIG_NS}"><SignedInfo>${info}</SignedInfo><SignatureValue>${signature}</SignatureValue>` +
      `<KeyInfo>${keyValue(privateKey)}</KeyInfo></Signature>${end}`,
  );
}
