import { AdapterError, type AdapterErrorCode } from '../adapter-error.ts';
import type { HttpAnswer } from '../http.ts';
import { SOAP } from './request.ts';
import { readXml, type XmlElement } from './xml.ts';

export const SERVICE = 'broker';

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
/** Faults by which the asker is to blame; spyne writes what it was after a point. */
const OURS = /^(?:Client|VersionMismatch|MustUnderstand)(?:\.|$)/;

const fail = (code: AdapterErrorCode): never => {
  throw new AdapterError(code, SERVICE);
};

/** Null when the bytes are not UTF-8. A byte order mark is left out. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const isSoap = (element: XmlElement, name: string): boolean =>
  element.namespace === SOAP && element.name === name;

function payloadOf(body: Buffer): XmlElement | null {
  const envelope = readXml(textOf(body) ?? '');
  if (!envelope || !isSoap(envelope, 'Envelope')) return null;
  const [content, ...more] = envelope.children.filter((child) => isSoap(child, 'Body'));
  const [payload, ...others] = content?.children ?? [];
  return more.length + others.length === 0 ? (payload ?? null) : null;
}

/** Text of a field that may be told once and has no elements in it; null when it is not told. */
function field(result: XmlElement, name: string): string | null {
  const [found, ...more] = result.children.filter((child) => child.name === name);
  if (more.length > 0 || (found?.children.length ?? 0) > 0) fail('malformed');
  return found?.text.trim() ?? null;
}

function faultCode(fault: XmlElement): string {
  const code = field(fault, 'faultcode') ?? '';
  return code.slice(code.indexOf(':') + 1);
}

/** Some services tell base64, others the XML itself; `<` is no letter of base64, so there is no doubt which. */
function documentOf(data: string): string {
  const told = data.replaceAll(/\s/g, '');
  const xml = data.startsWith('<') ? data : BASE64.test(told) ? textOf(Buffer.from(told, 'base64')) : null;
  return xml !== null && readXml(xml) ? xml : fail('malformed');
}

/**
 * The XML a service told. Throws AdapterError: `refused` where the broker says -1, or that the question was wrong; what it says
 * besides is text for people and is dropped, because it may repeat the question. -1 is never „no such party“.
 */
export function readAnswer({ status, body }: HttpAnswer): string {
  const payload = payloadOf(body);
  if (payload && isSoap(payload, 'Fault'))
    return fail(OURS.test(faultCode(payload)) ? 'refused' : 'unavailable');
  // A server, or a proxy before it, that broke down.
  if (status >= 500) return fail('unavailable');
  const [result, ...more] = payload?.name === 'GetDataResponse' ? payload.children : [];
  if (!result || more.length > 0) return fail('malformed');
  const code = field(result, 'ResponseCode');
  if (code === '-1') return fail('refused');
  if (code !== '1') return fail('malformed');
  return documentOf(field(result, 'ResponseData') ?? '');
}
